//! `cargo xtask shots`: the pictures of the README.

use std::fs;
use std::path::Path;

use crate::checks;
use crate::error::Error;
use crate::places::Places;

/// The pictures that the README shows, of those that the tests take.
const FOR_README: [&str; 8] = [
    "faces-arranged",
    "multiplication-dice-standings",
    "multiplication-dice-result",
    "dig-up-last-round",
    "times-table-race-right",
    "labyrinth-help",
    "timer-running",
    "hungarian-match",
];

/// Plays the end-to-end tests, which take pictures on their way, and keeps those that the
/// README shows.
pub(crate) fn shots(places: &Places) -> Result<(), Error> {
    checks::provide()?;
    checks::window(places)?;
    checks::tests(places)?;
    let kept = keep(&places.shots(), &places.root.join("tests").join("pictures"))?;
    println!("{kept} pictures for the README are in tests/pictures");
    Ok(())
}

/// Copies the README's pictures and tells how many there were.
fn keep(from: &Path, to: &Path) -> Result<usize, Error> {
    let trouble = |path: &Path| {
        let path = path.to_owned();
        move |source| Error::File { path, source }
    };
    fs::create_dir_all(to).map_err(trouble(to))?;
    for name in FOR_README {
        let picture = from.join(name).with_extension("png");
        fs::copy(&picture, to.join(name).with_extension("png")).map_err(trouble(&picture))?;
    }
    Ok(FOR_README.len())
}
