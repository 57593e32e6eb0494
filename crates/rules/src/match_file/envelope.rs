use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use uuid::Uuid;

use super::{Unreadable, rfc3339, strict};

/// The format that this version reads and writes.
pub const FORMAT: &str = "tableside.match.v1";

/// A match as it was played. Set-up and actions stay as they were written: only a replay
/// asks the game what they mean.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchFile {
    /// The game's name, such as `kreuzsummen`.
    pub game: String,
    /// The players' names in seat order.
    pub players: Vec<String>,
    /// The game's set-up, an object.
    pub setup: Value,
    /// The actions in order.
    pub actions: Vec<Value>,
    /// A UUID of version 7, so that a match imported twice is known again.
    pub id: Option<String>,
    /// When the match began (RFC 3339).
    pub started: Option<String>,
    /// `stopped` for a match that was ended early.
    pub ended: Option<String>,
    /// What the application chose for this match. The rules do not read it.
    pub options: Option<Map<String, Value>>,
}

impl MatchFile {
    /// Reads a match file. Says where it fails, members that are there twice included.
    pub fn from_json(text: &str) -> Result<Self, Unreadable> {
        Self::from_value(strict::from_json(text)?)
    }

    /// Reads a line of a file of cases: a bare match, or `{"match": …, "replay": …}`, of which
    /// only the match is looked at. Places in errors count from the match.
    pub fn from_case(line: &str) -> Result<Self, Unreadable> {
        let value =
            strict::from_json(line).map_err(|error| match error.at.strip_prefix("match.") {
                Some(at) => Unreadable::new(at, error.what),
                None => error,
            })?;
        match value {
            Value::Object(mut case) if case.contains_key("match") => {
                let value = required(&mut case, "match")?;
                case.shift_remove("replay");
                match case.keys().next() {
                    None => Self::from_value(value),
                    Some(name) => Err(Unreadable::new(name, "a case has no such member")),
                }
            }
            value => Self::from_value(value),
        }
    }

    /// Reads a match file that is already JSON.
    pub fn from_value(value: Value) -> Result<Self, Unreadable> {
        let Value::Object(mut members) = value else {
            return Err(Unreadable::new("match", "an object is expected"));
        };
        let format = text(required(&mut members, "format")?, "format")?;
        if format != FORMAT {
            let what = format!("this version reads {FORMAT}, not {format}");
            return Err(Unreadable::new("format", what));
        }
        let file = Self {
            game: text(required(&mut members, "game")?, "game")?,
            players: players(required(&mut members, "players")?)?,
            setup: setup(required(&mut members, "setup")?)?,
            actions: list(required(&mut members, "actions")?, "actions")?,
            id: checked(&mut members, "id", is_uuid_v7, "a UUID of version 7")?,
            started: checked(
                &mut members,
                "started",
                rfc3339::is_date_time,
                "a date and time as in RFC 3339",
            )?,
            ended: checked(
                &mut members,
                "ended",
                |ended| ended == "stopped",
                "\"stopped\"",
            )?,
            options: options(&mut members)?,
        };
        match members.keys().next() {
            None => Ok(file),
            Some(name) => Err(Unreadable::new(name, "a match has no such member")),
        }
    }
}

fn required(members: &mut Map<String, Value>, name: &str) -> Result<Value, Unreadable> {
    members
        .shift_remove(name)
        .ok_or_else(|| Unreadable::new(name, "this member is missing"))
}

fn text(value: Value, at: &str) -> Result<String, Unreadable> {
    match value {
        Value::String(text) => Ok(text),
        _ => Err(Unreadable::new(at, "a text is expected")),
    }
}

fn list(value: Value, at: &str) -> Result<Vec<Value>, Unreadable> {
    match value {
        Value::Array(list) => Ok(list),
        _ => Err(Unreadable::new(at, "a list is expected")),
    }
}

fn players(value: Value) -> Result<Vec<String>, Unreadable> {
    list(value, "players")?
        .into_iter()
        .enumerate()
        .map(|(seat, name)| text(name, &format!("players[{seat}]")))
        .collect()
}

fn setup(value: Value) -> Result<Value, Unreadable> {
    if value.is_object() {
        Ok(value)
    } else {
        Err(Unreadable::new("setup", "an object is expected"))
    }
}

fn options(members: &mut Map<String, Value>) -> Result<Option<Map<String, Value>>, Unreadable> {
    match members.shift_remove("options") {
        None => Ok(None),
        Some(Value::Object(options)) => Ok(Some(options)),
        Some(_) => Err(Unreadable::new("options", "an object is expected")),
    }
}

/// A text that need not be there, but must pass the check if it is.
fn checked(
    members: &mut Map<String, Value>,
    name: &str,
    check: impl Fn(&str) -> bool,
    expected: &str,
) -> Result<Option<String>, Unreadable> {
    match members.shift_remove(name) {
        None => Ok(None),
        Some(Value::String(text)) if check(&text) => Ok(Some(text)),
        Some(_) => Err(Unreadable::new(name, format!("{expected} is expected"))),
    }
}

fn is_uuid_v7(text: &str) -> bool {
    const HYPHENATED: usize = 36;
    text.len() == HYPHENATED
        && Uuid::try_parse(text).is_ok_and(|id| {
            id.get_version() == Some(uuid::Version::SortRand)
                && id.get_variant() == uuid::Variant::RFC4122
        })
}

impl Serialize for MatchFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", FORMAT)?;
        map.serialize_entry("game", &self.game)?;
        for (name, text) in [
            ("id", &self.id),
            ("started", &self.started),
            ("ended", &self.ended),
        ] {
            if let Some(text) = text {
                map.serialize_entry(name, text)?;
            }
        }
        map.serialize_entry("players", &self.players)?;
        map.serialize_entry("setup", &self.setup)?;
        if let Some(options) = &self.options {
            map.serialize_entry("options", options)?;
        }
        map.serialize_entry("actions", &self.actions)?;
        map.end()
    }
}
