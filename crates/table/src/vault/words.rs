//! Why something does not come in or go back, in words.

use tableside_ledger::{ImportError, LedgerError, OpenError, RestoreError, Why};

use crate::frame::names;
use crate::text::{Text, text};

/// Why a line of a file is not taken in.
pub fn refusal(why: &Why<Text>) -> Text {
    match why {
        Why::NotText => text("vault-why-not-text"),
        Why::TooLong(_) => text("vault-why-too-long"),
        Why::Unreadable(what) => text("vault-why-unreadable").with("what", what.as_str()),
        Why::UnknownKind(kind) => {
            let shown: String = kind.chars().take(60).collect();
            text("vault-why-unknown").with("what", shown.as_str())
        }
        Why::Twice => text("vault-why-twice"),
        Why::UnknownPlayer => text("vault-why-player"),
        Why::UnknownTeam => text("vault-why-team"),
        Why::Name(error) => names::why(*error),
        Why::Members => text("vault-why-members"),
        Why::GlassName => text("vault-why-glass"),
        Why::Refused(why) => why.clone(),
        Why::NotStored(what) => text("vault-why-not-stored").with("what", what.as_str()),
    }
}

/// Why a file as a whole is not taken in, as the path to the page has it that says so.
pub(super) fn reason(error: &ImportError) -> String {
    match error {
        ImportError::Empty => "empty",
        ImportError::NotOurs => "foreign",
        ImportError::Newer(_) => "newer",
        ImportError::CutOff(line) => return format!("cut-off&line={line}"),
        ImportError::TooMany { .. } => "large",
        ImportError::Ledger(LedgerError::Full) => "full",
        ImportError::Ledger(_) => "ledger",
    }
    .to_owned()
}

/// The same of a file that is a database.
pub(super) fn reason_no_backup(error: &OpenError) -> &'static str {
    match error {
        OpenError::Newer { .. } => "newer",
        OpenError::Full => "full",
        OpenError::NotADatabase => "foreign",
        OpenError::Damaged(_) => "damaged",
        _ => "ledger",
    }
}

/// What stands in the way of reading or writing, for a sentence that says what did not succeed.
pub(super) fn cause(error: &OpenError) -> Text {
    match error {
        OpenError::Full => text("vault-cause-full"),
        OpenError::ReadOnly => text("vault-cause-read-only"),
        OpenError::NoAccess { path, .. } => {
            text("vault-cause-access").with("path", path.display().to_string())
        }
        OpenError::Busy => text("vault-cause-busy"),
        OpenError::Newer { .. } | OpenError::Damaged(_) | OpenError::NotADatabase => {
            text("vault-cause-damaged")
        }
        OpenError::Io(_) => text("vault-cause-other"),
    }
}

/// Why nothing could be backed up before something was to come in, as the path has it.
pub(super) fn reason_no_safety(error: &OpenError) -> &'static str {
    match error {
        OpenError::Full => "full",
        _ => "no-safety",
    }
}

/// Why a backup was not put in place.
pub(super) fn not_restored(error: &RestoreError) -> Text {
    match error {
        RestoreError::Unfit(error) => text(format!("vault-file-{}", reason_no_backup(error))),
        RestoreError::Busy => text("vault-busy"),
        RestoreError::NoSafety(OpenError::Full) | RestoreError::Place(OpenError::Full) => {
            text("vault-file-full")
        }
        RestoreError::NoSafety(error) | RestoreError::Place(error) => {
            text("vault-no-access").with("what", cause(error))
        }
    }
}
