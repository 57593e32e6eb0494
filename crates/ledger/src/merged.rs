//! Who became whom by a merge. A file of another device may still tell of those who are gone; what
//! it says of them is said of the one they became.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::error::Result;
use crate::ids::PlayerId;
use crate::store::Ledger;
use crate::value::{json_text, read_json};

/// The setting that keeps them: by the id of each who is gone, into whom they were merged.
pub(crate) const KEY: &str = "merged";

/// Into whom each was merged, who may have been merged since.
type Became = BTreeMap<PlayerId, PlayerId>;

impl Ledger {
    /// Who is here in the place of a player who was merged away; `None` of anybody else.
    pub fn became(&self, gone: PlayerId) -> Result<Option<PlayerId>> {
        Ok(everybody(&self.connection)?.remove(&gone))
    }
}

fn load(connection: &Connection) -> Result<Became> {
    let kept = connection
        .prepare_cached("SELECT value FROM settings WHERE key = ?1")?
        .query_row([KEY], |row| read_json(row, "value"))
        .optional()?;
    // What another version wrote is in nobody's way.
    Ok(kept
        .and_then(|kept| serde_json::from_value(kept).ok())
        .unwrap_or_default())
}

fn store(tx: &Transaction<'_>, became: &Became) -> Result<()> {
    if became.is_empty() {
        tx.execute("DELETE FROM settings WHERE key = ?1", [KEY])?;
    } else {
        tx.execute(
            "INSERT OR REPLACE INTO settings (key, value) VALUES (?1, ?2)",
            params![KEY, json_text(became)?],
        )?;
    }
    Ok(())
}

/// Remembers a merge.
pub(crate) fn remember(tx: &Transaction<'_>, gone: PlayerId, kept: PlayerId) -> Result<()> {
    let mut became = load(tx)?;
    became.insert(gone, kept);
    store(tx, &became)
}

/// Forgets a merge that was taken back.
pub(crate) fn forget(tx: &Transaction<'_>, gone: PlayerId) -> Result<()> {
    let mut became = load(tx)?;
    if became.remove(&gone).is_some() {
        store(tx, &became)?;
    }
    Ok(())
}

/// Forgets whoever became a player who is deleted.
pub(crate) fn forget_all(tx: &Transaction<'_>, player: PlayerId) -> Result<()> {
    let mut became = load(tx)?;
    let before = became.len();
    let mut gone = BTreeSet::from([player]);
    loop {
        let more = became.iter().filter(|(_, kept)| gone.contains(kept));
        let more: Vec<_> = more.map(|(id, _)| *id).collect();
        if more.is_empty() {
            break;
        }
        for id in more {
            became.remove(&id);
            gone.insert(id);
        }
    }
    if became.len() < before {
        store(tx, &became)?;
    }
    Ok(())
}

/// For each who is gone, the one who is here in their place.
pub(crate) fn everybody(connection: &Connection) -> Result<Became> {
    let became = load(connection)?;
    let mut here =
        connection.prepare_cached("SELECT 1 FROM players WHERE id = ?1 AND removed IS NULL")?;
    let mut found = Became::new();
    for (gone, first) in &became {
        let mut last = first;
        // Nobody becomes somebody who is gone, so this comes to an end; a damaged list does too.
        for _ in 0..became.len() {
            let Some(next) = became.get(last) else { break };
            last = next;
        }
        if here.exists([last])? && !here.exists([gone])? {
            found.insert(*gone, *last);
        }
    }
    Ok(found)
}
