//! Labyrinth as a group plays it, through what the crate shows to others.

#![allow(
    clippy::unwrap_used,
    reason = "a test says by panicking that something is wrong"
)]

mod blind;
mod cases;
mod correcting;
mod fold;
mod group;
mod playing;
mod reading;
mod routes;
mod turning_point;
mod winning;
