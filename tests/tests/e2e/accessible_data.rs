//! The pages of the data shut nobody out either: in every look and language, to axe-core's
//! satisfaction, and with keys for every finger.

use std::fs;

use tableside_tests::{Audit, Place, Served, Trouble};

/// How wide and high has to be what can be tapped: a finger in a hurry, in CSS pixels.
const LEAST: u32 = 48;

/// An export of another group, a line of which is refused, and one of which names somebody here.
const FILE: &str = r#"{"format":"tableside.export.v1","made":"2026-05-01T18:00:00.000Z","app":"0.1.0"}
{"kind":"player","id":"01890000-0000-7000-8000-000000000001","name":"Maximiliane-Konstanze","created":"2026-05-01T18:00:00.000Z"}
{"kind":"player","id":"01890000-0000-7000-8000-000000000002","name":"Jürgen „Jo“ O'Neill","created":"2026-05-01T18:00:00.000Z"}
{"kind":"match","file":{},"seats":[],"source":"app","played":"2026-05-01T18:00:00.000Z","changed":"2026-05-01T18:00:00.000Z"}
{"kind":"end","lines":4}
"#;

fn play(phone: &Served) -> Result<(), Trouble> {
    let players = phone.seat("multiplication-dice", &["Maximiliane-Konstanze", "Őrsi"])?;
    let fields = [("players", players.as_str()), ("rounds", "10")];
    phone.send("/games/multiplication-dice/matches", &fields)?;
    Ok(())
}

#[test]
fn the_pages_of_the_data() -> Result<(), Trouble> {
    let place = Place::new("accessible-data")?;
    let phone = place.served()?;
    play(&phone)?;
    let mut audit = Audit::new(&phone, LEAST);
    phone.go("/data")?;
    let file = place.home().join("other.tableside");
    fs::write(&file, FILE).map_err(|source| Trouble::File {
        path: file.clone(),
        source,
    })?;
    phone.choose("choose", &file)?;
    phone.wait_for_screen("import")?;
    let preview = phone.path()?;
    audit.visit_in_all_languages(&[
        "/settings",
        "/data",
        "/data?why=cut-off&line=7",
        "/data/bgstats",
        "/licences",
        &preview,
    ])?;
    phone.go(&preview)?;
    phone.tap("add")?;
    phone.wait_for_screen("imported")?;
    let imported = phone.path()?;
    // Before it a backup was made.
    phone.go("/data/backups")?;
    let backup = phone.attribute("[data-key=\"backup-1\"]", "href")?;
    let backup = backup.unwrap_or_default();
    audit.visit_in_all_languages(&[&imported, "/data/backups", &backup])?;
    audit.end();
    Ok(())
}
