//! Simulated throws: they run for all to see, stop when asked to or when something else happens,
//! and are one step.

use tableside_rules::multiplication_dice::{Action, MultiplicationDice};

use crate::kit::{Bench, Screen};
use crate::table::{actions, begin, claim, game, play, post, roll, stored, taps};

fn begun(names: &[&str], rounds: u32) -> (Bench, Screen) {
    let bench = Bench::new();
    let screen = begin(&bench, names, rounds);
    (bench, screen)
}

fn throws(bench: &Bench, screen: &Screen) -> usize {
    game(bench, screen).throws()
}

/// Lets a run go on to its end; every screen of it.
fn run(bench: &Bench, first: Screen) -> Vec<Screen> {
    let mut screens = vec![first];
    while screens[screens.len() - 1].has("next-throw") {
        let next = bench.tap(&screens[screens.len() - 1], "next-throw");
        assert_eq!(next.status, 200, "{}", next.text());
        screens.push(next);
    }
    screens
}

#[test]
fn the_board_is_filled_before_the_first_throw_on_top_of_the_agreed_rounds() {
    let (bench, screen) = begun(&["Anna", "Ben", "Cleo"], 20);
    assert!(screen.text().contains("Fill the board first"));
    let screens = run(
        &bench,
        taps(&bench, screen, &["simulate", "begin-simulation"]),
    );
    assert_eq!(screens.len(), 50, "50 throws are preset, one a screen");
    for (index, screen) in screens.iter().enumerate() {
        assert_eq!(screen.revision() as usize, index + 1);
    }
    let last = &screens[49];
    let after = game(&bench, last);
    assert_eq!(
        (after.throws(), after.rounds(), after.round()),
        (50, 37, 17)
    );
    assert!(
        after.throw().is_none() && last.has("draw"),
        "real dice go on"
    );
    assert!(
        actions(&stored(&bench, last))
            .iter()
            .all(|action| !matches!(action, Action::Roll { by_app: false, .. }))
    );
    let back = bench.tap(last, "undo");
    assert!(
        stored(&bench, &back).actions.is_empty(),
        "one undo takes it all back"
    );
    assert_eq!(game(&bench, &back).rounds(), 20);
    let again = bench.tap(&back, "redo");
    assert_eq!(throws(&bench, &again), 50);
    assert!(!again.has("next-throw"), "what is put back does not go on");
}

/// The rounds are raised as the throws need it, so that a run that is stopped leaves no others.
#[test]
fn rounds_are_raised_one_by_one() {
    let (bench, screen) = begun(&["Anna", "Ben", "Cleo", "Dora"], 3);
    let start = [roll(1, 1, 1), claim(1, 1)];
    let screen = play(&bench, screen, &start);
    let mut screen = taps(
        &bench,
        screen,
        &["simulate", "throws-30", "begin-simulation"],
    );
    for thrown in 1..=30_u32 {
        let after = game(&bench, &screen);
        assert_eq!(after.throws(), 1 + thrown as usize);
        assert_eq!(after.rounds(), 3 + thrown.div_ceil(4), "{thrown}");
        if thrown < 30 {
            screen = bench.tap(&screen, "next-throw");
        }
    }
    assert!(!screen.has("next-throw"));
}

#[test]
fn stopping_leaves_what_was_thrown_as_one_step() {
    let (bench, screen) = begun(&["Anna", "Ben"], 20);
    let screen = play(&bench, screen, &[roll(1, 1, 1), claim(1, 1)]);
    let screen = taps(
        &bench,
        screen,
        &[
            "simulate",
            "throws-100",
            "begin-simulation",
            "next-throw",
            "next-throw",
        ],
    );
    let stopped = bench.tap(&screen, "stop-simulation");
    assert_eq!((stopped.status, stopped.path()), (200, screen.path()));
    assert_eq!(throws(&bench, &stopped), 4);
    assert!(
        stopped.said().starts_with("3 throws simulated"),
        "{}",
        stopped.said()
    );
    assert!(!stopped.has("next-throw") && stopped.has("draw"));
    let again = post(&bench, &stopped, "simulation/next", "");
    assert_eq!(
        (again.status, again.refusal()),
        (200, None),
        "it ended quietly"
    );
    assert_eq!(throws(&bench, &again), 4);
    let back = bench.tap(&stopped, "undo");
    assert!(
        back.said().contains("3 throws simulated"),
        "{}",
        back.said()
    );
    assert_eq!(throws(&bench, &back), 1);
    let back = bench.tap(&back, "undo");
    assert_eq!(
        actions(&stored(&bench, &back)).len(),
        1,
        "the claim is a step of its own"
    );
}

#[test]
fn within_the_agreed_rounds_it_ends_with_them() {
    let (bench, screen) = begun(&["Anna", "Ben", "Cleo"], 3);
    let screen = play(&bench, screen, &[roll(1, 1, 1), claim(1, 1)]);
    let panel = taps(&bench, screen, &["simulate", "within"]);
    assert!(
        panel.text().contains("Only 8 throws are left"),
        "{}",
        panel.text()
    );
    let screens = run(&bench, taps(&bench, panel, &["begin-simulation"]));
    let over = &screens[screens.len() - 1];
    assert_eq!(screens.len(), 8);
    assert!(game(&bench, over).is_over() && over.has("again"));
    assert!(stored(&bench, over).head.outcome.is_some());
    assert_eq!(over.effects, "buzz=win,sound=win");
    let (bench, screen) = begun(&["Anna", "Ben", "Cleo"], 30);
    let panel = taps(
        &bench,
        screen,
        &["simulate", "throws-10", "within", "begin-simulation"],
    );
    let screens = run(&bench, panel);
    let after = game(&bench, &screens[screens.len() - 1]);
    assert_eq!((after.throws(), after.rounds()), (10, 30));
}

#[test]
fn while_it_runs_only_stop_and_undo_are_there_and_few_things_are_said() {
    let (bench, screen) = begun(&["Anna", "Ben"], 20);
    let screens = run(
        &bench,
        taps(
            &bench,
            screen,
            &["simulate", "throws-20", "begin-simulation"],
        ),
    );
    for screen in &screens[..19] {
        let enabled: Vec<String> = screen
            .offers()
            .into_iter()
            .filter(|offer| offer.enabled)
            .map(|offer| offer.key)
            .collect();
        assert_eq!(
            enabled,
            [
                "up",
                "turn",
                "menu",
                "stop-simulation",
                "next-throw",
                "undo"
            ]
        );
        assert_eq!(screen.effects, "awake", "the hand feels no throw");
        let auto = screen.all("[data-auto]");
        assert_eq!(
            (auto.len(), auto[0].attr("data-key")),
            (1, Some("next-throw"))
        );
    }
    let said: Vec<&str> = screens
        .iter()
        .map(Screen::said)
        .filter(|said| !said.is_empty())
        .collect();
    assert_eq!(
        said[..4],
        [
            "The app plays 20 throws.",
            "5 of 20 throws.",
            "10 of 20 throws.",
            "15 of 20 throws."
        ]
    );
    assert_eq!(said.len(), 5);
    assert!(said[4].starts_with("20 throws simulated"), "{}", said[4]);
}

/// Undo on one phone, a move on another: the run is over, and its next throw does not come.
#[test]
fn whatever_else_happens_ends_it() {
    let (bench, screen) = begun(&["Anna", "Ben"], 20);
    let running = taps(
        &bench,
        screen,
        &["simulate", "begin-simulation", "next-throw"],
    );
    let back = bench.tap(&running, "undo");
    assert_eq!(throws(&bench, &back), 0);
    for late in [
        bench.tap(&running, "next-throw"),
        post(&bench, &back, "simulation/next", ""),
    ] {
        assert_eq!((late.status, late.refusal()), (200, None));
        assert!(!late.has("next-throw") && late.revision() == back.revision());
    }
    let running = taps(&bench, back, &["simulate", "begin-simulation"]);
    let moved = bench.act(&running, &roll(1, 2, 3));
    assert_eq!(moved.status, 200, "the other phone plays on");
    let late = bench.tap(&running, "next-throw");
    assert_eq!((late.status, late.refusal()), (200, None));
    assert_eq!(throws(&bench, &late), 2);
    let late = post(&bench, &moved, "simulation/next", "");
    assert_eq!((late.status, late.revision()), (200, moved.revision()));
    let back = bench.tap(&moved, "undo");
    assert_eq!(
        throws(&bench, &back),
        1,
        "the simulation is a step of its own"
    );
    assert!(!back.has("next-throw"));
}

#[test]
fn two_phones_that_drive_it_throw_no_more_than_asked_for() {
    let (bench, screen) = begun(&["Anna", "Ben"], 20);
    let first = taps(
        &bench,
        screen,
        &["simulate", "throws-10", "begin-simulation"],
    );
    let [mut one, mut two] = [bench.get(first.path()), first];
    for _ in 0..40 {
        if !one.has("next-throw") && !two.has("next-throw") {
            break;
        }
        for phone in [&mut one, &mut two] {
            if phone.has("next-throw") {
                *phone = bench.tap(phone, "next-throw");
                assert_eq!((phone.status, phone.refusal()), (200, None));
            }
        }
    }
    assert_eq!(throws(&bench, &one), 10);
    assert_eq!(one.revision(), two.revision());
}

#[test]
fn a_first_tap_that_arrives_twice_starts_one_run_that_goes_on() {
    let (bench, screen) = begun(&["Anna", "Ben"], 20);
    let first = post(&bench, &screen, "simulation", "&throws=10");
    assert_eq!(first.status, 200);
    let second = post(&bench, &screen, "simulation", "&throws=10");
    assert_eq!(second.status, 409);
    assert_eq!(throws(&bench, &second), 1);
    let screens = run(&bench, second);
    assert_eq!(throws(&bench, &screens[screens.len() - 1]), 10);
}

#[test]
fn a_run_does_not_survive_a_restart_but_its_throws_do() {
    let (mut bench, screen) = begun(&["Anna", "Ben"], 20);
    let running = taps(
        &bench,
        screen,
        &["simulate", "begin-simulation", "next-throw"],
    );
    assert!(
        bench.get(running.path()).has("next-throw"),
        "a reload goes on"
    );
    bench.restart();
    let after = bench.get(running.path());
    assert!(!after.has("next-throw") && after.has("draw"));
    assert_eq!(throws(&bench, &after), 2);
    let back = bench.tap(&after, "undo");
    assert_eq!(throws(&bench, &back), 0);
}

#[test]
fn what_our_screens_do_not_ask_for_is_refused() {
    let (bench, screen) = begun(&["Anna", "Ben"], 20);
    for throws in ["0", "7", "110", "255", "256", "-10", "x", ""] {
        let answer = post(&bench, &screen, "simulation", &format!("&throws={throws}"));
        assert!(
            (400..500).contains(&answer.status),
            "{throws}: {}",
            answer.status
        );
    }
    let stale = bench.post(
        &format!("{}/simulation", screen.path()),
        "after=9&throws=50",
    );
    assert_eq!(stale.status, 409);
    let open = play(&bench, screen, &[roll(5, 10, 10)]);
    assert!(!open.has("simulate"));
    let refused = post(&bench, &open, "simulation", "&throws=50");
    assert_eq!(refused.status, 422);
    assert!(refused.refusal().unwrap().contains("still being played"));
    assert_eq!(throws(&bench, &open), 1);
    let team = bench.pair("Anna", "Ben");
    let other = bench.start(&team, 1, 0);
    assert_eq!(post(&bench, &other, "simulation", "&throws=50").status, 404);
    assert_eq!(post(&bench, &other, "draw", "&draw=throw").status, 400);
    assert_eq!(bench.get(other.path()).revision(), 0);
    for what in ["simulation", "simulation/next", "simulation/stop"] {
        for id in ["x", "01900000-0000-7000-8000-000000000000"] {
            let answer = bench.post(&format!("/matches/{id}/{what}"), "after=0&throws=50");
            assert_eq!(answer.status, 404, "{what} {id}");
        }
    }
}

/// Captures made, captures suffered and points are the same sum, and no field is lost.
#[test]
fn a_hundred_throws_add_up() {
    let (bench, screen) = begun(&["Anna", "Ben", "Cleo", "Dora"], 15);
    let keys = ["simulate", "throws-100", "begin-simulation"];
    let screens = run(&bench, taps(&bench, screen, &keys));
    let after: MultiplicationDice = game(&bench, &screens[99]);
    assert_eq!((after.throws(), after.rounds()), (100, 40));
    let panel = bench.tap(&screens[99], "more");
    let numbers: Vec<Vec<u32>> = panel
        .all(".md-standings tbody tr")
        .into_iter()
        .map(|row| {
            let cells = row
                .child_elements()
                .filter(|cell| cell.value().name() == "td");
            cells
                .map(|cell| cell.text().collect::<String>().parse().unwrap())
                .collect()
        })
        .collect();
    let sum = |column: usize| -> u32 { numbers.iter().map(|row| row[column]).sum() };
    assert_eq!(sum(0), after.scores().iter().sum::<u32>());
    assert_eq!(sum(0), sum(2));
    assert_eq!(sum(2), sum(3));
    assert_eq!(sum(1) as usize, panel.all(".md-own").len());
}
