//! Keeps a desktop's screen lit while a match is open.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;

use keepawake::{Builder, KeepAwake};

/// The wish to keep the screen lit, fulfilled by a thread of its own: the system may take its
/// time over it, and on Linux it is asked over a bus that need not be there.
#[derive(Default)]
pub(crate) struct Wakefulness {
    wishes: Mutex<Wishes>,
}

#[derive(Default)]
struct Wishes {
    latest: bool,
    keeper: Option<Sender<bool>>,
}

impl Wakefulness {
    /// Keeps the screen lit from now on, or no longer.
    pub(crate) fn set(&self, awake: bool) {
        let mut wishes = self.wishes.lock().unwrap_or_else(PoisonError::into_inner);
        if wishes.latest == awake {
            return;
        }
        wishes.latest = awake;
        let keeper = wishes.keeper.get_or_insert_with(|| {
            let (sender, receiver) = mpsc::channel();
            thread::spawn(move || keep(&receiver));
            sender
        });
        // The keeper is gone if the system broke off; the next wish starts another.
        if keeper.send(awake).is_err() {
            wishes.keeper = None;
        }
    }
}

fn keep(wishes: &Receiver<bool>) {
    let mut lit: Option<KeepAwake> = None;
    for wish in wishes {
        match (wish, lit.take()) {
            (true, None) => lit = light(),
            (true, already) => lit = already,
            (false, already) => drop(already),
        }
    }
}

fn light() -> Option<KeepAwake> {
    Builder::default()
        .display(true)
        .reason("A match is open")
        .app_name("Tableside")
        .app_reverse_domain("app.tableside.companion")
        .create()
        .inspect_err(|error| tracing::info!(%error, "the screen may go dark during a match"))
        .ok()
}
