//! Labyrinth as it is tapped, without a browser.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../kit/mod.rs"]
mod kit;

mod entering;
mod helping;
mod mending;
mod playing;
mod secret;
mod setup;
mod table;
mod walk;
mod words;
