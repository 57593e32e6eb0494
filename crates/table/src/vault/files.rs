//! Match files and exports as the app writes and reads them: the ledger keeps the lines, the rules
//! say what is in them.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde_json::{Map, Value};
use tableside_ledger::{
    Ended, Exporter, FileAction, FileMatch, Importer, LedgerError, Match, MatchHead, MatchId,
    Revision, Source,
};
use tableside_rules::match_file::{MatchFile, Unreadable};

use crate::games::{self, Folded};
use crate::text::{Text, text};

/// The settings that belong to the group, whatever device it plays with.
const PORTABLE: [&str; 4] = [
    "dig-up-favourites",
    "dig-up-gems",
    "labyrinth-names",
    "times-table",
];

/// Writes and reads the files.
#[derive(Debug, Clone, Copy, Default)]
pub struct Files;

/// A match as its file.
pub(crate) fn match_file(found: &Match) -> MatchFile {
    let head = &found.head;
    let actions = found.entries().into_iter().map(|entry| {
        let mut action = match entry.action {
            Value::Object(action) => action,
            // Only a match that no longer replays could have one of these.
            other => Map::from_iter([("do".to_owned(), other)]),
        };
        if entry.same_tap {
            action.insert("same_tap".to_owned(), true.into());
        } else {
            action.insert("at_time".to_owned(), time(entry.at).into());
        }
        Value::Object(action)
    });
    MatchFile {
        game: head.game.clone(),
        players: head.players.clone(),
        setup: match &head.setup {
            setup @ Value::Object(_) => setup.clone(),
            _ => Value::Object(Map::new()),
        },
        actions: actions.collect(),
        id: Some(head.id.to_string()),
        started: Some(time(head.started)),
        ended: (head.ended == Some(Ended::Stopped)).then(|| "stopped".to_owned()),
        options: (!head.options.is_empty()).then(|| head.options.clone()),
    }
}

fn time(at: Timestamp) -> String {
    format!("{at:.3}")
}

impl Exporter for Files {
    fn file(&self, played: &Match) -> Result<String, LedgerError> {
        serde_json::to_string(&match_file(played))
            .map_err(|error| LedgerError::Other(Box::new(error)))
    }

    fn is_portable(&self, key: &str) -> bool {
        PORTABLE.contains(&key)
    }

    fn app(&self) -> &'static str {
        env!("CARGO_PKG_VERSION")
    }
}

impl Importer for Files {
    type Why = Text;

    fn read(&self, text: &str) -> Result<FileMatch, Text> {
        let file = MatchFile::from_json(text).map_err(|error| unreadable(&error))?;
        let actions = file
            .actions
            .into_iter()
            .enumerate()
            .map(|(index, action)| read_action(index, action))
            .collect::<Result<_, _>>()?;
        Ok(FileMatch {
            // The file's reader has seen that it is one, of version 7.
            id: file.id.and_then(|id| id.parse::<MatchId>().ok()),
            game: file.game,
            players: file.players,
            setup: file.setup,
            options: file.options.unwrap_or_default(),
            started: file
                .started
                .map(|started| read_time("started", &started))
                .transpose()?,
            stopped: file.ended.is_some(),
            actions,
        })
    }

    fn judge(&self, read: &FileMatch, entered: Option<&Value>) -> Result<Option<Value>, Text> {
        if let Some(outcome) = entered {
            return entered_by_hand(read, outcome).map(Some);
        }
        let head = head_of(read);
        let actions: Vec<Value> = read.actions.iter().map(|one| one.action.clone()).collect();
        let Ok(Folded { position, misfit }) = games::fold(&head, &actions) else {
            return Err(why_not_begun(read));
        };
        match misfit {
            None => Ok(position.outcome()),
            Some(misfit) => Err(text("vault-why-step")
                .with("n", misfit.index + 1)
                .with("why", misfit.why)),
        }
    }

    fn is_portable(&self, key: &str) -> bool {
        Exporter::is_portable(self, key)
    }
}

/// The time and the tap stand in the action's own object.
fn read_action(index: usize, action: Value) -> Result<FileAction, Text> {
    let bad = |member: &str, what: &str| {
        let (at, what) = (format!("actions[{index}]{member}"), what.to_owned());
        unreadable(&Unreadable { at, what })
    };
    let Value::Object(mut action) = action else {
        return Err(bad("", "an action is an object with a \"do\""));
    };
    let at = match action.shift_remove("at_time") {
        None => None,
        Some(Value::String(at)) => Some(read_time(&format!("actions[{index}].at_time"), &at)?),
        Some(_) => {
            return Err(bad(
                ".at_time",
                "a date and time as in RFC 3339 is expected",
            ));
        }
    };
    let same_tap = match action.shift_remove("same_tap") {
        None => false,
        Some(Value::Bool(same_tap)) => same_tap,
        Some(_) => return Err(bad(".same_tap", "true or false is expected")),
    };
    Ok(FileAction {
        action: Value::Object(action),
        at,
        same_tap,
    })
}

fn read_time(at: &str, time: &str) -> Result<Timestamp, Text> {
    time.parse().map_err(|_| {
        unreadable(&Unreadable {
            at: at.to_owned(),
            what: "a date and time as in RFC 3339 is expected".to_owned(),
        })
    })
}

fn unreadable(error: &Unreadable) -> Text {
    text("vault-why-unreadable").with("what", error.to_string())
}

/// The head that the match of a file would have, as far as its game asks.
pub(super) fn head_of(read: &FileMatch) -> MatchHead {
    let started = read.started.unwrap_or(Timestamp::UNIX_EPOCH);
    MatchHead {
        id: read.id.unwrap_or_default(),
        game: read.game.clone(),
        team: None,
        players: read.players.clone(),
        seats: vec![None; read.players.len()],
        setup: read.setup.clone(),
        options: read.options.clone(),
        started,
        played: started,
        source: Source::Import,
        changed: started,
        ended: None,
        ended_at: None,
        outcome: None,
        revision: Revision(0),
        length: read.actions.len(),
    }
}

/// The rules say best why a match can't even begin.
fn why_not_begun(read: &FileMatch) -> Text {
    let bare = MatchFile {
        game: read.game.clone(),
        players: read.players.clone(),
        setup: read.setup.clone(),
        actions: Vec::new(),
        id: None,
        started: None,
        ended: None,
        options: None,
    };
    match bare.replay() {
        Err(error) => unreadable(&error),
        Ok(_) => text("vault-why-setup"),
    }
}

/// The most people around a table.
const MOST_SEATS: usize = 20;

/// A match that was entered by hand has no actions, and an outcome that says who won or whether
/// all did, and perhaps everybody's points.
fn entered_by_hand(read: &FileMatch, outcome: &Value) -> Result<Value, Text> {
    let seats = read.players.len();
    let fits = (1..=MOST_SEATS).contains(&seats)
        && read.actions.is_empty()
        && games::of(&read.game).is_ok()
        && outcome.as_object().is_some_and(|members| {
            let who = members.contains_key("winners") || members.contains_key("won");
            who && members.iter().all(|(name, value)| match name.as_str() {
                "won" => value.is_boolean(),
                "winners" => are_seats(value, seats),
                "scores" => are_points(value, seats),
                _ => false,
            })
        });
    fits.then(|| outcome.clone())
        .ok_or_else(|| text("vault-why-outcome"))
}

/// Whether these are different seats, at least one.
fn are_seats(value: &Value, seats: usize) -> bool {
    let Some(list) = value.as_array() else {
        return false;
    };
    let numbers: BTreeSet<_> = list.iter().filter_map(Value::as_u64).collect();
    !list.is_empty()
        && numbers.len() == list.len()
        && numbers
            .iter()
            .all(|seat| usize::try_from(*seat).is_ok_and(|seat| seat < seats))
}

/// Whether these are whole numbers, one a seat.
fn are_points(value: &Value, seats: usize) -> bool {
    let list = value.as_array();
    list.is_some_and(|list| list.len() == seats && list.iter().all(Value::is_i64))
}
