//! Playing along: the middle cards, turns, the last round; and the last round where nobody tells
//! the turns.

use crate::kit::Bench;
use crate::table::{begin, fill, label, note, picked, plays, scores, taps, words};

const THREE: [&str; 3] = ["Anna", "Ben", "Cleo"];
const MINE: [&str; 9] = [
    "red-1",
    "red-2",
    "idol",
    "skeleton",
    "red-5",
    "white-6",
    "blue-1",
    "adventure",
    "green-1",
];

#[test]
fn a_match_begins_with_everybodys_middle_card() {
    let bench = Bench::new();
    let screen = begin(&bench, "play", &THREE);
    assert_eq!(
        note(&screen),
        "Which card lies in the middle of Anna’s mine?"
    );
    assert_eq!(picked(&screen).as_deref(), Some("place-0-5"));
    let screen = taps(&bench, screen, &["right", "skeleton"]);
    assert_eq!(
        screen.said().split(". ").next(),
        Some("Skeleton on place 5 of Ben’s mine")
    );
    assert_eq!(picked(&screen).as_deref(), Some("place-2-5"));
    let screen = taps(&bench, screen, &["colour-white", "number-4"]);
    assert!(
        note(&screen).starts_with("Anna: play up to two cards"),
        "{}",
        note(&screen)
    );
    assert_eq!(picked(&screen), None, "in a turn one chooses the place");
    assert!(screen.all(".seat-on").len() == 1 && words(&screen, ".seat-on").contains("Anna"));
}

#[test]
fn turns_go_round_and_each_begins_in_its_own_mine() {
    let bench = Bench::new();
    let screen = begin(&bench, "play", &THREE);
    let screen = taps(&bench, screen, &["right", "right", "right"]);
    let screen = taps(
        &bench,
        screen,
        &["place-0-1", "idol", "mine-1", "place-1-5", "cover"],
    );
    assert!(
        screen
            .said()
            .starts_with("Anna: Yellow 5 on place 5 of Ben’s mine"),
        "{}",
        screen.said()
    );
    let screen = taps(&bench, screen, &["end-turn"]);
    assert!(screen.has("place-1-1") && !screen.has("place-0-1"));
    let screen = taps(&bench, screen, &["end-turn", "end-turn"]);
    assert!(screen.has("place-0-1"));
    assert!(words(&screen, ".seat-on").contains("Anna"));
}

#[test]
fn nine_cards_face_up_at_the_end_of_a_turn_begin_the_last_round() {
    let mut bench = Bench::new();
    let screen = begin(&bench, "play", &THREE);
    let screen = taps(&bench, screen, &["right", "right", "right", "end-turn"]);
    let screen = fill(&bench, screen, 1, ["adventure"; 9]);
    assert!(
        note(&screen).starts_with("Ben’s nine cards are face up"),
        "{}",
        note(&screen)
    );
    assert!(screen.all(".dig-last-round").is_empty());
    let screen = taps(&bench, screen, &["end-turn"]);
    assert_eq!(
        words(&screen, ".dig-last-round"),
        "Last round! Still to play: Cleo"
    );
    assert!(
        screen.said().contains("Last round! Still to play: Cleo."),
        "{}",
        screen.said()
    );
    assert!(
        screen.effects.contains("sound=announce"),
        "{}",
        screen.effects
    );
    assert!(!screen.has("score"));
    let path = screen.path().to_owned();
    bench.restart();
    let screen = taps(&bench, bench.get(&path), &["end-turn"]);
    assert!(!screen.effects.contains("announce"));
    assert_eq!(
        words(&screen, ".dig-last-round"),
        "The last round is over: turn everything up"
    );
    assert!(!screen.has("end-turn") && screen.all(".seat-on").is_empty());
    assert_eq!(
        picked(&screen).as_deref(),
        Some("place-0-1"),
        "the reveal goes in order"
    );
    let screen = taps(&bench, screen, &["right"; 8]);
    assert!(screen.has("next-mine"));
    let screen = taps(&bench, screen, &["next-mine"]);
    assert_eq!(
        picked(&screen).as_deref(),
        Some("place-2-1"),
        "Ben’s mine is open already"
    );
    assert_eq!(screen.all(".dig-last-round").len(), 1);
    let screen = taps(&bench, screen, &["right"; 8]);
    assert!(screen.all(".dig-last-round").is_empty(), "all is turned up");
    let over = taps(&bench, screen, &["score"]);
    assert!(over.effects.contains("sound=win"), "{}", over.effects);
    assert_eq!(scores(&over), ["27", "0", "27"]);
    assert!(
        over.said().ends_with("Anna and Cleo share the win."),
        "{}",
        over.said()
    );
}

#[test]
fn a_mine_that_is_open_announces_who_still_has_a_turn() {
    let mut bench = Bench::new();
    let screen = begin(&bench, "score", &THREE);
    assert!(screen.all(".seat-on").is_empty(), "it is nobody’s turn");
    assert!(!screen.has("end-turn"));
    let screen = taps(&bench, screen, &["opened"]);
    assert_eq!(note(&screen), "Whose mine has all nine cards face up?");
    let screen = taps(&bench, screen, &["opened-1"]);
    assert_eq!(
        words(&screen, ".dig-last-round"),
        "Last round! Still to play: Cleo"
    );
    assert!(
        screen.said().contains("Still to play: Cleo"),
        "{}",
        screen.said()
    );
    assert!(
        screen.effects.contains("sound=announce"),
        "{}",
        screen.effects
    );
    let path = screen.path().to_owned();
    bench.restart();
    let screen = taps(&bench, bench.get(&path), &["opened", "opened-2"]);
    assert_eq!(
        words(&screen, ".dig-last-round"),
        "The last round is over: turn everything up"
    );
    let screen = taps(&bench, screen, &["opened", "opened-none"]);
    assert!(screen.all(".dig-last-round").is_empty());
    assert!(!screen.effects.contains("announce"));
    let screen = fill(&bench, screen, 0, MINE);
    assert!(screen.has("opened") && !screen.has("score"));
}

#[test]
fn only_a_match_that_is_just_scored_can_be_told_so() {
    let bench = Bench::new();
    let screen = begin(&bench, "play", &THREE);
    assert!(!screen.has("opened"));
    let opened = format!("{}/opened", screen.path());
    assert_eq!(bench.post(&opened, "after=0&seat=1").status, 400);
    let screen = begin(&bench, "score", &THREE);
    let opened = format!("{}/opened", screen.path());
    for body in ["after=0&seat=3", "after=0&seat=-1", "after=0&seat=x"] {
        assert_eq!(bench.post(&opened, body).status, 400, "{body}");
    }
    assert_eq!(bench.post(&opened, "after=7&seat=1").status, 409);
    assert!(bench.get(screen.path()).all(".dig-last-round").is_empty());
}

#[test]
fn the_mines_are_scored_when_all_are_open_and_only_then() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &THREE);
    let screen = fill(&bench, screen, 0, MINE);
    let refused = bench.act(&screen, r#"{"do":"score"}"#);
    assert_eq!(refused.status, 422);
    assert_eq!(
        refused.refusal().as_deref(),
        Some("18 cards are missing, the first on place 1 of Ben’s mine.")
    );
    let screen = fill(&bench, refused, 1, ["adventure"; 9]);
    let screen = fill(&bench, screen, 2, ["adventure"; 9]);
    assert_eq!(note(&screen), "All mines are open. Ready to score!");
    assert!(plays(&screen, "score"));
    assert!(label(&screen, "place-2-8").contains("adventure cards score nothing in a mine"));
}
