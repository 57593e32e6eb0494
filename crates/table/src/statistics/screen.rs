//! The one screen of statistics, for whomever and whatever is chosen.

use std::collections::HashMap;

use askama::Template;
use axum::Router;
use axum::response::Response;
use axum::routing::get;
use tableside_ledger::{Filter, Player, PlayerId};

use super::bars::{self, Bar};
use super::known::Finished;
use super::play::{Play, Whose};
use super::tally::Tally;
use super::{columns, dice, labyrinth, points, practice, scenarios};
use crate::app::App;
use crate::chronicle::{Key, Panel, Wanted};
use crate::failure::Failure;
use crate::filters;
use crate::games::GAMES;
use crate::people::{Emblem, called};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

/// Where it is.
const HOME: &str = "/statistics";

pub(crate) fn routes() -> Router<App> {
    Router::new().route(HOME, get(show))
}

#[derive(Template)]
#[template(path = "statistics/screen.html")]
struct StatisticsScreen {
    shell: Shell,
    /// Whose they are: name and emblem of one person, or the name of a pair.
    name: Option<Text>,
    emblem: Option<Emblem>,
    says: Text,
    numbers: Vec<(Text, usize)>,
    /// The charts, each rendered.
    parts: Vec<String>,
    /// The same matches in the chronicle.
    chronicle: String,
    empty: bool,
    filtered: bool,
    keys: Vec<Key>,
    panel: Option<Panel>,
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let (wanted, known, players) = visit.ledger(|ledger| {
        let wanted = Wanted::load(ledger, &visit.picks)?;
        let known = visit.app.statistics().finished(ledger)?;
        Ok((wanted, known, ledger.players()?))
    })?;
    let filter = wanted.filter();
    let finished: Vec<&Finished> = known
        .iter()
        .filter(|one| one.is_let_through(&filter))
        .collect();
    let whose = whose(&filter);
    let plays: Vec<Play> = finished.iter().map(|one| Play::of(one, whose)).collect();
    let tally = Tally::of(&plays);
    let player = match whose {
        Whose::Player(id) => players.iter().find(|player| player.id == id),
        Whose::Everybody | Whose::Team(_) => None,
    };
    let name = match whose {
        Whose::Player(_) => player.map(|player| Text::verbatim(&player.name)),
        Whose::Team(id) => Some(visit.ledger(|ledger| Ok(called(&ledger.team(id)?)))?),
        Whose::Everybody => None,
    };
    let mut parts = vec![games(&visit, &plays, &wanted)?];
    if whose == Whose::Everybody {
        parts.push(people(&visit, &finished, &players, &wanted)?);
    }
    parts.push(columns::part(&visit, &plays)?);
    parts.push(points::part(&visit, &plays)?);
    parts.push(scenarios::part(&visit, &plays)?);
    if let Some(player) = player {
        parts.push(labyrinth::part(&visit, &plays)?);
        parts.push(practice::part(&visit, player.id, &plays)?);
    }
    if !wanted.is_any() {
        parts.push(dice::part(&visit)?);
    }
    parts.retain(|part| !part.is_empty());
    let panel = wanted.panel();
    let mut shell = visit.shell("statistics", text("statistics")).up("/");
    shell.say = panel.as_ref().map(|panel| panel.label.clone());
    let numbers = match whose {
        // Of everybody together somebody always wins.
        Whose::Everybody => Vec::new(),
        Whose::Player(_) | Whose::Team(_) => tally.numbers(),
    };
    let empty = plays.is_empty() && parts.is_empty();
    visit.page(&StatisticsScreen {
        shell,
        emblem: player.map(Emblem::of),
        says: match &name {
            Some(name) => tally.says(name.clone()),
            None => text("stats-says-all").with("n", tally.plays),
        },
        name,
        numbers,
        empty,
        parts,
        chronicle: format!("/chronicle{}", wanted.latest()),
        filtered: wanted.is_any(),
        keys: if empty && !wanted.is_any() {
            Vec::new()
        } else {
            wanted.keys()
        },
        panel,
    })
}

fn whose(filter: &Filter) -> Whose {
    match (filter.player, filter.team) {
        (Some(player), _) => Whose::Player(player),
        (None, Some(team)) => Whose::Team(team),
        (None, None) => Whose::Everybody,
    }
}

/// Plays and wins of each game.
fn games(visit: &Visit, plays: &[Play], wanted: &Wanted) -> Result<String, Failure> {
    let bars = GAMES.into_iter().map(|game| {
        let own = plays.iter().filter(|play| play.game == game.id);
        let mut tally = Tally::of(own);
        if whose(&wanted.filter()) == Whose::Everybody {
            tally.contests = 0;
            tally.wins = 0;
        }
        Bar {
            name: game.title(),
            icon: game.icon,
            emblem: None,
            href: format!("{HOME}{}", wanted.with("game", game.id)),
            key: format!("stats-game-{}", game.icon),
            tally,
            more: points::in_table(plays, game.id),
        }
    });
    let headings = vec![text("stats-average"), text("stats-best")];
    bars::part(
        visit,
        "games",
        text("stats-by-game"),
        bars.collect(),
        headings,
    )
}

/// Plays and wins of each person.
fn people(
    visit: &Visit,
    finished: &[&Finished],
    players: &[Player],
    wanted: &Wanted,
) -> Result<String, Failure> {
    let mut plays: HashMap<PlayerId, Vec<Play>> = HashMap::new();
    for one in finished {
        for (seat, player) in one.seats.iter().enumerate() {
            // Who sat twice at a table has played there once.
            if let Some(player) = player
                && !one.seats[..seat].contains(&Some(*player))
            {
                let play = Play::of(one, Whose::Player(*player));
                plays.entry(*player).or_default().push(play);
            }
        }
    }
    let bars = players.iter().map(|player| {
        let own = plays.remove(&player.id).unwrap_or_default();
        Bar {
            name: Text::verbatim(&player.name),
            icon: "",
            emblem: Some(Emblem::of(player)),
            href: format!("{HOME}{}", wanted.with("player", &player.id.to_string())),
            key: format!("stats-player-{}", player.id),
            tally: Tally::of(&own),
            more: Vec::new(),
        }
    });
    bars::part(
        visit,
        "people",
        text("stats-by-person"),
        bars.collect(),
        Vec::new(),
    )
}
