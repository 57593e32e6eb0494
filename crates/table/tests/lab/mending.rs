//! Board and table have drifted apart: everything can be set right, is told, and is undone.

use tableside_rules::labyrinth::{Action, Place, Push, Spot, Tile};
use tableside_rules::{Game as _, Seat};

use crate::kit::{Bench, Screen};
use crate::table::{arrow, begin, begin_plain, cell, game, taps};

fn place(row: u8, column: u8) -> Place {
    Place::new(row, column).unwrap()
}

/// What the list of steps says last.
fn last_step(bench: &Bench, screen: &Screen) -> String {
    let log = bench.get(&format!("{}/log", screen.path()));
    log.all("main ol .row-text")[0].text().collect()
}

#[test]
fn any_tile_is_set_right_fixed_ones_and_the_spare_included() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let before = game(&bench, &screen);
    for (key, spot) in [
        ("place-2-2", Spot::Place(place(2, 2))),
        ("place-1-1", Spot::Place(place(1, 1))),
        ("mend-spare", Spot::Spare),
    ] {
        let lies = |game: &tableside_rules::labyrinth::Labyrinth| match spot {
            Spot::Place(place) => game.tile(place).unwrap(),
            Spot::Spare => game.spare().unwrap(),
        };
        let other = Tile::ALL
            .iter()
            .position(|tile| *tile != lies(&before))
            .unwrap();
        let screen = bench.get(screen.path());
        let tile = format!("tile-{other}");
        let mended = taps(&bench, screen, &["mend", key, &tile]);
        assert_eq!(lies(&game(&bench, &mended)), Tile::ALL[other]);
        assert!(last_step(&bench, &mended).contains("Set right: "));
        assert!(mended.said().contains("Set right: "), "{}", mended.said());
        let undone = taps(&bench, mended, &["undo"]);
        assert_eq!(game(&bench, &undone), before);
    }
}

#[test]
fn a_pawn_is_set_right_by_its_name_or_by_its_place() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let screen = taps(
        &bench,
        screen,
        &["mend", "mend-pawn", "mend-pawn-1", "place-5-5"],
    );
    assert_eq!(game(&bench, &screen).pawn(Seat::new(1)), Some(place(5, 5)));
    assert!(last_step(&bench, &screen).contains("Ben’s pawn: row 5, column 5"));
    let screen = taps(
        &bench,
        screen,
        &["mend", "mend-pawn", "place-5-5", "place-1-2"],
    );
    assert_eq!(game(&bench, &screen).pawn(Seat::new(1)), Some(place(1, 2)));
}

#[test]
fn a_treasure_is_set_right_onto_the_spare_too() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let keys = ["mend", "mend-treasure", "place-1-3", "place-4-4"];
    let screen = taps(&bench, screen, &keys);
    let lies = |screen: &Screen, name: &str| {
        let game = game(&bench, screen);
        game.treasures().unwrap()[&tableside_rules::labyrinth::Treasure::new(name)]
    };
    assert_eq!(lies(&screen, "book"), Spot::Place(place(4, 4)));
    assert!(last_step(&bench, &screen).contains("Book: row 4, column 4"));
    let keys = ["mend", "mend-treasure", "place-3-3", "mend-spare"];
    let screen = taps(&bench, screen, &keys);
    assert_eq!(lies(&screen, "crown"), Spot::Spare);
    assert!(last_step(&bench, &screen).contains("Crown: the spare tile"));
}

#[test]
fn two_treasures_on_one_tile_are_swapped() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let before = game(&bench, &screen);
    let keys = ["mend", "mend-treasure", "place-1-3"];
    let picked = taps(&bench, screen, &keys);
    let label = &crate::table::labels(&picked)[16];
    assert!(label.ends_with("Swap: Book and Crown"), "{label}");
    let screen = taps(&bench, picked, &["place-3-3"]);
    let after = game(&bench, &screen);
    let lies =
        |name: &str| after.treasures().unwrap()[&tableside_rules::labyrinth::Treasure::new(name)];
    assert_eq!(lies("book"), Spot::Place(place(3, 3)));
    assert_eq!(lies("crown"), Spot::Place(place(1, 3)));
    let step = last_step(&bench, &screen);
    for part in ["Book: row 3, column 3", "Crown: row 1, column 3"] {
        assert!(step.contains(part), "{step}");
    }
    let undone = taps(&bench, screen, &["undo"]);
    assert_eq!(game(&bench, &undone), before);
}

#[test]
fn corrections_need_a_turn_of_nobody_and_stay_possible_after_the_push() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let screen = taps(
        &bench,
        screen,
        &["push-top-2", "mend", "mend-pawn", "mend-pawn-0"],
    );
    assert!(screen.all("button.lab-arrow").is_empty());
    let screen = taps(&bench, screen, &["place-7-7"]);
    assert!(last_step(&bench, &screen).starts_with("Set right"));
    assert_eq!(game(&bench, &screen).seat(), Seat::new(0));
    assert!(screen.has("stay"));
}

#[test]
fn without_a_board_there_is_nothing_to_set_right() {
    let bench = Bench::new();
    let screen = begin_plain(&bench, &["Anna", "Ben"], "");
    assert!(!screen.has("mend"));
    let panel = bench.get(&format!("{}?panel=board&fix=tile&at=2,2", screen.path()));
    assert!(!panel.has("mend-tile"));
}

#[test]
fn an_earlier_step_is_mended_by_the_keys_that_played_it() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let keys = [
        "mend",
        "mend-pawn",
        "mend-pawn-1",
        "place-5-5",
        "push-left-2",
        "stay",
    ];
    let screen = taps(&bench, screen, &keys);
    let path = screen.path().to_owned();
    let board = bench.get(&format!("{path}/log/1?do=change"));
    let keys = ["mend", "mend-pawn", "mend-pawn-1", "place-5-6"];
    let screen = taps(&bench, board, &keys);
    assert_eq!(screen.kind(), "match", "{}", screen.text());
    assert_eq!(game(&bench, &screen).pawn(Seat::new(1)), Some(place(5, 6)));
    let board = bench.get(&format!("{path}/log/2?do=change"));
    assert!(!board.has("view-right"));
    let screen = taps(&bench, board, &["push-left-4"]);
    assert_eq!(screen.kind(), "match", "{}", screen.text());
}

#[test]
fn undo_and_redo_cross_corrections() {
    let bench = Bench::new();
    let mut screen = begin(&bench, &["Anna", "Ben"], "");
    let mut seen = vec![game(&bench, &screen)];
    for keys in [
        &["push-left-2"][..],
        &["mend", "mend-pawn", "mend-pawn-0", "place-4-4"],
        &["stay"],
        &["mend", "mend-treasure", "place-1-5", "mend-spare"],
        &["push-top-6"],
        &["mend", "mend-tile", "mend-spare", "tile-7"],
    ] {
        screen = taps(&bench, screen, keys);
        seen.push(game(&bench, &screen));
    }
    for before in seen.iter().rev().skip(1) {
        screen = taps(&bench, screen, &["undo"]);
        assert_eq!(game(&bench, &screen), *before);
    }
    assert!(!screen.offer("undo").enabled);
    for after in &seen[1..] {
        screen = taps(&bench, screen, &["redo"]);
        assert_eq!(game(&bench, &screen), *after);
    }
}

#[test]
fn a_push_that_is_mended_asks_about_the_moves_that_no_longer_fit() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let start = game(&bench, &screen);
    // A push after which a place can be reached, and one after which it can't.
    let reached = |push: Push| {
        let mut pushed = start.clone();
        let Push { side, line } = push;
        let tile = start.spare();
        pushed.apply(&Action::Push { side, line, tile }).unwrap();
        pushed.destinations()
    };
    let pairs = Push::ALL
        .into_iter()
        .flat_map(|one| Push::ALL.map(|two| (one, two)));
    // The next push is one that neither of them bars.
    let bars = |push: Push| arrow(push) == "push-bottom-2";
    let (one, two, to) = pairs
        .filter(|&(one, two)| !bars(one) && !bars(two))
        .find_map(|(one, two)| {
            let to = reached(one).iter().find(|&to| !reached(two).contains(to))?;
            Some((one, two, to))
        })
        .unwrap();
    let keys = [
        arrow(one),
        cell(to),
        "push-top-2".to_owned(),
        "stay".to_owned(),
    ];
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let screen = taps(&bench, screen, &keys);
    let (path, played) = (screen.path().to_owned(), game(&bench, &screen));
    let board = bench.get(&format!("{path}/log/1?do=change"));
    let draft = taps(&bench, board, &[&arrow(two)]);
    assert_eq!(draft.kind(), "repair", "{}", draft.text());
    let kept = game(&bench, &bench.get(&path));
    assert_eq!(kept, played, "nothing is changed yet");
    // Staying instead fits, and so does what comes after it.
    let mended = bench.tap(&draft, "change");
    let mended = taps(&bench, mended, &["stay"]);
    assert_eq!(mended.kind(), "match", "{}", mended.text());
    let after = game(&bench, &mended);
    assert_eq!(after.turns(), played.turns());
    assert_eq!(after.pawn(Seat::new(0)), start.pawn(Seat::new(0)));
    let undone = taps(&bench, mended, &["undo"]);
    assert_eq!(game(&bench, &undone), played);
}
