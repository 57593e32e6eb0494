/// A match file that can't be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {what}")]
pub struct Unreadable {
    /// Where it stands, as in `setup.scenario` or `actions[3].at`; `match` for the whole.
    pub at: String,
    /// What is wrong there, an English sentence without its full stop.
    pub what: String,
}

impl Unreadable {
    pub(crate) fn new(at: impl Into<String>, what: impl Into<String>) -> Self {
        Self {
            at: at.into(),
            what: what.into(),
        }
    }
}
