//! The lines of an export, one type a kind. Members that are not known are refused: a file that
//! needs them has another version.

use jiff::{Timestamp, TimestampRound, Unit};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::ids::{GlassId, MatchId, PlayerId, TeamId, ThrowId};
use crate::matches::Source;
use crate::value::time_text;

/// A time as an export has it: RFC 3339 in UTC, to the millisecond, from 1900 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Time(pub(crate) Timestamp);

impl Time {
    /// Cut to the millisecond that is stored; `None` if the year has no place in the database.
    pub(crate) fn new(time: Timestamp) -> Option<Self> {
        let to_millisecond = TimestampRound::new()
            .smallest(Unit::Millisecond)
            .mode(jiff::RoundMode::Trunc);
        let cut = time.round(to_millisecond).ok()?;
        let year = cut.strftime("%Y").to_string().parse::<i32>().ok()?;
        (1900..=9999).contains(&year).then_some(Self(cut))
    }
}

impl Serialize for Time {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&time_text(self.0))
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .ok()
            .and_then(Self::new)
            .ok_or_else(|| D::Error::custom("a time as in RFC 3339 is expected"))
    }
}

/// The first line of an export.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    pub(crate) format: String,
    /// When what is in the file was changed the last time; nothing if it is empty.
    pub(crate) made: Option<Time>,
    /// The version of the app that wrote it.
    pub(crate) app: String,
}

/// What a line is about, whatever else it has.
#[derive(Debug, Deserialize)]
pub(crate) struct Kind {
    pub(crate) kind: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerLine {
    pub(crate) kind: String,
    pub(crate) id: PlayerId,
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mark: Option<String>,
    pub(crate) created: Time,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) archived: Option<Time>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TeamLine {
    pub(crate) kind: String,
    pub(crate) id: TeamId,
    pub(crate) game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// In their order.
    pub(crate) members: Vec<PlayerId>,
    pub(crate) created: Time,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) archived: Option<Time>,
}

/// What a team ticked off by hand.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarkLine {
    pub(crate) kind: String,
    pub(crate) team: TeamId,
    pub(crate) key: String,
    pub(crate) at: Time,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MatchLine<'a> {
    pub(crate) kind: String,
    /// A whole match file.
    #[serde(borrow)]
    pub(crate) file: &'a RawValue,
    /// The players in seat order; nothing where somebody has a name only.
    pub(crate) seats: Vec<Option<PlayerId>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) team: Option<TeamId>,
    pub(crate) source: Source,
    pub(crate) played: Time,
    pub(crate) changed: Time,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ended_at: Option<Time>,
    /// Of a match that was entered by hand, and of no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<Value>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThrowLine {
    pub(crate) kind: String,
    pub(crate) id: ThrowId,
    pub(crate) at: Time,
    pub(crate) sides: u8,
    pub(crate) faces: Vec<u8>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GlassLine {
    pub(crate) kind: String,
    pub(crate) id: GlassId,
    pub(crate) name: String,
    pub(crate) length_ms: u32,
    pub(crate) measured_at: Time,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingLine {
    pub(crate) kind: String,
    pub(crate) key: String,
    pub(crate) value: Value,
}

/// The last line, so that a file that was cut off is known as such.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndLine {
    pub(crate) kind: String,
    /// How many lines stand before this one.
    pub(crate) lines: usize,
}

/// An id that is always the same for the same text (UUID version 8).
pub fn stable_id(text: &str) -> uuid::Uuid {
    uuid::Builder::from_custom_bytes(hash(text).to_be_bytes()).into_uuid()
}

/// The id of a match whose file has none: always the same for the same text, so that nothing is
/// added twice.
pub(crate) fn id_of(text: &str, started: Timestamp) -> MatchId {
    let mut tail = [0; 10];
    tail.copy_from_slice(&hash(text).to_be_bytes()[6..]);
    let ms = u64::try_from(started.as_millisecond()).unwrap_or(0);
    MatchId(uuid::Builder::from_unix_timestamp_millis(ms, &tail).into_uuid())
}

/// FNV-1a of 128 bits, which needs no library and never changes.
fn hash(text: &str) -> u128 {
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let start = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    let mix = |hash: u128, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME);
    text.bytes().fold(start, mix)
}
