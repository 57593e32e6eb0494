//! The pages in all languages.

use tableside_ledger::Ledger;
use tableside_table::bridge::{Call, carry};
use tableside_table::{App, Config, router};

use crate::kit::{Bench, Screen};

/// No message is missing, every way leads somewhere.
fn sound(bench: &Bench, screen: &Screen) {
    assert_eq!(screen.status, 200, "{}: {}", screen.location, screen.text());
    assert!(
        !screen.text().contains("Unknown localization"),
        "{}",
        screen.text()
    );
    for link in screen.all("main a[href]:not([download])") {
        let href = link.attr("href").unwrap();
        assert!(bench.get(href).status < 400, "{href}");
    }
    for link in screen.all("main a[download]") {
        let (name, content) = bench.save(link.attr("href").unwrap());
        assert!(!content.is_empty(), "{name}");
        let told = link.attr("aria-describedby").unwrap();
        assert_eq!(screen.all(&format!("#{told}[data-told]")).len(), 1);
    }
}

#[test]
fn the_pages_are_whole_in_every_language() {
    for (lang, words) in [
        (
            "de",
            [
                "Wo sind meine Daten?",
                "Sicherungen",
                "Diesen Stand zurückholen",
            ],
        ),
        ("en", ["Where is my data?", "Backups", "Bring this back"]),
        (
            "hu",
            [
                "Hol vannak az adataim?",
                "Biztonsági mentések",
                "Ezt hozzuk vissza",
            ],
        ),
    ] {
        let bench = Bench::speaking(lang);
        bench.pair("Anna", "Ben");
        assert!(bench.app.back_up_daily());
        let settings = bench.get("/settings");
        let data = bench.tap(&settings, "data");
        let path = bench.database().canonicalize().unwrap();
        assert!(
            data.text().contains(&path.display().to_string()),
            "{}",
            data.text()
        );
        let backups = bench.tap(&data, "backups");
        let look = bench.tap(&backups, "backup-1");
        for (screen, words) in [&data, &backups, &look].into_iter().zip(words) {
            sound(&bench, screen);
            assert!(screen.text().contains(words), "{}", screen.text());
        }
        sound(&bench, &bench.tap(&settings, "licences"));
        sound(&bench, &bench.get("/data/bgstats"));
        let file = bench.save("/data/export.tableside").1;
        let other = Bench::speaking(lang);
        other.pair("Anna", "Cili");
        let seen = other.upload("/data/import", &file);
        sound(&other, &seen);
        sound(&other, &other.tap(&seen, "add"));
    }
}

#[test]
fn every_reason_is_told_in_every_language() {
    for lang in ["de", "en", "hu"] {
        let bench = Bench::speaking(lang);
        for why in [
            "empty",
            "foreign",
            "newer",
            "cut-off",
            "large",
            "ledger",
            "damaged",
            "full",
            "no-safety",
        ] {
            let screen = bench.get(&format!("/data?why={why}&line=7"));
            let told = screen.refusal().unwrap();
            assert!(!told.contains("vault-") && told.len() > 10, "{told}");
        }
        assert_eq!(bench.get("/data?why=<script>").refusal(), None);
    }
}

#[test]
fn a_match_offers_its_file_in_its_menu() {
    let bench = Bench::new();
    let team = bench.pair("Anna", "Ben");
    let screen = bench.start(&team, 1, 0);
    let menu = bench.get(&format!("/matches/{}/menu", screen.match_id()));
    sound(&bench, &menu);
    assert!(menu.has("export"));
    assert_eq!(
        bench
            .get("/matches/01890000-0000-7000-8000-000000000001/export")
            .status,
        404
    );
    assert_eq!(bench.get("/matches/x/export").status, 404);
}

#[test]
fn every_library_has_a_licence() {
    let bench = Bench::new();
    let screen = bench.get("/licences");
    let works = screen.all(".vault-works > li");
    assert!(works.len() > 100);
    for work in &works {
        let told: String = work.text().collect();
        assert!(told.contains(" · "), "{told}");
    }
}

#[test]
fn the_window_can_ask_where_a_file_is_to_go() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tableside.db");
    Ledger::open(&database).unwrap().add_player("Anna").unwrap();
    let ask = |window: bool, path: &str| {
        let app = App::open(Config {
            database: database.clone(),
            languages: Vec::new(),
            window,
        });
        let call = Call {
            method: "GET".to_owned(),
            path: path.to_owned(),
            body: None,
            file: None,
            languages: None,
        };
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(carry(&router(&app), call))
    };
    for (page, key, file) in [
        ("/data/backups", "save-where", "/data/backup.db?where=ask"),
        ("/data", "export-where", "/data/export.tableside?where=ask"),
    ] {
        let offered = format!("href=\"{file}\" download data-key=\"{key}\"");
        assert!(ask(true, page).body.contains(&offered), "{page}");
        assert!(
            !ask(false, page).body.contains(key),
            "{page}: a browser asks by itself"
        );
        let asked = ask(true, file);
        assert_eq!(asked.effects, "ask-where");
        assert!(asked.save.is_some() && !asked.content.is_empty());
        let plain = ask(true, file.split('?').next().unwrap());
        assert_eq!(
            (plain.effects.as_str(), plain.content.len()),
            ("", asked.content.len())
        );
    }
}
