//! The ladder with its pawns, lying on its side so that it needs little room.

use askama::Template;
use tableside_rules::times_table::{Play, Sprint};

use super::played::Played;
use crate::failure::Failure;
use crate::filters;
use crate::text::{Text, text};
use crate::visit::Visit;

/// The drawing's width from below the first rung to the top, in its own units.
const WIDTH: u32 = 300;
/// The height of one pawn's lane.
const LANE: u32 = 18;

/// Where somebody stands.
struct Pawn {
    seat: usize,
    x: u32,
    y: u32,
    /// The lap cards beside the lane, as far as there is room.
    cards: Vec<u32>,
}

#[derive(Template)]
#[template(path = "times_table/ladder.html")]
struct Ladder {
    label: Text,
    rungs: Vec<u32>,
    pawns: Vec<Pawn>,
    /// The width of the whole drawing.
    width: u32,
    height: u32,
    top: u32,
    /// Where the flag of the last round stands.
    flag: Option<u32>,
}

/// Renders the ladder of a race or a sprint; nothing for an expedition.
pub(super) fn render(visit: &Visit, played: &Played) -> Result<String, Failure> {
    let (top, rungs, laps) = match played.game.play() {
        Play::Race(race) => (race.top(), race.rungs().to_vec(), Vec::new()),
        Play::Sprint(sprint) => (sprint.top(), sprint.rungs(), sprint.laps()),
        Play::Expedition(_) => return Ok(String::new()),
    };
    // A ladder of more rungs than that is drawn without them.
    let drawn = if top <= 60 { top } else { 1 };
    let x = |rung: u32| {
        let part = u64::from(rung.min(top)) * u64::from(WIDTH) / u64::from(top.max(1));
        u32::try_from(part).unwrap_or(WIDTH)
    };
    let pawns = rungs.iter().zip(0_u32..).map(|(rung, lane)| Pawn {
        seat: lane as usize,
        x: x(*rung),
        y: lane * LANE + LANE / 2 + 3,
        cards: (0..laps
            .get(lane as usize)
            .copied()
            .unwrap_or(0)
            .min(Sprint::LAPS))
            .collect(),
    });
    let is_last = played.game.last_round().is_some();
    // In a sprint the lap cards lie between the top and the flag.
    let flag = is_last.then_some(if laps.is_empty() { 318 } else { 350 });
    visit.part(&Ladder {
        label: told(played, &rungs, &laps, top),
        rungs: (1..=drawn).map(|rung| rung * WIDTH / drawn).collect(),
        pawns: pawns.collect(),
        height: LANE * u32::try_from(rungs.len()).unwrap_or(4) + 6,
        width: match flag {
            Some(x) => x + 40,
            None => 358,
        },
        top,
        flag,
    })
}

/// The same in words.
fn told(played: &Played, rungs: &[u32], laps: &[u32], top: u32) -> Text {
    let stands = rungs.iter().enumerate().map(|(seat, rung)| {
        text("x1-stands")
            .with("name", played.names.get(seat).map_or("", String::as_str))
            .with("rung", *rung)
            .with("laps", laps.get(seat).copied().unwrap_or(0))
    });
    text("x1-ladder")
        .with("top", top)
        .with("stands", Text::joined(stands.collect(), ", "))
}
