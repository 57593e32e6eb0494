//! The log file of the app, for those who are asked what happened.

use std::fs::{File, OpenOptions};
use std::path::Path;
use std::sync::Mutex;

use tracing_subscriber::filter::LevelFilter;

/// A log longer than this, in bytes, makes room for a new one when the app starts.
const LONGEST: u64 = 1_000_000;

/// Writes warnings, errors and the reasons of panics to `tableside.log` in `folder` from now on.
///
/// A log that can't be written is no reason to keep anybody from playing, so it goes to the
/// terminal then.
pub(crate) fn begin(folder: &Path) {
    let subscriber = tracing_subscriber::fmt()
        .with_ansi(false)
        .with_max_level(LevelFilter::INFO);
    let begun = match file(folder) {
        Ok(file) => tracing::subscriber::set_global_default(
            subscriber.with_writer(Mutex::new(file)).finish(),
        ),
        Err(error) => {
            eprintln!("tableside: no log in {}: {error}", folder.display());
            tracing::subscriber::set_global_default(
                subscriber.with_writer(std::io::stderr).finish(),
            )
        }
    };
    if let Err(error) = begun {
        eprintln!("tableside: {error}");
    }
    note_panics();
}

fn file(folder: &Path) -> std::io::Result<File> {
    std::fs::create_dir_all(folder)?;
    let path = folder.join("tableside.log");
    if std::fs::metadata(&path).is_ok_and(|log| log.len() > LONGEST) {
        std::fs::rename(&path, folder.join("tableside.old.log"))?;
    }
    OpenOptions::new().create(true).append(true).open(path)
}

/// A panic is caught where a call is answered; what it said would be lost without this.
fn note_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        tracing::error!(%panic, "panic");
        before(panic);
    }));
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::{LONGEST, file};

    #[test]
    fn a_log_goes_on_and_a_long_one_makes_room() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("logs");
        writeln!(file(&folder).unwrap(), "first").unwrap();
        let mut again = file(&folder).unwrap();
        writeln!(again, "second").unwrap();
        let log = folder.join("tableside.log");
        assert_eq!(std::fs::read_to_string(&log).unwrap(), "first\nsecond\n");

        again.set_len(LONGEST + 1).unwrap();
        file(&folder).unwrap();
        assert_eq!(std::fs::metadata(&log).unwrap().len(), 0);
        let old = std::fs::metadata(folder.join("tableside.old.log")).unwrap();
        assert_eq!(old.len(), LONGEST + 1);
    }
}
