//! What the frame of a match needs of a game, so that one frame serves all.

use std::ops::RangeInclusive;

use rand::Rng;
use serde_json::Value;
use tableside_ledger::{Ledger, Match, MatchHead, Source};
use tableside_rules::match_file::parse_setup;

use crate::dig_up;
use crate::failure::Failure;
use crate::kreuzsummen;
use crate::labyrinth;
use crate::moments::Turning;
use crate::multiplication_dice;
use crate::text::{Text, text};
use crate::times_table;
use crate::visit::{Picks, Visit};

/// A game as the rest of the app knows it.
pub(crate) struct Game {
    /// Its name in match files and paths.
    pub(crate) id: &'static str,
    /// The message with its name.
    pub(crate) name: &'static str,
    /// Its icon in the kit.
    pub(crate) icon: &'static str,
    /// How many can play it.
    pub(crate) seats: RangeInclusive<usize>,
    /// What its help messages are called, how many come first and how many there are.
    pub(crate) help: Help,
    /// The game on the home screen.
    pub(crate) card: fn(&Visit) -> Result<Card, Failure>,
    /// The position before the first action.
    pub(crate) start: fn(&MatchHead) -> Result<Box<dyn Position>, Failure>,
    /// A match in one line, for lists.
    pub(crate) summary: fn(&MatchHead) -> Text,
    /// An open match in one line as its actions have made it, where its head does not say enough.
    pub(crate) progress: Option<fn(&Match) -> Option<Text>>,
    /// How an ended match went in a line, as far as its head tells: "Anna wins".
    pub(crate) result: fn(&MatchHead) -> Option<Text>,
    /// The set-up of another match of the same people, with the next starter.
    pub(crate) again: fn(&MatchHead) -> Result<Value, Failure>,
    /// Where the way back from a match leads.
    pub(crate) up: fn(&MatchHead) -> String,
    /// What it tells of the course of a finished match.
    pub(crate) turning: Turning,
}

/// How a game's help is named: `help-ks-title`, `help-ks-1-title`, `help-ks-1` and so on.
pub(crate) struct Help {
    pub(crate) prefix: &'static str,
    /// How many sections one needs in order to play.
    pub(crate) first: usize,
    /// How many there are with those one looks up later.
    pub(crate) all: usize,
}

/// A game on the home screen.
pub(crate) struct Card {
    /// Where it is taken up.
    pub(crate) href: String,
    pub(crate) line: Text,
    /// Where all its groups are, if there are several, and how many.
    pub(crate) all: Option<(String, Text)>,
    /// Whether anybody has played it.
    pub(crate) is_begun: bool,
}

/// All games, in the order of the home screen.
pub(crate) static GAMES: [&Game; 5] = [
    &kreuzsummen::GAME,
    &dig_up::GAME,
    &multiplication_dice::GAME,
    &times_table::GAME,
    &labyrinth::GAME,
];

/// A game by its name in match files.
pub(crate) fn of(id: &str) -> Result<&'static Game, Failure> {
    let game = GAMES.iter().copied().find(|game| game.id == id);
    game.ok_or_else(|| Failure::internal(format!("no game called {id}")))
}

/// An action was refused: which rule it breaks, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused(pub(crate) Text);

/// A match, folded up to some action.
pub(crate) trait Position: Send {
    /// Applies one action as a match file has it, or changes nothing.
    fn apply(&mut self, action: &Value) -> Result<(), Refused>;
    /// The result, once there is one.
    fn outcome(&self) -> Option<Value>;
    /// Whether the outcome is one to celebrate.
    fn is_won(&self) -> bool;
    /// Whose turn it is.
    fn seat(&self) -> Option<usize>;
    /// An action in words, as it would be told before it is applied.
    fn words(&self, action: &Value) -> Text;
    /// All actions of one tap in a few words, where there are too many to tell each, as in a
    /// simulation. Told before they are applied.
    fn words_together(&self, _actions: &[Value]) -> Option<Text> {
        None
    }
    /// What the app does of its own accord with the same tap.
    fn follow_up(&self) -> Option<Value>;
    /// Whether an action decides nothing and may go when it no longer fits.
    fn is_idle(&self, action: &Value) -> bool;
    /// Whether an action is one of all players together, so that nobody's name belongs to it.
    fn is_joint(&self, action: &Value) -> bool;
    /// The heading of the match's screens.
    fn title(&self) -> Text;
    /// Screens of the game's own that the match's menu offers: label and path.
    fn links(&self, path: &str) -> Vec<(Text, String)>;
    /// Whether the last action began something that all should notice, such as the last round.
    fn announces(&self) -> bool {
        false
    }
    /// What stays picked once this was played with these picks.
    fn stays(&self, _picks: &Picks) -> Picks {
        Picks::default()
    }
    /// What a seat has so far, where the game keeps a score.
    fn score(&self, _seat: usize) -> Option<Text> {
        None
    }
    /// The actions that chance decides, such as a virtual throw; `wish` names what is wanted.
    fn draw(&self, wish: &str, _rng: &mut dyn Rng) -> Result<Vec<Value>, Failure> {
        Err(Failure::bad_request(format!("nothing to draw for {wish}")))
    }
    /// Board and pad.
    fn board(&self, around: &Around<'_>) -> Result<Board, Failure>;
    /// The board alone, with nothing to tap, as it is looked at again later; `around` is as for a
    /// match that is over. Empty where the app knows no board.
    fn still(&self, around: &Around<'_>) -> Result<String, Failure>;
}

/// What stands around a board.
pub(crate) struct Around<'a> {
    pub(crate) visit: &'a Visit,
    pub(crate) head: &'a MatchHead,
    /// What the screen is for.
    pub(crate) mode: Mode,
    /// The path of the match, without a slash at its end.
    pub(crate) path: String,
    /// How many of the last actions undo takes back as one tap; 0 if it does something else.
    pub(crate) undoes: usize,
}

/// What a board is shown for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// The match goes on.
    Play,
    /// The match is over.
    Over,
    /// An earlier action is changed, or one is put before it.
    Repair,
}

/// A game's part of the match screen, rendered.
#[derive(Debug, Clone, Default)]
pub(crate) struct Board {
    /// The board itself.
    pub(crate) field: String,
    /// What is tapped to play.
    pub(crate) pad: String,
    /// Quiet buttons beside undo and redo.
    pub(crate) tools: String,
    /// What is next, or how it went.
    pub(crate) note: Option<Text>,
    /// What a screen reader says of the board.
    pub(crate) aloud: Aloud,
}

/// What a screen reader says of a board.
#[derive(Debug, Clone, Default)]
pub(crate) enum Aloud {
    /// Nothing besides what the last action did.
    #[default]
    Nothing,
    /// This, after what the last action did.
    Then {
        /// What it changed on the board.
        changed: Vec<Text>,
        /// What is next.
        next: Text,
    },
    /// Only this, since the last tap was no action.
    Only(Text),
}

/// What the last tap did, in words.
#[derive(Debug, Clone)]
pub(crate) enum Told {
    /// It played something, unless there is nothing to tell.
    Played(Option<Text>),
    /// It did something else, such as taking back, so that the board's last action is no news.
    Other(Text),
}

impl Board {
    /// What is said once a tap has been answered.
    pub(crate) fn says(&self, last: Told) -> Option<Text> {
        match (&self.aloud, last) {
            (Aloud::Only(text), _) => Some(text.clone()),
            (Aloud::Nothing, Told::Played(last)) => last,
            (Aloud::Nothing, Told::Other(last)) => Some(last),
            (Aloud::Then { changed, next }, Told::Played(last)) => {
                let said = last.into_iter().chain(changed.iter().cloned());
                Some(Text::joined(said.chain([next.clone()]).collect(), " "))
            }
            (Aloud::Then { next, .. }, Told::Other(last)) => {
                Some(Text::joined(vec![last, next.clone()], " "))
            }
        }
    }
}

/// The first action of a list that does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Misfit {
    pub(crate) index: usize,
    pub(crate) why: Text,
}

/// A list of actions folded as far as it goes.
pub(crate) struct Folded {
    pub(crate) position: Box<dyn Position>,
    pub(crate) misfit: Option<Misfit>,
}

/// The position before the first action. A match that was entered by hand has none.
pub(crate) fn start(head: &MatchHead) -> Result<Box<dyn Position>, Failure> {
    is_played(head)?;
    (of(&head.game)?.start)(head)
}

/// The set-up of a stored match, as its game reads it.
pub(crate) fn setup<G: tableside_rules::Game>(head: &MatchHead) -> Result<G::Setup, Failure> {
    is_of(head, G::ID)?;
    is_played(head)?;
    parse_setup::<G>(&head.setup).map_err(Failure::internal)
}

/// Refuses a match that was entered by hand, whose set-up is none of the game's.
fn is_played(head: &MatchHead) -> Result<(), Failure> {
    if head.source == Source::Hand {
        return Err(Failure::not_found(format!("no actions in {}", head.id)));
    }
    Ok(())
}

/// Refuses a match of another game, whose screens are not this game's.
pub(crate) fn is_of(head: &MatchHead, game: &str) -> Result<(), Failure> {
    if head.game == game {
        return Ok(());
    }
    Err(Failure::not_found(format!(
        "no match of {game}: {}",
        head.id
    )))
}

/// Folds a list of actions, up to the first that does not fit.
pub(crate) fn fold(head: &MatchHead, actions: &[Value]) -> Result<Folded, Failure> {
    let mut position = start(head)?;
    for (index, action) in actions.iter().enumerate() {
        if let Err(Refused(why)) = position.apply(action) {
            return Ok(Folded {
                position,
                misfit: Some(Misfit { index, why }),
            });
        }
    }
    Ok(Folded {
        position,
        misfit: None,
    })
}

/// Folds a list, leaving out what decides nothing where it no longer fits, and adding at its end
/// what the app would have added had it been played like this.
pub(crate) fn mend(head: &MatchHead, actions: &mut Vec<Value>) -> Result<Option<Misfit>, Failure> {
    loop {
        let folded = fold(head, actions)?;
        match folded.misfit {
            Some(misfit) if folded.position.is_idle(&actions[misfit.index]) => {
                actions.remove(misfit.index);
            }
            Some(misfit) => return Ok(Some(misfit)),
            None => {
                let ends_by_hand = actions
                    .last()
                    .is_some_and(|last| folded.position.is_idle(last));
                let more = folded.position.follow_up().filter(|_| !ends_by_hand);
                actions.extend(more);
                return Ok(None);
            }
        }
    }
}

/// An open match in one line, for lists: how far it is, or else what it is.
pub(crate) fn open_summary(ledger: &Ledger, head: &MatchHead) -> Result<Text, Failure> {
    let progress = of(&head.game).ok().and_then(|game| game.progress);
    let said = match progress {
        Some(progress) => progress(&ledger.match_(head.id)?),
        None => None,
    };
    Ok(said.unwrap_or_else(|| summary(head)))
}

/// A match in one line, for lists.
pub(crate) fn summary(head: &MatchHead) -> Text {
    of(&head.game).map_or_else(|_| Text::verbatim(&*head.game), |game| (game.summary)(head))
}

/// The set-up of another match of the same people, with the next starter.
pub(crate) fn again(head: &MatchHead) -> Result<Value, Failure> {
    is_played(head)?;
    (of(&head.game)?.again)(head)
}

/// Where the way back from a match leads.
pub(crate) fn up(head: &MatchHead) -> String {
    of(&head.game).map_or_else(|_| "/".to_owned(), |game| (game.up)(head))
}

impl Game {
    /// Its name.
    pub(crate) fn title(&self) -> Text {
        text(self.name)
    }
}
