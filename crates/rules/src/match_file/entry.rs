use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{Unreadable, rfc3339};
use crate::Game;

/// One action as it stands in a match file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// The game's own action.
    pub action: A,
    /// When it was entered (RFC 3339). The rules do not read it.
    pub at_time: Option<String>,
    /// Whether it is undone together with the action before it. The rules do not read it.
    pub same_tap: bool,
}

/// An action that no game of this name has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct BadAction {
    /// What is wrong, in kebab-case; part of what a replay prints.
    pub code: &'static str,
    /// An English sentence that names the member.
    pub message: String,
}

impl BadAction {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { code, message }
    }
}

/// Reads one action of a match file.
///
/// An unknown `do`, an unknown or missing member, or a value that a member can't have makes
/// the action illegal.
pub fn parse_entry<G: Game>(value: &Value) -> Result<Entry<G::Action>, BadAction> {
    let Value::Object(members) = value else {
        return Err(BadAction::new(
            "not-an-action",
            "an action is an object with a \"do\"",
        ));
    };
    let mut members = members.clone();
    let at_time = match members.shift_remove("at_time") {
        None => None,
        Some(Value::String(text)) if rfc3339::is_date_time(&text) => Some(text),
        Some(_) => {
            return Err(BadAction::new(
                "bad-value",
                "at_time: a date and time as in RFC 3339 is expected",
            ));
        }
    };
    let same_tap = match members.shift_remove("same_tap") {
        None => false,
        Some(Value::Bool(true)) => true,
        Some(_) => {
            return Err(BadAction::new(
                "bad-value",
                "same_tap: if it is there, it is true",
            ));
        }
    };
    let action = parse_action::<G>(&members)?;
    Ok(Entry {
        action,
        at_time,
        same_tap,
    })
}

fn parse_action<G: Game>(members: &Map<String, Value>) -> Result<G::Action, BadAction> {
    let name = match members.get("do") {
        Some(Value::String(name)) => name.clone(),
        Some(_) => return Err(BadAction::new("unknown-do", "do: a text is expected")),
        None => return Err(BadAction::new("unknown-do", "the action has no \"do\"")),
    };
    read::<G::Action>(members).map_err(|fault| {
        let Fault { member, what } = fault;
        if what.starts_with("missing field") {
            BadAction::new("missing-member", format!("{name}: {what}"))
        } else if what.starts_with("unknown field") {
            BadAction::new("unknown-member", format!("{name}: {what}"))
        } else {
            match member {
                Some(member) if member == "do" => BadAction::new("unknown-do", what),
                Some(member) => BadAction::new("bad-value", format!("{name}, {member}: {what}")),
                None => BadAction::new("bad-value", format!("{name}: {what}")),
            }
        }
    })
}

/// Reads a set-up as it stands in a match file.
pub fn parse_setup<G: Game>(value: &Value) -> Result<G::Setup, Unreadable> {
    let Value::Object(members) = value else {
        return Err(Unreadable::new("setup", "an object is expected"));
    };
    read(members).map_err(|Fault { member, what }| match member {
        Some(member) => Unreadable::new(format!("setup.{member}"), what),
        None => Unreadable::new("setup", what),
    })
}

struct Fault {
    member: Option<String>,
    what: String,
}

/// Reads an object. Serde does not say which member of a tagged enum it failed at; but only
/// without the guilty one the failure is another, or none.
fn read<T: DeserializeOwned>(members: &Map<String, Value>) -> Result<T, Fault> {
    let attempt = |members: Map<String, Value>| {
        serde_json::from_value::<T>(Value::Object(members)).map_err(|error| error.to_string())
    };
    attempt(members.clone()).map_err(|what| {
        let member = members
            .keys()
            .find(|member| {
                let mut others = members.clone();
                others.shift_remove(*member);
                attempt(others).err().as_ref() != Some(&what)
            })
            .cloned();
        Fault { member, what }
    })
}
