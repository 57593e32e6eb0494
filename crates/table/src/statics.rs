//! The files that ship as they are, for browsers; the window has them itself.

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

use crate::app::App;

const FILES: [(&str, &str, &str); 19] = [
    (
        "/app.js",
        "text/javascript",
        include_str!("../../../ui/static/app.js"),
    ),
    (
        "/style.css",
        "text/css",
        include_str!("../../../ui/static/style.css"),
    ),
    (
        "/kreuzsummen.css",
        "text/css",
        include_str!("../../../ui/static/kreuzsummen.css"),
    ),
    (
        "/campaign.css",
        "text/css",
        include_str!("../../../ui/static/campaign.css"),
    ),
    (
        "/party.css",
        "text/css",
        include_str!("../../../ui/static/party.css"),
    ),
    (
        "/multiplication-dice.css",
        "text/css",
        include_str!("../../../ui/static/multiplication-dice.css"),
    ),
    (
        "/dig-up.css",
        "text/css",
        include_str!("../../../ui/static/dig-up.css"),
    ),
    (
        "/times-table.css",
        "text/css",
        include_str!("../../../ui/static/times-table.css"),
    ),
    (
        "/share.js",
        "text/javascript",
        include_str!("../../../ui/static/share.js"),
    ),
    (
        "/labyrinth.css",
        "text/css",
        include_str!("../../../ui/static/labyrinth.css"),
    ),
    (
        "/peek.js",
        "text/javascript",
        include_str!("../../../ui/static/peek.js"),
    ),
    (
        "/timer.js",
        "text/javascript",
        include_str!("../../../ui/static/timer.js"),
    ),
    (
        "/timer.css",
        "text/css",
        include_str!("../../../ui/static/timer.css"),
    ),
    (
        "/dice.css",
        "text/css",
        include_str!("../../../ui/static/dice.css"),
    ),
    (
        "/chronicle.css",
        "text/css",
        include_str!("../../../ui/static/chronicle.css"),
    ),
    (
        "/chronicle.js",
        "text/javascript",
        include_str!("../../../ui/static/chronicle.js"),
    ),
    (
        "/vault.css",
        "text/css",
        include_str!("../../../ui/static/vault.css"),
    ),
    (
        "/import.js",
        "text/javascript",
        include_str!("../../../ui/static/import.js"),
    ),
    (
        "/icon.svg",
        "image/svg+xml",
        include_str!("../../../ui/static/icon.svg"),
    ),
];

pub(crate) fn routes() -> Router<App> {
    FILES
        .iter()
        .fold(Router::new(), |router, &(path, kind, content)| {
            router.route(
                path,
                get(move || async move {
                    (
                        [
                            (header::CONTENT_TYPE, kind),
                            (header::CACHE_CONTROL, "no-cache"),
                        ],
                        content,
                    )
                        .into_response()
                }),
            )
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_served() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/static");
        for file in std::fs::read_dir(folder).unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            let served = FILES.iter().any(|(path, ..)| path[1..] == name);
            assert!(served || name == "index.html", "{name}");
        }
    }

    /// The window begins with a page of its own, and only the content of later ones is shown in it.
    #[test]
    fn the_windows_first_page_brings_what_every_page_needs() {
        let ui = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui");
        let brought = |file: &str| -> Vec<String> {
            let page = std::fs::read_to_string(format!("{ui}/{file}")).unwrap();
            let lines = page.lines().map(str::trim);
            let brings = |line: &&str| line.contains(".css") || line.contains(".js");
            lines.filter(brings).map(str::to_owned).collect()
        };
        let first = brought("static/index.html");
        assert!(first.len() > 10);
        assert_eq!(first, brought("templates/shell.html"));
    }
}
