//! The one command of the web view.

use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use serde::Serialize;
use tableside_table::bridge::{self, Call, Reply};
use tauri::State;

use crate::host::{Choice, Effect, Host};
use crate::save::{self, SaveError};

/// What answers the calls: the application's router, and the device beside it.
pub(crate) struct House {
    router: Router,
    host: Arc<dyn Host>,
    languages: Vec<String>,
}

impl House {
    /// `languages` are the system's, the preferred one first.
    pub(crate) fn new(router: Router, host: Arc<dyn Host>, languages: Vec<String>) -> Self {
        House {
            router,
            host,
            languages,
        }
    }

    /// The languages to answer in: the system's before the page's, since a web view may know
    /// less than the system does.
    fn preferred(&self, page: Option<&str>) -> String {
        let system = self.languages.iter().map(String::as_str);
        system.chain(page).collect::<Vec<_>>().join(",")
    }
}

/// A reply as the page gets it: with the effects that are left to the page, and where a file
/// was stored.
#[derive(Serialize)]
pub(crate) struct Answer {
    #[serde(flatten)]
    reply: Reply,
    /// The path of the file that this answer was stored in, if it was one to be saved; with neither
    /// this nor a reason, the user thought better of it.
    saved: Option<PathBuf>,
    /// Why it was not stored, for people to read.
    unsaved: Option<String>,
}

/// A call that got no reply: its handler panicked, and the log says where.
#[derive(Debug, Serialize, thiserror::Error)]
#[error("the request failed within the app")]
pub(crate) struct Failed {
    status: u16,
}

/// Carries one call to the application and performs what the answer asks of the device.
#[tauri::command]
pub(crate) async fn request(call: Call, house: State<'_, House>) -> Result<Answer, Failed> {
    let router = house.router.clone();
    let call = Call {
        languages: Some(house.preferred(call.languages.as_deref())),
        ..call
    };
    // In a task of its own a panic ends that task only.
    let reply = tauri::async_runtime::spawn(async move { bridge::carry(&router, call).await })
        .await
        .map_err(|error| {
            tracing::error!(%error, "a call got no reply");
            Failed { status: 500 }
        })?;
    Ok(settle(reply, house.host.as_ref()))
}

/// Performs a reply's effects, stores its file, and gives what remains for the page.
fn settle(mut reply: Reply, host: &dyn Host) -> Answer {
    let mut left = Vec::new();
    let mut awake = false;
    let mut asks = false;
    for effect in Effect::list(&reply.effects) {
        awake |= effect.name == "awake";
        asks |= effect.name == "ask-where";
        if effect.name != "ask-where" && !host.perform(effect) {
            left.push(effect.to_string());
        }
    }
    let mut answer = (None, None);
    if let Some(name) = &reply.save {
        answer = match store(host, name, &reply.content, asks) {
            Ok(path) => (path, None),
            Err(error) => (None, Some(error.to_string())),
        };
        reply.content = Vec::new();
    } else {
        // A screen that says nothing about it may go dark; a file is not a screen.
        host.keep_awake(awake);
    }
    reply.effects = left.join(",");
    let (saved, unsaved) = answer;
    Answer {
        reply,
        saved,
        unsaved,
    }
}

/// Stores a file, where the user says if `asks`; gives its path unless the user thought better of
/// it.
fn store(
    host: &dyn Host,
    name: &str,
    content: &[u8],
    asks: bool,
) -> Result<Option<PathBuf>, SaveError> {
    match if asks {
        host.choose(name)
    } else {
        Choice::Unasked
    } {
        Choice::Path(path) => save::save_to(&path, content).map(Some),
        Choice::Nowhere => Ok(None),
        Choice::Unasked => host.save(name, content).map(Some),
    }
}

#[cfg(test)]
mod tests;
