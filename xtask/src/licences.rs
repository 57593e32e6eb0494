//! `cargo xtask licences`: the list of all whose work the app builds on, which it shows.

use std::collections::BTreeSet;

use crate::error::Error;
use crate::places::Places;
use crate::program::Program;

/// How cargo writes a library: name and version, licence, where it is made.
const FORMAT: &str = "{p}\t{l}\t{r}";

/// What one of the libraries brings along, in another language.
const SQLITE: &str = "sqlite\t3\tPublic Domain\thttps://sqlite.org";

/// Writes the list anew.
pub(crate) fn write(places: &Places) -> Result<(), Error> {
    let path = places.licences();
    std::fs::write(&path, list(places)?).map_err(|source| Error::File { path, source })
}

/// Fails if the list is not that of the dependencies as they are.
pub(crate) fn check(places: &Places) -> Result<(), Error> {
    let path = places.licences();
    let kept = std::fs::read_to_string(&path).map_err(|source| Error::File { path, source })?;
    if kept == list(places)? {
        Ok(())
    } else {
        Err(Error::Licences)
    }
}

/// Every library that the window and the headless program are made of on any system, a line each:
/// name, version, licence and home, with tabs between them.
fn list(places: &Places) -> Result<String, Error> {
    let tree = Program::cargo(&places.root)
        .args(["tree", "--locked", "--edges", "normal", "--prefix", "none"])
        .args(["--package", "tableside", "--package", "tableside-cli"])
        .args(["--target", "all", "--format", FORMAT])
        .output()
        .ok_or(Error::Tree)?;
    let mut lines: BTreeSet<String> = tree.lines().filter_map(line).collect();
    lines.insert(SQLITE.to_owned());
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}

/// A line of the list from one of cargo's; nothing for what is our own.
fn line(tree: &str) -> Option<String> {
    let mut parts = tree.trim_end_matches(" (*)").split('\t');
    let (package, licence) = (parts.next()?, parts.next()?);
    let home = parts.next().unwrap_or_default().trim();
    let (name, rest) = package.split_once(" v")?;
    let (version, more) = rest.split_once(' ').unwrap_or((rest, ""));
    // Ours have their folder there.
    let is_ours = more.contains('/') || more.contains('\\');
    // An older way to write that one may choose.
    let licence: Vec<_> = licence.split('/').map(str::trim).collect();
    let licence = licence.join(" OR ");
    (!is_ours).then(|| format!("{name}\t{version}\t{licence}\t{home}"))
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a_library_is_read_as_cargo_writes_it() {
        let home = "https://example.org/a";
        assert_eq!(
            line(&format!("a v1.0.2\tMIT OR Apache-2.0\t{home} (*)")).unwrap(),
            format!("a\t1.0.2\tMIT OR Apache-2.0\t{home}")
        );
        assert_eq!(
            line("derive v2.0.0-rc.1 (proc-macro)\tMIT\t").unwrap(),
            "derive\t2.0.0-rc.1\tMIT\t"
        );
        assert_eq!(
            line("old v0.3.9\tMIT/Apache-2.0\t").unwrap(),
            "old\t0.3.9\tMIT OR Apache-2.0\t"
        );
        assert_eq!(line("own v0.1.0 (/home/anna/own)\tMIT\t (*)"), None);
        assert_eq!(line(""), None);
    }
}
