//! Matches that were played without the app.

use super::kit::{Bench, Screen, What};
use super::{form, person, players};

/// The form for a result.
fn ask(bench: &Bench, game: &str, ids: &[&str]) -> Screen {
    let page = bench.get(&format!(
        "/chronicle/add/result?game={game}&players={}",
        ids.join(",")
    ));
    assert_eq!(page.kind(), "match-result", "{}", page.text());
    page
}

/// Sends the form with what is entered; what stands there already comes behind.
fn send(bench: &Bench, page: &Screen, entered: &[(&str, &str)]) -> Screen {
    let What::Submit { path, body } = page.offer("store").what else {
        panic!("it is a form");
    };
    // An unchecked box is not sent.
    let kept: Vec<_> = form_urlencoded::parse(body.as_bytes())
        .into_owned()
        .filter(|(name, _)| !matches!(&**name, "winner" | "won") && !name.starts_with("points-"))
        .collect();
    let kept = kept.iter().map(|(name, value)| (&**name, &**value));
    let pairs: Vec<_> = entered.iter().copied().chain(kept).collect();
    bench.post(&path, &form(&pairs))
}

#[test]
fn game_and_people_are_chosen_first() {
    let bench = Bench::new();
    let page = bench.tap(&bench.get("/chronicle"), "add");
    let page = bench.tap(&page, "game-labyrinth");
    assert!(!page.has("next"), "nobody is there yet");
    assert!(page.text().contains("Who played?"), "{}", page.text());
    let What::Submit { path, .. } = page.offer("add").what else {
        panic!("a name is sent off");
    };
    let empty = bench.post(&path, "name=");
    assert_eq!((empty.status, empty.kind()), (422, "add-match"));
    let page = bench.post(&path, "name=Anna");
    assert_eq!(page.kind(), "add-match");
    assert_eq!(
        page.all("[data-key='game-labyrinth'][aria-pressed='true']")
            .len(),
        1
    );
    let result = bench.tap(&page, "next");
    assert_eq!(result.all("h1")[0].text().collect::<String>(), "Labyrinth");
}

#[test]
fn a_result_is_kept_with_winners_and_points_and_can_be_corrected() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    let page = ask(&bench, "dig-up", &[&anna, &ben]);
    let entered = [("day", "2024-05-03"), ("points-0", "17"), ("points-1", "9")];
    let kept = send(&bench, &page, &entered);
    assert_eq!(kept.kind(), "replay");
    assert_eq!(kept.words(".replay-result"), ["Anna wins"]);
    assert_eq!(kept.words(".ranking-points"), ["17", "9"]);
    assert!(kept.text().contains("Entered by hand"));
    assert!(kept.text().contains("3 May 2024"));
    // A tap that arrives twice is kept once.
    let twice = send(&bench, &page, &entered);
    assert_eq!(twice.path(), kept.path());
    assert_eq!(players(&bench.get("/chronicle")), ["Anna & Ben"]);
    let edit = bench.tap(&kept, "edit");
    assert_eq!(edit.all("#day")[0].attr("value"), Some("2024-05-03"));
    assert_eq!(edit.all("[name='points-0']")[0].attr("value"), Some("17"));
    assert_eq!(edit.all("[data-key='winner-0'][checked]").len(), 1);
    let mended = send(&bench, &edit, &[("winner", "1")]);
    assert_eq!(mended.words(".replay-result"), ["Ben wins"]);
    // Its own screens are those of the chronicle.
    let id = mended.path().rsplit('/').next().unwrap();
    assert_eq!(bench.get(&format!("/matches/{id}")).kind(), "replay");
    assert_eq!(bench.get(&format!("/matches/{id}/log")).status, 404);
    assert_eq!(bench.get(&format!("/matches/{id}/menu")).status, 404);
}

#[test]
fn an_attempt_without_the_app_counts_in_the_campaign_of_the_pair() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    let pair = bench.pair("Anna", "Ben");
    let page = ask(&bench, "kreuzsummen", &[&anna, &ben]);
    let kept = send(&bench, &page, &[("scenario", "1"), ("won", "yes")]);
    assert_eq!(kept.words(".replay-result"), ["Won"]);
    let map = bench.get(&format!("/teams/{pair}"));
    assert_eq!(map.all(".square-done").len(), 1);
    assert_eq!(bench.get(&format!("/teams/{pair}/scenarios/1")).status, 200);
    assert!(bench.get("/").text().contains("1 of 50"));
}

#[test]
fn a_match_of_every_game_can_be_entered_and_counts() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    for (game, entered) in [
        ("kreuzsummen", vec![("scenario", "1"), ("won", "yes")]),
        ("dig-up", vec![("winner", "0")]),
        ("multiplication-dice", vec![("winner", "0")]),
        ("times-table", vec![("winner", "0")]),
        ("labyrinth", vec![("winner", "0")]),
    ] {
        let kept = send(&bench, &ask(&bench, game, &[&anna, &ben]), &entered);
        assert_eq!((kept.status, kept.kind()), (200, "replay"), "{game}");
        let filtered = bench.get(&format!("/chronicle?game={game}&player={anna}"));
        assert_eq!(players(&filtered), ["Anna & Ben"], "{game}");
    }
    let of = |player: &str| bench.get(&format!("/statistics?player={player}")).text();
    assert!(of(&anna).contains("Won 5 of 5 matches"), "{}", of(&anna));
    assert!(of(&ben).contains("Won 1 of 5 matches"), "{}", of(&ben));
}

#[test]
fn what_does_not_say_who_won_is_refused_and_stays() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    let page = ask(&bench, "dig-up", &[&anna, &ben]);
    for (entered, css, why) in [
        (vec![], "#lines-error", "Tap who won"),
        (
            vec![("points-0", "3")],
            "#lines-error",
            "The points of Ben are missing",
        ),
        (
            vec![("points-0", "3"), ("points-1", "x")],
            "#lines-error",
            "no whole number",
        ),
        (
            vec![("winner", "0"), ("day", "2999-01-01")],
            "#day-error",
            "still to come",
        ),
        (vec![("winner", "0"), ("day", "x")], "#day-error", "no day"),
    ] {
        let refused = send(&bench, &page, &entered);
        assert_eq!(refused.status, 422, "{why}");
        assert!(refused.words(css)[0].contains(why), "{}", refused.text());
        for (name, typed) in entered {
            let stays = if name == "winner" {
                refused.all("[data-key='winner-0'][checked]").len() == 1
            } else {
                refused.all(&format!("[name='{name}']"))[0].attr("value") == Some(typed)
            };
            assert!(stays, "{name}");
        }
    }
    let page = ask(&bench, "kreuzsummen", &[&anna, &ben]);
    let refused = send(&bench, &page, &[("scenario", "51")]);
    assert_eq!(refused.all(".error").len(), 2);
    assert!(players(&bench.get("/chronicle")).is_empty());
    let few = bench.get(&format!("/chronicle/add/result?game=dig-up&players={anna}"));
    assert_eq!(few.status, 400);
}

#[test]
fn a_match_entered_by_hand_is_no_model_for_the_next_one() {
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    for game in ["dig-up", "multiplication-dice", "times-table", "labyrinth"] {
        let page = ask(&bench, game, &[&anna, &ben]);
        send(&bench, &page, &[("winner", "0"), ("winner", "1")]);
        let own = bench.get(&format!("/games/{game}"));
        assert_eq!(own.status, 200, "{game}");
    }
    assert_eq!(bench.get("/").status, 200);
    assert_eq!(players(&bench.get("/chronicle")).len(), 4);
}

#[test]
fn no_way_into_a_match_without_actions_ends_in_a_fault() {
    const ASKED: [&str; 14] = [
        "",
        "/menu",
        "/log",
        "/log/1",
        "/repair",
        "/setup",
        "/look",
        "/export",
        "/turning-point",
        "/picture.svg",
        "/again",
        "/simulation",
        "/sand",
        "/nothing",
    ];
    const TAPPED: [&str; 22] = [
        "actions",
        "draw",
        "undo",
        "redo",
        "stop",
        "reopen",
        "again",
        "repair",
        "repair/cut",
        "repair/cancel",
        "chance",
        "opened",
        "tiles",
        "clock",
        "done",
        "sand",
        "hit",
        "simulation",
        "simulation/next",
        "simulation/stop",
        "take-up",
        "view",
    ];
    let bench = Bench::new();
    let (anna, ben) = (person(&bench, "Anna"), person(&bench, "Ben"));
    for game in [
        "kreuzsummen",
        "dig-up",
        "multiplication-dice",
        "times-table",
        "labyrinth",
    ] {
        let page = ask(&bench, game, &[&anna, &ben]);
        let entered = match game {
            "kreuzsummen" => [("scenario", "1"), ("won", "yes")],
            _ => [("points-0", "-3"), ("points-1", "-5")],
        };
        let kept = send(&bench, &page, &entered);
        assert_eq!(kept.kind(), "replay", "{game}: {}", kept.text());
        let id = kept.path().rsplit('/').next().unwrap();
        for way in ASKED {
            let screen = bench.get(&format!("/matches/{id}{way}"));
            assert!(screen.status < 500, "{game} {way}: {}", screen.text());
        }
        let body = form(&[("after", "0"), ("action", "{}"), ("n", "1"), ("by", "1")]);
        let ours = TAPPED.map(|way| format!("/matches/{id}/{way}"));
        let other = format!("/games/labyrinth/matches/{id}/again");
        for way in ours.iter().chain([&other]) {
            let screen = bench.post(way, &body);
            assert!(
                (400..500).contains(&screen.status),
                "{game} {way}: {} {}",
                screen.status,
                screen.text()
            );
        }
        assert_eq!(bench.get(kept.path()).text(), kept.text(), "{game}");
    }
}
