//! Board and table have drifted apart, and what the table shows counts.

use serde_json::{Value, json};
use tableside_rules::Seat;
use tableside_rules::labyrinth::{Action, Labyrinth, Refusal, Side, Spot, Treasure};
use tableside_rules::match_file::parse_entry;

use super::group::{Group, arrow, push, spot, tile};

const CARDS: &[&[&str]] = &[&["book"], &["coins"]];

/// The correction as a match file has it, without its `do`.
pub(crate) fn correct(mut members: Value) -> Action {
    members["do"] = json!("correct");
    parse_entry::<Labyrinth>(&members).unwrap().action
}

/// The correction that this treasure lies at `"spare"` or `"[row, column]"`.
pub(crate) fn moves(treasure: &str, to: &str) -> Action {
    let to = serde_json::from_str(to).unwrap_or_else(|_| json!(to));
    correct(json!({ "treasures": { treasure: to } }))
}

#[test]
fn tiles_the_spare_pawns_and_treasures_are_set_right() {
    let group = Group::plays(CARDS).does(&correct(json!({
        "tiles": [[2, 2, "┴"], [7, 7, "│"]],
        "spare": "┬",
        "pawns": [[1, 4, 4]],
        "treasures": { "bat": [6, 6], "book": "spare" },
    })));
    assert_eq!(group.row(2), "│┴│││││");
    assert_eq!(group.row(7), "└─┴─┴─│");
    assert_eq!(group.0.spare(), Some(tile('┬')));
    assert_eq!([group.pawn(0), group.pawn(1)], [(1, 1), (4, 4)]);
    assert_eq!(
        (group.lies("bat"), group.lies("book")),
        (spot((6, 6)), Spot::Spare)
    );
    assert_eq!(group.lies("keys"), spot((3, 5)));
}

#[test]
fn it_is_nobodys_turn_and_comes_at_any_time() {
    let group = Group::plays(CARDS)
        .does(&moves("bat", "[1, 2]"))
        .pushes(Side::Left, 2, '└')
        .does(&correct(json!({ "pawns": [[0, 3, 3]] })));
    assert_eq!((group.0.seat(), group.0.turns()), (Seat::new(0), 0));
    let group = group.goes((3, 5)).does(&moves("bat", "[1, 4]"));
    assert_eq!((group.0.seat(), group.0.turns()), (Seat::new(1), 1));
}

#[test]
fn the_barred_push_stays_barred() {
    let push_back = Refusal::PushBack {
        push: arrow(Side::Right, 2),
    };
    Group::plays(CARDS)
        .pushes(Side::Left, 2, '└')
        .stays()
        .does(&correct(json!({ "tiles": [[2, 1, "│"]] })))
        .may_not(&push(Side::Right, 2, '│'), &push_back);
}

#[test]
fn being_corrected_onto_a_treasure_is_not_finding_it() {
    let group = Group::plays(CARDS).does(&correct(json!({ "pawns": [[0, 1, 3]] })));
    assert_eq!(group.collected(), [0, 0]);
    assert_eq!(group.waits().collected(), [1, 0]);
}

#[test]
fn the_spare_that_goes_in_is_the_corrected_one() {
    let refusal = Refusal::NotTheSpare {
        tile: tile('└'),
        spare: tile('│'),
    };
    Group::plays(CARDS)
        .does(&correct(json!({ "spare": "│" })))
        .may_not(&push(Side::Left, 2, '└'), &refusal)
        .pushes(Side::Left, 2, '─');
}

#[test]
fn only_what_the_match_knows_can_be_set_right() {
    let seat = Seat::new(2);
    let no_such_seat = Refusal::NoSuchSeat { seat, seats: 2 };
    let treasure = Treasure::new("teapot");
    let tiles = json!([[2, 2, "┴"]]);
    Group::plays(CARDS)
        .may_not(
            &correct(json!({ "tiles": tiles, "pawns": [[0, 1, 3], [2, 4, 4]] })),
            &no_such_seat,
        )
        .may_not(
            &correct(json!({ "tiles": tiles, "treasures": { "teapot": [1, 2] } })),
            &Refusal::NoSuchTreasure { treasure },
        );
}
