//! Backups, restoring, exports and imports from a terminal.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tableside_ledger::Ledger;
use tempfile::TempDir;

use crate::program::{kreuzsummen, place_all};

/// A folder in which the program is run several times.
struct Place(TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn run(&self, arguments: &str) -> Output {
        Command::new(env!("CARGO_BIN_EXE_tableside-cli"))
            .args(["--db", "home.db"])
            .args(arguments.split_whitespace())
            .current_dir(self.0.path())
            .output()
            .unwrap()
    }

    /// Runs it and compares the exit status; what it printed.
    fn says(&self, arguments: &str, status: i32) -> String {
        let output = self.run(arguments);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{arguments}: {stderr}");
        let printed = if status == 0 {
            output.stdout
        } else {
            output.stderr
        };
        String::from_utf8(printed).unwrap().trim_end().to_owned()
    }

    /// A database with a match that was won.
    fn played() -> Self {
        let place = Self::new();
        let won = kreuzsummen(1, &place_all(3, &[1, 2, 6, 5, 5, 2]));
        fs::write(place.path("won.json"), won).unwrap();
        place.says("import won.json", 0);
        place
    }
}

fn players(path: &Path) -> usize {
    Ledger::open(path).unwrap().players().unwrap().len()
}

#[test]
fn a_match_file_comes_in_once() {
    let place = Place::new();
    let won = kreuzsummen(1, &place_all(3, &[1, 2, 6, 5, 5, 2]));
    fs::write(place.path("won.json"), won).unwrap();
    let seen = place.says("import --dry-run won.json", 0);
    assert_eq!(
        seen,
        "players: 2 new, 0 there before\nkreuzsummen: 1 new, 0 there before"
    );
    assert_eq!(players(&place.path("home.db")), 0);
    assert_eq!(place.says("import won.json", 0), seen);
    assert_eq!(
        place.says("import won.json", 0),
        "kreuzsummen: 0 new, 1 there before"
    );
    assert_eq!(players(&place.path("home.db")), 2);
}

#[test]
fn everything_goes_out_and_comes_in_elsewhere() {
    let place = Place::played();
    place.says("export all.tableside", 0);
    let file = fs::read_to_string(place.path("all.tableside")).unwrap();
    assert!(
        file.starts_with(r#"{"format":"tableside.export.v1","made":""#),
        "{file}"
    );
    assert_eq!(place.says("export -", 0) + "\n", file);
    // What is there is not written over.
    let refused = place.says("export all.tableside", 2);
    assert!(refused.contains("all.tableside: File exists"), "{refused}");
    fs::copy(place.path("all.tableside"), place.path("carried.tableside")).unwrap();

    let other = Place::new();
    fs::write(other.path("in.tableside"), &file).unwrap();
    other.says("import in.tableside", 0);
    assert_eq!(other.says("export -", 0) + "\n", file);
    let again = other.says("import in.tableside", 0);
    assert_eq!(
        again,
        "players: 0 new, 2 there before\nkreuzsummen: 0 new, 1 there before"
    );
}

#[test]
fn what_is_refused_is_named_and_the_rest_goes_in() {
    let place = Place::played();
    let file = String::from_utf8(place.run("export -").stdout).unwrap();
    let hurt = file.replace("\"value\":1,", "\"value\":77,");
    assert_ne!(hurt, file);
    let other = Place::new();
    fs::write(other.path("hurt.tableside"), hurt).unwrap();
    let why = other.says("import hurt.tableside", 1);
    assert!(
        why.starts_with("tableside-cli: hurt.tableside, line 4: Step 1 does not fit"),
        "{why}"
    );
    assert_eq!(players(&other.path("home.db")), 2);

    for (name, content, words) in [
        ("empty", "", "the file is empty"),
        ("foreign", "hello", "the file is no export of this program"),
        (
            "cut",
            &file[..file.len() - 5],
            "the file was cut off at line",
        ),
        (
            "newer",
            "{\"format\":\"tableside.export.v2\"}",
            "tableside.export.v2",
        ),
    ] {
        fs::write(other.path(name), content).unwrap();
        let why = other.says(&format!("import {name}"), 2);
        assert!(why.contains(words), "{why}");
    }
    assert!(
        other
            .says("import missing", 2)
            .contains("missing: No such file")
    );
    let broken = kreuzsummen(1, r#"{"do":"place","value":77,"at":[1,1]}"#);
    fs::write(other.path("broken.json"), broken).unwrap();
    assert!(other.says("import broken.json", 2).contains("Step 1"));
}

#[test]
fn a_backup_is_written_listed_and_put_back() {
    let place = Place::played();
    let made = place.says("backup safe.db", 0);
    assert_eq!(made, "safe.db: 1 matches, 2 players");
    assert!(place.says("backup safe.db", 2).contains("no access to"));
    let another = kreuzsummen(1, "").replace("Anna", "Cili");
    fs::write(place.path("more.json"), another).unwrap();
    place.says("import more.json", 0);
    assert_eq!(players(&place.path("home.db")), 3);

    // Before the import one was made, which is listed.
    let list = place.says("restore", 0);
    assert!(
        list.contains(".before.db  1 matches, 2 players, last played "),
        "{list}"
    );
    let name = list.split_whitespace().next().unwrap();
    let done = place.says(&format!("restore {name}"), 0);
    assert!(done.starts_with("home.db: 1 matches, 2 players"), "{done}");
    assert!(done.contains("what was there before: "), "{done}");
    assert_eq!(players(&place.path("home.db")), 2);
    let before = done
        .lines()
        .last()
        .unwrap()
        .rsplit_once(": ")
        .unwrap()
        .1
        .to_owned();
    place.says(&format!("restore {before}"), 0);
    assert_eq!(players(&place.path("home.db")), 3);
    place.says("restore safe.db", 0);
    assert_eq!(players(&place.path("home.db")), 2);
}

#[test]
fn a_lost_or_broken_database_comes_back() {
    let place = Place::played();
    place.says("backup safe.db", 0);
    fs::remove_file(place.path("home.db")).unwrap();
    place.says("restore safe.db", 0);
    assert_eq!(players(&place.path("home.db")), 2);
    fs::write(place.path("home.db"), "nothing but noise ".repeat(500)).unwrap();
    assert!(
        place
            .says("backup other.db", 2)
            .contains("no database of this program")
    );
    place.says("restore safe.db", 0);
    assert_eq!(players(&place.path("home.db")), 2);
}

#[test]
fn what_is_no_backup_changes_nothing() {
    let place = Place::played();
    let before = fs::read(place.path("home.db")).unwrap();
    fs::write(place.path("noise"), "noise ".repeat(1000)).unwrap();
    let why = place.says("restore noise", 2);
    assert!(why.contains("the backup can't be used"), "{why}");
    assert!(
        place
            .says("restore missing.db", 2)
            .contains("the backup can't be used")
    );
    assert!(fs::read(place.path("home.db")).unwrap() == before);
    assert!(place.says("restore", 2).contains("no backups in"));
}

#[test]
fn a_running_program_keeps_its_database() {
    let place = Place::played();
    place.says("backup safe.db", 0);
    let other = Ledger::open(&place.path("home.db")).unwrap();
    let why = place.says("restore safe.db", 2);
    assert!(
        why.contains("another program is using the database"),
        "{why}"
    );
    // A backup can be made meanwhile.
    place.says("backup meanwhile.db", 0);
    drop(other);
    place.says("restore safe.db", 0);
}

#[test]
fn a_database_that_is_not_there_is_not_begun() {
    let place = Place::new();
    for command in ["backup x.db", "export x.tableside"] {
        let why = place.says(command, 2);
        assert!(why.contains("there is no database at home.db"), "{why}");
    }
    assert!(!place.path("home.db").exists() && !place.path("x.tableside").exists());
}
