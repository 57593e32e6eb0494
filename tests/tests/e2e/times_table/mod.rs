//! Abenteuer 1x1 in the real window: a race that the cards decide, a sprint with a sand timer
//! that was measured a moment ago, and an expedition that beats its best time.

mod expedition;
mod race;
mod sprint;

use tableside_tests::{Screen, Trouble};

/// Takes rungs off the ladder's ten until so many are left.
pub(crate) fn shorten_the_ladder(app: &Screen, rungs: usize) -> Result<(), Trouble> {
    (rungs..10).try_for_each(|_| app.tap("fewer"))?;
    assert_eq!(app.text(".big-number")?, rungs.to_string());
    Ok(())
}

/// How the ladder is told: who stands where.
pub(crate) fn ladder(app: &Screen) -> Result<String, Trouble> {
    let told = app.attribute(".x1-ladder", "aria-label")?;
    Ok(told.unwrap_or_default())
}
