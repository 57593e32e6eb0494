//! The results as a table for other programs: RFC 4180, in UTF-8 with its mark, since a widespread
//! spreadsheet would take it for something else. That spreadsheet also splits cells only at what
//! its own country puts between the items of a list, so the language decides between comma and
//! semicolon. One row a seat of a match that was ended.

use tableside_ledger::{Cursor, Ended, Filter, MatchHead};

use super::day;
use super::results::{points, won};
use crate::app::App;
use crate::chronicle::what;
use crate::failure::Failure;
use crate::text::Lang;

/// How many matches are read at a time, so that others get their turn.
const PAGE: u32 = 500;

const HEADINGS: [&str; 10] = [
    "match",
    "date",
    "game",
    "title",
    "state",
    "seat",
    "player",
    "won",
    "points",
    "player_id",
];

/// The results of all ended matches, the latest first.
pub(super) fn results(app: &App, lang: Lang) -> Result<Vec<u8>, Failure> {
    let mut table = Table::new(lang);
    table.row(&HEADINGS.map(str::to_owned));
    let mut after = None;
    loop {
        let page = app.ledger(|ledger| Ok(ledger.chronicle(&Filter::default(), after, PAGE)?))?;
        let Some(last) = page.last() else { break };
        after = Some(Cursor::from(last));
        for head in &page {
            match_rows(&mut table, head, lang);
        }
    }
    Ok(table.text.into_bytes())
}

fn match_rows(table: &mut Table, head: &MatchHead, lang: Lang) {
    let state = match head.ended {
        Some(Ended::Finished) => "finished",
        Some(Ended::Stopped) => "stopped",
        None => return,
    };
    let outcome = head.outcome.as_ref();
    for (seat, name) in head.players.iter().enumerate() {
        table.row(&[
            head.id.to_string(),
            day(head.played),
            head.game.clone(),
            what(head).say(lang),
            state.to_owned(),
            (seat + 1).to_string(),
            name.clone(),
            outcome
                .and_then(|outcome| won(outcome, seat))
                .unwrap_or_default()
                .to_owned(),
            outcome
                .and_then(|outcome| points(outcome, seat))
                .unwrap_or_default(),
            head.seats
                .get(seat)
                .copied()
                .flatten()
                .map(|id| id.to_string())
                .unwrap_or_default(),
        ]);
    }
}

struct Table {
    text: String,
    separator: &'static str,
}

impl Table {
    fn new(lang: Lang) -> Self {
        // Where the comma stands in numbers, lists have the semicolon.
        let separator = match lang {
            Lang::De | Lang::Hu => ";",
            Lang::En => ",",
        };
        let text = "\u{feff}".to_owned();
        Self { text, separator }
    }

    fn row(&mut self, cells: &[String]) {
        let cells: Vec<_> = cells.iter().map(|cell| written(cell)).collect();
        self.text.push_str(&cells.join(self.separator));
        self.text.push_str("\r\n");
    }
}

/// A cell as it stands in the file. A spreadsheet takes what begins like a formula for one, so
/// that gets an apostrophe in front, which says that it is text.
fn written(cell: &str) -> String {
    // Points below nothing are a number, which a spreadsheet may well take for one.
    let guarded = if cell.parse::<i64>().is_ok_and(|number| number < 0) {
        cell.to_owned()
    } else if cell.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    };
    if guarded.contains([',', '"', '\n', '\r', ';', '\'']) {
        format!("\"{}\"", guarded.replace('"', "\"\""))
    } else {
        guarded
    }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn a_cell_is_text_whatever_is_in_it() {
        for (cell, in_the_file) in [
            ("Anna", "Anna"),
            ("Őzike", "Őzike"),
            ("a,b", "\"a,b\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("=1+1", "\"'=1+1\""),
            ("+49", "\"'+49\""),
            ("-2", "-2"),
            ("-2+3", "\"'-2+3\""),
            ("-", "\"'-\""),
            ("@home", "\"'@home\""),
            ("\t=1", "\"'\t=1\""),
            (
                "=HYPERLINK(\"x\",\"y\")",
                "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"",
            ),
            ("", ""),
        ] {
            assert_eq!(written(cell), in_the_file, "{cell}");
        }
    }
}
