//! The headless program, run as its users run it.

mod count;
mod program;
mod replay;
