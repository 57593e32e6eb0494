//! A real board is entered tile by tile.

use tableside_rules::labyrinth::{Draft, Edition, Spot, Tile};

use crate::kit::{Bench, Screen};
use crate::table::{HOME, game, sit, stored, taps};

/// 13 straights, 15 corners and 6 T, all turned alike.
const TILES: &str = "0000000000000222222222222222666666";

fn entry(bench: &Bench, picks: &str) -> Screen {
    let page = sit(bench, &["Anna", "Ben"]);
    let query = page.location.split_once('?').unwrap().1;
    let screen = bench.get(&format!("{HOME}/board?{query}{picks}"));
    assert_eq!(screen.kind(), "lab-entry");
    screen
}

#[test]
fn thirty_four_taps_and_twelve_treasures_make_a_board() {
    let bench = Bench::new();
    let page = sit(&bench, &["Anna", "Ben"]);
    let page = taps(&bench, page, &["lab-board-enter"]);
    let mut screen = bench.tap(&page, "next");
    assert!(screen.text().contains("0 of 34"), "{}", screen.text());
    assert!(screen.text().contains("What lies there: row 1, column 2?"));
    for tile in TILES.chars() {
        assert!(!screen.has("start"));
        screen = taps(&bench, screen, &[&format!("tile-{tile}")]);
    }
    assert!(
        screen.text().contains("Bat: on which tile?"),
        "{}",
        screen.text()
    );
    for _ in 0..12 {
        assert!(!screen.has("start"));
        let lit = screen.all(".lab-lit button, button.lab-lit")[0];
        let key = lit.attr("data-key").unwrap().to_owned();
        screen = taps(&bench, screen, &[&key]);
    }
    let screen = bench.tap(&screen, "start");
    assert_eq!(screen.kind(), "match", "{}", screen.text());
    assert_eq!(stored(&bench, &screen).head.options["board"], "enter");
    let game = game(&bench, &screen);
    assert_eq!(game.spare(), Some(Tile::ALL[6]));
    let draft = Draft::drawn(Edition::usual(), "│││││││││││││└└└└└└└└└└└└└└└├├├├├├");
    assert_eq!(
        game.board(),
        draft.unwrap().finished().map(|(board, _)| board).as_ref()
    );
    assert_eq!(game.treasures().unwrap().len(), 24);
}

#[test]
fn a_shape_that_is_used_up_can_not_be_laid() {
    let bench = Bench::new();
    let screen = entry(&bench, "&tiles=666666");
    assert!(!screen.offer("tile-7").enabled);
    assert!(screen.offer("tile-0").enabled);
    let group = screen.all("[role=group][aria-label='T, 0 left']");
    assert_eq!(group.len(), 1);
}

#[test]
fn a_tile_is_changed_and_the_last_is_taken_back() {
    let bench = Bench::new();
    let screen = entry(&bench, "&tiles=06");
    assert!(screen.text().contains("row 1, column 6"));
    let screen = taps(&bench, screen, &["place-1-2"]);
    assert!(screen.text().contains("What lies there: row 1, column 2?"));
    let screen = taps(&bench, screen, &["tile-1"]);
    assert!(screen.location.contains("tiles=16"), "{}", screen.location);
    let screen = taps(&bench, screen, &["back"]);
    assert!(screen.location.contains("tiles=1"), "{}", screen.location);
    assert!(screen.text().contains("row 1, column 4"));
    let screen = taps(&bench, screen, &["back"]);
    assert!(!screen.offer("back").enabled);
}

#[test]
fn a_treasure_can_be_moved_until_the_match_begins() {
    let bench = Bench::new();
    let screen = entry(&bench, &format!("&tiles={TILES}&spots=s"));
    assert!(screen.text().contains("Dragon"));
    let spot = Draft::spots().nth(28).and_then(Spot::place).unwrap();
    let key = crate::table::cell(spot);
    let screen = taps(&bench, screen, &[&key]);
    assert!(
        screen.text().contains("Bat: on which tile?"),
        "{}",
        screen.text()
    );
}

#[test]
fn the_picture_turns_and_the_board_stays() {
    let bench = Bench::new();
    let screen = entry(&bench, "&tiles=02");
    let before = crate::table::labels(&screen);
    let screen = taps(&bench, screen, &["view"]);
    let turned = crate::table::labels(&screen);
    // What was at the top, second from the left, is at the right, second from the top.
    assert!(
        before[1].contains("straight, top to bottom"),
        "{}",
        before[1]
    );
    assert!(
        turned[13].contains("straight, left to right"),
        "{}",
        turned[13]
    );
    assert!(screen.location.contains("tiles=02"));
    let screen = taps(&bench, screen, &["view", "view", "view"]);
    assert_eq!(crate::table::labels(&screen), before);
}

#[test]
fn hostile_boards_are_read_as_far_as_they_fit() {
    let bench = Bench::new();
    let long = "0".repeat(3000);
    for picks in [
        "&tiles=%F0%9F%92%A5&spots=%00",
        "&tiles=-1&at=9,9",
        "&tiles=01x&at=spare",
        "&tiles=0&at=1,1",
        &format!("&tiles={long}&spots={long}"),
        &format!("&tiles={TILES}999&spots=zzzzzzzzzzzzzzzz"),
        "&view=9&edition=77&cards=-3&help=,,&corners=a:b,:,&who=x",
    ] {
        let screen = entry(&bench, picks);
        assert!(!screen.has("start"), "{picks}");
        assert_eq!(crate::table::labels(&screen).len(), 49);
    }
}
