//! The tables, and how the connection is set up.

use std::fs;
use std::path::Path;

use rusqlite::Connection;

use super::Place;
use crate::migrations::{FILES, MIGRATIONS, NEWEST};
use crate::{Damage, Ledger};

fn column(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

#[test]
fn the_migrations_are_valid() {
    MIGRATIONS.validate().unwrap();
}

#[test]
fn every_file_of_migrations_is_applied() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let names: Vec<_> = paths
        .iter()
        .map(|path| path.file_name().unwrap().to_str().unwrap())
        .collect();
    for (index, name) in names.iter().enumerate() {
        assert!(name.starts_with(&format!("{:04}_", index + 1)), "{name}");
    }
    let texts: Vec<_> = paths
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    assert_eq!(texts, FILES);
    let mut connection = Connection::open_in_memory().unwrap();
    MIGRATIONS.to_latest(&mut connection).unwrap();
    let version: u32 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap();
    assert_eq!(version, NEWEST);
}

#[test]
fn every_table_is_strict() {
    let place = Place::new();
    let connection = &place.ledger.connection;
    let tables = "FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'";
    assert_eq!(
        column(connection, &format!("SELECT name {tables} ORDER BY name")),
        [
            "drafts",
            "face_counts",
            "glasses",
            "marks",
            "matches",
            "players",
            "seats",
            "settings",
            "steps",
            "team_members",
            "teams",
            "throws",
            "timers"
        ]
    );
    assert!(column(connection, &format!("SELECT name {tables} AND NOT strict")).is_empty());
}

#[test]
fn the_connection_is_set_up_for_safety() {
    let folder = tempfile::tempdir().unwrap();
    let ledger = Ledger::open(&folder.path().join("tableside.db")).unwrap();
    let pragma = |name: &str| -> String {
        column(
            &ledger.connection,
            &format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}"),
        )
        .remove(0)
    };
    assert_eq!(pragma("journal_mode"), "wal");
    assert_eq!(pragma("synchronous"), "2");
    assert_eq!(pragma("foreign_keys"), "1");
    assert_eq!(pragma("trusted_schema"), "0");
    let connection = &ledger.connection;
    for name in ["fullfsync", "checkpoint_fullfsync"] {
        let on: bool = connection
            .pragma_query_value(None, name, |row| row.get(0))
            .unwrap();
        assert!(on, "{name}");
    }
    let patience: u32 = connection
        .pragma_query_value(None, "busy_timeout", |row| row.get(0))
        .unwrap();
    assert_eq!(patience, 5000);
}

#[test]
fn sqlite_is_new_enough_not_to_lose_commits() {
    let version: Vec<u32> = Ledger::sqlite_version()
        .split('.')
        .map(|part| part.parse().unwrap())
        .collect();
    assert!(version >= vec![3, 51, 3], "{version:?}");
}

/// What the lists ask, and what it is found by.
const PLANS: &[(&str, &str)] = &[
    (
        "SELECT * FROM matches WHERE ended IS NULL ORDER BY changed DESC, id DESC",
        "open_matches",
    ),
    (
        "SELECT * FROM matches WHERE team_id = 'a' ORDER BY started, id",
        "matches_of_a_team",
    ),
    (
        "SELECT id FROM matches WHERE removed IS NULL AND (played, id) < ('a', 'a')
             ORDER BY played DESC, id DESC LIMIT 50",
        "chronicle ((played,id)<(?,?))",
    ),
    (
        "SELECT id FROM matches WHERE removed IS NULL AND game = 'a' AND played >= 'a'
             AND played < 'b' ORDER BY played DESC, id DESC LIMIT 50",
        "chronicle_of_a_game (game=? AND played>? AND played<?)",
    ),
    (
        "SELECT id FROM matches WHERE removed IS NULL AND team_id = 'a' AND +game = 'a'
             ORDER BY played DESC, id DESC LIMIT 50",
        "chronicle_of_a_team (team_id=?)",
    ),
    (
        "SELECT seats.match_id FROM seats CROSS JOIN matches ON matches.id = seats.match_id
             WHERE matches.removed IS NULL AND seats.player_id = 'a' AND seats.game = 'a'
             ORDER BY seats.played DESC, seats.match_id DESC LIMIT 50",
        "chronicle_of_a_player_in_a_game (player_id=? AND game=?)",
    ),
    (
        "SELECT count(*) FROM matches WHERE removed IS NULL",
        "COVERING INDEX chronicle",
    ),
    (
        "SELECT count(*) FROM matches WHERE removed IS NULL AND team_id = 'a'",
        "COVERING INDEX chronicle_of_a_team",
    ),
    (
        "SELECT max(changed) FROM matches WHERE team_id = 'a' AND removed IS NULL",
        "changes_of_a_team",
    ),
    (
        "SELECT max(played) FROM seats WHERE player_id = 'a'",
        "chronicle_of_a_player (player_id=?)",
    ),
    (
        "SELECT * FROM matches WHERE removed IS NULL AND game = 'a' AND ended IS NOT NULL
             AND source <> 'hand' ORDER BY ended_at DESC, id DESC LIMIT 10",
        "ended_matches",
    ),
    (
        "SELECT * FROM matches WHERE removed IS NULL AND game = 'a' AND source <> 'hand'
             ORDER BY played DESC, id DESC LIMIT 1",
        "played_with_actions",
    ),
    (
        "SELECT seats.match_id FROM seats CROSS JOIN matches ON matches.id = seats.match_id
             WHERE matches.removed IS NULL AND seats.player_id = 'a' AND seats.team_id = 'a'
             ORDER BY seats.played DESC, seats.match_id DESC LIMIT 50",
        "chronicle_of_a_player_in_a_team (player_id=? AND team_id=?)",
    ),
    (
        "SELECT outcome FROM matches WHERE removed IS NULL AND team_id = 'a'
             AND ended = 'finished' AND setup = 'a' AND outcome > 'a' ORDER BY outcome LIMIT 1",
        "outcomes_of_a_team (team_id=? AND setup=? AND outcome>?)",
    ),
    (
        "SELECT * FROM steps WHERE match_id = 'a' ORDER BY number",
        "PRIMARY KEY",
    ),
    (
        "SELECT * FROM throws WHERE cleared = 0 ORDER BY number DESC LIMIT 50",
        "throws_not_cleared",
    ),
    (
        "SELECT count(*) FROM throws WHERE cleared = 1",
        "throws_cleared",
    ),
    (
        "SELECT * FROM timers WHERE state = 'running' ORDER BY deadline, key",
        "running_timers",
    ),
];

#[test]
fn the_lists_are_read_through_indexes() {
    let place = Place::new();
    let plan = |sql: &str| {
        let mut statement = place
            .ledger
            .connection
            .prepare(&format!("EXPLAIN QUERY PLAN {sql}"))
            .unwrap();
        let rows = statement
            .query_map([], |row| row.get::<_, String>("detail"))
            .unwrap();
        rows.map(Result::unwrap).collect::<Vec<_>>().join("\n")
    };
    for (sql, index) in PLANS {
        let plan = plan(sql);
        assert!(
            plan.contains(index) && !plan.contains("TEMP B-TREE"),
            "{sql}\n{plan}"
        );
    }
}

#[test]
fn a_sound_database_passes_the_check() {
    let mut place = Place::new();
    place.start();
    place.ledger.check().unwrap();
}

#[test]
fn the_check_finds_a_reference_to_nothing() {
    let place = Place::new();
    place
        .ledger
        .connection
        .execute_batch(
            "PRAGMA foreign_keys = off;
             INSERT INTO marks VALUES ('00000000-0000-0000-0000-000000000000', '1',
                                       '2026-01-01T00:00:00.000Z');",
        )
        .unwrap();
    let Err(Damage::Found(problems)) = place.ledger.check() else {
        panic!("nothing found")
    };
    assert_eq!(problems, ["a row of marks refers to none of teams"]);
}

/// A row of the matches, as far as it has no default.
const MATCH: &str = "matches (id, game, team_id, setup, options, started, changed, ended, ended_at, \
                     outcome, revision, step)";

#[test]
fn the_tables_refuse_what_the_ledger_would_never_write() {
    let place = Place::new();
    let id = "00000000-0000-0000-0000-000000000000";
    let at = "2026-01-01T00:00:00.000Z";
    for row in [
        format!("players (id, name, created) VALUES ('{id}', '', '{at}')"),
        format!("players (id, name, created) VALUES ('{id}', ' a', '{at}')"),
        format!("players (id, name, created) VALUES ('{id}', 'a' || char(0), '{at}')"),
        format!("players (id, name, created) VALUES ('{id}', printf('%.61c', 'a'), '{at}')"),
        format!("players (id, name, created) VALUES ('{id}', 'a', 'yesterday')"),
        format!("players (id, name, created) VALUES ('a', 'a', '{at}')"),
        "settings VALUES ('a', '{')".to_owned(),
        format!("{MATCH} VALUES ('{id}','g',NULL,'{{}}','[]','{at}','{at}',NULL,NULL,NULL,0,0)"),
        format!(
            "{MATCH} VALUES ('{id}','g',NULL,'{{}}','{{}}','{at}','{at}','finished','{at}',NULL,0,0)"
        ),
        format!(
            "{MATCH} VALUES ('{id}','g',NULL,'{{}}','{{}}','{at}','{at}',NULL,'{at}',NULL,0,0)"
        ),
        format!("steps VALUES ('{id}', 1, 0, '[]', 'tap', '{at}')"),
    ] {
        refused(&place, &row);
    }
}

#[test]
fn the_tools_tables_refuse_what_the_ledger_would_never_write() {
    let place = Place::new();
    let id = "00000000-0000-0000-0000-000000000000";
    let at = "2026-01-01T00:00:00.000Z";
    let throws = [
        "8, '[1]'",
        "6, '[]'",
        "6, '[1,2,3,4,5,6,1]'",
        "6, '[7]'",
        "6, '[1,1,1,1,1,7]'",
        "12, '[13]'",
        "12, '[0]'",
        "12, '[1,null]'",
        "12, '[true]'",
        "12, '[1.5]'",
        "12, '[\"1\"]'",
        "12, '[[1]]'",
        "12, '{\"0\":1}'",
        "12, '1'",
        "12, '['",
    ]
    .map(|dice| format!("throws VALUES (1, '{id}', '{at}', {dice}, 0)"));
    let glasses = [
        "'', 60000",
        "' a', 60000",
        "'a', 999",
        "'a', 86400001",
        "printf('%.61c', 'a'), 60000",
    ]
    .map(|glass| format!("glasses VALUES ('{id}', {glass}, '{at}')"));
    let timers = [
        "'full', NULL, NULL, NULL, 0".to_owned(),
        "'empty', NULL, NULL, NULL, 1".to_owned(),
        format!("'full', '{at}', NULL, NULL, 1"),
        "'full', NULL, 1, NULL, 1".to_owned(),
        format!("'full', NULL, NULL, '{at}', 1"),
        "'running', NULL, 1, NULL, 1".to_owned(),
        format!("'running', '{at}', NULL, NULL, 1"),
        "'running', 'soon', 1, NULL, 1".to_owned(),
        "'resting', NULL, NULL, NULL, 1".to_owned(),
        "'resting', NULL, 60001, NULL, 1".to_owned(),
        "'resting', NULL, -1, NULL, 1".to_owned(),
        "'ended', NULL, NULL, NULL, 1".to_owned(),
        format!("'ended', NULL, 1, '{at}', 1"),
    ]
    .map(|state| format!("timers VALUES ('table', NULL, 60000, {state})"));
    let others = [
        format!("throws VALUES (1, '{id}', '{at}', 6, '[1]', 2)"),
        format!("throws VALUES (1, '{id}', 'yesterday', 6, '[1]', 0)"),
        "face_counts VALUES (6, 7, 0, 1)".to_owned(),
        "face_counts VALUES (6, 1, 0, -1)".to_owned(),
        "timers VALUES ('table', '', 60000, 'full', NULL, NULL, NULL, 1)".to_owned(),
        "timers VALUES ('', NULL, 60000, 'full', NULL, NULL, NULL, 1)".to_owned(),
    ];
    for row in throws.iter().chain(&glasses).chain(&timers).chain(&others) {
        refused(&place, row);
    }
}

fn refused(place: &Place, row: &str) {
    let inserted = place
        .ledger
        .connection
        .execute(&format!("INSERT INTO {row}"), []);
    let code = inserted.unwrap_err().sqlite_error_code();
    assert_eq!(
        code,
        Some(rusqlite::ErrorCode::ConstraintViolation),
        "{row}"
    );
}
