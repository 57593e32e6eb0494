//! Abenteuer 1x1 as a group plays it, through what the crate shows to others.

#![allow(
    clippy::unwrap_used,
    reason = "a test says by panicking that something is wrong"
)]

mod cases;
