//! Abenteuer 1x1 as it is tapped, without a browser.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../kit/mod.rs"]
mod kit;

mod expedition;
mod mending;
mod pictures;
mod race;
mod secrets;
mod setup;
mod sprint;
mod table;
mod walk;
mod words;
