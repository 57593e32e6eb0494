//! Sits people down to a match and taps for them.

use crate::kit::{Bench, Screen, What};

/// The game's page with these people at the table.
pub(crate) fn seated(bench: &Bench, names: &[&str]) -> Screen {
    let mut screen = bench.get("/games/dig-up?players=");
    for name in names {
        let form = form_urlencoded::Serializer::new(String::new())
            .append_pair("name", name)
            .finish();
        screen = bench.post(&screen.location, &form);
        assert_eq!(screen.status, 200, "{name}: {}", screen.text());
    }
    screen
}

/// A match that has just begun; `way` is `score` or `play`. The favourites are red, yellow, green
/// and blue in seat order, and the first seat begins.
pub(crate) fn begin(bench: &Bench, way: &str, names: &[&str]) -> Screen {
    let screen = seated(bench, names);
    let screen = taps(
        bench,
        screen,
        &[&format!("way-{way}"), "starter-0", "start"],
    );
    assert_eq!(screen.kind(), "match", "{}", screen.text());
    screen
}

/// Taps one after the other, each of which has to count.
pub(crate) fn taps(bench: &Bench, screen: Screen, keys: &[&str]) -> Screen {
    keys.iter().fold(screen, |screen, key| {
        let next = bench.tap(&screen, key);
        assert_eq!(next.status, 200, "{key}: {}", next.text());
        next
    })
}

/// Enters a whole mine, place by place, without tapping.
pub(crate) fn fill(bench: &Bench, screen: Screen, player: usize, cards: [&str; 9]) -> Screen {
    let actions: Vec<String> = (1..)
        .zip(cards)
        .map(|(slot, card)| show(player, slot, card))
        .collect();
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    bench.play(screen, &actions)
}

/// The action that shows a card.
pub(crate) fn show(player: usize, slot: usize, card: &str) -> String {
    format!(r#"{{"do":"show","player":{player},"slot":{slot},"card":"{card}"}}"#)
}

/// What is called so by a screen reader.
pub(crate) fn label(screen: &Screen, key: &str) -> String {
    let found = screen.all(&format!("[data-key={key}]"));
    let element = found.first().unwrap_or_else(|| panic!("no {key}"));
    element.attr("aria-label").unwrap_or_default().to_owned()
}

pub(crate) fn is_pressed(screen: &Screen, key: &str) -> bool {
    let found = screen.all(&format!("[data-key={key}]"));
    found[0].attr("aria-pressed") == Some("true")
}

/// Whether the key plays at once.
pub(crate) fn plays(screen: &Screen, key: &str) -> bool {
    let offer = screen.offer(key);
    offer.enabled && matches!(offer.what, What::Submit { .. })
}

/// The line above the keys.
pub(crate) fn note(screen: &Screen) -> String {
    words(screen, ".foot .note p")
}

/// The words of the first such element.
pub(crate) fn words(screen: &Screen, css: &str) -> String {
    let found = screen.all(css);
    let words = found
        .first()
        .into_iter()
        .flat_map(|element| element.text().flat_map(str::split_whitespace));
    words.collect::<Vec<_>>().join(" ")
}

/// The totals in seat order, as the row of seats shows them.
pub(crate) fn scores(screen: &Screen) -> Vec<String> {
    let found = screen.all(".seat-score");
    found
        .iter()
        .map(|element| element.text().collect())
        .collect()
}

/// The place that is picked: its key.
pub(crate) fn picked(screen: &Screen) -> Option<String> {
    let found = screen.all(".dig-cell[aria-pressed=true]");
    let key = found.first()?.attr("data-key")?;
    Some(key.to_owned())
}
