//! Plays, wins and streaks, counted.

use super::play::{Play, Went};
use crate::text::{Text, text};

/// What many matches come to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) plays: usize,
    /// Those in which something could be lost.
    pub(super) contests: usize,
    /// Shared wins are among them.
    pub(super) wins: usize,
    pub(super) shared: usize,
    /// The most wins in a row.
    pub(super) longest: usize,
    /// The wins in a row up to the last match.
    pub(super) current: usize,
}

impl Tally {
    /// Of matches in the order in which they were played. One without a contest breaks no streak.
    pub(super) fn of<'a>(plays: impl IntoIterator<Item = &'a Play>) -> Self {
        let mut tally = Self::default();
        for play in plays {
            tally.plays += 1;
            let won = match play.went {
                Went::Uncontested => continue,
                Went::Won | Went::Shared => true,
                Went::Lost => false,
            };
            tally.contests += 1;
            tally.wins += usize::from(won);
            tally.shared += usize::from(play.went == Went::Shared);
            tally.current = if won { tally.current + 1 } else { 0 };
            tally.longest = tally.longest.max(tally.current);
        }
        tally
    }

    /// What it says, in a sentence.
    pub(super) fn says(&self, name: Text) -> Text {
        let key = if self.contests == 0 {
            "stats-says-plays"
        } else {
            "stats-says-wins"
        };
        text(key)
            .with("name", name)
            .with("plays", self.plays)
            .with("contests", self.contests)
            .with("wins", self.wins)
    }

    /// Each number with what it counts.
    pub(super) fn numbers(&self) -> Vec<(Text, usize)> {
        let mut numbers = vec![(text("stats-plays"), self.plays)];
        if self.contests > 0 {
            numbers.push((text("stats-wins"), self.wins));
            numbers.push((text("stats-shared"), self.shared));
            numbers.push((text("stats-longest"), self.longest));
            numbers.push((text("stats-current"), self.current));
        }
        numbers
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::play::Whose;
    use super::super::play::tests::{finished, player};
    use super::*;

    fn tally(wins: &str) -> Tally {
        let plays: Vec<Play> = wins
            .chars()
            .map(|went| {
                let outcome = match went {
                    'w' => json!({"winners": [0]}),
                    's' => json!({"winners": [0, 1]}),
                    'l' => json!({"winners": [1]}),
                    _ => json!({"won": true, "seconds": 9}),
                };
                Play::of(&finished(&[1, 2], outcome), Whose::Player(player(1)))
            })
            .collect();
        Tally::of(&plays)
    }

    #[test]
    fn wins_in_a_row_count_up_to_the_next_loss() {
        let counted = tally("wslww.w");
        assert_eq!((counted.plays, counted.contests), (7, 6));
        assert_eq!((counted.wins, counted.shared), (5, 1));
        assert_eq!((counted.longest, counted.current), (3, 3));
        assert_eq!(tally("wwl").current, 0);
        assert_eq!(tally("wwl").longest, 2);
    }

    #[test]
    fn without_a_contest_there_is_nothing_to_win() {
        assert_eq!(tally("..").numbers().len(), 1);
        assert_eq!(tally("l").numbers().len(), 5);
        assert_eq!(Tally::of(&[]), Tally::default());
    }
}
