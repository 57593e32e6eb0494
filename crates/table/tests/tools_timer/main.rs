//! The sand timer: its time, its end, its screens.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../kit/mod.rs"]
mod kit;

mod glasses;
mod ring;
mod screens;
mod taps;
mod time;

use std::time::Duration;

use kit::{Bench, Hands, Screen};

const PATH: &str = "/tools/timer";

/// An application in English, and its clock.
fn begun() -> (Bench, Hands) {
    let clock = Hands::new();
    (Bench::timed("en", &clock), clock)
}

/// The timer's screen with this length on it, running.
fn turned(bench: &Bench, length: &str) -> Screen {
    let chosen = bench.tap(&bench.get(PATH), length);
    bench.tap(&chosen, "turn-over")
}

fn secs(n: u64) -> Duration {
    Duration::from_secs(n)
}

/// The digits on the timer's own screen, and how it stands.
fn shown(screen: &Screen) -> (String, String) {
    let now = &screen.all(".timer-now")[0];
    let digits = screen.all(".timer-now [data-digits]")[0].text().collect();
    (digits, now.attr("data-state").unwrap().to_owned())
}

/// What the head of another screen shows of the timer.
fn chip(screen: &Screen) -> Option<String> {
    let found = screen.all(".timer-chip").into_iter().next()?;
    Some(found.text().collect())
}
