//! Who came where at the end of a match, shared places and shared wins included.

use askama::Template;

use crate::failure::Failure;
use crate::filters;
use crate::text::{Text, text};
use crate::visit::Visit;

/// The players of an ended match in the order of their places.
#[derive(Debug, Clone)]
pub(crate) struct Ranking {
    /// The best first, those of one place in seat order.
    rows: Vec<Row>,
    /// What stands above the columns between name and points.
    columns: Vec<Text>,
    /// What stands above the points.
    unit: Text,
}

/// A player's line.
#[derive(Debug, Clone)]
struct Row {
    seat: usize,
    name: String,
    /// From 1; players who share a place have the same. 0 if nothing is decided.
    place: usize,
    points: Text,
    cells: Vec<Text>,
    lines: Vec<Text>,
}

impl Ranking {
    /// Ranked by points, the most first. `names` and `points` are in seat order, and there are as
    /// many of one as of the other.
    pub(crate) fn by_points(names: &[String], points: &[i64]) -> Self {
        let better = |mine: i64| points.iter().filter(|theirs| **theirs > mine).count();
        let places: Vec<usize> = points.iter().map(|mine| better(*mine) + 1).collect();
        Self::placed(names, points, &places)
    }

    /// With places of the game's own, from 1, such as after a tie-break; all three lists are in
    /// seat order and equally long.
    pub(crate) fn placed(names: &[String], points: &[i64], places: &[usize]) -> Self {
        let mut rows: Vec<Row> = names
            .iter()
            .zip(points)
            .zip(places)
            .enumerate()
            .map(|(seat, ((name, points), place))| Row {
                seat,
                name: name.clone(),
                place: *place,
                points: Text::verbatim(points.to_string()),
                cells: Vec::new(),
                lines: Vec::new(),
            })
            .collect();
        rows.sort_by_key(|row| (row.place, row.seat));
        Self {
            rows,
            columns: Vec::new(),
            unit: text("ranking-points"),
        }
    }

    /// With another heading for the points, where they are something else.
    #[must_use]
    pub(crate) fn counting(mut self, unit: Text) -> Self {
        self.unit = unit;
        self
    }

    /// With one more column between name and points; `cells` are in seat order.
    #[must_use]
    pub(crate) fn column(mut self, heading: Text, cells: &[Text]) -> Self {
        self.columns.push(heading);
        for row in &mut self.rows {
            let cell = cells.get(row.seat).cloned();
            row.cells.push(cell.unwrap_or_else(|| Text::verbatim("")));
        }
        self
    }

    /// With words below each name, such as what the points are made of; `lines` are in seat order.
    #[must_use]
    pub(crate) fn lines(mut self, lines: &[Vec<Text>]) -> Self {
        for row in &mut self.rows {
            row.lines = lines.get(row.seat).cloned().unwrap_or_default();
        }
        self
    }

    /// How things stood when the match was ended early: nobody has a place, and nobody has won.
    #[must_use]
    pub(crate) fn undecided(mut self) -> Self {
        for row in &mut self.rows {
            row.place = 0;
        }
        self.rows.sort_by_key(|row| row.seat);
        self
    }

    /// Who won, in words: "Anna wins", "Anna and Ben share the win". Whoever wins has the first
    /// place.
    pub(crate) fn won(&self) -> Text {
        let winners = self.rows.iter().filter(|row| row.place == 1);
        let winners: Vec<&str> = winners.map(|row| row.name.as_str()).collect();
        win_of(&winners, self.rows.len())
    }

    /// The part of the screen with all places.
    pub(crate) fn part(&self, visit: &Visit) -> Result<String, Failure> {
        visit.part(&RankingPart {
            ranking: self,
            wide: self.columns.len() + 2,
        })
    }
}

/// Who won a match, from its names and the winners' seats: for lists, where no points are known.
pub(crate) fn winners(names: &[String], seats: &[usize]) -> Option<Text> {
    let winners: Vec<&str> = seats
        .iter()
        .filter_map(|seat| names.get(*seat).map(String::as_str))
        .collect();
    (!winners.is_empty()).then(|| win_of(&winners, names.len()))
}

/// Who won among so many players.
fn win_of(names: &[&str], players: usize) -> Text {
    match names {
        [_, _, _, ..] if names.len() == players => text("ranking-all"),
        [one] => text("ranking-won").with("name", *one),
        _ => text("ranking-shared").with("names", all_of(names)),
    }
}

/// Names as one says them: "Anna", "Anna and Ben", "Anna, Ben and Cleo".
pub(crate) fn all_of(names: &[&str]) -> Text {
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => text("ranking-and")
            .with("some", rest.join(", "))
            .with("last", *last),
        _ => Text::verbatim(names.concat()),
    }
}

#[derive(Template)]
#[template(path = "ranking.html")]
struct RankingPart<'a> {
    ranking: &'a Ranking,
    /// How many columns there are beside the place.
    wide: usize,
}

#[cfg(test)]
mod tests;
