use std::collections::HashSet;

use jiff::Timestamp;
use serde_json::Value;

use crate::arrival::Arrived;
use crate::ids::{MatchId, PlayerId, TeamId};
use crate::import::FileMatch;
use crate::matches::{Ended, Match, Source};
use crate::report::Why;
use crate::steps::{Entry, Step, StepKind};

/// A match as it is to be stored.
pub(crate) struct Incoming {
    pub(crate) id: MatchId,
    pub(crate) file: FileMatch,
    pub(crate) seats: Vec<Option<PlayerId>>,
    pub(crate) team: Option<TeamId>,
    pub(crate) source: Source,
    pub(crate) started: Timestamp,
    /// `None` if the file does not say; so with all that follows.
    pub(crate) played: Option<Timestamp>,
    pub(crate) changed: Option<Timestamp>,
    pub(crate) ended_at: Option<Timestamp>,
    /// Of a match that was entered by hand.
    pub(crate) entered: Option<Value>,
    pub(crate) entries: Vec<Entry>,
    /// Whether the file says who sat where and for which team.
    pub(crate) says_who: bool,
}

impl Incoming {
    /// Whether this is what is here already. What the file does not say does not count.
    pub(crate) fn is(&self, ours: &Match) -> bool {
        let head = &ours.head;
        let seats = || {
            let names = head.players.iter().zip(&self.file.players);
            let mut seats = head.seats.iter().zip(&self.seats).zip(names);
            head.seats.len() == self.seats.len()
                && seats.all(|((ours, theirs), (our_name, their_name))| {
                    // A player's name may have changed since; a mere name is all there is.
                    ours == theirs && (ours.is_some() || our_name == their_name)
                })
        };
        head.game == self.file.game
            && head.setup == self.file.setup
            && head.options == self.file.options
            && self
                .file
                .started
                .is_none_or(|started| started == head.started)
            && self.played.is_none_or(|played| played == head.played)
            && (head.ended == Some(Ended::Stopped)) == self.file.stopped
            && (!self.says_who || (seats() && head.team == self.team))
            && self
                .entered
                .as_ref()
                .is_none_or(|_| head.outcome == self.entered)
            && self.has_played(&ours.entries())
    }

    /// Whether these are its actions, at the times that the file gives.
    fn has_played(&self, ours: &[Entry]) -> bool {
        let theirs = self.entries.iter().zip(&self.file.actions);
        ours.len() == self.entries.len()
            && ours.iter().zip(theirs).all(|(ours, (theirs, action))| {
                ours.action == theirs.action
                    && ours.same_tap == theirs.same_tap
                    && (action.at.is_none() || ours.at == theirs.at)
            })
    }
}

/// The actions with their times: what one tap entered was entered at once.
pub(crate) fn entries(file: &FileMatch, started: Timestamp) -> Vec<Entry> {
    let mut at = started;
    let actions = file.actions.iter().enumerate();
    actions
        .map(|(index, action)| {
            let same_tap = action.same_tap && index > 0;
            if let (Some(given), false) = (action.at, same_tap) {
                at = given;
            }
            Entry {
                action: action.action.clone(),
                at,
                same_tap,
            }
        })
        .collect()
}

/// The taps that lead to these actions.
pub(crate) fn steps_of(entries: &[Entry]) -> Vec<Step> {
    let mut from = 0;
    entries
        .chunk_by(|_, next| next.same_tap)
        .map(|tap| {
            let step = Step {
                from,
                added: tap.iter().map(|entry| entry.action.clone()).collect(),
                kind: StepKind::Tap,
                at: tap[0].at,
            };
            from += tap.len();
            step
        })
        .collect()
}

pub(crate) fn nobody_twice<W>(seats: &[Option<PlayerId>]) -> Arrived<W, ()> {
    let players: Vec<_> = seats.iter().flatten().collect();
    let different: HashSet<_> = players.iter().collect();
    if different.len() < players.len() {
        return Err(Why::Members.into());
    }
    Ok(())
}
