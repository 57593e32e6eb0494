//! What must hold whatever file is taken in.

use std::collections::BTreeSet;
use std::path::Path;

use tableside_ledger::{Filter, Ledger};
use tableside_table::bridge::{Call, carry};
use tableside_table::{App, Config, Files, router};

/// A database that spoiled files are held against, with what it holds.
pub struct Held {
    ledger: Ledger,
    before: Vec<u8>,
}

fn exported(ledger: &Ledger) -> Vec<u8> {
    let mut out = Vec::new();
    ledger
        .export(&Files, &mut out)
        .expect("everything goes out");
    out
}

impl Held {
    /// With the content of a file.
    pub fn new(database: &Path, content: &[u8]) -> Self {
        let mut ledger = Ledger::open(database).expect("a database begins");
        ledger
            .import(content, &Files, &BTreeSet::new())
            .expect("a sound file comes in");
        let before = exported(&ledger);
        Self { ledger, before }
    }

    /// A look at a file adds nothing. Says whether anything of it would come in.
    pub fn looks_at(&mut self, file: &[u8]) -> bool {
        let seen = self.ledger.preview_import(file, &Files, &BTreeSet::new());
        assert!(
            exported(&self.ledger) == self.before,
            "a look changed something"
        );
        seen.is_ok_and(|report| report.added() > 0)
    }
}

/// What comes in is sound, shows on every screen, and goes out and in again as it is.
pub fn comes_in(folder: &Path, file: &[u8]) {
    let path = folder.join("one.db");
    let mut ledger = Ledger::open(&path).expect("a database begins");
    let added = match ledger.import(file, &Files, &BTreeSet::new()) {
        Ok(report) => report.added(),
        Err(_) => 0,
    };
    ledger.check().expect("the database is sound");
    let out = exported(&ledger);
    let matches = ledger
        .chronicle(&Filter::default(), None, 1000)
        .expect("the chronicle can be read");
    drop(ledger);
    let mut other = Ledger::open(&folder.join("two.db")).expect("a database begins");
    let again = other
        .import(&out, &Files, &BTreeSet::new())
        .expect("what went out comes in");
    assert_eq!(again.refused.count, 0, "{:?}", again.refused);
    assert!(exported(&other) == out, "it goes out differently");
    if added > 0 {
        let paths = matches.iter().flat_map(|head| {
            let id = head.id;
            [
                "/matches/{id}",
                "/matches/{id}/menu",
                "/matches/{id}/log",
                "/chronicle/{id}",
            ]
            .map(|path| path.replace("{id}", &id.to_string()))
        });
        let pages = ["/", "/chronicle", "/people", "/data", "/data/results.csv"];
        shows(&path, paths.chain(pages.map(str::to_owned)));
    }
}

/// Asks for these pages, each of which must be one.
fn shows(database: &Path, paths: impl Iterator<Item = String>) {
    let app = App::open(Config {
        database: database.to_owned(),
        languages: Vec::new(),
        window: false,
    });
    let router = router(&app);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    for path in paths {
        let call = Call {
            method: "GET".to_owned(),
            path: path.clone(),
            body: None,
            file: None,
            languages: Some("de".to_owned()),
        };
        let reply = runtime.block_on(carry(&router, call));
        assert!(reply.status < 500, "{path}: {}", reply.body);
    }
}
