//! The game's page: who plays, who likes which colour, who begins.

use crate::kit::{Bench, Screen};
use crate::table::{begin, is_pressed, label, seated, taps, words};

fn favourite(screen: &Screen, seat: usize) -> String {
    let css = format!("[data-key^=favourite-{seat}-][aria-pressed=true]");
    let chosen = screen.all(&css);
    assert_eq!(chosen.len(), 1, "seat {seat}");
    chosen[0].attr("aria-label").unwrap().to_owned()
}

#[test]
fn two_to_four_can_play() {
    let bench = Bench::new();
    let mut names = Vec::new();
    for (name, may) in [
        ("Anna", false),
        ("Ben", true),
        ("Cleo", true),
        ("Dora", true),
    ] {
        names.push(name);
        let screen = seated(&bench, &names);
        assert_eq!(screen.offer("start").enabled, may, "{name}");
    }
    let full = bench.post(&seated(&bench, &names).location, "name=Emil");
    assert_eq!(full.status, 422);
    assert!(full.text().contains("The table is full"), "{}", full.text());
}

#[test]
fn a_colour_is_somebodys_and_a_tap_on_it_swaps_with_them() {
    let bench = Bench::new();
    let screen = seated(&bench, &["Anna", "Ben", "Cleo"]);
    assert_eq!(favourite(&screen, 1), "Yellow");
    assert_eq!(
        label(&screen, "favourite-1-red"),
        "Red, Anna’s: tap to swap"
    );
    let signs =
        "[data-key=favourite-1-red] .shape.seat-0, [data-key=favourite-1-green] .shape.seat-2";
    assert_eq!(screen.all(signs).len(), 2, "it bears the owner’s sign");
    let screen = taps(&bench, screen, &["favourite-1-red"]);
    let favourites = |screen: &Screen| [0, 1, 2].map(|seat| favourite(screen, seat));
    assert_eq!(favourites(&screen), ["Yellow", "Red", "Green"]);
    assert_eq!(screen.said(), "Ben: Red. Anna: Yellow.");
    let screen = taps(&bench, screen, &["favourite-1-red", "way-play"]);
    assert_eq!(favourites(&screen), ["Yellow", "Red", "Green"]);
    assert_eq!(screen.said(), "", "a swap is told once");
    let screen = taps(&bench, screen, &["favourite-0-white", "favourite-1-red"]);
    assert_eq!(favourite(&screen, 0), "White");
    assert_eq!(favourite(&screen, 1), "Red");
    assert_eq!(favourite(&screen, 2), "Green");
    let screen = taps(&bench, screen, &["start"]);
    assert!(label(&screen, "right").starts_with("White 5:"));
}

#[test]
fn players_their_colours_and_the_way_are_remembered() {
    let bench = Bench::new();
    let screen = seated(&bench, &["Anna", "Ben", "Cleo"]);
    let screen = taps(
        &bench,
        screen,
        &[
            "favourite-0-white",
            "favourite-2-blue",
            "way-play",
            "idols-each",
            "starter-1",
            "start",
        ],
    );
    assert_eq!(screen.kind(), "match");
    let next = bench.get("/games/dig-up");
    assert_eq!(
        [0, 1, 2].map(|seat| favourite(&next, seat)),
        ["White", "Yellow", "Blue"]
    );
    assert!(is_pressed(&next, "way-play") && is_pressed(&next, "idols-each"));
    assert!(is_pressed(&next, "starter-2"), "the next seat begins");
    assert!(
        words(&next, ".begins-title").ends_with("Last time Ben began."),
        "{}",
        words(&next, ".begins-title")
    );
    // A colour stays with its player, wherever they sit, and goes to the first of two.
    let other = seated(&bench, &["Dora", "Cleo", "Anna"]);
    assert_eq!(
        [0, 1, 2].map(|seat| favourite(&other, seat)),
        ["Red", "Blue", "White"]
    );
}

#[test]
fn chance_can_say_who_begins() {
    let bench = Bench::new();
    let screen = seated(&bench, &["Anna", "Ben"]);
    let tossed = taps(&bench, screen, &["toss"]);
    assert!(!tossed.location.contains("toss="), "{}", tossed.location);
    let chosen = if is_pressed(&tossed, "starter-0") {
        "Anna"
    } else {
        "Ben"
    };
    assert!(tossed.said().contains(chosen), "{}", tossed.said());
    let chosen = taps(&bench, tossed, &["starter-1"]);
    assert!(is_pressed(&chosen, "starter-1") && chosen.said().is_empty());
}

#[test]
fn a_double_tap_starts_one_match() {
    let bench = Bench::new();
    let screen = seated(&bench, &["Anna", "Ben"]);
    let one = bench.tap(&screen, "start");
    let two = bench.tap(&screen, "start");
    assert_eq!(one.location, two.location);
}

#[test]
fn what_is_no_match_is_not_started() {
    let bench = Bench::new();
    let screen = seated(&bench, &["Anna", "Ben"]);
    let players = screen.all("input[name=players]")[0]
        .attr("value")
        .unwrap()
        .to_owned();
    for rest in [
        "favourites=red&starter=0&idols=one&way=score",
        "favourites=red,red&starter=0&idols=one&way=score",
        "favourites=red,pink&starter=0&idols=one&way=score",
        "favourites=red,blue&starter=2&idols=one&way=score",
        "favourites=red,blue&starter=0&idols=some&way=score",
        "favourites=red,blue&starter=0&idols=one&way=cheat",
        "favourites=red,blue&starter=x&idols=one&way=score",
        "",
    ] {
        let refused = bench.post(
            "/games/dig-up/matches",
            &format!("players={players}&{rest}"),
        );
        assert!(
            (400..500).contains(&refused.status),
            "{rest}: {}",
            refused.status
        );
    }
    let started = format!("players={players}&favourites=red,blue&starter=1&idols=one&way=score");
    assert_eq!(
        bench.post("/games/dig-up/matches", &started).kind(),
        "match"
    );
}

/// Somebody twice, unknown or one too many, or a choice that no rule knows: the page comes back
/// with what was chosen and says why.
#[test]
fn a_start_that_is_refused_says_why_and_keeps_what_was_chosen() {
    let bench = Bench::new();
    let screen = seated(&bench, &["Anna", "Ben", "Cleo", "Dora"]);
    let ids = screen.all("input[name=players]")[0].attr("value").unwrap();
    let ids: Vec<&str> = ids.split(',').collect();
    let [one, two] = [ids[0], ids[1]];
    let unknown = "01890a5d-ac96-774b-bcce-b302099a8057";
    let unseated = "Not everybody found a seat";
    for (players, rest, why) in [
        (
            format!("{one},{one}"),
            "favourites=red,blue&starter=0",
            unseated,
        ),
        (
            format!("{one},{two},{one}"),
            "favourites=red,blue,white&starter=0",
            unseated,
        ),
        (
            format!("{one},{unknown}"),
            "favourites=red,blue&starter=0",
            unseated,
        ),
        (
            [&ids[..], &[one]].concat().join(","),
            "favourites=red,blue,white,green,yellow&starter=0",
            unseated,
        ),
        (
            String::new(),
            "favourites=red,blue&starter=0",
            "Two to four can play",
        ),
        (
            one.to_owned(),
            "favourites=red&starter=0",
            "Two to four can play",
        ),
        (
            format!("{one},{two}"),
            "favourites=red,blue,white&starter=0",
            "Everybody needs one favourite",
        ),
        (
            format!("{one},{two}"),
            "favourites=red,red&starter=0",
            "Two have the same favourite",
        ),
        (
            format!("{one},{two}"),
            "favourites=red,blue&starter=2",
            "Choose who of you begins",
        ),
    ] {
        let body = format!("players={players}&{rest}&idols=each&way=play");
        let refused = bench.post("/games/dig-up/matches", &body);
        assert_eq!(refused.status, 422, "{body}");
        assert_eq!(refused.kind(), "game", "{body}");
        let said = words(&refused, ".refusal");
        assert!(said.starts_with(why), "{body}: {said}");
        assert!(is_pressed(&refused, "way-play") && is_pressed(&refused, "idols-each"));
    }
    assert!(!bench.get("/").has("open-1"), "nothing was begun");
}

#[test]
fn the_first_screen_leads_to_the_game_and_back_to_an_open_match() {
    let bench = Bench::new();
    let home = bench.get("/");
    let page = bench.tap(&home, "game-dig-up");
    assert_eq!(page.path(), "/games/dig-up");
    let open = begin(&bench, "play", &["Anna", "Ben"]);
    let home = bench.get("/");
    let back = bench.tap(&home, "open-1");
    assert_eq!(back.path(), open.path());
    let help = bench.get("/help/dig-up");
    assert!(
        help.text().contains("How to play DIG UP Adventure"),
        "{}",
        help.text()
    );
}
