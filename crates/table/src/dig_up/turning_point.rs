//! What decided a match: the card without which somebody else would have won.

use tableside_ledger::Match;
use tableside_rules::dig_up::{DigUp, TurningPoint, turning_point};

use super::played::Played;
use super::{field, words};
use crate::failure::Failure;
use crate::games::Around;
use crate::moments::{self, Moment, Turning};
use crate::text::{Text, text};

pub(super) const TURNING: Turning = Turning::point(find);

fn find(around: &Around<'_>, found: &Match) -> Result<Vec<Moment>, Failure> {
    let Some((_, _, point)) = moments::proven::<DigUp, _>(found, turning_point) else {
        return Ok(Vec::new());
    };
    // What the sentence says is counted at the end, so the picture shows the mines as they were
    // scored.
    let played = super::folded(found)?;
    Ok(vec![Moment {
        seat: None,
        words: sentence(&played, &point),
        picture: field::marked(around, &played, point.at)?,
        // The replay shows how the card has come to its place.
        at: point.index + 1,
    }])
}

fn sentence(played: &Played, point: &TurningPoint) -> Text {
    let winner = point.at.player;
    let without = &point.without;
    let score = |seat: usize| without.scores.get(seat).copied().unwrap_or(0);
    let own = score(winner.index());
    let told = match without.winners.as_slice() {
        [other] if score(other.index()) > own => text("dig-turning")
            .with("other", played.name(*other))
            .with("theirs", score(other.index())),
        [other] => text("dig-turning-run").with("other", played.name(*other)),
        several => {
            let points = several.first().map_or(0, |seat| score(seat.index()));
            text("dig-turning-shared")
                .with("names", words::names(played, several))
                .with("theirs", points)
        }
    };
    told.with("card", played.gems.card(point.card))
        .with("place", words::place(played, point.at))
        .with("name", played.name(winner))
        .with("points", own)
}
