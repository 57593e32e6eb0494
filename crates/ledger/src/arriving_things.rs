//! Throws, sand timers and settings that come in with a file.

use rusqlite::{OptionalExtension, params};
use serde_json::Value;

use crate::arrival::{Arrival, Arrived, Fate, is_name, is_short};
use crate::error::Result;
use crate::import::Importer;
use crate::lines::{GlassLine, SettingLine, ThrowLine};
use crate::report::Why;
use crate::value::json_text;
use crate::{glasses, throws, timers};

/// The largest setting that is taken in, in bytes of its JSON.
const LARGEST_SETTING: usize = 64 * 1024;

impl<I: Importer> Arrival<'_, I> {
    /// Throws come before those that are here, in their order, so that none of them passes for the
    /// last one.
    pub(crate) fn throws(&mut self, lines: Vec<(usize, ThrowLine)>) -> Result<()> {
        let mut new = Vec::new();
        for (number, line) in lines {
            let fate = self.throw(line, &mut new);
            self.tally(number, fate, |report| &mut report.throws)?;
        }
        throws::put_before(self.tx, &new)
    }

    fn throw(&mut self, line: ThrowLine, new: &mut Vec<throws::Throw>) -> Arrived<I::Why> {
        self.only_once("throw", line.id.0)?;
        if !throws::is_throw(line.sides, &line.faces) {
            return Err(Why::Unreadable("faces: no dice show these".to_owned()).into());
        }
        let here = self
            .tx
            .prepare_cached("SELECT 1 FROM throws WHERE id = ?1")?
            .exists([line.id])?;
        if here {
            return Ok(Fate::There);
        }
        new.push(throws::Throw {
            id: line.id,
            at: line.at.0,
            sides: line.sides,
            faces: line.faces,
        });
        Ok(Fate::Added)
    }

    pub(crate) fn glass(&mut self, glass: &GlassLine) -> Arrived<I::Why> {
        self.only_once("glass", glass.id.0)?;
        is_name(&glass.name)?;
        if timers::accept_length(glass.length_ms).is_err() {
            return Err(Why::Unreadable("length_ms: no sand runs so long".to_owned()).into());
        }
        let here = self
            .tx
            .prepare_cached("SELECT 1 FROM glasses WHERE id = ?1")?
            .exists([glass.id])?;
        if here {
            return Ok(Fate::There);
        }
        match glasses::namesake(self.tx, glass.id, &glass.name)? {
            Some(ours) if ours.length_ms == glass.length_ms => return Ok(Fate::There),
            Some(_) => return Err(Why::GlassName.into()),
            None => {}
        }
        glasses::insert(
            self.tx,
            &glasses::Glass {
                id: glass.id,
                name: glass.name.clone(),
                length_ms: glass.length_ms,
                measured_at: glass.measured_at.0,
            },
        )?;
        Ok(Fate::Added)
    }

    pub(crate) fn setting(&mut self, setting: &SettingLine) -> Arrived<I::Why> {
        is_short(&setting.key, "key")?;
        if !self.importer.is_portable(&setting.key) {
            return Err(Why::UnknownKind(format!("setting {}", setting.key)).into());
        }
        let value = json_text(&setting.value)?;
        if value.len() > LARGEST_SETTING {
            return Err(Why::TooLong(value.len()).into());
        }
        let ours: Option<Value> = self
            .tx
            .prepare_cached("SELECT value FROM settings WHERE key = ?1")?
            .query_row([&setting.key], |row| crate::value::read_json(row, "value"))
            .optional()?;
        if ours.is_some_and(|value| !value.is_null()) {
            return Ok(Fate::There);
        }
        self.tx
            .prepare_cached("INSERT OR REPLACE INTO settings (key, value) VALUES (?1, ?2)")?
            .execute(params![setting.key, value])?;
        Ok(Fate::Added)
    }
}
