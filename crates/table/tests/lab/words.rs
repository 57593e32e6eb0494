//! What the screens say, in each language.

use std::fmt::Write;

use tableside_rules::Seat;
use tableside_rules::labyrinth::routes::fewest;

use crate::kit::{Bench, Screen};
use crate::table::{HOME, begin, begin_plain, game, labels, play, play_to_the_end, sit, taps};

/// A screen as somebody hears it: what is announced, some of the board, everything else that has a
/// name, and the words around the board.
fn heard(out: &mut String, of: &str, screen: &Screen) {
    writeln!(out, "== {of}\nsaid: {}", screen.said()).unwrap();
    for label in labels(screen).iter().take(4) {
        writeln!(out, "  {label}").unwrap();
    }
    for arrow in screen
        .all(".lab-side > button[aria-label]")
        .into_iter()
        .step_by(4)
    {
        writeln!(out, "  {}", arrow.attr("aria-label").unwrap()).unwrap();
    }
    for element in screen.all(".foot [aria-label], .page [aria-label]") {
        let off = element.attr("disabled").map_or("", |_| " (off)");
        let key = element.attr("data-key").unwrap_or("-");
        writeln!(out, "{key}{off}: {}", element.attr("aria-label").unwrap()).unwrap();
    }
    for part in [
        ".lead",
        ".page",
        ".foot .note",
        ".foot .pad",
        ".lab-beside",
        ".corner-tools",
        ".foot > .btn",
        ".replay-ways > .btn",
    ] {
        for element in screen.all(part) {
            let words: Vec<&str> = element.text().flat_map(str::split_whitespace).collect();
            writeln!(out, "{part}: {}", words.join(" ")).unwrap();
        }
    }
}

/// A match through most of what can be seen.
fn story(lang: &'static str) -> String {
    let bench = Bench::speaking(lang);
    let mut out = String::new();
    let page = sit(&bench, &["Anna", "Ben"]);
    let page = taps(&bench, page, &["lab-help-some", "helped-0"]);
    // The ids of the players are others each time.
    let ids: Vec<String> = page
        .all("[data-key^=out-]")
        .into_iter()
        .map(|key| key.attr("data-key").unwrap()[4..].to_owned())
        .collect();
    heard(&mut out, "set-up", &page);
    let query = page.location.split_once('?').unwrap().1;
    heard(
        &mut out,
        "the deal",
        &bench.get(&format!("{HOME}/deal?{query}&seed=0000002a")),
    );
    heard(
        &mut out,
        "a board",
        &bench.get(&format!("{HOME}/board?{query}&tiles=0262")),
    );
    let full = "0000000000000222222222222222666666";
    let treasures = bench.get(&format!("{HOME}/board?{query}&tiles={full}&spots=stuvwx"));
    heard(&mut out, "its treasures", &treasures);
    let whole = bench.get(&format!(
        "{HOME}/board?{query}&tiles={full}&spots=stuvwxdefghi"
    ));
    heard(&mut out, "a whole board", &whole);
    turns(&mut out, &bench);
    let plain = begin_plain(&bench, &["Anna", "Ben"], "&cards=1&secret=1");
    heard(&mut out, "without a board, secretly", &plain);
    let plain = taps(&bench, plain, &["push-left-2"]);
    heard(&mut out, "pushed", &plain);
    let plain = taps(&bench, plain, &["found", "push-top-4", "not-found"]);
    heard(&mut out, "on the way home", &plain);
    heard(&mut out, "names", &bench.get(&format!("{HOME}/treasures")));
    for (index, id) in ids.iter().enumerate() {
        out = out.replace(id, &format!("player-{index}"));
    }
    out
}

fn turns(out: &mut String, bench: &Bench) {
    let screen = begin(bench, &["Anna", "Ben"], "&cards=1&help=all");
    heard(out, "a push is due", &screen);
    let screen = taps(bench, screen, &["turn-left"]);
    heard(out, "turned", &screen);
    let screen = taps(bench, screen, &["ask-reach"]);
    heard(out, "asked", &screen);
    let screen = taps(bench, screen, &["push-left-4"]);
    heard(out, "a move is due", &screen);
    let screen = taps(bench, screen, &["stay"]);
    heard(out, "the next seat", &screen);
    let why = crate::table::tap_off(bench, &screen, "push-right-4");
    heard(out, "barred", &why);
    heard(
        out,
        "cards",
        &taps(bench, bench.get(screen.path()), &["cards"]),
    );
    heard(
        out,
        "set right",
        &bench.get(&format!("{}?panel=board&fix=tile&at=2,2", screen.path())),
    );
    heard(
        out,
        "a pawn",
        &bench.get(&format!("{}?panel=board&fix=pawn&who=1", screen.path())),
    );
    let treasure = format!("{}?panel=board&fix=treasure&what=owl", screen.path());
    heard(out, "a treasure", &bench.get(&treasure));
    let screen = bench.act(
        &screen,
        r#"{"do":"correct","tiles":[[2,2,"│"]],"spare":"└","pawns":[[1,1,4],[0,1,4]],"treasures":{"owl":[2,4],"rat":"spare"}}"#,
    );
    let screen = taps(bench, screen, &["push-bottom-4"]);
    heard(out, "pushed out", &screen);
    let screen = taps(bench, screen, &["stay"]);
    let mut screen = screen;
    while game(bench, &screen).collected(Seat::new(0))
        + game(bench, &screen).collected(Seat::new(1))
        == 0
    {
        let position = game(bench, &screen).position().unwrap();
        screen = play(bench, screen, &fewest(&position, 3).unwrap()[0].actions());
    }
    heard(out, "found", &screen);
    let over = play_to_the_end(bench, screen, 40);
    heard(out, "the end", &over);
    let log = bench.get(&format!("{}/log", over.path()));
    for step in log.all("main ol .row-text").into_iter().rev() {
        writeln!(out, "{}", step.text().collect::<String>()).unwrap();
    }
}

#[test]
fn german() {
    insta::assert_snapshot!(story("de"));
}

#[test]
fn english() {
    insta::assert_snapshot!(story("en"));
}

#[test]
fn hungarian() {
    insta::assert_snapshot!(story("hu"));
}
