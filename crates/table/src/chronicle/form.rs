//! What is entered of a match that was played without the app: the form, what is wrong with it,
//! and the outcome that it says.

use jiff::Timestamp;
use serde_json::{Value, json};
use tableside_ledger::MatchHead;
use tableside_rules::Game as _;
use tableside_rules::kreuzsummen::Kreuzsummen;

use super::by_hand::scenario_of;
use super::line::winning_seats;
use crate::games::Game;
use crate::text::{Text, text};

/// The most points, and the fewest, that can be entered.
const MOST: i64 = 99_999;

/// The pairs of a form, in which a name may stand several times.
pub(super) struct Entered(Vec<(String, String)>);

impl Entered {
    pub(super) fn new(pairs: Vec<(String, String)>) -> Self {
        Self(pairs)
    }

    /// The first value of a name.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let mut pairs = self.0.iter();
        pairs
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    fn has(&self, name: &str, value: &str) -> bool {
        self.0
            .iter()
            .any(|(known, given)| known == name && given == value)
    }
}

/// A player's line of the form.
pub(super) struct Line {
    pub(super) seat: usize,
    pub(super) name: String,
    pub(super) won: bool,
    /// As it was typed.
    pub(super) points: String,
}

/// What was entered, and what is wrong with it.
pub(super) struct ResultForm {
    pub(super) day: String,
    pub(super) day_error: Option<Text>,
    pub(super) lines: Vec<Line>,
    pub(super) lines_error: Option<Text>,
    /// Whether all play together, so that they win or lose together.
    pub(super) together: bool,
    pub(super) won: Option<bool>,
    pub(super) won_error: Option<Text>,
    /// The scenario as it was typed, where the game has scenarios.
    pub(super) scenario: Option<String>,
    pub(super) scenario_error: Option<Text>,
}

impl ResultForm {
    /// Nothing entered yet, but the day.
    pub(super) fn new(game: &Game, names: Vec<String>, day: String) -> Self {
        let together = game.id == Kreuzsummen::ID;
        let lines = names.into_iter().enumerate().map(|(seat, name)| Line {
            seat,
            name,
            won: false,
            points: String::new(),
        });
        Self {
            day,
            day_error: None,
            lines: lines.collect(),
            lines_error: None,
            together,
            won: None,
            won_error: None,
            scenario: together.then(String::new),
            scenario_error: None,
        }
    }

    /// What a form brought.
    pub(super) fn read(game: &Game, names: Vec<String>, entered: &Entered) -> Self {
        let day = entered.get("day").unwrap_or_default().to_owned();
        let mut form = Self::new(game, names, day);
        for line in &mut form.lines {
            line.won = entered.has("winner", &line.seat.to_string());
            let points = entered.get(&format!("points-{}", line.seat));
            points.unwrap_or_default().clone_into(&mut line.points);
        }
        form.won = match entered.get("won") {
            Some("yes") => Some(true),
            Some("no") => Some(false),
            _ => None,
        };
        if let Some(scenario) = &mut form.scenario {
            let typed = entered.get("scenario").unwrap_or_default();
            typed.clone_into(scenario);
        }
        form
    }

    /// What was entered before, to be corrected.
    pub(super) fn of(game: &Game, head: &MatchHead, day: String) -> Self {
        let mut form = Self::new(game, head.players.clone(), day);
        form.keep_scenario();
        let outcome = head.outcome.as_ref();
        form.won = outcome.and_then(|outcome| outcome.get("won")?.as_bool());
        let winners = winning_seats(head);
        let points = outcome.and_then(|outcome| outcome.get("scores")?.as_array());
        for line in &mut form.lines {
            line.won = winners.contains(&line.seat);
            let own = points.and_then(|points| points.get(line.seat)?.as_i64());
            line.points = own.map_or_else(String::new, |own| own.to_string());
        }
        form
    }

    /// The scenario stays what it was.
    pub(super) fn keep_scenario(&mut self) {
        self.scenario = None;
    }

    /// When it was played; `None`, with the reason beside the day, if `read` can't take it.
    pub(super) fn day(
        &mut self,
        read: impl FnOnce(&str) -> Result<Timestamp, Text>,
    ) -> Option<Timestamp> {
        match read(&self.day) {
            Ok(day) => Some(day),
            Err(why) => {
                self.day_error = Some(why);
                None
            }
        }
    }

    /// The scenario, if one was entered; checked by [`Self::outcome`].
    pub(super) fn scenario(&self) -> Option<u8> {
        let typed = self.scenario.as_deref()?;
        scenario_of(typed).ok().flatten()
    }

    /// What came of it; `None`, with the reason beside it, if that does not say who won.
    pub(super) fn outcome(&mut self) -> Option<Value> {
        if self.together {
            if let Some(Err(why)) = self.scenario.as_deref().map(scenario_of) {
                self.scenario_error = Some(why);
            }
            if self.won.is_none() {
                self.won_error = Some(text("by-hand-won-missing"));
            }
            let won = self.won.filter(|_| self.scenario_error.is_none())?;
            return Some(json!({ "won": won }));
        }
        match self.competitive() {
            Ok(outcome) => Some(outcome),
            Err(why) => {
                self.lines_error = Some(why);
                None
            }
        }
    }

    fn competitive(&mut self) -> Result<Value, Text> {
        let points = self.points()?;
        if let Some(points) = &points
            && self.lines.iter().all(|line| !line.won)
        {
            // Most points win, unless it is said otherwise.
            let most = points.iter().max();
            for (line, own) in self.lines.iter_mut().zip(points) {
                line.won = Some(own) == most;
            }
        }
        let winners: Vec<usize> = (self.lines.iter())
            .filter(|line| line.won)
            .map(|line| line.seat)
            .collect();
        if winners.is_empty() {
            return Err(text("by-hand-winner-missing"));
        }
        Ok(match points {
            Some(scores) => json!({ "winners": winners, "scores": scores }),
            None => json!({ "winners": winners }),
        })
    }

    /// Everybody's points, or nobody's.
    fn points(&self) -> Result<Option<Vec<i64>>, Text> {
        let typed = self.lines.iter().map(|line| line.points.trim());
        if typed.clone().all(str::is_empty) {
            return Ok(None);
        }
        let mut points = Vec::new();
        for (typed, line) in typed.zip(&self.lines) {
            if typed.is_empty() {
                return Err(text("by-hand-points-missing").with("name", &line.name));
            }
            let own = typed.replace('\u{2212}', "-").parse::<i64>().ok();
            let own = own.filter(|own| (-MOST..=MOST).contains(own));
            points.push(
                own.ok_or_else(|| text("by-hand-points-unreadable").with("name", &line.name))?,
            );
        }
        Ok(Some(points))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    fn entered(pairs: &[(&str, &str)]) -> Entered {
        let pairs = pairs.iter();
        Entered::new(
            pairs
                .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()))
                .collect(),
        )
    }

    fn form(game: &str, pairs: &[(&str, &str)]) -> ResultForm {
        let names = vec!["Anna".to_owned(), "Ben".to_owned()];
        ResultForm::read(games::of(game).unwrap(), names, &entered(pairs))
    }

    #[test]
    fn winners_are_those_who_were_tapped() {
        let mut shared = form(
            "dig-up",
            &[("winner", "0"), ("winner", "1"), ("winner", "7")],
        );
        assert_eq!(shared.outcome(), Some(json!({ "winners": [0, 1] })));
        let mut nobody = form("dig-up", &[]);
        assert_eq!(nobody.outcome(), None);
        assert_eq!(nobody.lines_error, Some(text("by-hand-winner-missing")));
    }

    #[test]
    fn points_say_who_won_unless_somebody_was_tapped() {
        let points = [("points-0", " 7 "), ("points-1", "12")];
        let mut told = form("dig-up", &points);
        assert_eq!(
            told.outcome(),
            Some(json!({ "winners": [1], "scores": [7, 12] }))
        );
        let mut tapped = form("dig-up", &[&points[..], &[("winner", "0")]].concat());
        assert_eq!(
            tapped.outcome(),
            Some(json!({ "winners": [0], "scores": [7, 12] }))
        );
    }

    #[test]
    fn points_are_everybodys_or_nobodys_and_whole_numbers() {
        for (points, why) in [
            ("", "by-hand-points-missing"),
            ("7.5", "by-hand-points-unreadable"),
            ("many", "by-hand-points-unreadable"),
            ("100000", "by-hand-points-unreadable"),
        ] {
            let mut form = form("dig-up", &[("points-0", "3"), ("points-1", points)]);
            assert_eq!(form.outcome(), None, "{points}");
            assert_eq!(form.lines_error, Some(text(why).with("name", "Ben")));
        }
    }

    #[test]
    fn an_attempt_was_won_or_lost_and_its_scenario_is_one_of_fifty() {
        let mut won = form("kreuzsummen", &[("won", "yes"), ("scenario", " 14 ")]);
        assert_eq!(won.outcome(), Some(json!({ "won": true })));
        assert_eq!(won.scenario(), Some(14));
        let mut lost = form("kreuzsummen", &[("won", "no")]);
        assert_eq!(lost.outcome(), Some(json!({ "won": false })));
        assert_eq!(lost.scenario(), None);
        for scenario in ["0", "51", "x"] {
            let mut none = form("kreuzsummen", &[("won", "yes"), ("scenario", scenario)]);
            assert_eq!(none.outcome(), None);
            assert_eq!(none.scenario_error, Some(text("by-hand-no-scenario")));
        }
        let mut open = form("kreuzsummen", &[]);
        assert_eq!(open.outcome(), None);
        assert_eq!(open.won_error, Some(text("by-hand-won-missing")));
    }
}
