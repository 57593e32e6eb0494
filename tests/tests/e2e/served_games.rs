//! Games and tools that are served, on one phone and on two that look at the same, by touch.

use serde_json::json;
use tableside_tests::{Browser, Place, Served, Span, Trouble};

/// Two at the table, at the beginning of a match.
fn begin(phone: &Served, game: &str) -> Result<(), Trouble> {
    phone.sit_down(game, &["Jürgen \"Jo\"", "Őrsi"])?;
    phone.tap("start")?;
    phone.wait_for_screen("match")
}

/// A simulation that will not be over soon, on its way.
fn simulate(phone: &Browser, throws: u8) -> Result<(), Trouble> {
    phone.taps(&["simulate", &format!("throws-{throws}"), "begin-simulation"])?;
    phone.wait_until(
        "three throws",
        "return Number(document.querySelector('.md-running .big-number')?.innerText) >= 3",
        &json!([]),
    )
}

/// How many simulated throws a match has that has no others: one revision each.
fn thrown(phone: &Browser) -> Result<u64, Trouble> {
    Ok(phone.revision()?.unwrap_or_default())
}

/// Notes from now on that a screen refused a tap, even if the next screen comes at once.
const LISTEN: &str = "
    new MutationObserver(() => {
        if (document.querySelector('.refusal')) window.refused = true;
    }).observe(document.body, { childList: true });
";

#[test]
fn another_phone_taps_while_throws_are_simulated() -> Result<(), Trouble> {
    let place = Place::new("phones-simulation")?;
    let phone = place.served()?;
    begin(&phone, "multiplication-dice")?;
    let other = phone.second_phone(&place)?;
    other.tap("open-1")?;
    other.taps(&["number-1", "number-2"])?;
    simulate(&phone, 30)?;
    // Its dice are meant for a board that is no more. It is told so, before the next throw.
    other.run(LISTEN, &json!([]))?;
    other.tap("number-3")?;
    other.wait_until("a refusal", "return window.refused", &json!([]))?;
    other.wait_for_the_end_of_the_simulation()?;
    phone.wait_for_the_end_of_the_simulation()?;
    assert_eq!(thrown(&phone)?, 30, "neither lost nor made twice");
    other.reload()?;
    assert_eq!(other.owners()?, phone.owners()?);
    // One tap on either phone takes it all back.
    other.tap("undo")?;
    assert_eq!(other.owners()?, ".".repeat(144));
    phone.reload()?;
    assert_eq!(phone.owners()?, other.owners()?);
    // What is done to the match meanwhile ends a simulation, and nobody is told off for that.
    simulate(&phone, 100)?;
    other.reload()?;
    other.touch_slowly("stop-simulation")?;
    other.wait_for_the_end_of_the_simulation()?;
    phone.wait_for_the_end_of_the_simulation()?;
    assert_eq!(phone.count(".refusal, .bar")?, 0);
    phone.reload()?;
    other.reload()?;
    assert_eq!(phone.owners()?, other.owners()?);
    assert!(phone.owners()?.contains(['0', '1']));
    for one in [&*phone, &other] {
        assert_eq!(one.errors()?, [""; 0]);
    }
    Ok(())
}

#[test]
fn a_server_that_is_gone_leaves_what_was_thrown() -> Result<(), Trouble> {
    let place = Place::new("gone-simulation")?;
    let mut phone = place.served()?;
    begin(&phone, "multiplication-dice")?;
    phone.throw([1, 1, 1])?;
    phone.tap("product-1")?;
    simulate(&phone, 100)?;
    phone.kill()?;
    phone.wait_for(".bar")?;
    phone.shot("gone")?;
    let seen = phone.owners()?;
    phone.serve_again(&place)?;
    phone.tap_on(".bar button")?;
    phone.wait_for_the_end_of_the_simulation()?;
    phone.wait_until_gone(".bar")?;
    // The last throw before the end may be one that the phone has not heard of.
    let now = phone.owners()?;
    let lost = seen
        .chars()
        .zip(now.chars())
        .filter(|(was, is)| *was != '.' && *is == '.');
    assert_eq!(lost.count(), 0, "{seen} was seen, {now} is there");
    assert!(phone.offers("number-1")?, "real dice go on");
    assert_eq!(phone.count(".refusal")?, 0);
    phone.tap("undo")?;
    assert_eq!(phone.owners()?, format!("0{}", ".".repeat(143)));
    phone.throw([1, 1, 1])?;
    phone.tap("product-1")?;
    assert_eq!(phone.scores()?, ["0", "1"]);
    assert_eq!(phone.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn mines_are_entered_by_one_phone_and_seen_by_another() -> Result<(), Trouble> {
    let place = Place::new("served-dig-up")?;
    let phone = place.served()?;
    begin(&phone, "dig-up")?;
    let path = phone.path()?;
    // Somebody's nine cards are face up; the other one still has a turn.
    phone.taps(&["opened", "opened-0"])?;
    phone.wait_for_text(".dig-last-round", "Őrsi")?;
    let taps = enter_a_mine(&phone)?;
    assert!(taps <= 20, "{taps} taps");
    assert_eq!(phone.text(".dig-sum b")?, "15");
    phone.shot("mine")?;
    let other = phone.second_phone(&place)?;
    other.tap("open-1")?;
    assert_eq!(other.mines()?, phone.mines()?);
    phone.tap("next-mine")?;
    other.tap("next-mine")?;
    phone.tap("right")?;
    other.tap("skeleton")?;
    other.wait_for_text(".refusal", "out of date")?;
    assert_eq!(other.text(".dig-sum b")?, "3");
    // Entry goes on on whichever phone.
    for card in ["right", "right", "idol", "skeleton"] {
        other.tap(card)?;
    }
    phone.reload()?;
    assert_eq!(phone.mines()?, other.mines()?);
    phone.taps(&["adventure", "right", "adventure", "right"])?;
    phone.tap("score")?;
    phone.wait_for_text("#result-title", "Őrsi")?;
    assert_eq!(phone.texts(".ranking-points")?, ["17", "15"]);
    keep_the_picture(&phone, &path)?;
    for one in [&*phone, &other] {
        assert_eq!(one.errors()?, [""; 0]);
    }
    Ok(())
}

/// Nine cards, place by place; gives how many taps they took.
fn enter_a_mine(phone: &Browser) -> Result<usize, Trouble> {
    let cards = [
        "right",
        "right",
        "idol",
        "right",
        "colour-white",
        "number-5",
        "number-1",
        "colour-green",
        "number-4",
        "skeleton",
        "right",
    ];
    phone.taps(&cards)?;
    Ok(cards.len())
}

/// A browser is given the picture as a file of its own.
fn keep_the_picture(phone: &Served, path: &str) -> Result<(), Trouble> {
    let link = "[data-key=\"picture\"]";
    let href = phone.attribute(link, "href")?.unwrap_or_default();
    assert!(
        href.starts_with(path) && phone.attribute(link, "download")?.is_some(),
        "{href}"
    );
    let (header, picture) = phone.download(&href)?;
    assert_eq!(
        header,
        ["image/svg+xml", "attachment; filename=\"dig-up.svg\""]
    );
    assert_eq!(phone.ill_formed(&picture)?, None);
    assert!(picture.contains("Őrsi") && picture.contains("17"));
    Ok(())
}

/// What each tile of a labyrinth is known by, place by place.
const KNOWN: &str = "
    return [...document.querySelectorAll('.lab-grid .lab-tile')].map((tile) => tile.dataset.move).join();
";

/// Presses a key on the card that is looked for, or lets go of it, and gives what the card shows.
const PRESS: &str = "
    const card = document.querySelector('[data-key=\"card\"]');
    card.dispatchEvent(new KeyboardEvent(arguments[0], { key: ' ', bubbles: true, cancelable: true }));
    return card.innerText.trim();
";

#[test]
fn a_row_is_pushed_by_one_phone_and_seen_by_another() -> Result<(), Trouble> {
    let place = Place::new("served-labyrinth")?;
    let phone = place.served()?;
    phone.sit_down("labyrinth", &["Jürgen \"Jo\"", "Őrsi"])?;
    phone.taps(&["lab-secret", "starter-0", "next"])?;
    phone.wait_for_screen("lab-deal")?;
    phone.tap("start")?;
    phone.wait_for_screen("match")?;
    let other = phone.second_phone(&place)?;
    other.tap("open-1")?;
    let lie = |phone: &Browser| phone.run(KNOWN, &json!([]));
    let before = lie(&phone)?;
    phone.double_tap("push-top-2")?;
    assert_ne!(lie(&phone)?, before);
    // The other phone shows the board as it was, and may not push a second time.
    other.tap("push-left-4")?;
    other.wait_for_text(".refusal", "out of date")?;
    assert_eq!(lie(&other)?, lie(&phone)?);
    other.tap("stay")?;
    phone.tap("stay")?;
    phone.wait_for_text(".refusal", "out of date")?;
    for one in [&*phone, &other] {
        assert_eq!(one.whose_turn()?, "Őrsi");
        assert!(!one.offers("push-bottom-2")?, "it would undo the last push");
    }
    // A secret card shows for as long as it is held.
    let hidden = phone.text("[data-key=\"card\"]")?;
    assert_eq!(phone.count(".lab-ring")?, 0);
    let held = phone.run(PRESS, &json!(["keydown"]))?;
    assert_ne!(held, json!(hidden));
    assert_eq!(phone.run(PRESS, &json!(["keyup"]))?, json!(hidden));
    for one in [&*phone, &other] {
        assert_eq!(one.errors()?, [""; 0]);
    }
    Ok(())
}

#[test]
fn a_timer_and_dice_are_shared_by_two_phones_and_outlive_the_server() -> Result<(), Trouble> {
    let place = Place::new("served-tools")?;
    let mut phone = place.served()?;
    phone.wait_for_screen("home")?;
    phone.taps(&["tool-dice", "dice-2"])?;
    phone.double_tap("roll")?;
    let other = phone.second_phone(&place)?;
    other.taps(&["tool-dice", "throws"])?;
    assert_eq!(other.count(".throws li")?, 1);
    phone.tap("up")?;
    phone.taps(&["tool-hourglass", "length-120000"])?;
    let (turned, ()) = Span::of(|| phone.tap("turn-over"))?;
    other.taps(&["up", "up"])?;
    other.wait_for_screen("home")?;
    let shown = |phone: &Browser, css: &str| -> Result<(), Trouble> {
        let (read, shown) = phone.digits(css)?;
        let shown = f64::from(shown);
        let [least, most] = read.since(turned).map(|time| 120.0 - time);
        assert!(
            most - 0.05 <= shown && shown <= least + 1.3,
            "{shown}: {least} to {most}"
        );
        Ok(())
    };
    shown(&other, ".timer-chip [data-digits]")?;
    phone.kill()?;
    phone.serve_again(&place)?;
    phone.reload()?;
    shown(&phone, ".timer-now [data-digits]")?;
    other.tap("timer-chip")?;
    other.tap("pause")?;
    // The first phone learns by itself what was done on the other, and so does the other.
    phone.wait_for(".timer-now[data-state=resting]")?;
    assert_eq!(
        phone.text(".timer-now [data-digits]")?,
        other.text(".timer-now [data-digits]")?
    );
    phone.tap("turn-over")?;
    assert_eq!(phone.count(".refusal")?, 0);
    let turned = phone.text(".timer-now [data-digits]")?;
    other.wait_for_text(".timer-now [data-digits]", &turned)?;
    for one in [&*phone, &other] {
        assert_eq!(one.errors()?, [""; 0]);
    }
    Ok(())
}
