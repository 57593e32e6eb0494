//! Everything that can keep a request from its screen, mapped in one place to
//! a status and to words that say what to do.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tableside_ledger::{LedgerError, OpenError};

use crate::text::{Text, text};

/// Why there is no screen. As a response it carries itself to the outermost
/// layer, which knows the user's language and renders it.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{detail}")]
pub(crate) struct Failure {
    pub(crate) status: StatusCode,
    key: &'static str,
    /// For the log, in English.
    pub(crate) detail: String,
}

impl Failure {
    fn new(status: StatusCode, key: &'static str, detail: &dyn ToString) -> Self {
        Self {
            status,
            key,
            detail: detail.to_string(),
        }
    }

    /// What is wrong, as a heading.
    pub(crate) fn title(&self) -> Text {
        text(format!("failure-{}", self.key))
    }

    /// Whether the database is broken, or something else.
    pub(crate) fn is_damage(&self) -> bool {
        self.key == "damaged"
    }

    /// What to do.
    pub(crate) fn advice(&self) -> Text {
        text(format!("failure-{}-advice", self.key))
    }

    /// There is no such screen, match, pair or scenario.
    #[expect(clippy::needless_pass_by_value, reason = "`map_err` hands errors over")]
    pub(crate) fn not_found(what: impl ToString) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", &what)
    }

    /// What was deleted can't be taken back any more.
    #[expect(clippy::needless_pass_by_value, reason = "as the others")]
    pub(crate) fn too_late(what: impl ToString) -> Self {
        Self::new(StatusCode::NOT_FOUND, "too-late", &what)
    }

    /// The path is ours, the method is not.
    pub(crate) fn wrong_method() -> Self {
        Self::new(
            StatusCode::METHOD_NOT_ALLOWED,
            "not-found",
            &"no such method",
        )
    }

    /// What the framework could not read: a path, a form, a body that is too large.
    pub(crate) fn unreadable(status: StatusCode) -> Self {
        Self::new(status, "bad-request", &status)
    }

    /// The request is not one that our screens make.
    #[expect(clippy::needless_pass_by_value, reason = "`map_err` hands errors over")]
    pub(crate) fn bad_request(what: impl ToString) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-request", &what)
    }

    /// Our own fault.
    #[expect(clippy::needless_pass_by_value, reason = "`map_err` hands errors over")]
    pub(crate) fn internal(what: impl ToString) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", &what)
    }

    /// The database could not be opened.
    pub(crate) fn closed(error: &OpenError) -> Self {
        let key = match error {
            OpenError::Newer { .. } => "newer",
            OpenError::Damaged(_) | OpenError::NotADatabase => "damaged",
            OpenError::ReadOnly => "read-only",
            OpenError::Full => "full",
            OpenError::Busy => "busy",
            OpenError::NoAccess { .. } | OpenError::Io(_) => "no-access",
        };
        Self::new(StatusCode::SERVICE_UNAVAILABLE, key, error)
    }
}

impl From<LedgerError> for Failure {
    fn from(error: LedgerError) -> Self {
        match error {
            LedgerError::NotFound => Self::not_found(error),
            LedgerError::Full => Self::new(StatusCode::INSUFFICIENT_STORAGE, "full", &error),
            LedgerError::ReadOnly => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "read-only", &error)
            }
            LedgerError::Damaged(_) => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "damaged", &error)
            }
            LedgerError::Moved => Self::new(StatusCode::SERVICE_UNAVAILABLE, "moved", &error),
            LedgerError::Busy => Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", &error),
            _ => Self::internal(error),
        }
    }
}

impl From<askama::Error> for Failure {
    fn from(error: askama::Error) -> Self {
        Self::internal(error)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
