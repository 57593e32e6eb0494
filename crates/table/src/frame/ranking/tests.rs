//! Places, shared ones among them, and who won in words.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use proptest::prelude::*;
use scraper::{Html, Selector};

use super::*;
use crate::app::{App, Config};
use crate::text::Lang;

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn order(ranking: &Ranking) -> Vec<(usize, &str)> {
    let rows = ranking.rows.iter();
    rows.map(|row| (row.place, row.name.as_str())).collect()
}

#[test]
fn whoever_has_as_many_points_shares_the_place_and_the_next_place_is_left_out() {
    let four = names(&["Anna", "Ben", "Cleo", "Dora"]);
    let ranking = Ranking::by_points(&four, &[7, 12, 7, -1]);
    assert_eq!(
        order(&ranking),
        [(1, "Ben"), (2, "Anna"), (2, "Cleo"), (4, "Dora")]
    );
    let all = Ranking::by_points(&four, &[0; 4]);
    assert!(all.rows.iter().all(|row| row.place == 1));
}

#[test]
fn who_won_is_told_in_words() {
    let four = names(&["Anna", "Ben", "Cleo", "Dora"]);
    let told = |points: &[i64]| {
        let ranking = Ranking::by_points(&four[..points.len()], points);
        Lang::ALL.map(|lang| ranking.won().say(lang))
    };
    assert_eq!(told(&[1, 2]), ["Ben gewinnt", "Ben wins", "Ben nyert"]);
    assert_eq!(
        told(&[2, 2]),
        [
            "Anna und Ben gewinnen gemeinsam",
            "Anna and Ben share the win",
            "Közös győzelem: Anna és Ben"
        ]
    );
    assert_eq!(told(&[2, 2, 0, 2])[1], "Anna, Ben and Dora share the win");
    assert_eq!(
        told(&[3, 3, 3]),
        [
            "Alle gewinnen gemeinsam",
            "Everybody shares the win",
            "Mindenki együtt nyert"
        ]
    );
    assert_eq!(winners(&four, &[]), None);
    assert_eq!(winners(&four, &[9]), None);
    let list = winners(&four, &[0, 3]).unwrap();
    assert_eq!(list.say(Lang::En), "Anna and Dora share the win");
}

#[test]
fn a_game_that_breaks_ties_says_the_places_itself() {
    let three = names(&["Anna", "Ben", "Cleo"]);
    let ranking = Ranking::placed(&three, &[9, 9, 9], &[3, 1, 2]);
    assert_eq!(order(&ranking), [(1, "Ben"), (2, "Cleo"), (3, "Anna")]);
    assert_eq!(ranking.won().say(Lang::En), "Ben wins");
}

#[test]
fn columns_and_lines_stay_with_their_players() {
    let two = names(&["Anna", "Ben"]);
    let cells = ["8", "11"].map(Text::verbatim);
    let lines = [vec![Text::verbatim("a")], Vec::new()];
    let ranking = Ranking::by_points(&two, &[1, 2])
        .column(Text::verbatim("Fields"), &cells)
        .lines(&lines);
    assert_eq!(ranking.rows[0].cells, [Text::verbatim("11")]);
    assert!(ranking.rows[0].lines.is_empty());
    assert_eq!(ranking.rows[1].cells, [Text::verbatim("8")]);
    assert_eq!(ranking.rows[1].lines, lines[0]);
}

proptest! {
    #[test]
    fn more_points_are_never_a_worse_place(points in prop::collection::vec(-5_i64..5, 1..5)) {
        let names: Vec<String> = (0..points.len()).map(|seat| seat.to_string()).collect();
        let ranking = Ranking::by_points(&names, &points);
        prop_assert_eq!(ranking.rows.len(), points.len());
        prop_assert_eq!(ranking.rows[0].place, 1);
        for (one, next) in ranking.rows.iter().zip(&ranking.rows[1..]) {
            let (mine, theirs) = (points[one.seat], points[next.seat]);
            prop_assert!(mine >= theirs);
            prop_assert_eq!(mine == theirs, one.place == next.place);
        }
    }
}

/// The part as a table: the cells of each row, and what a screen reader hears besides.
#[test]
fn the_places_are_a_table_in_three_languages() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(Config {
        database: folder.path().join("tableside.db"),
        languages: Vec::new(),
        window: false,
    });
    let mut visit = Visit::new(app, None, "");
    let three = names(&["Anna", "<b>Ben</b> & \"Co\"", "محمد"]);
    let fields = ["8", "11", "9"].map(Text::verbatim);
    let lines = ["a", "b", "c"].map(|line| vec![Text::verbatim(line)]);
    let ranking = Ranking::by_points(&three, &[7, 7, -1])
        .column(Text::verbatim("F"), &fields)
        .lines(&lines);
    for lang in Lang::ALL {
        visit.lang = lang;
        let page = Html::parse_fragment(&ranking.part(&visit).unwrap());
        let css = Selector::parse("tr").unwrap();
        let cells = Selector::parse("td, th").unwrap();
        let rows = page.select(&css).map(|row| {
            let cells = row.select(&cells).map(|cell| {
                let words: Vec<&str> = cell.text().flat_map(str::split_whitespace).collect();
                words.join(" ")
            });
            cells.collect::<Vec<_>>().join(" | ")
        });
        let rows: Vec<String> = rows.collect();
        insta::assert_snapshot!(format!("ranking-{lang}"), rows.join("\n"));
    }
}
