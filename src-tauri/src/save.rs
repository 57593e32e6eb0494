//! Files that the user asked for: an export goes where a browser would put it.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// How many names are tried beside the wanted one before saving is given up.
const OTHER_NAMES: usize = 999;

/// Why a file was not stored.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The system names no folder that would do.
    #[error("there is no folder for downloads")]
    NoFolder,
    /// Every name that was tried is taken.
    #[error("{0} holds too many files of that name")]
    Taken(PathBuf),
    /// The system refused to write.
    #[error("{path} can't be written: {source}")]
    Write {
        /// The file in question.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
}

/// Writes `content` into `folder` under `name`, or under "name (2)" and so on: a file that is
/// there already is never replaced. Gives the path it has now.
pub(crate) fn save(folder: &Path, name: &str, content: &[u8]) -> Result<PathBuf, SaveError> {
    std::fs::create_dir_all(folder).map_err(|source| SaveError::Write {
        path: folder.to_owned(),
        source,
    })?;
    let name = tame(name);
    for count in 1..=OTHER_NAMES {
        let path = folder.join(numbered(&name, count));
        match File::create_new(&path) {
            Ok(file) => return fill(file, path, content),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(source) => return Err(SaveError::Write { path, source }),
        }
    }
    Err(SaveError::Taken(folder.to_owned()))
}

/// Writes `content` to the path that the user chose. What is there is replaced as a whole: until
/// the new file is written it stays.
pub(crate) fn save_to(path: &Path, content: &[u8]) -> Result<PathBuf, SaveError> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let write = |source| SaveError::Write {
        path: path.to_owned(),
        source,
    };
    let file = File::create(&part).map_err(write)?;
    fill(file, part.clone(), content)?;
    std::fs::rename(&part, path).map_err(write)?;
    Ok(path.to_owned())
}

/// A file that is only half written would pass for an export, so it is taken away again.
fn fill(mut file: File, path: PathBuf, content: &[u8]) -> Result<PathBuf, SaveError> {
    match file.write_all(content).and_then(|()| file.sync_all()) {
        Ok(()) => Ok(path),
        Err(source) => {
            if let Err(error) = std::fs::remove_file(&path) {
                tracing::warn!(%error, path = %path.display(), "half a file stays behind");
            }
            Err(SaveError::Write { path, source })
        }
    }
}

/// The name without what could lead out of the folder or what some system forbids in a name.
pub(crate) fn tame(name: &str) -> String {
    let tame: String = name
        .chars()
        .map(|letter| match letter {
            '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '-',
            letter if letter.is_control() => '-',
            letter => letter,
        })
        .collect();
    match tame.trim_matches(['.', ' ']) {
        "" => "tableside".to_owned(),
        tame => tame.to_owned(),
    }
}

fn numbered(name: &str, count: usize) -> String {
    if count == 1 {
        return name.to_owned();
    }
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem} ({count}).{ending}"),
        None => format!("{name} ({count})"),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{SaveError, save, save_to};

    fn name(path: &Path) -> &str {
        path.file_name().unwrap().to_str().unwrap()
    }

    #[test]
    fn nothing_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let first = save(folder.path(), "match.json", b"one").unwrap();
        let second = save(folder.path(), "match.json", b"two").unwrap();
        assert_eq!(
            [name(&first), name(&second)],
            ["match.json", "match (2).json"]
        );
        assert_eq!(std::fs::read(first).unwrap(), b"one");
        assert_eq!(std::fs::read(second).unwrap(), b"two");
    }

    #[test]
    fn what_the_user_chose_is_replaced_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("chosen.db");
        for content in [&b"one"[..], b"two"] {
            assert_eq!(save_to(&path, content).unwrap(), path);
            assert_eq!(std::fs::read(&path).unwrap(), content);
        }
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        let nowhere = folder.path().join("missing").join("chosen.db");
        assert!(matches!(
            save_to(&nowhere, b"x"),
            Err(SaveError::Write { .. })
        ));
    }

    #[test]
    fn a_hostile_name_stays_in_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        for (wanted, got) in [
            ("../../etc/passwd", "-..-etc-passwd"),
            ("..", "tableside"),
            ("a\n\0b.json", "a--b.json"),
            ("C:\\x.json", "C--x.json"),
        ] {
            let path = save(folder.path(), wanted, b"x").unwrap();
            assert_eq!(path.parent(), Some(folder.path()));
            assert_eq!(name(&path), got);
        }
    }

    #[test]
    fn a_folder_that_is_none_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let file = save(folder.path(), "x", b"x").unwrap();
        let refused = save(&file, "y", b"y");
        assert!(matches!(refused, Err(SaveError::Write { path, .. }) if path == file));
    }
}
