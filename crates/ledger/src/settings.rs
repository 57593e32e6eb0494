use rusqlite::{OptionalExtension, params};
use serde_json::Value;

use crate::error::Result;
use crate::store::Ledger;
use crate::value::{json_text, read_json};

impl Ledger {
    /// The value of a setting; `None` if it was never set.
    pub fn setting(&self, key: &str) -> Result<Option<Value>> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT value FROM settings WHERE key = ?1")?;
        Ok(statement
            .query_row([key], |row| read_json(row, "value"))
            .optional()?)
    }

    /// Keeps a setting; `key` has 1 to 60 characters.
    pub fn set_setting(&mut self, key: &str, value: &Value) -> Result<()> {
        let value = json_text(value)?;
        self.with_tx(|tx, _| {
            tx.execute(
                "INSERT INTO settings (key, value) VALUES (?1, ?2)
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                params![key, value],
            )?;
            Ok(())
        })
    }
}
