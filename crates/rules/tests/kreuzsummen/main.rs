//! Kreuzsummen as a group plays it, through what the crate shows to others.

#![allow(
    clippy::unwrap_used,
    reason = "a test says by panicking that something is wrong"
)]

mod cases;
mod chances;
mod fold;
mod pair;
mod playing;
mod turning_point;
mod winning;
