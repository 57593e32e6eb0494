//! Backups on their screens.

use std::time::Duration;

use tableside_ledger::Ledger;

use crate::kit::{Bench, Hands, Screen};
use crate::{is_named, matches, players};

fn rows(screen: &Screen) -> usize {
    let offers = screen.offers().into_iter();
    let backups = offers.filter(|offer| {
        offer
            .key
            .strip_prefix("backup-")
            .is_some_and(|rest| rest.bytes().all(|c| c.is_ascii_digit()))
    });
    backups.count()
}

#[test]
fn a_backup_is_made_every_day_by_itself() {
    let clock = Hands::new();
    let bench = Bench::timed("en", &clock);
    assert!(
        bench.app.back_up_daily(),
        "nothing to back up is no trouble"
    );
    assert_eq!(rows(&bench.get("/data/backups")), 0);
    bench.pair("Anna", "Ben");
    for _ in 0..9 {
        assert!(bench.app.back_up_daily());
        assert!(bench.app.back_up_daily());
        clock.pass(Duration::from_hours(24));
    }
    let list = bench.get("/data/backups");
    assert_eq!(rows(&list), 7);
    assert!(list.text().contains("made by itself"), "{}", list.text());
    assert!(
        list.text().contains("no matches") || list.text().contains("0 matches · 2 players"),
        "{}",
        list.text()
    );
}

#[test]
fn a_backup_is_looked_at_and_brought_back() {
    let clock = Hands::new();
    let bench = Bench::timed("en", &clock);
    let team = bench.pair("Anna", "Ben");
    let started = bench.start(&team, 1, 0);
    let started = bench.play(started, &[r#"{"do":"place","value":1,"at":[1,1]}"#]);
    assert!(bench.app.back_up_daily());
    bench.pair("Cili", "Dani");
    bench.start(&team, 2, 0);
    let list = bench.get("/data/backups");
    let look = bench.tap(&list, "backup-1");
    let text = look.text();
    assert!(text.contains("In it one match · 2 players"), "{text}");
    assert!(
        text.contains("In the app now 2 matches · 4 players"),
        "{text}"
    );
    let done = bench.tap(&look, "restore");
    assert!(done.text().contains("Your data is back"), "{}", done.text());
    assert_eq!(players(&bench), ["Anna", "Ben"]);
    assert_eq!(matches(&bench).len(), 1);
    // The match goes on in the same app, which did not start anew.
    let screen = bench.get(&format!("/matches/{}", started.match_id()));
    assert_eq!(screen.revision(), started.revision());
    let next = bench.play(screen, &[r#"{"do":"place","value":2,"at":[1,2]}"#]);
    assert_eq!(next.revision(), started.revision() + 1);
    // And back to what was there before.
    let list = bench.get("/data/backups");
    assert_eq!(rows(&list), 2);
    let before = list
        .all("a[data-key]")
        .into_iter()
        .find(|link| link.text().any(|words| words.contains("before something")))
        .and_then(|link| link.attr("href"))
        .unwrap()
        .to_owned();
    bench.tap(&bench.get(&before), "restore");
    assert_eq!(players(&bench), ["Anna", "Ben", "Cili", "Dani"]);
}

#[test]
fn a_backup_kept_elsewhere_comes_back() {
    let bench = Bench::new();
    bench.pair("Anna", "Ben");
    let (name, content) = bench.save("/data/backup.db");
    assert!(
        name.starts_with("tableside-20") && is_named(&name, "db"),
        "{name}"
    );
    assert!(content.starts_with(b"SQLite format 3\0"));
    let other = Bench::new();
    other.pair("Cili", "Dani");
    let look = other.upload("/data/import", &content);
    assert_eq!(look.kind(), "backup", "{}", look.text());
    assert!(look.text().contains("from a file"), "{}", look.text());
    assert_eq!(players(&other), ["Cili", "Dani"], "a look changes nothing");
    other.tap(&look, "restore");
    assert_eq!(players(&other), ["Anna", "Ben"]);
    // Nothing is left lying about in the folder but the backups.
    for entry in std::fs::read_dir(other.database().with_file_name("backups")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(is_named(&name, "db"), "{name}");
    }
}

#[test]
fn what_is_damaged_is_not_offered() {
    let bench = Bench::new();
    bench.pair("Anna", "Ben");
    assert!(bench.app.back_up_daily());
    let list = bench.get("/data/backups");
    let look = bench.tap(&list, "backup-1");
    let folder = bench.database().with_file_name("backups");
    let file = std::fs::read_dir(&folder)
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    let whole = std::fs::read(&file).unwrap();
    std::fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    let list = bench.get("/data/backups");
    assert_eq!(rows(&list), 0);
    assert!(
        list.text().contains("One file in the folder is damaged"),
        "{}",
        list.text()
    );
    // On a screen that was open before, the tap is refused, and nothing changes.
    let refused = bench.tap(&look, "restore");
    assert_eq!(refused.status, 409);
    assert!(refused.refusal().unwrap().contains("damaged"));
    assert!(!refused.has("restore"));
    assert_eq!(players(&bench), ["Anna", "Ben"]);
    assert_eq!(
        bench.get("/data/backup/look?name=..%2Ftableside.db").status,
        404
    );
}

#[test]
fn a_broken_database_leads_to_its_backups() {
    let mut bench = Bench::new();
    bench.pair("Anna", "Ben");
    assert!(bench.app.back_up_daily());
    let path = bench.database();
    std::fs::write(
        path.parent().unwrap().join("kept.db"),
        bench.save("/data/backup.db").1,
    )
    .unwrap();
    // The app that has it open must be gone before it breaks.
    let whole = std::fs::read(&path).unwrap();
    bench.restart();
    drop(Ledger::open(&path));
    let mut broken = whole;
    broken.truncate(4096);
    broken.iter_mut().skip(100).for_each(|byte| *byte = 0x5a);
    let broken_bench = Bench::upon(&broken, "en");
    let backups = path.with_file_name("backups");
    let there = broken_bench.database().with_file_name("backups");
    std::fs::create_dir_all(&there).unwrap();
    for entry in std::fs::read_dir(backups).unwrap() {
        let entry = entry.unwrap();
        std::fs::copy(entry.path(), there.join(entry.file_name())).unwrap();
    }
    let home = broken_bench.get("/");
    assert_eq!((home.status, home.kind()), (503, "failure"));
    let list = broken_bench.tap(&home, "backups");
    assert_eq!((list.status, rows(&list)), (200, 1), "{}", list.text());
    assert!(!list.has("save"), "there is nothing to back up");
    let look = broken_bench.tap(&list, "backup-1");
    // One that was kept elsewhere is taken as well; what would have to be added is not.
    let kept = std::fs::read(path.parent().unwrap().join("kept.db")).unwrap();
    let given = broken_bench.upload("/data/import", &kept);
    assert_eq!(given.kind(), "backup", "{}", given.text());
    let other = broken_bench.upload("/data/import", b"{}");
    assert_eq!((other.status, other.kind()), (503, "failure"));
    let done = broken_bench.tap(&look, "restore");
    assert_eq!(done.status, 200, "{}", done.text());
    assert_eq!(broken_bench.get("/").status, 200);
    assert_eq!(players(&broken_bench), ["Anna", "Ben"]);
    // What was broken is kept, in case somebody can read more of it.
    let kept = std::fs::read_dir(&there)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| path.to_string_lossy().ends_with(".unreadable"))
        .unwrap();
    assert_eq!(std::fs::read(kept).unwrap(), broken);
}

#[test]
fn another_program_on_the_database_keeps_it_from_being_replaced() {
    let bench = Bench::new();
    bench.pair("Anna", "Ben");
    assert!(bench.app.back_up_daily());
    bench.pair("Cili", "Dani");
    let look = bench.tap(&bench.get("/data/backups"), "backup-1");
    let other = Ledger::open(&bench.database()).unwrap();
    let refused = bench.tap(&look, "restore");
    assert_eq!(refused.status, 409);
    assert!(refused.refusal().unwrap().contains("Another program"));
    drop(other);
    assert_eq!(players(&bench).len(), 4);
    bench.tap(&look, "restore");
    assert_eq!(players(&bench).len(), 2);
}

#[test]
fn a_timer_of_the_database_that_is_gone_does_not_ring() {
    let clock = Hands::new();
    let bench = Bench::timed("en", &clock);
    bench.pair("Anna", "Ben");
    assert!(bench.app.back_up_daily());
    let timer = bench.get("/tools/timer");
    let running = bench.tap(&timer, "turn-over");
    assert_eq!(running.status, 200, "{}", running.text());
    assert!(!bench.get("/").all("[data-timer]").is_empty());
    let look = bench.tap(&bench.get("/data/backups"), "backup-1");
    bench.tap(&look, "restore");
    assert!(bench.get("/").all("[data-timer]").is_empty());
}
