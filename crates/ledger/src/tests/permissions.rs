//! Files that may not be written. The test opens them as a user who has no special rights, in a
//! process of its own.
#![cfg(unix)]

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use super::unfit_files::killed;
use super::{Place, content, tap, update};
use crate::{ChangeError, Ledger, LedgerError};

const PATH: &str = "TABLESIDE_TEST_OPEN";
const NOBODY: u32 = 65_534;

/// The part of the other process: says how opening went. By itself it does nothing.
#[test]
fn the_other_process() {
    if let Ok(path) = env::var(PATH) {
        let opened = Ledger::open(Path::new(&path));
        println!("opened as: {opened:?}");
    }
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// Opens the database of a folder under these rights and gives the answer in words; every file
/// must be as before.
fn opened_with(file_mode: u32, folder_mode: u32) -> String {
    let Place { folder, ledger } = Place::new();
    drop(ledger);
    let path = folder.path().join("tableside.db");
    opened_as_nobody(folder.path(), &path, Some(file_mode), folder_mode)
}

fn opened_as_nobody(
    folder: &Path,
    path: &Path,
    file_mode: Option<u32>,
    folder_mode: u32,
) -> String {
    let before = content(folder);
    // The program may lie where nobody else can read.
    let tools = tempfile::tempdir().unwrap();
    set_mode(tools.path(), 0o755);
    let program = tools.path().join("test");
    fs::copy(env::current_exe().unwrap(), &program).unwrap();
    set_mode(&program, 0o755);
    if let Some(mode) = file_mode {
        set_mode(path, mode);
    }
    set_mode(folder, folder_mode);
    let mut command = Command::new(&program);
    command
        .args([
            "--exact",
            "tests::permissions::the_other_process",
            "--nocapture",
        ])
        .current_dir("/")
        .env(PATH, path);
    if fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0) {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().unwrap();
    set_mode(folder, 0o755);
    if file_mode.is_some() {
        set_mode(path, 0o644);
    }
    assert!(content(folder) == before);
    let text = String::from_utf8(output.stdout).unwrap();
    let (_, answer) = text.split_once("opened as: ").expect(&text);
    answer.lines().next().unwrap().to_owned()
}

#[test]
fn a_file_that_may_only_be_read() {
    assert_eq!(opened_with(0o444, 0o777), "Err(ReadOnly)");
}

#[test]
fn a_folder_that_may_only_be_read() {
    assert_eq!(opened_with(0o666, 0o555), "Err(ReadOnly)");
    assert_eq!(opened_with(0o444, 0o555), "Err(ReadOnly)");
}

#[test]
fn a_folder_that_may_only_be_read_with_a_log_in_it() {
    let folder = killed("INSERT INTO settings VALUES ('a', '1')");
    let path = folder.path().join("tableside.db");
    set_mode(&folder.path().join("tableside.db-wal"), 0o666);
    let answer = opened_as_nobody(folder.path(), &path, Some(0o666), 0o555);
    assert_eq!(answer, "Err(ReadOnly)");
}

#[test]
fn a_file_that_may_not_even_be_read() {
    let answer = opened_with(0o000, 0o777);
    assert!(answer.starts_with("Err(NoAccess"), "{answer}");
}

#[test]
fn a_folder_in_which_nothing_may_be_made() {
    let folder = tempfile::tempdir().unwrap();
    let answer = opened_as_nobody(
        folder.path(),
        &folder.path().join("new/tableside.db"),
        None,
        0o555,
    );
    assert!(answer.starts_with("Err(NoAccess"), "{answer}");
}

#[test]
fn a_database_that_may_be_written_opens() {
    let Place { folder, ledger } = Place::new();
    drop(ledger);
    let path = folder.path().join("tableside.db");
    let answer = opened_as_nobody(folder.path(), &path, Some(0o666), 0o777);
    assert!(answer.starts_with("Ok("), "{answer}");
}

#[test]
fn a_change_that_may_not_be_written_is_not_stored() {
    let mut place = Place::new();
    let shown = place.start();
    place
        .ledger
        .connection
        .pragma_update(None, "query_only", true)
        .unwrap();
    let changed = place
        .ledger
        .change::<()>(shown.head.id, shown.head.revision, |_| Ok(update(tap(1))));
    assert!(
        matches!(changed, Err(ChangeError::Ledger(LedgerError::ReadOnly))),
        "{changed:?}"
    );
    assert_eq!(place.ledger.match_(shown.head.id).unwrap(), shown);
}
