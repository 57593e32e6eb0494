//! Abenteuer 1x1 in the real window: a race that the cards decide, a sprint with a sand timer
//! that was measured a moment ago, and an expedition that beats its best time.

mod expedition;
mod race;
mod sprint;

use tableside_tests::{Screen, Trouble};

/// Plays a match, and once more if the web view died in it, four times at most.
///
/// On a machine without a graphics card `WebKit`'s compositor draws through Mesa's software driver,
/// and now and then dies inside it (`ThreadedCompositor`, a segmentation fault in
/// `swrast_dri.so`), whereupon the driver refuses every command as an unknown error. Anything else
/// that goes wrong is wrong at once.
pub(crate) fn unless_the_view_dies(play: impl Fn() -> Result<(), Trouble>) -> Result<(), Trouble> {
    let mut played = play();
    for _ in 0..3 {
        match played {
            Err(ref trouble) if trouble.to_string().contains("unknown error") => {
                eprintln!("the web view died, so it is played once more: {trouble}");
                played = play();
            }
            done => return done,
        }
    }
    played
}

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
