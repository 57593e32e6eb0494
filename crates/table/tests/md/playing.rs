//! Playing by taps: real dice and virtual ones, products, fields, captures and the end.

use tableside_rules::Seat;
use tableside_rules::multiplication_dice::{Action, Die, Place};

use crate::kit::{Bench, Screen};
use crate::table::{actions, begin, claim, game, lit, play, post, roll, stored, taps};

fn begun() -> (Bench, Screen) {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], 8);
    (bench, screen)
}

fn pressed(screen: &Screen) -> Vec<String> {
    let pressed = screen.all("main [aria-pressed=true]").into_iter();
    pressed
        .map(|element| element.attr("data-key").unwrap().to_owned())
        .collect()
}

#[test]
fn three_taps_and_the_throw_counts() {
    let (bench, screen) = begun();
    assert_eq!(pressed(&screen), ["die-1"]);
    let screen = taps(&bench, screen, &["number-5"]);
    assert_eq!(pressed(&screen), ["die-2"]);
    assert_eq!(screen.location, format!("{}?dice=5,,", screen.path()));
    let screen = taps(&bench, screen, &["number-10", "number-10"]);
    assert_eq!(screen.revision(), 1);
    assert_eq!(
        screen.said(),
        "Anna: 5, 10 and 10 rolled: 50 and 100. Still to play: 50 and 100."
    );
}

#[test]
fn the_chosen_number_tapped_again_is_cleared() {
    let (bench, screen) = begun();
    let screen = taps(&bench, screen, &["number-5", "number-7", "die-1"]);
    assert_eq!(pressed(&screen), ["die-1", "number-5"]);
    let screen = taps(&bench, screen, &["number-5"]);
    assert_eq!(pressed(&screen), ["die-1"]);
    assert!(screen.has("number-5") && screen.text().contains("2 numbers are still missing"));
    // Another number takes the place of one that is chosen.
    let screen = taps(&bench, screen, &["number-3", "die-2", "number-8"]);
    assert_eq!(screen.revision(), 0);
    let screen = taps(&bench, screen, &["number-12"]);
    let dice = game(&bench, &screen).dice().unwrap();
    assert_eq!(dice.map(Die::get), [3, 8, 12]);
}

#[test]
fn a_real_throw_can_be_changed_until_its_first_product_is_played() {
    let (bench, screen) = begun();
    let screen = play(&bench, screen, &[roll(5, 10, 11)]);
    let screen = taps(&bench, screen, &["die-3"]);
    assert!(stored(&bench, &screen).actions.is_empty());
    assert_eq!(pressed(&screen), ["die-3"]);
    let screen = taps(&bench, screen, &["number-10"]);
    let dice = game(&bench, &screen).dice().unwrap();
    assert_eq!(dice.map(Die::get), [5, 10, 10]);
    let screen = play(&bench, screen, &[claim(5, 10)]);
    assert!(!screen.has("die-1"), "a product is played");
    let screen = bench.tap(&screen, "undo");
    assert!(screen.has("die-1"), "no product is played again");
}

/// Undo would take back something else than the throw.
#[test]
fn a_throw_can_be_changed_after_other_rounds_were_agreed_and_these_stay() {
    let (bench, screen) = begun();
    let screen = play(&bench, screen, &[roll(5, 10, 11)]);
    let agree = |rounds: u32| format!(r#"{{"do":"rounds","rounds":{rounds}}}"#);
    let agreed = play(&bench, screen, &[agree(9), agree(12)]);
    let taken = taps(&bench, agreed, &["die-3"]);
    assert_eq!(pressed(&taken), ["die-3"]);
    assert_eq!(game(&bench, &taken).rounds(), 12);
    assert_eq!(game(&bench, &taken).throws(), 0);
    let back = bench.tap(&bench.get(taken.path()), "undo");
    let dice = game(&bench, &back).dice().unwrap();
    assert_eq!(dice.map(Die::get), [5, 10, 11], "one undo brings it back");
    let taken = taps(&bench, back, &["die-1"]);
    let screen = taps(&bench, taken, &["number-4"]);
    let dice = game(&bench, &screen).dice().unwrap();
    assert_eq!(dice.map(Die::get), [4, 10, 11]);
    let screen = taps(&bench, screen, &["die-1", "number-5"]);
    assert_eq!(game(&bench, &screen).rounds(), 12);
    let screen = play(&bench, screen, &[claim(5, 10), agree(20)]);
    assert!(!screen.has("die-1"), "a product is played");
    let late = post(&bench, &screen, "take-up", "&then=dice%3D5,10,");
    assert_eq!(late.status, 422);
}

#[test]
fn a_throw_that_was_mended_can_be_changed_as_well() {
    let (bench, screen) = begun();
    let screen = play(&bench, screen, &[roll(5, 10, 11)]);
    let board = bench.get(&format!("{}/log/1?do=change&dice=1,2,", screen.path()));
    let mended = bench.tap(&board, "number-3");
    assert_eq!(mended.kind(), "match");
    let screen = taps(&bench, mended, &["die-2", "number-8"]);
    let dice = game(&bench, &screen).dice().unwrap();
    assert_eq!(dice.map(Die::get), [1, 8, 3]);
}

#[test]
fn a_die_that_is_taken_up_twice_is_taken_up_once() {
    let (bench, screen) = begun();
    let rounds = r#"{"do":"rounds","rounds":9}"#.to_owned();
    let screen = play(&bench, screen, &[roll(5, 10, 11), rounds]);
    let offer = screen.offer("die-2");
    assert_eq!(bench.take(&screen, &offer.what).status, 200);
    assert_eq!(bench.take(&screen, &offer.what).status, 409);
}

#[test]
fn the_app_throws_and_says_what_came() {
    let (bench, screen) = begun();
    let screen = bench.tap(&screen, "draw");
    assert_eq!((screen.status, screen.revision()), (200, 1));
    let thrown = actions(&stored(&bench, &screen));
    assert!(matches!(thrown[..], [Action::Roll { by_app: true, .. }]));
    assert!(
        screen.said().contains("rolled by the app:"),
        "{}",
        screen.said()
    );
    assert!(!screen.has("die-1"), "a virtual throw is not edited");
    let twice = post(&bench, &screen, "draw", "&draw=throw");
    assert_eq!(twice.status, 422);
    assert!(
        twice
            .refusal()
            .unwrap()
            .contains("The dice already lie there")
    );
    let late = bench.post(
        &format!("/matches/{}/draw", screen.match_id()),
        "after=0&draw=throw",
    );
    assert_eq!(late.status, 409);
    assert_eq!(post(&bench, &screen, "draw", "&draw=gold").status, 400);
    let back = bench.tap(&screen, "undo");
    assert!(stored(&bench, &back).actions.is_empty());
}

#[test]
fn nothing_is_thrown_after_the_end() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], 1);
    let all = [roll(1, 1, 1), claim(1, 1), roll(2, 2, 2), claim(2, 2)];
    let over = play(&bench, screen, &all);
    assert!(!over.has("draw"));
    for (what, more) in [("draw", "&draw=throw"), ("simulation", "&throws=50")] {
        let refused = post(&bench, &over, what, more);
        assert_eq!(refused.status, 422, "{what}");
        assert!(refused.refusal().unwrap().contains("is over"), "{what}");
    }
    assert_eq!(game(&bench, &over).throws(), 2);
}

#[test]
fn a_product_with_one_field_is_played_by_its_key_alone() {
    let (bench, screen) = begun();
    let screen = play(&bench, screen, &[roll(5, 10, 10)]);
    let screen = taps(&bench, screen, &["product-100", "product-50"]);
    assert_eq!(pressed(&screen), ["product-50"]);
    assert_eq!(
        game(&bench, &screen).owner(Place::new(10, 10).unwrap()),
        Some(Seat::new(0))
    );
    assert!(!screen.offer("product-100").enabled, "it is played");
    let screen = taps(&bench, screen, &["claim-10-5"]);
    assert_eq!(screen.said(), "Anna: 50 in row 10, column 5. Ben’s turn.");
}

#[test]
fn a_field_on_the_board_is_confirmed_enlarged() {
    let (bench, screen) = begun();
    let screen = play(&bench, screen, &[roll(5, 10, 10)]);
    let places = [(5, 10), (10, 5), (10, 10)].map(|(row, column)| Place::new(row, column).unwrap());
    assert_eq!(lit(&screen), places);
    let screen = taps(&bench, screen, &["field-5-10"]);
    assert_eq!((screen.revision(), screen.all(".md-picked").len()), (1, 1));
    assert!(screen.text().contains("Row 5, column 10 free, no point"));
    let screen = taps(&bench, screen, &["no-field", "field-10-5", "claim-10-5"]);
    assert_eq!(game(&bench, &screen).owner(places[1]), Some(Seat::new(0)));
}

#[test]
fn a_capture_is_told_and_scores() {
    let (bench, screen) = begun();
    let screen = play(&bench, screen, &[roll(1, 1, 1), claim(1, 1), roll(1, 1, 1)]);
    assert!(screen.text().contains("+1 from Anna"), "{}", screen.text());
    let screen = taps(&bench, screen, &["product-1"]);
    assert_eq!(
        screen.said(),
        "Ben: 1 in row 1, column 1 taken from Anna: 1 point. Anna’s turn."
    );
    assert!(
        screen
            .text()
            .contains("Ben takes the 1 from Anna: 1 point.")
    );
    assert_eq!(game(&bench, &screen).scores(), [0, 1]);
}

#[test]
fn what_is_done_by_itself_is_said() {
    let (bench, screen) = begun();
    let start = [roll(1, 1, 1), claim(1, 1), roll(2, 2, 2), claim(2, 2)];
    let screen = play(&bench, screen, &start);
    let whole = play(&bench, screen, &[roll(1, 1, 1)]);
    assert!(
        whole
            .said()
            .contains("1 is all their own and so done by itself.")
    );
    assert!(
        whole
            .text()
            .contains("every field of 1 is Anna’s own already"),
        "{}",
        whole.text()
    );
    let screen = bench.tap(&whole, "undo");
    let part = play(&bench, screen, &[roll(1, 1, 6)]);
    let key = part.offer("product-1");
    assert!(!key.enabled);
    assert!(part.text().contains("all yours: done"), "{}", part.text());
}

#[test]
fn the_rounds_are_agreed_anew_but_not_below_the_one_being_played() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben"], 2);
    let first = [roll(1, 1, 1), claim(1, 1), roll(2, 2, 2), claim(2, 2)];
    let screen = play(&bench, screen, &first);
    let panel = taps(&bench, screen, &["more"]);
    assert!(!panel.offer("fewer").enabled, "round 2 has begun");
    assert!(!panel.has("agree"), "2 are agreed already");
    let panel = taps(
        &bench,
        panel,
        &["more-rounds", "more-rounds", "fewer", "agree"],
    );
    assert!(panel.text().contains("Round 2 of 3"), "{}", panel.text());
    let refused = bench.act(&panel, r#"{"do":"rounds","rounds":1}"#);
    assert_eq!(refused.status, 422);
    assert!(refused.refusal().unwrap().contains("already in round 2"));
}

#[test]
fn the_lists_say_which_round_a_match_is_in() {
    let (bench, screen) = begun();
    let lists = || ["/", crate::table::HOME].map(|path| bench.get(path).text());
    for list in lists() {
        assert!(list.contains("Multiplication Dice, round 1 of 8"), "{list}");
    }
    let round = [roll(1, 1, 1), claim(1, 1), roll(7, 7, 7), claim(7, 7)];
    let screen = play(&bench, screen, &round);
    play(
        &bench,
        screen,
        &[r#"{"do":"rounds","rounds":12}"#.to_owned()],
    );
    for list in lists() {
        assert!(
            list.contains("Multiplication Dice, round 2 of 12"),
            "{list}"
        );
    }
}

#[test]
fn each_refusal_says_what_to_do() {
    let (bench, screen) = begun();
    let refusal = |screen: &Screen, action: &str, says: &str| {
        let refused = bench.act(screen, action);
        assert_eq!(refused.status, 422, "{action}");
        let why = refused.refusal().unwrap();
        assert!(why.contains(says), "{action}: {why}");
    };
    refusal(&screen, &claim(1, 1), "Nobody has rolled yet");
    refusal(
        &screen,
        r#"{"do":"rounds","rounds":0}"#,
        "already in round 1",
    );
    let screen = play(&bench, screen, &[roll(5, 10, 10)]);
    refusal(&screen, &roll(1, 2, 3), "The dice already lie there");
    refusal(
        &screen,
        &claim(13, 1),
        "Row 13, column 1 is not on the board",
    );
    refusal(
        &screen,
        &claim(3, 3),
        "don’t make 9. Still to play: 50 and 100",
    );
    let screen = play(&bench, screen, &[claim(5, 10)]);
    refusal(
        &screen,
        &claim(10, 5),
        "The 50 of this throw is played already",
    );
    let screen = play(&bench, screen, &[claim(10, 10), roll(5, 10, 10)]);
    refusal(&screen, &claim(5, 10), "A field with 50 is still free");
    let screen = play(
        &bench,
        screen,
        &[claim(10, 5), claim(10, 10), roll(1, 10, 10)],
    );
    let screen = play(
        &bench,
        screen,
        &[claim(10, 1), claim(10, 10), roll(1, 1, 1)],
    );
    let screen = play(&bench, screen, &[claim(1, 1), roll(10, 10, 2)]);
    refusal(
        &screen,
        &claim(10, 10),
        "Every field with 100 is yours already",
    );
}

#[test]
fn the_end_tells_the_ranking_with_shared_wins_and_the_course() {
    let bench = Bench::new();
    let screen = begin(&bench, &["Anna", "Ben", "Cleo"], 2);
    let all = [
        (roll(1, 1, 1), claim(1, 1)),
        (roll(1, 1, 1), claim(1, 1)),
        (roll(2, 2, 2), claim(2, 2)),
        (roll(1, 1, 1), claim(1, 1)),
        (roll(3, 3, 3), claim(3, 3)),
        (roll(5, 5, 5), claim(5, 5)),
    ];
    let all: Vec<String> = all
        .into_iter()
        .flat_map(|(roll, claim)| [roll, claim])
        .collect();
    let over = play(&bench, screen, &all);
    let text = over.text();
    assert!(text.contains("Anna and Ben share the win"), "{text}");
    assert!(
        text.contains("one field held · 1 captured · 1 lost"),
        "{text}"
    );
    assert_eq!(over.all(".md-line").len(), 3);
    let rows: Vec<String> = over
        .all(".md-course tbody tr")
        .into_iter()
        .map(|row| row.text().collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(rows, ["1 0 1 0", "2 1 1 0"]);
    assert!(lit(&over).is_empty());
    let back = bench.tap(&over, "undo");
    assert!(!game(&bench, &back).is_over());
}
