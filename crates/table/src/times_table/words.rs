//! Actions and refusals of Abenteuer 1x1 in words. A task is told without its
//! product: undone, it may be looked at again.

use tableside_rules::Refused as _;
use tableside_rules::times_table::{
    Action, Expedition, Member, Number, Play, Race, Refusal, Sprint,
};

use super::played::Played;
use super::variant_name;
use crate::text::{Text, text};
use crate::tools::timer;

/// The name of a key on which these words stand, and what it does: whoever speaks to the screen
/// says what it says.
pub(super) fn shown(shown: Text, does: Text) -> Text {
    Text::joined(vec![shown, does], ": ")
}

/// What an action does, told before it is applied.
pub(super) fn action(played: &Played, action: &Action) -> Text {
    match played.game.play() {
        Play::Race(race) => in_race(played, race, action),
        Play::Sprint(sprint) => in_sprint(sprint, action),
        Play::Expedition(expedition) => in_expedition(played, expedition, action),
    }
}

fn in_race(played: &Played, race: &Race, action: &Action) -> Text {
    let task = race.gap().map(|gap| gap.to_string()).unwrap_or_default();
    match action {
        Action::Match { gap, .. } => match gap {
            Some(gap) => text("x1-did-fit")
                .with("task", task)
                .with("gap", gap.to_string()),
            None => text("x1-did-fit-last").with("task", task),
        },
        Action::Miss { .. } if race.gap().is_none() => text("x1-did-pass"),
        Action::Miss { answer: None } => text("x1-did-miss").with("task", task),
        Action::Miss {
            answer: Some(answer),
        } => text("x1-did-miss-said")
            .with("task", task)
            .with("answer", *answer),
        Action::Lay { player, number } => {
            let draws = if race.pile() > 0 { "yes" } else { "no" };
            text("x1-did-lay")
                .with("name", played.name(*player))
                .with("number", number.get())
                .with("draws", draws)
        }
        Action::Finish { .. } => text("x1-did-finish"),
        Action::TimeUp {} => text("x1-did-nothing"),
    }
}

fn in_sprint(sprint: &Sprint, action: &Action) -> Text {
    match action {
        Action::Match { .. } => text("x1-did-hit").with("n", sprint.this_turn() + 1),
        Action::TimeUp {} => text("x1-did-time-up").with("n", sprint.this_turn()),
        _ => text("x1-did-nothing"),
    }
}

fn in_expedition(played: &Played, expedition: &Expedition, action: &Action) -> Text {
    match action {
        Action::Match { player, .. } => {
            let n = expedition.tiles() + 1;
            match player {
                Some(finder) => text("x1-did-find-by")
                    .with("name", played.name(*finder))
                    .with("n", n),
                None => text("x1-did-find").with("n", n),
            }
        }
        Action::Finish { seconds } => text("x1-did-done").with("time", time(seconds.unwrap_or(0))),
        _ => text("x1-did-nothing"),
    }
}

/// A time in words.
pub(super) fn time(seconds: u32) -> Text {
    match seconds {
        0 => text("x1-no-time"),
        seconds => timer::length(seconds.saturating_mul(1000)),
    }
}

/// A time in digits.
pub(super) fn digits(seconds: u32) -> String {
    timer::digits(std::time::Duration::from_secs(seconds.into()))
}

/// Why a card with this number can't be laid yet.
pub(super) fn not_solved(number: Number) -> Text {
    text("x1-refusal-not-solved").with("number", number.get())
}

/// Why an action is refused.
pub(super) fn refusal(played: &Played, refusal: &Refusal) -> Text {
    let why = match refusal.code() {
        "match-over" => text("refusal-match-over"),
        code => text(format!("x1-refusal-{code}")),
    };
    match refusal {
        Refusal::NotInVariant { variant, .. } => why.with(
            "variant",
            text(format!("x1-variant-{}", variant_name(*variant))),
        ),
        Refusal::UnknownMember { member, .. } | Refusal::MissingMember { member, .. } => why.with(
            "member",
            text(format!("x1-member-{}", member_name(*member))),
        ),
        Refusal::NoSuchPlayer { seats, .. } => why.with("seats", *seats),
        Refusal::GapSolved { at } | Refusal::GapFilled { at } => why.with("place", at.to_string()),
        Refusal::NotSolved { number } => why.with("number", number.get()),
        Refusal::TurnsLeft { next } => why.with("name", played.name(*next)),
        Refusal::NotTwoToFourPlayers { seats, .. } | Refusal::NotOneToFourPlayers { seats } => {
            why.with("seats", *seats)
        }
        Refusal::MatchOver
        | Refusal::WallDone
        | Refusal::GapUntold
        | Refusal::AllCardsLaid
        | Refusal::NoTurnLeft
        | Refusal::NobodyOnTop
        | Refusal::NoRungs
        | Refusal::NoSuchStarter { .. } => why,
    }
}

const fn member_name(member: Member) -> &'static str {
    match member {
        Member::Rungs => "rungs",
        Member::Starter => "starter",
        Member::Gap => "gap",
        Member::Player => "player",
        Member::Seconds => "seconds",
    }
}
