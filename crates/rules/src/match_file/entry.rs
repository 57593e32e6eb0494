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
        Some(Value::Bool(same_tap)) => same_tap,
        Some(_) => {
            return Err(BadAction::new(
                "bad-value",
                "same_tap: true or false is expected",
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
    read::<G::Action>(members).map_err(|Fault { member, what }| {
        let code = if what.starts_with(MISSING) {
            "missing-member"
        } else if what.starts_with("unknown field") {
            "unknown-member"
        } else if member.is_none() && what.starts_with("unknown variant") {
            return BadAction::new("unknown-do", format!("do: {what}"));
        } else {
            "bad-value"
        };
        let member = member
            .map(|member| format!(", {member}"))
            .unwrap_or_default();
        BadAction::new(code, format!("{name}{member}: {what}"))
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

/// How serde begins to say that a member is missing.
const MISSING: &str = "missing field";

struct Fault {
    member: Option<String>,
    what: String,
}

/// Reads an object. Serde does not say which member of a tagged enum it fails at, but only
/// without the guilty one it fails in another way, or not at all. That holds for the tag
/// `do` as well, so it is not asked. Where a member is missing, any other that has to be there
/// would be missed in its place, which is no fault of it.
fn read<T: DeserializeOwned>(members: &Map<String, Value>) -> Result<T, Fault> {
    let attempt = |members: Map<String, Value>| {
        serde_json::from_value::<T>(Value::Object(members)).map_err(|error| error.to_string())
    };
    attempt(members.clone()).map_err(|what| {
        let is_missing = what.starts_with(MISSING);
        let guilty = |member: &&String| {
            let mut others = members.clone();
            others.shift_remove(*member);
            match attempt(others) {
                Ok(_) => true,
                Err(without) => {
                    let is_missed = without.starts_with(&format!("{MISSING} `{member}`"));
                    without != what && !(is_missing && is_missed)
                }
            }
        };
        let mut asked = members.keys().filter(|member| *member != "do");
        let member = asked.find(guilty).cloned();
        Fault { member, what }
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Seat;
    use crate::kreuzsummen::{Action, Card, Face, Kreuzsummen, Place, Setup};

    fn entry(value: &Value) -> Result<Entry<Action>, (&'static str, String)> {
        parse_entry::<Kreuzsummen>(value).map_err(|bad| (bad.code, bad.message))
    }

    fn refused(value: &Value) -> (&'static str, String) {
        entry(value).unwrap_err()
    }

    #[test]
    fn every_action_is_read_as_it_is_written() {
        for text in [
            r#"{"do":"place","value":9,"at":[1,4]}"#,
            r#"{"do":"jack","at":[1,1],"with":[2,3]}"#,
            r#"{"do":"queen","value":1,"at":[4,4]}"#,
            r#"{"do":"king","from":[1,1],"to":[1,2]}"#,
            r#"{"do":"discard","card":6}"#,
            r#"{"do":"discard","card":"queen"}"#,
            r#"{"do":"end-turn"}"#,
            r#"{"do":"arrange","columns":[8,13,12]}"#,
            r#"{"do":"pass"}"#,
            r#"{"do":"give-up"}"#,
        ] {
            let read = entry(&serde_json::from_str(text).unwrap()).unwrap();
            assert_eq!(serde_json::to_string(&read.action).unwrap(), text);
        }
    }

    #[test]
    fn the_order_of_members_does_not_count() {
        let read = entry(&json!({"with": [2, 3], "at": [1, 1], "do": "jack"})).unwrap();
        let (at, with) = (Place::new(1, 1).unwrap(), Place::new(2, 3).unwrap());
        assert_eq!(read.action, Action::Jack { at, with });
    }

    #[test]
    fn time_and_tap_stand_beside_the_action() {
        let read = entry(&json!({
            "do": "discard", "card": "jack", "at_time": "2026-11-29T19:30:08Z", "same_tap": true
        }));
        let expected = Entry {
            action: Action::Discard {
                card: Card::Face(Face::Jack),
            },
            at_time: Some("2026-11-29T19:30:08Z".to_owned()),
            same_tap: true,
        };
        assert_eq!(read, Ok(expected));
        for bad in [json!("yesterday"), json!(7), json!(null)] {
            let (code, message) = refused(&json!({"do": "pass", "at_time": bad}));
            assert_eq!(code, "bad-value");
            assert!(message.starts_with("at_time: "), "{message}");
        }
        for bad in [json!(1), json!("true"), json!(null)] {
            let (code, message) = refused(&json!({"do": "pass", "same_tap": bad}));
            assert_eq!(code, "bad-value");
            assert!(message.starts_with("same_tap: "), "{message}");
        }
    }

    #[test]
    fn an_action_without_a_known_do_is_illegal() {
        for value in [json!(7), json!(null), json!([]), json!("pass")] {
            assert_eq!(refused(&value).0, "not-an-action");
        }
        assert_eq!(refused(&json!({})).0, "unknown-do");
        assert_eq!(refused(&json!({"do": 1})).0, "unknown-do");
        let (code, message) = refused(&json!({"do": "Place", "value": 1, "at": [1, 1]}));
        assert_eq!(code, "unknown-do");
        assert!(
            message.starts_with("do: unknown variant `Place`"),
            "{message}"
        );
    }

    #[test]
    fn unknown_and_missing_members_are_illegal() {
        for with_more in [
            json!({"do": "pass", "seat": 0}),
            json!({"do": "end-turn", "card": 1}),
            json!({"do": "give-up", "why": null}),
            json!({"do": "place", "value": 1, "at": [1, 1], "suit": "hearts"}),
        ] {
            assert_eq!(refused(&with_more).0, "unknown-member");
        }
        for with_less in [
            json!({"do": "place", "value": 1}),
            json!({"do": "jack", "at": [1, 1]}),
            json!({"do": "discard"}),
            json!({"do": "arrange"}),
        ] {
            assert_eq!(refused(&with_less).0, "missing-member");
        }
    }

    #[test]
    fn the_missing_member_is_named_and_none_that_is_there() {
        for (with_less, message) in [
            (
                json!({"do": "jack", "at": [1, 1]}),
                "jack: missing field `with`",
            ),
            (
                json!({"do": "jack", "with": [1, 1]}),
                "jack: missing field `at`",
            ),
            (
                json!({"do": "place", "value": 1}),
                "place: missing field `at`",
            ),
            (json!({"do": "discard"}), "discard: missing field `card`"),
        ] {
            let expected = ("missing-member", message.to_owned());
            assert_eq!(refused(&with_less), expected);
        }
    }

    #[test]
    fn a_value_that_a_member_can_not_have_is_named() {
        let cases = [
            (
                json!({"do": "place", "value": 10, "at": [1, 1]}),
                "place, value: ",
            ),
            (
                json!({"do": "place", "value": 0, "at": [1, 1]}),
                "place, value: ",
            ),
            (
                json!({"do": "place", "value": -1, "at": [1, 1]}),
                "place, value: ",
            ),
            (
                json!({"do": "place", "value": 1.0, "at": [1, 1]}),
                "place, value: ",
            ),
            (
                json!({"do": "place", "value": "1", "at": [1, 1]}),
                "place, value: ",
            ),
            (
                json!({"do": "place", "value": null, "at": [1, 1]}),
                "place, value: ",
            ),
            (
                json!({"do": "place", "value": 1, "at": [0, 1]}),
                "place, at: ",
            ),
            (json!({"do": "place", "value": 1, "at": [1]}), "place, at: "),
            (
                json!({"do": "place", "value": 1, "at": [1, 1, 1]}),
                "place, at: ",
            ),
            (
                json!({"do": "jack", "at": [1, 1], "with": [1, 5]}),
                "jack, with: ",
            ),
            (
                json!({"do": "king", "from": 3, "to": [1, 1]}),
                "king, from: ",
            ),
            (json!({"do": "discard", "card": "joker"}), "discard, card: "),
            (json!({"do": "discard", "card": 1e300}), "discard, card: "),
            (
                json!({"do": "discard", "card": u64::MAX}),
                "discard, card: ",
            ),
            (
                json!({"do": "arrange", "columns": [6, 7, 300]}),
                "arrange, columns: ",
            ),
            (json!({"do": "arrange", "columns": 6}), "arrange, columns: "),
        ];
        for (value, start) in cases {
            let (code, message) = refused(&value);
            assert_eq!(code, "bad-value", "{message}");
            assert!(message.starts_with(start), "{message}");
        }
    }

    #[test]
    fn a_setup_says_where_it_can_not_be_read() {
        let setup = |value: Value| parse_setup::<Kreuzsummen>(&value).map_err(|error| error.at);
        let starter = Seat::new(0);
        let scenario = 38;
        assert_eq!(
            setup(json!({"scenario": 38})),
            Ok(Setup { scenario, starter })
        );
        assert_eq!(setup(json!([])), Err("setup".to_owned()));
        assert_eq!(setup(json!({})), Err("setup".to_owned()));
        assert_eq!(
            setup(json!({"scenario": "1"})),
            Err("setup.scenario".to_owned())
        );
        assert_eq!(
            setup(json!({"scenario": 1.5})),
            Err("setup.scenario".to_owned())
        );
        assert_eq!(
            setup(json!({"scenario": 300})),
            Err("setup.scenario".to_owned())
        );
        let negative = json!({"scenario": 1, "starter": -1});
        assert_eq!(setup(negative), Err("setup.starter".to_owned()));
        assert_eq!(setup(json!({"starter": 0})), Err("setup".to_owned()));
        let unknown = json!({"scenario": 1, "hand": 5});
        assert_eq!(setup(unknown), Err("setup.hand".to_owned()));
    }
}
