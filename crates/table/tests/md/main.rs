//! The Multiplikations-Würfelspiel as it is tapped, without a browser.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../kit/mod.rs"]
mod kit;

mod links;
mod playing;
mod setup;
mod simulation;
mod table;
mod walk;
mod words;
