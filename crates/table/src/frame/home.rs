//! Home: the matches that are open, newest first, and the games.

use askama::Template;
use axum::Router;
use axum::response::Response;
use axum::routing::get;

use super::dates::since;
use super::matches::path;
use crate::app::App;
use crate::failure::Failure;
use crate::filters;
use crate::games::{self, GAMES};
use crate::screen::Shell;
use crate::text::{Text, text};
use crate::visit::Visit;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/", get(show))
}

/// An open match in the list.
struct OpenMatch {
    href: String,
    summary: Text,
    players: Text,
    since: Text,
}

/// A game's card.
struct GameCard {
    href: String,
    icon: &'static str,
    name: Text,
    line: Text,
    /// The way to all pairs, if there are several.
    all: Option<(String, Text)>,
}

/// Something that stands on the table whatever is played.
struct Tool {
    path: &'static str,
    icon: &'static str,
    /// The message with its name.
    name: &'static str,
}

/// The tools, in the order of the home screen.
const TOOLS: [Tool; 2] = [
    Tool {
        path: "/tools/dice",
        icon: "dice",
        name: "dice",
    },
    Tool {
        path: "/tools/timer",
        icon: "hourglass",
        name: "tool-timer",
    },
];

/// What was played, who plays, and where all of it is kept.
const BOOKS: [Tool; 4] = [
    Tool {
        path: "/chronicle",
        icon: "book",
        name: "chronicle",
    },
    Tool {
        path: "/statistics",
        icon: "chart",
        name: "statistics",
    },
    Tool {
        path: "/people",
        icon: "people",
        name: "people",
    },
    Tool {
        path: "/data?back=/",
        icon: "safe",
        name: "vault-data",
    },
];

#[derive(Template)]
#[template(path = "home.html")]
struct HomeScreen {
    shell: Shell,
    /// Nobody has played anything yet.
    is_new: bool,
    open: Vec<OpenMatch>,
    games: Vec<GameCard>,
    tools: &'static [Tool],
    books: &'static [Tool],
}

async fn show(visit: Visit) -> Result<Response, Failure> {
    let now = visit.app.now();
    let heads = visit.ledger(|ledger| {
        let heads = ledger.open_matches()?.into_iter();
        heads
            .map(|head| Ok((games::open_summary(ledger, &head)?, head)))
            .collect::<Result<Vec<_>, Failure>>()
    })?;
    let open: Vec<OpenMatch> = heads
        .into_iter()
        .map(|(summary, head)| OpenMatch {
            href: path(head.id),
            summary,
            players: people(&head.players),
            since: since(&head, now),
        })
        .collect();
    let mut is_new = open.is_empty();
    let mut games = Vec::new();
    for game in GAMES {
        let card = (game.card)(&visit)?;
        is_new &= !card.is_begun;
        games.push(GameCard {
            href: card.href,
            icon: game.icon,
            name: game.title(),
            line: card.line,
            all: card.all,
        });
    }
    visit.page(&HomeScreen {
        shell: visit.shell("home", text("app-name")),
        is_new,
        open,
        games,
        tools: &TOOLS,
        books: &BOOKS,
    })
}

/// Names as a list, "Anna & Ben".
pub(crate) fn people(names: &[String]) -> Text {
    match names {
        [one, two] => text("two-people").with("one", one).with("two", two),
        _ => Text::verbatim(names.join(", ")),
    }
}
