//! Chosen matches as a play file of the app BG Stats (`.bgsplay`, JSON).
//!
//! Each play has the match's own id, and players and games have ids that never change, so that a
//! file which is opened twice makes no second play.
//!
//! The app's makers describe a link that hands over a single play (`createPlay`, on the page of
//! <https://www.bgstatsapp.com> for other apps and websites). Several plays at a time go in the file
//! that the app itself shares them with: its members, which nobody describes, are taken from files
//! that it wrote, and from programs by others whose files it reads. What both forms say is said
//! alike: `durationMin`, `board`, `startPlayer`, `winner`, `score`, `rank` (0, nobody is ranked),
//! `highestWins`, `noPoints`, and times as `2020-10-23 19:16:58` in UTC. What is not known is 0 or
//! empty, such as `bggId`.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use tableside_ledger::{MatchHead, Source, stable_id};

use super::results;
use crate::games;
use crate::text::Lang;

/// A longer match was left open over night, so its length says nothing.
const LONGEST: i64 = 12 * 60;

/// Numbers that tie the parts of one file together, in the order of their first use.
#[derive(Default)]
struct Numbers(BTreeMap<String, usize>);

impl Numbers {
    /// The number of a part, and whether it is new in the file.
    fn of(&mut self, key: String) -> (usize, bool) {
        let next = self.0.len() + 1;
        let mut is_new = false;
        let number = *self.0.entry(key).or_insert_with(|| {
            is_new = true;
            next
        });
        (number, is_new)
    }
}

/// The file for these matches, of which only finished ones are plays.
pub(super) fn file(heads: &[MatchHead], lang: Lang) -> Value {
    let (mut games, mut players) = (Numbers::default(), Numbers::default());
    let (mut game_list, mut player_list) = (Vec::new(), Vec::new());
    let mut plays = Vec::new();
    for head in heads.iter().filter(|head| head.outcome.is_some()) {
        let (game, is_new) = games.of(head.game.clone());
        if is_new {
            game_list.push(game_entry(game, &head.game, lang));
        }
        let mut seats = Vec::new();
        for (seat, name) in head.players.iter().enumerate() {
            let known = head.seats.get(seat).copied().flatten();
            let id = known.map_or_else(|| stable_id(&format!("guest {name}")), |known| known.0);
            let (player, is_new) = players.of(id.to_string());
            if is_new {
                player_list.push(json!({
                    "uuid": upper(&id.to_string()), "id": player, "name": name,
                    "isAnonymous": false, "modificationDate": stamp(head.changed),
                }));
            }
            seats.push(seat_entry(head, seat, player));
        }
        plays.push(play_entry(head, game, &seats, lang));
    }
    json!({
        "about": "Plays from Tableside. Open this file with BG Stats.",
        "games": game_list,
        "players": player_list,
        "locations": [],
        "plays": plays,
        "userInfo": {},
    })
}

fn game_entry(number: usize, game: &str, lang: Lang) -> Value {
    let name = games::of(game).map_or_else(|_| game.to_owned(), |game| game.title().say(lang));
    let together = game == "kreuzsummen";
    json!({
        "uuid": upper(&stable_id(&format!("game {game}")).to_string()), "id": number, "name": name,
        "bggId": 0, "bggName": "", "bggYear": 0,
        "modificationDate": stamp(Timestamp::UNIX_EPOCH), "cooperative": together,
        "highestWins": true, "noPoints": together, "usesTeams": false,
    })
}

fn seat_entry(head: &MatchHead, seat: usize, player: usize) -> Value {
    let outcome = head.outcome.as_ref();
    let won = outcome.and_then(|outcome| results::won(outcome, seat));
    let starter = head
        .setup
        .get("starter")
        .and_then(Value::as_u64)
        .unwrap_or(0);
    // Seconds are no points: fewer are better, and the other app would take the slowest for the best.
    let scored = outcome.filter(|outcome| outcome.get("seconds").is_none());
    json!({
        "playerRefId": player,
        "score": scored.and_then(|outcome| results::points(outcome, seat)).unwrap_or_default(),
        "winner": matches!(won, Some("yes" | "shared")),
        "newPlayer": false,
        "startPlayer": head.source != Source::Hand && u64::try_from(seat) == Ok(starter),
        "rank": 0,
        "seatOrder": seat + 1,
    })
}

fn play_entry(head: &MatchHead, game: usize, seats: &[Value], lang: Lang) -> Value {
    let day = head.played.to_zoned_datetime(TimeZone::system()).date();
    let ymd = day
        .strftime("%Y%m%d")
        .to_string()
        .parse::<u32>()
        .unwrap_or(0);
    json!({
        "uuid": upper(&head.id.to_string()),
        "gameRefId": game,
        "playDate": stamp(head.played),
        "playDateYmd": ymd,
        "entryDate": stamp(head.started),
        "modificationDate": stamp(head.changed),
        "durationMin": minutes(head),
        "board": games::summary(head).say(lang),
        "ignored": false,
        "rating": 0,
        "scoringSetting": 0,
        "manualWinner": true,
        "rounds": 0,
        "usesTeams": false,
        "playerScores": seats,
    })
}

/// How long it took; 0 where that is not known.
fn minutes(head: &MatchHead) -> i64 {
    let known = head.ended_at.filter(|_| head.source != Source::Hand);
    let minutes = known.map_or(0, |ended| ended.duration_since(head.started).as_mins());
    if (0..=LONGEST).contains(&minutes) {
        minutes
    } else {
        0
    }
}

/// A time as the other app writes it: UTC, to the second.
fn stamp(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

fn upper(id: &str) -> String {
    id.to_ascii_uppercase()
}
