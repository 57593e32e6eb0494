//! What is picked but not yet played: a place, a number, a face card, the swap,
//! a column target, or a panel that stands in the place of the pad. It lives in
//! the URL, so a reload keeps it.

use tableside_rules::kreuzsummen::{Action, Card, Face, Kreuzsummen, Place, Value};

use super::why::Why;
use crate::tap::Does;
use crate::visit::{Picks, form_pairs};

/// What the next tap completes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Play {
    Face(Face),
    /// The swap before a field action.
    Swap,
}

/// What stands in the place of the pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Panel {
    More,
    Pass,
    GiveUp,
    Chance,
    Hint,
}

impl Panel {
    const ALL: [(Self, &'static str, &'static str); 5] = [
        (Self::More, "more", "1"),
        (Self::Pass, "more", "pass"),
        (Self::GiveUp, "more", "give-up"),
        (Self::Chance, "ask", "chance"),
        (Self::Hint, "ask", "hint"),
    ];
}

/// The picks that make sense in a position; all others are dropped.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Picked {
    pub(super) play: Option<Play>,
    pub(super) at: Option<Place>,
    pub(super) value: Option<Value>,
    /// Index of a column target, from 0.
    pub(super) target: Option<usize>,
    pub(super) panel: Option<Panel>,
    /// A key that can't be played and was tapped.
    pub(super) why: Option<Why>,
    /// Members of the query that belong to the frame.
    others: Vec<(String, String)>,
}

const OURS: [&str; 7] = ["play", "at", "value", "target", "more", "ask", "why"];

impl Picked {
    /// Reads the picks of a position.
    pub(super) fn read(picks: &Picks, game: &Kreuzsummen) -> Self {
        let others = form_pairs(&picks.query())
            .filter(|(name, _)| !OURS.contains(&name.as_str()))
            .collect();
        let panel = Panel::ALL
            .into_iter()
            .find(|(_, name, value)| picks.get(name) == Some(value))
            .map(|(panel, _, _)| panel);
        let mut picked = Self {
            panel,
            why: picks.get("why").and_then(|name| Why::read(name, game)),
            others,
            ..Self::default()
        };
        if panel.is_some() {
            return picked;
        }
        let targets = game.columns().len();
        picked.target = picks
            .get("target")
            .and_then(|index| index.parse().ok())
            .filter(|index| *index < targets);
        if picked.target.is_some() {
            return picked;
        }
        picked.play = picks
            .get("play")
            .and_then(|name| play(game, name))
            .filter(|play| is_playable(game, *play));
        picked.at = picks
            .get("at")
            .and_then(place)
            .filter(|at| game.scenario().contains(*at))
            .filter(|at| picked.play.is_none() || game.top(*at).is_some());
        picked.value = picks
            .get("value")
            .and_then(|value| value.parse().ok())
            .and_then(Value::new)
            .filter(|value| game.left(*value) > 0);
        picked.tidy()
    }

    /// Drops what does not go together: the later member of the list wins.
    fn tidy(mut self) -> Self {
        match self.play {
            Some(Play::Swap) => {
                self.at = None;
                self.value = None;
            }
            Some(Play::Face(Face::Jack | Face::King)) => self.value = None,
            Some(Play::Face(Face::Queen)) | None => {
                if self.at.is_some() {
                    self.value = None;
                }
            }
        }
        self
    }

    fn only(&self) -> Self {
        Self {
            others: self.others.clone(),
            ..Self::default()
        }
    }

    /// Whether nothing is picked.
    pub(super) fn is_empty(&self) -> bool {
        *self == self.only()
    }

    /// The query of nothing picked.
    pub(super) fn none(&self) -> String {
        self.only().href()
    }

    /// A panel instead of the pad; the same again closes it.
    pub(super) fn panel(&self, panel: Panel) -> Does {
        if self.panel == Some(panel) {
            return Does::Pick(self.none());
        }
        let panel = Some(panel);
        let only = self.only();
        Does::Open(Self { panel, ..only }.href())
    }

    /// Why a key can't be played, beside what is picked already; the same again lets go of it.
    pub(super) fn why(&self, why: Why) -> Does {
        let why = (self.why != Some(why)).then_some(why);
        let query = Self {
            why,
            ..self.clone()
        }
        .href();
        // Asked in a panel, the answer stands there too.
        match self.panel {
            Some(_) => Does::Open(query),
            None => Does::Pick(query),
        }
    }

    /// A place; the same again lets go of it. A face card stays picked.
    pub(super) fn place(&self, at: Place) -> String {
        let play = self.play.filter(|play| *play != Play::Swap);
        let at = (self.at != Some(at)).then_some(at);
        Self {
            play,
            at,
            ..self.only()
        }
        .href()
    }

    /// A number; the same again lets go of it. A queen stays picked.
    pub(super) fn number(&self, value: Value) -> String {
        let queen = Play::Face(Face::Queen);
        let play = self.play.filter(|play| *play == queen);
        let value = (self.value != Some(value)).then_some(value);
        Self {
            play,
            value,
            ..self.only()
        }
        .href()
    }

    /// A face card or the swap; the same again lets go of it. What a face card
    /// can use stays picked.
    pub(super) fn play(&self, game: &Kreuzsummen, play: Play) -> String {
        if self.play == Some(play) {
            return self.none();
        }
        Self {
            play: Some(play),
            at: self.at.filter(|at| game.top(*at).is_some()),
            value: self.value,
            ..self.only()
        }
        .tidy()
        .href()
    }

    /// A column target; the same again lets go of it.
    pub(super) fn target(&self, index: usize) -> String {
        let target = (self.target != Some(index)).then_some(index);
        Self {
            target,
            ..self.only()
        }
        .href()
    }

    /// The query that stands for these picks.
    fn href(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(&self.others);
        if let Some((_, name, value)) = Panel::ALL
            .into_iter()
            .find(|(panel, _, _)| self.panel == Some(*panel))
        {
            query.append_pair(name, value);
        }
        match self.play {
            Some(Play::Face(face)) => {
                query.append_pair("play", face.name());
            }
            Some(Play::Swap) => {
                query.append_pair("play", "swap");
            }
            None => {}
        }
        if let Some(at) = self.at {
            query.append_pair("at", &format!("{},{}", at.row(), at.column()));
        }
        if let Some(value) = self.value {
            query.append_pair("value", &value.to_string());
        }
        if let Some(target) = self.target {
            query.append_pair("target", &target.to_string());
        }
        if let Some(why) = self.why {
            query.append_pair("why", &why.name());
        }
        let query = query.finish().replace("%2C", ",");
        if query.is_empty() {
            query
        } else {
            format!("?{query}")
        }
    }
}

/// Reads a place, "2,3".
pub(super) fn place(text: &str) -> Option<Place> {
    let (row, column) = text.split_once(',')?;
    Place::new(row.parse().ok()?, column.parse().ok()?)
}

fn play(game: &Kreuzsummen, name: &str) -> Option<Play> {
    if name == "swap" {
        return Some(Play::Swap);
    }
    let mut faces = game.scenario().faces.iter().copied();
    faces.find(|face| face.name() == name).map(Play::Face)
}

/// Whether there is any way to complete it.
pub(super) fn is_playable(game: &Kreuzsummen, play: Play) -> bool {
    let occupied = game
        .scenario()
        .places()
        .filter(|place| game.top(*place).is_some())
        .count();
    match play {
        Play::Swap => {
            let any = |card| game.legal(&Action::Discard { card }).is_ok();
            game.table().display > 0
                && (game
                    .scenario()
                    .values()
                    .any(|value| any(Card::Number(value)))
                    || Face::ALL.into_iter().any(|face| any(Card::Face(face))))
        }
        Play::Face(face) if game.faces_left(face) == 0 => false,
        Play::Face(Face::Jack) => occupied > 1,
        Play::Face(Face::Queen) => {
            occupied > 0 && game.scenario().values().any(|value| game.left(value) > 0)
        }
        Play::Face(Face::King) => occupied > 0 && !game.is_full(),
    }
}
