//! Plays the real app as a person would: the window as it ships under a display of its own,
//! and the served screens in a phone-sized browser.
//!
//! A test starts with a [`Place`], a private home with its own data folder, and opens
//! the [`Window`] or a [`Served`] browser on it. Both are a [`Screen`]: tap, look, wait.
//!
//! Nothing here sleeps for a fixed time and hopes: every wait looks again and again until the
//! thing is there, and says what was there instead if it never comes.

mod audit;
mod axe;
mod browser;
mod clock;
mod display;
mod driver;
mod fit;
mod leash;
mod party;
mod place;
mod play;
mod programs;
mod screen;
mod served;
mod trouble;
mod wait;
mod window;

pub use audit::{Audit, FAMILY, HURRIED_FINGER};
pub use browser::Browser;
pub use clock::Span;
pub use place::{Look, Place};
pub use programs::{cli_program, window_program};
pub use screen::Screen;
pub use served::Served;
pub use trouble::Trouble;
pub use window::Window;
