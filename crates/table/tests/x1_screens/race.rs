//! A race by taps: gaps, the web, cards, the last round and who wins.

use crate::kit::{Bench, Screen};
use crate::table::{begin, fit, game, play, post, race, stored, taps};

#[test]
fn a_tile_that_fits_leaves_the_gap_where_it_lay() {
    let bench = Bench::new();
    let screen = race(&bench);
    assert!(screen.text().contains("Anna: 7 × 5."), "{}", screen.text());
    let screen = taps(&bench, screen, &["fits"]);
    assert!(screen.text().contains("Where did the 35 lie?"));
    assert_eq!(screen.revision(), 0, "it plays only with the next gap");
    let screen = taps(&bench, screen, &["quarter-3", "place-5-7"]);
    assert_eq!(screen.revision(), 1);
    let now = game(&bench, &screen);
    assert_eq!(now.race().unwrap().gap().unwrap().to_string(), "5 × 7");
    assert_eq!(now.race().unwrap().rungs(), [1, 0]);
}

#[test]
fn the_gap_can_be_told_by_two_numbers_and_the_web_is_asked_for() {
    let bench = Bench::new();
    let screen = taps(&bench, race(&bench), &["fits", "web"]);
    assert!(
        screen.text().contains("Which place is empty now?"),
        "{}",
        screen.text()
    );
    let screen = taps(&bench, screen, &["tell", "number-10"]);
    assert_eq!(
        screen.all(".x1-lit").len(),
        10 + 10,
        "the chosen column is lit, too"
    );
    let back = taps(&bench, bench.get(&screen.location), &["tell"]);
    assert_eq!(back.all(".x1-slot-on").len(), 1);
    let screen = taps(&bench, screen, &["number-9"]);
    let now = game(&bench, &screen);
    assert_eq!(now.race().unwrap().gap().unwrap().to_string(), "10 × 9");
}

#[test]
fn neither_the_gap_itself_nor_a_solved_place_can_be_the_next_gap() {
    let bench = Bench::new();
    let screen = play(&bench, race(&bench), &[fit(4, 2)]);
    let screen = taps(&bench, screen, &["on", "fits"]);
    let close = taps(&bench, bench.get(&screen.location), &["quarter-1"]);
    assert!(!close.has("place-4-2"), "this is the gap");
    assert!(close.has("place-5-2"));
    let close = taps(&bench, bench.get(&screen.location), &["quarter-2"]);
    assert!(!close.has("place-7-5"), "this is solved");
    let told = taps(&bench, screen, &["tell", "number-7"]);
    assert!(!told.offer("number-5").enabled);
    assert!(told.offer("number-4").enabled);
    for gap in [[4, 2], [7, 5]] {
        let refused = bench.act(&told, &fit(gap[0], gap[1]));
        assert_eq!(refused.status, 422);
        assert!(refused.refusal().is_some_and(|why| why.contains(" × ")));
    }
}

#[test]
fn a_miss_keeps_the_gap_for_the_next_one() {
    let bench = Bench::new();
    let screen = taps(&bench, race(&bench), &["misses"]);
    assert!(
        screen
            .text()
            .contains("That wasn’t it, the gap stays. Ben: 7 × 5.")
    );
    assert_eq!(game(&bench, &screen).race().unwrap().rungs(), [0, 0]);
    // What was typed goes along.
    let screen = taps(&bench, screen, &["pad", "digit-3", "digit-6", "misses"]);
    let last = stored(&bench, &screen).actions.pop().unwrap();
    assert_eq!(last, serde_json::json!({ "do": "miss", "answer": 36 }));
}

#[test]
fn typing_takes_no_leading_nought_and_no_fourth_digit() {
    let bench = Bench::new();
    let screen = taps(&bench, race(&bench), &["pad"]);
    assert!(!screen.offer("digit-0").enabled && !screen.offer("erase").enabled);
    let screen = taps(&bench, screen, &["digit-1", "digit-0", "digit-0"]);
    assert!(!screen.offer("digit-1").enabled);
    let screen = taps(&bench, screen, &["erase", "erase", "erase"]);
    assert!(screen.all(".x1-typed").is_empty());
    let closed = taps(&bench, screen, &["pad"]);
    assert!(!closed.has("digit-1"));
}

#[test]
fn after_a_fit_the_cards_are_asked_for_and_drawn_while_the_pile_lasts() {
    let bench = Bench::new();
    let screen = begin(&bench, "race", &["Anna", "Ben"], "rungs=30&gap=7,5");
    let screen = taps(&bench, screen, &["fits", "quarter-1", "place-4-2"]);
    assert!(
        screen.text().contains("Who has the 35?"),
        "{}",
        screen.text()
    );
    let screen = taps(&bench, screen, &["lay-1"]);
    assert!(
        screen
            .text()
            .contains("Ben draws a new card. 16 are left in the pile.")
    );
    assert_eq!(
        screen.said(),
        "Ben lays the 35 and draws one. Ben draws a new card. 16 are left in the pile."
    );
    let mut screen = screen;
    for _ in 0..16 {
        screen = taps(&bench, screen, &["cards", "card-35", "lay-0"]);
    }
    assert!(
        screen.text().contains("It was the last one in the pile."),
        "{}",
        screen.text()
    );
    let screen = taps(&bench, screen, &["cards", "card-35", "lay-0"]);
    assert!(
        screen
            .text()
            .contains("The pile is empty, Anna draws none.")
    );
    let screen = taps(&bench, screen, &["on"]);
    assert!(screen.text().contains("Ben: 4 × 2."), "{}", screen.text());
    let screen = taps(&bench, screen, &["undo"]);
    assert_eq!(game(&bench, &screen).race().unwrap().laid().len(), 17);
}

#[test]
fn a_number_that_is_not_solved_is_refused_and_says_so() {
    let bench = Bench::new();
    let screen = taps(
        &bench,
        race(&bench),
        &["fits", "quarter-1", "place-4-2", "cards"],
    );
    let other = screen.offer("card-36");
    assert!(!other.enabled);
    let why = bench.take(&screen, &other.what);
    assert!(
        why.text().contains("No 36 is solved on the wall yet."),
        "{}",
        why.text()
    );
    assert!(!why.has("lay-0"));
    let refused = bench.act(&screen, r#"{"do":"lay","player":0,"number":36}"#);
    assert_eq!(refused.status, 422);
    assert_eq!(
        refused.refusal().unwrap(),
        "No 36 is solved on the wall yet. Its card has to wait until then."
    );
    let screen = taps(&bench, screen, &["card-35"]);
    assert!(screen.offer("lay-0").enabled);
}

#[test]
fn the_wall_tells_how_many_tiles_of_a_number_are_left() {
    let bench = Bench::new();
    let screen = play(&bench, race(&bench), &[fit(4, 2)]);
    let wall = taps(&bench, screen, &["on", "wall"]);
    let labels: Vec<String> = wall
        .all(".x1-left-number .visually-hidden")
        .into_iter()
        .map(|left| left.text().collect())
        .collect();
    assert_eq!(labels.len(), 42);
    for told in ["35: one tile left", "24: 4 tiles left", "81: one tile left"] {
        assert!(
            labels.iter().any(|label| label == told),
            "{told}: {labels:?}"
        );
    }
    let screen = play(&bench, taps(&bench, wall, &["on"]), &[fit(9, 9)]);
    assert!(screen.text().contains("Who has the 8?"));
}

/// Ben is up first, Anna follows with fewer cards.
#[test]
fn the_last_round_is_announced_and_the_tie_break_told() {
    let bench = Bench::new();
    let screen = begin(&bench, "race", &["Anna", "Ben"], "rungs=2&gap=7,5");
    let screen = play(&bench, screen, &[fit(4, 2)]);
    let screen = play(&bench, screen, &[fit(9, 9)]);
    assert_eq!(screen.all(".x1-ladder .x1-flag").len(), 0);
    let screen = taps(&bench, screen, &["lay-1"]);
    assert!(
        screen
            .text()
            .contains("Ben is on the top! This is the last round.")
    );
    assert_eq!(screen.all(".x1-ladder .x1-flag").len(), 1, "it is drawn");
    assert!(screen.effects.contains("announce"), "{}", screen.effects);
    assert_eq!(screen.all("h1")[0].text().collect::<String>(), "Last round");
    // His card belongs to the round that ended with his turn, so no turn is left.
    let screen = taps(&bench, screen, &["on"]);
    assert!(
        screen.text().contains("The last round is over."),
        "{}",
        screen.text()
    );
    let screen = taps(
        &bench,
        screen,
        &["cards", "card-35", "lay-0", "on", "finish"],
    );
    assert!(screen.effects.contains("win"), "{}", screen.effects);
    assert!(
        screen.text().contains("Anna and Ben share the win"),
        "{}",
        screen.text()
    );
    let undone = taps(&bench, screen, &["undo", "undo"]);
    let screen = taps(&bench, undone, &["on", "finish"]);
    assert!(screen.text().contains("Ben wins"), "{}", screen.text());
    assert!(screen.text().contains("Alone at the top of the ladder."));
}

#[test]
fn the_fewest_cards_decide_between_those_on_the_top() {
    let bench = Bench::new();
    let screen = begin(&bench, "race", &["Anna", "Ben"], "rungs=2&gap=7,5");
    let miss = r#"{"do":"miss"}"#.to_owned();
    let screen = play(&bench, screen, &[fit(4, 2), miss, fit(9, 9)]);
    assert!(
        screen
            .text()
            .contains("Anna is on the top! This is the last round.")
    );
    let screen = taps(&bench, screen, &["cards", "card-35", "lay-1"]);
    let screen = play(&bench, screen, &[fit(6, 6)]);
    let screen = taps(&bench, screen, &["on", "finish"]);
    assert!(screen.text().contains("Anna wins"), "{}", screen.text());
    assert!(
        screen
            .text()
            .contains("2 stand on the top. Anna got there with the fewest cards: none at all."),
        "{}",
        screen.text()
    );
}

#[test]
fn practice_is_for_that_player_and_praises_first() {
    let bench = Bench::new();
    let screen = begin(&bench, "race", &["Anna", "Ben"], "rungs=1&gap=7,8");
    let miss = r#"{"do":"miss","answer":54}"#.to_owned();
    let screen = play(&bench, screen, &[miss]);
    let screen = taps(
        &bench,
        screen,
        &[
            "pad",
            "digit-5",
            "digit-6",
            "fits",
            "quarter-1",
            "place-4-2",
        ],
    );
    let screen = taps(&bench, screen, &["on", "finish"]);
    assert!(screen.has("practice-0"), "Anna said 54");
    assert!(!screen.has("practice-1"), "Ben was right");
    let map = taps(&bench, screen, &["practice-0"]);
    assert_eq!(map.all(".x1-marked").len(), 1);
    let words = map.text();
    assert!(words.contains("Well played, Anna!"), "{words}");
    assert!(
        words.find("Well played") < words.find("7 × 8 = 56"),
        "{words}"
    );
    let back = taps(&bench, map, &["practice-back"]);
    assert!(back.has("practice-0"));
    let other = bench.get(&format!("{}?practice=1", back.path()));
    assert!(other.has("practice-0"), "nothing of Ben's to show");
}

#[test]
fn two_devices_at_once_count_one_tap() {
    let bench = Bench::new();
    let one = race(&bench);
    let two = bench.get(one.path());
    let first = bench.act(&one, &fit(4, 2));
    assert_eq!(first.status, 200);
    let second = bench.act(&two, &fit(5, 5));
    assert_eq!(second.status, 409);
    assert!(second.refusal().unwrap().contains("out of date"));
    assert_eq!(stored(&bench, &first).actions.len(), 1);
}

#[test]
fn another_race_asks_where_its_first_gap_is_and_the_next_one_begins() {
    let bench = Bench::new();
    let screen = begin(&bench, "race", &["Anna", "Ben"], "rungs=1&gap=7,5");
    let screen = play(&bench, screen, &[fit(4, 2)]);
    let screen = play(&bench, taps(&bench, screen, &["on"]), &[fit(9, 9)]);
    let over = taps(&bench, screen, &["on", "finish"]);
    let table = taps(&bench, over, &["again"]);
    assert_eq!(table.kind(), "laying-out");
    assert!(!table.offer("start").enabled);
    assert!(table.text().contains("Tap where the first tile lay."));
    let table = taps(&bench, table, &["quarter-4", "place-8-8"]);
    assert!(table.text().contains("Ben begins."), "{}", table.text());
    let screen = bench.tap(&table, "start");
    assert!(screen.text().contains("Ben: 8 × 8."), "{}", screen.text());
    let refused = post(&bench, &screen, "again", "");
    assert_eq!(refused.status, 400, "a race has no set-up without asking");
}

/// The pad can't say any of these; whatever else sends them changes nothing but what it may.
#[test]
fn an_answer_is_any_number_and_nothing_else() {
    let bench = Bench::new();
    let screen = race(&bench);
    for answer in ["-1", "3.5", "\"35\"", "4294967296", "[35]", "true"] {
        let refused = bench.act(&screen, &format!(r#"{{"do":"miss","answer":{answer}}}"#));
        assert!(
            [400, 422].contains(&refused.status),
            "{answer}: {}",
            refused.status
        );
        assert_eq!(stored(&bench, &screen).actions.len(), 0, "{answer}");
    }
    let screen = bench.play(
        screen,
        &[
            r#"{"do":"miss","answer":0}"#,
            r#"{"do":"miss","answer":4294967295}"#,
        ],
    );
    assert_eq!(game(&bench, &screen).race().unwrap().rungs(), [0, 0]);
    assert!(screen.text().contains("7 × 5"), "{}", screen.text());
}

#[test]
fn practice_is_remembered_over_all_races() {
    let bench = Bench::new();
    // Anna is wrong at 7 × 5, right there the next time, and wrong at 4 × 2 then.
    let first = begin(&bench, "race", &["Anna", "Ben"], "rungs=1&gap=7,5");
    let first = bench.play(
        first,
        &[
            r#"{"do":"miss","answer":36}"#,
            r#"{"do":"match","gap":[4,2],"answer":35}"#,
            r#"{"do":"finish"}"#,
        ],
    );
    let page = taps(&bench, first, &["practice-0", "practice-all"]);
    assert_eq!(page.kind(), "practice");
    let listed = |page: &Screen| -> Vec<String> {
        let tasks = page.all(".x1-practice-list li").into_iter();
        tasks.map(|task| task.text().collect()).collect()
    };
    assert_eq!(listed(&page), ["7 × 5 = 35"]);
    let up = page.all("main")[0].attr("data-up").unwrap().to_owned();
    assert!(bench.get(&up).has("practice-back"), "{up}");
    let second = begin(&bench, "race", &["Ben", "Anna"], "rungs=1&gap=7,5");
    let second = bench.play(
        second,
        &[
            r#"{"do":"miss"}"#,
            r#"{"do":"match","gap":[4,2],"answer":35}"#,
            r#"{"do":"finish"}"#,
        ],
    );
    assert!(!second.has("practice-1"), "she was right this time");
    let third = begin(&bench, "race", &["Anna", "Ben"], "rungs=1&gap=4,2");
    let third = bench.play(
        third,
        &[
            r#"{"do":"match","gap":[9,9],"answer":9}"#,
            r#"{"do":"miss","answer":80}"#,
        ],
    );
    let third = bench.play(third, &[r#"{"do":"finish"}"#]);
    let page = taps(&bench, third, &["practice-0", "practice-all"]);
    assert_eq!(listed(&page), ["4 × 2 = 8"]);
    assert_eq!(page.all(".x1-practice-map .x1-known").len(), 1);
    assert_eq!(page.all(".x1-practice-map .x1-marked").len(), 1);
    assert!(
        page.text()
            .contains("Great, Anna: by now you know one that was hard!"),
        "{}",
        page.text()
    );
    assert_eq!(bench.get("/games/times-table/practice/nobody").status, 404);
}
