//! What a finished match has to tell of its own course: a sentence that replay and solver prove,
//! with a picture. Each game brings its own.

use serde_json::Value;
use tableside_ledger::Match;
use tableside_rules::Game as Rules;
use tableside_rules::match_file::{parse_entry, parse_setup};

use crate::failure::Failure;
use crate::games::{self, Around};
use crate::text::{Text, text};

/// What a game tells of a match that is over.
pub(crate) struct Turning {
    /// The message with its name, which the way to it and its screen have.
    pub(crate) name: &'static str,
    /// Its icon in the kit.
    pub(crate) icon: &'static str,
    /// The message that there is nothing to tell.
    pub(crate) nothing: &'static str,
    pub(crate) find: Find,
}

/// What can be proven of a match that replays to its stored result; nothing if nothing can. May
/// take its time.
type Find = fn(&Around<'_>, &Match) -> Result<Vec<Moment>, Failure>;

impl Turning {
    /// The one action that decided a match.
    pub(crate) const fn point(find: Find) -> Self {
        Self {
            name: "turning-point",
            icon: "turning-point",
            nothing: "turning-nothing",
            find,
        }
    }
}

/// Something that happened in a match.
pub(crate) struct Moment {
    /// Whose it is, where each seat has its own.
    pub(crate) seat: Option<usize>,
    /// One sentence.
    pub(crate) words: Text,
    /// The board as the game draws it, with what is told marked on it.
    pub(crate) picture: String,
    /// After how many actions the replay shows it best.
    pub(crate) at: usize,
}

/// How something stands out in a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    /// It is what the sentence tells.
    Here,
    /// It would have been better.
    Better,
}

impl Mark {
    /// Its name in the kit.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Better => "better",
        }
    }

    /// What a screen reader says of it.
    pub(crate) fn words(self) -> Text {
        text(match self {
            Self::Here => "turning-here",
            Self::Better => "turning-better",
        })
    }

    /// What something is called, and that it is marked.
    pub(crate) fn said_of(mark: Option<Self>, label: Text) -> Text {
        let marked = mark.map(Self::words);
        Text::joined([label].into_iter().chain(marked).collect(), ". ")
    }
}

/// What can be proven of a match that has come to its end. One whose actions don't lead to its
/// stored result any more proves nothing.
pub(crate) fn of(around: &Around<'_>, found: &Match) -> Result<Vec<Moment>, Failure> {
    let folded = games::fold(&found.head, &found.actions)?;
    let holds = folded.misfit.is_none() && folded.position.outcome() == found.head.outcome;
    if !holds {
        return Ok(Vec::new());
    }
    (games::of(&found.head.game)?.turning.find)(around, found)
}

/// A match as the rules of its game read it; `None` if a part of it can't be read.
pub(crate) fn read<G: Rules>(found: &Match) -> Option<(G::Setup, Vec<G::Action>)> {
    let setup = parse_setup::<G>(&found.head.setup).ok()?;
    let action = |value: &Value| parse_entry::<G>(value).ok().map(|entry| entry.action);
    let actions: Option<Vec<G::Action>> = found.actions.iter().map(action).collect();
    Some((setup, actions?))
}

/// What decided a match by the rules of its game, with the match as they read it; `None` if that
/// can't be proven.
pub(crate) fn proven<G: Rules, P>(
    found: &Match,
    prove: impl Fn(&G::Setup, usize, &[G::Action]) -> Option<P>,
) -> Option<(G::Setup, Vec<G::Action>, P)> {
    let (setup, actions) = read::<G>(found)?;
    let point = prove(&setup, found.head.players.len(), &actions)?;
    Some((setup, actions, point))
}
