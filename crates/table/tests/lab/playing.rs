//! Turns as they are tapped: a push, a move, a treasure, home.

use tableside_rules::Game as _;
use tableside_rules::Seat;
use tableside_rules::labyrinth::routes::fewest;
use tableside_rules::labyrinth::{Phase, Push, Spot, Target};

use crate::kit::{Bench, What};
use crate::table::{
    HOME, arrow, begin, begin_plain, cell, game, play, play_to_the_end, stored, tap_off, taps,
};

#[test]
fn a_turn_is_a_turned_spare_an_arrow_and_a_lit_place() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let before = game(&bench, &screen);
    let spare = before.spare().unwrap();
    let screen = taps(&bench, screen, &["turn-right"]);
    assert!(screen.said().contains("Spare tile"), "{}", screen.said());
    let push = Push::ALL[4];
    let screen = taps(&bench, screen, &[&arrow(push)]);
    let pushed = game(&bench, &screen);
    assert_eq!(pushed.tile(push.entering()), Some(spare.turned_right()));
    assert_eq!(pushed.spare(), before.tile(push.leaving()));
    assert!(screen.all("button.lab-arrow").is_empty());
    let lit = screen.all(".lab-lit button");
    assert_eq!(
        lit.len(),
        usize::try_from(pushed.destinations().len()).unwrap()
    );
    let to = pushed.destinations().iter().last().unwrap();
    let screen = taps(&bench, screen, &[&cell(to)]);
    let after = game(&bench, &screen);
    assert_eq!(after.pawn(Seat::new(0)), Some(to));
    assert_eq!((after.seat(), after.phase()), (Seat::new(1), Phase::Push));
    // The same place is where the way that is drawn ends.
    let from = pushed.pawn(Seat::new(0)).unwrap();
    let drawn = screen.all(".lab-way-line");
    assert_eq!(drawn.len(), usize::from(from != to));
    if let Some(drawn) = drawn.first() {
        let points = drawn.attr("points").unwrap();
        let way = pushed.way(from, to).unwrap();
        assert_eq!(points.split(' ').count(), way.len());
        let end = format!(
            "{},{}",
            to.column() * 60 - 30,
            i32::from(to.row()) * 60 - 30
        );
        assert!(points.ends_with(&end), "{points}: {end}");
    }
    let undone = taps(&bench, screen, &["undo", "undo"]);
    assert_eq!(game(&bench, &undone), before);
}

#[test]
fn the_arrow_that_would_undo_the_last_push_is_barred_and_says_why() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    assert!(screen.all(".lab-barred").is_empty());
    let push = Push::ALL[9];
    let screen = taps(&bench, screen, &[&arrow(push), "stay"]);
    let barred = arrow(push.opposite());
    let why = tap_off(&bench, &screen, &barred);
    assert!(
        why.text().contains("would undo the push before"),
        "{}",
        why.text()
    );
    assert!(why.said().contains("would undo the push before"));
    assert_eq!(why.all(".lab-barred").len(), 1);
    // Sent all the same, it is refused, and nothing happens.
    let sent = r#"{"do":"push","side":"right","line":2,"tile":"│"}"#;
    let tile = game(&bench, &screen).spare().unwrap();
    let sent = sent.replace('│', &tile.to_string());
    let refused = bench.act(&screen, &sent);
    assert_eq!(refused.status, 422);
    assert!(refused.refusal().unwrap().contains("row 2 from the right"));
    assert_eq!(game(&bench, &refused), game(&bench, &screen));
}

#[test]
fn a_pawn_that_is_pushed_out_comes_in_at_the_other_end() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let push = Push::ALL[3];
    let correction = format!(
        r#"{{"do":"correct","pawns":[[0,{},{}],[1,{0},{1}]]}}"#,
        push.leaving().row(),
        push.leaving().column()
    );
    let screen = bench.act(&screen, &correction);
    assert_eq!(screen.status, 200);
    let screen = taps(&bench, screen, &[&arrow(push)]);
    assert!(
        screen.said().contains("Anna and Ben are pushed out"),
        "{}",
        screen.said()
    );
    let game = game(&bench, &screen);
    assert!(game.pawns().iter().all(|&pawn| pawn == push.entering()));
    let (row, column) = (push.entering().row(), push.entering().column());
    let stands = format!(".lab-stand.lab-r{row}.lab-c{column}");
    assert_eq!(screen.all(&stands).len(), 2);
}

#[test]
fn every_tile_keeps_its_name_while_it_moves() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let names = |screen: &crate::kit::Screen| -> Vec<String> {
        let tiles = screen.all("[data-move^=tile]").into_iter();
        tiles
            .map(|tile| tile.attr("data-move").unwrap().to_owned())
            .collect()
    };
    let before = names(&screen);
    assert_eq!(before.len(), 50);
    let pushed = taps(&bench, screen, &["push-left-2"]);
    let after = names(&pushed);
    // The row has moved by one, the spare is at its front, and what fell out is the spare.
    assert_eq!(after[8..14], before[7..13]);
    assert_eq!((&after[7], &after[49]), (&before[49], &before[13]));
    let undone = taps(&bench, pushed, &["undo"]);
    assert_eq!(names(&undone), before);
}

#[test]
fn a_treasure_is_told_and_heard_and_the_next_card_is_shown() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna"], "&cards=2");
    let before = game(&bench, &screen);
    let Target::Treasure(first) = before.target(Seat::new(0)) else {
        panic!("there are cards");
    };
    let turns = fewest(&before.position().unwrap(), 3).unwrap();
    let mut screen = screen;
    for turn in &turns {
        screen = play(&bench, screen, &turn.actions());
    }
    let after = game(&bench, &screen);
    assert_eq!(after.collected(Seat::new(0)), 1);
    assert!(screen.effects.contains("announce"), "{}", screen.effects);
    assert!(screen.said().contains("Finds: "), "{}", screen.said());
    assert!(screen.text().contains("Anna has it: "), "{}", screen.text());
    assert_ne!(after.target(Seat::new(0)), Target::Treasure(first));
    assert!(screen.text().contains("1/2"));
}

#[test]
fn whoever_is_home_first_wins_and_another_match_goes_on_with_the_board() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "&cards=1");
    let over = play_to_the_end(&bench, screen, 30);
    let end = game(&bench, &over);
    let winner = end.outcome().expect("one of them came home").winners[0];
    let name = ["Anna", "Ben"][winner.index()];
    assert!(
        over.text().contains(&format!("{name} wins")),
        "{}",
        over.text()
    );
    assert!(over.effects.contains("win"));
    assert!(over.all("button.lab-arrow").is_empty());
    let again = bench.tap(&over, "again");
    let next = game(&bench, &again);
    assert_eq!(next.board(), end.board());
    assert_eq!(next.spare(), end.spare());
    assert_eq!(next.treasures(), end.treasures());
    assert_eq!(next.pawns(), next.setup().layout.as_ref().unwrap().starts);
    assert_eq!(next.seat(), Seat::new(1));
    assert_eq!(bench.tap(&over, "again").match_id(), again.match_id());
    let page = bench.get(HOME);
    assert!(
        page.text().contains(&format!("{name} wins")),
        "{}",
        page.text()
    );
}

#[test]
fn one_alone_has_the_fewest_turns_as_a_record() {
    let bench = Bench::new();
    let turns = |screen: &crate::kit::Screen| game(&bench, screen).turns();
    let first = play_to_the_end(&bench, begin(&bench, &["Anna"], "&cards=1"), 30);
    let text = first.text();
    assert!(
        text.contains(&format!("Home in {}", turns(&first))),
        "{text}"
    );
    assert!(text.contains("first record"), "{text}");
    let page = crate::table::sit(&bench, &["Anna"]);
    let page = bench.get(&format!("{}&cards=1", page.location));
    let shown = format!("Anna’s record: {} turn", turns(&first));
    assert!(page.text().contains(&shown), "{}", page.text());
    // The same again with one turn more at its beginning.
    let slow = begin(&bench, &["Anna"], "&cards=1");
    let slow = taps(&bench, slow, &["push-top-2", "stay"]);
    let slow = play_to_the_end(&bench, slow, 30);
    let text = slow.text();
    let record = turns(&first);
    let expected = match turns(&slow).cmp(&record) {
        std::cmp::Ordering::Less => format!("It was {record} before"),
        std::cmp::Ordering::Equal => "As quick as your record".to_owned(),
        std::cmp::Ordering::Greater => format!("Your record with 1 card is {record}"),
    };
    assert!(text.contains(&expected), "{text}");
    // With other cards it is another record.
    let other = play_to_the_end(&bench, begin(&bench, &["Anna"], "&cards=2"), 40);
    assert!(other.text().contains("first record"), "{}", other.text());
    // Nobody else’s counts.
    let ben = play_to_the_end(&bench, begin(&bench, &["Ben"], "&cards=1"), 30);
    assert!(ben.text().contains("first record"), "{}", ben.text());
}

#[test]
fn without_a_board_the_group_says_what_was_found() {
    let bench = Bench::new();
    let screen = begin_plain(&bench, &["Anna", "Ben"], "&cards=1");
    let screen = taps(&bench, screen, &["push-top-2", "found"]);
    assert!(screen.said().contains("Finds: "), "{}", screen.said());
    assert!(!screen.offer("push-bottom-2").enabled);
    let why = tap_off(&bench, &screen, "push-bottom-2");
    assert!(why.text().contains("column 2 from the bottom would undo"));
    let screen = taps(&bench, screen, &["push-left-4", "not-found", "push-left-6"]);
    assert!(
        screen.text().contains("did you get home?"),
        "{}",
        screen.text()
    );
    let over = taps(&bench, screen, &["found"]);
    assert!(over.text().contains("Anna wins"), "{}", over.text());
    let again = bench.tap(&over, "again");
    assert!(game(&bench, &again).board().is_none());
}

#[test]
fn the_match_goes_on_where_it_was_after_the_app_was_killed() {
    let mut bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let screen = taps(&bench, screen, &["push-top-4"]);
    let path = screen.path().to_owned();
    bench.restart();
    let again = bench.get(&path);
    assert_eq!(again.html, bench.get(&path).html);
    let screen = taps(&bench, again, &["stay"]);
    assert_eq!(game(&bench, &screen).turns(), 1);
}

#[test]
fn four_pawns_on_one_tile_each_have_their_quarter() {
    let bench = Bench::new();
    let names = ["Anna", "Ben", "Cleo", "Dora"];
    let screen = begin(&bench, &names, "");
    let all = r#"{"do":"correct","pawns":[[0,4,4],[1,4,4],[2,4,4],[3,4,4]]}"#;
    let screen = bench.act(&screen, all);
    for seat in 0..4 {
        let stand = format!(".lab-stand.lab-r4.lab-c4.lab-quarter-{seat}");
        assert_eq!(screen.all(&stand).len(), 1);
    }
    let label = &crate::table::labels(&screen)[24];
    for name in names {
        assert!(label.contains(&format!("{name}’s pawn")), "{label}");
    }
}

#[test]
fn the_target_is_ringed_in_the_players_shape_also_on_the_spare() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    assert_eq!(
        screen
            .all(".field .lab-ring.seat-0, .lab-spare .lab-ring.seat-0")
            .len(),
        1
    );
    let game = game(&bench, &screen);
    let Target::Treasure(treasure) = game.target(Seat::new(0)) else {
        panic!("there are cards");
    };
    let onto_spare = format!(r#"{{"do":"correct","treasures":{{"{treasure}":"spare"}}}}"#);
    let screen = bench.act(&screen, &onto_spare);
    assert_eq!(screen.all(".lab-spare .lab-ring.seat-0").len(), 1);
    assert!(screen.all(".lab-grid .lab-ring").is_empty());
    let spot = crate::table::game(&bench, &screen).target_spot(Seat::new(0));
    assert_eq!(spot, Some(Spot::Spare));
}

#[test]
fn a_picture_that_is_turned_shows_and_tells_the_same_match_turned() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], "");
    let before = crate::table::labels(&screen);
    let screen = taps(&bench, screen, &["mend", "mend-picture", "view-right"]);
    assert_eq!(stored(&bench, &screen).head.options["view"], 1);
    let after = crate::table::labels(&screen);
    assert!(before[0].contains("Anna’s pawn") && after[6].contains("Anna’s pawn"));
    let arrow = screen.all("[data-key=push-left-2]")[0];
    assert_eq!(arrow.attr("aria-label"), Some("Push column 6 from the top"));
    let screen = taps(&bench, screen, &["push-left-2"]);
    assert!(
        screen.said().contains("Pushes column 6 from the top"),
        "{}",
        screen.said()
    );
    let What::Submit { path, .. } = screen.offer("stay").what else {
        panic!("staying is an action");
    };
    assert!(path.ends_with("/actions"));
    let kreuz = bench.start(&bench.pair("Cleo", "Dora"), 1, 0);
    let body = format!("after={}&view=1", kreuz.revision());
    let answer = bench.post(&format!("{}/view", kreuz.path()), &body);
    assert_eq!(answer.status, 404);
}
