//! Players whom the settings mention by their ids, in whatever way the caller keeps them.

use rusqlite::{Transaction, params};
use serde_json::{Map, Value};

use crate::error::Result;
use crate::ids::PlayerId;
use crate::merged;
use crate::value::{json_text, read_json};

/// Puts another player in the place of one in all settings, or nobody: then members by that id and
/// items that are that id go.
pub(crate) fn rewrite(
    tx: &Transaction<'_>,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<()> {
    let id = player.to_string();
    let other = other.map(|other| other.to_string());
    let mut statement = tx.prepare_cached(
        "SELECT key, value FROM settings WHERE instr(value, ?1) > 0 AND key <> ?2",
    )?;
    let found = statement
        .query_map([&id, merged::KEY], |row| {
            Ok((row.get(0)?, read_json::<Value>(row, "value")?))
        })?
        .collect::<rusqlite::Result<Vec<(String, Value)>>>()?;
    for (key, value) in found {
        let value = replaced(value, &id, other.as_deref());
        tx.execute(
            "UPDATE settings SET value = ?2 WHERE key = ?1",
            params![key, json_text(&value)?],
        )?;
    }
    Ok(())
}

fn replaced(value: Value, id: &str, other: Option<&str>) -> Value {
    match value {
        Value::String(text) if text == id => {
            other.map_or(Value::Null, |other| Value::String(other.to_owned()))
        }
        Value::Array(items) => {
            let is_gone = |item: &Value| other.is_none() && item.as_str() == Some(id);
            let items = items.into_iter().filter(|item| !is_gone(item));
            items.map(|item| replaced(item, id, other)).collect()
        }
        Value::Object(members) => Value::Object(replaced_members(members, id, other)),
        value => value,
    }
}

/// What is already kept for the other player stays.
fn replaced_members(
    members: Map<String, Value>,
    id: &str,
    other: Option<&str>,
) -> Map<String, Value> {
    let mut kept = Map::new();
    let mut moved = None;
    for (name, value) in members {
        let value = replaced(value, id, other);
        if name == id {
            moved = Some(value);
        } else {
            kept.insert(name, value);
        }
    }
    if let (Some(other), Some(moved)) = (other, moved) {
        kept.entry(other).or_insert(moved);
    }
    kept
}
