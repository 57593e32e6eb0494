//! `cargo xtask shots`: the pictures of the README.

use crate::checks;
use crate::error::Error;
use crate::places::Places;

/// Plays the end-to-end tests, which take pictures on their way, and keeps those that the
/// README shows.
pub(crate) fn shots(places: &Places) -> Result<(), Error> {
    checks::provide()?;
    checks::window(places)?;
    checks::tests(places)
}
