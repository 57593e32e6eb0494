//! How times and JSON are written into a row and read back.

use jiff::Timestamp;
use rusqlite::Row;
use rusqlite::types::Type;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::{LedgerError, Result};

/// RFC 3339 in UTC, always with three decimals, so that the texts sort as the times do.
pub(crate) fn time_text(time: Timestamp) -> String {
    format!("{time:.3}")
}

pub(crate) fn read_time(row: &Row<'_>, column: &str) -> rusqlite::Result<Timestamp> {
    parse(row, column, str::parse)
}

pub(crate) fn read_optional_time(
    row: &Row<'_>,
    column: &str,
) -> rusqlite::Result<Option<Timestamp>> {
    if row.get::<_, Option<String>>(column)?.is_some() {
        read_time(row, column).map(Some)
    } else {
        Ok(None)
    }
}

pub(crate) fn json_text(value: &(impl Serialize + ?Sized)) -> Result<String> {
    serde_json::to_string(value).map_err(|error| LedgerError::Other(Box::new(error)))
}

pub(crate) fn read_json<T: DeserializeOwned>(row: &Row<'_>, column: &str) -> rusqlite::Result<T> {
    parse(row, column, |text| serde_json::from_str(text))
}

pub(crate) fn read_optional_json<T: DeserializeOwned>(
    row: &Row<'_>,
    column: &str,
) -> rusqlite::Result<Option<T>> {
    if row.get::<_, Option<String>>(column)?.is_some() {
        read_json(row, column).map(Some)
    } else {
        Ok(None)
    }
}

fn parse<T, E>(
    row: &Row<'_>,
    column: &str,
    read: impl FnOnce(&str) -> std::result::Result<T, E>,
) -> rusqlite::Result<T>
where
    E: std::error::Error + Send + Sync + 'static,
{
    let index = row.as_ref().column_index(column)?;
    read(row.get_ref(index)?.as_str()?).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(index, Type::Text, Box::new(error))
    })
}
