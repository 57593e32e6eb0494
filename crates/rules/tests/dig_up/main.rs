//! DIG UP Adventure as a group plays it, through what the crate shows to others.

#![allow(
    clippy::unwrap_used,
    reason = "a test says by panicking that something is wrong"
)]

mod cards;
mod cases;
mod fold;
mod golden;
mod group;
mod playing;
mod scoring;
mod turning_point;
