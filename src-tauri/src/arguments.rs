//! What may stand behind the program's name.

use std::path::PathBuf;

/// The database file that the arguments name, if any. Phones pass no arguments.
#[cfg(mobile)]
pub(crate) fn database() -> Option<PathBuf> {
    None
}

/// The database file that the arguments name, if any.
///
/// Ends the process for `--help`, `--version` and for arguments that are not known.
#[cfg(desktop)]
pub(crate) fn database() -> Option<PathBuf> {
    <Arguments as clap::Parser>::parse().db
}

/// Tableside sits beside the board: it checks, scores, rolls, times and remembers.
#[cfg(desktop)]
#[derive(Debug, clap::Parser)]
#[command(name = "tableside", version)]
struct Arguments {
    /// The database file, made if it does not exist; without this, the one in your data folder
    #[arg(long, value_name = "PATH")]
    db: Option<PathBuf>,
}

#[cfg(all(test, desktop))]
mod tests {
    use clap::Parser;

    use super::Arguments;

    #[test]
    fn a_database_may_be_named() {
        let named = Arguments::try_parse_from(["tableside", "--db", "a b.db"]).unwrap();
        assert_eq!(named.db.as_deref(), Some(std::path::Path::new("a b.db")));
        let bare = Arguments::try_parse_from(["tableside"]).unwrap();
        assert_eq!(bare.db, None);
    }

    #[test]
    fn what_is_not_known_is_refused() {
        assert!(Arguments::try_parse_from(["tableside", "--bd", "x"]).is_err());
        assert!(Arguments::try_parse_from(["tableside", "x.db"]).is_err());
        assert!(Arguments::try_parse_from(["tableside", "--db"]).is_err());
    }
}
