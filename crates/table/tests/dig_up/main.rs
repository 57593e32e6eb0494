//! DIG UP Adventure on the screen: set-up, entry, turns, result and its picture.

#![allow(
    clippy::unwrap_used,
    reason = "what can't be had is what the test is about"
)]

#[path = "../kit/mod.rs"]
mod kit;

mod entry;
mod gems;
mod picture;
mod result;
mod setup;
mod table;
mod turns;
mod walk;
mod warnings;
mod words;
