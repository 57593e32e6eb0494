//! `cargo xtask shots`: the pictures of the README.

use std::fs;
use std::path::Path;

use crate::checks;
use crate::error::Error;
use crate::places::Places;

/// A picture whose name begins like this is one that the README shows.
const FOR_README: &str = "readme-";

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
    let mut kept = 0;
    for picture in fs::read_dir(from).map_err(trouble(from))? {
        let picture = picture.map_err(trouble(from))?;
        let name = picture.file_name();
        if let Some(name) = name.to_str().and_then(|name| name.strip_prefix(FOR_README)) {
            fs::copy(picture.path(), to.join(name)).map_err(trouble(to))?;
            kept += 1;
        }
    }
    Ok(kept)
}
