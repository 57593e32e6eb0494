//! The headless program, run as its users run it.

mod count;
mod golden;
mod program;
mod replay;
mod route;
mod vault;
