//! The group's data in the real window: out into a file, into another device, backed up, brought
//! back, and lost and found.

use std::fs;
use std::path::{Path, PathBuf};

use tableside_tests::{Place, Screen, Trouble, Window};

/// Two play a first match of the dice game, which stays open.
fn play(app: &Screen, names: &[&str; 2]) -> Result<(), Trouble> {
    app.go("/")?;
    app.sit_down("multiplication-dice", names)?;
    app.tap("start")?;
    app.wait_for_screen("match")
}

/// The names of all players, as the page of the people has them.
fn people(app: &Screen) -> Result<String, Trouble> {
    app.go("/people")?;
    Ok(app.texts("main .row-text b")?.join(", "))
}

/// Chooses a file on the page of the data and waits for the screen that shows it.
fn choose(app: &Screen, file: &Path, screen: &str) -> Result<(), Trouble> {
    app.go("/data")?;
    app.choose("choose", file)?;
    app.wait_for_screen(screen)
}

/// Backs up to a place of its own, and gives the file.
fn backed_up(app: &Screen, place: &Place) -> Result<PathBuf, Trouble> {
    app.go("/data/backups")?;
    app.touch("save")?;
    app.wait_for_text("#save-told", "tableside-20")?;
    place.wait_for_saved(".db")
}

/// What a crash leaves is what the next start finds.
fn killed(app: Window, place: &Place) -> Result<Window, Trouble> {
    app.kill()?;
    place.window()
}

#[test]
fn everything_goes_to_another_device_and_nothing_twice() -> Result<(), Trouble> {
    let (home, away) = (Place::new("data-home")?, Place::new("data-away")?);
    let app = home.window()?;
    play(&app, &["Anna", "Őzike <b>"])?;
    app.go("/settings")?;
    app.tap("data")?;
    app.wait_for_text(".vault-path", &home.database().display().to_string())?;
    app.shot("data")?;
    app.touch("export")?;
    app.wait_for_text("#export-told", "tableside-20")?;
    let file = home.wait_for_saved(".tableside")?;
    let text = fs::read_to_string(&file).map_err(|source| Trouble::File {
        path: file.clone(),
        source,
    })?;
    assert!(
        text.starts_with(r#"{"format":"tableside.export.v1""#),
        "{text}"
    );

    let other = away.window()?;
    play(&other, &["anna", "Cem"])?;
    choose(&other, &file, "import")?;
    other.wait_for_text("main", "New: Őzike <b>")?;
    other.shot("preview")?;
    other.tap("add")?;
    other.wait_for_screen("imported")?;
    other.shot("added")?;
    let known = people(&other)?;
    assert!(known.contains("Őzike <b>") && known.contains("anna") && !known.contains("Anna"));
    let other = killed(other, &away)?;
    other.go("/")?;
    assert_eq!(other.count("[data-key^=\"open-\"]")?, 2);
    choose(&other, &file, "import")?;
    assert!(!other.offers("add")?, "it is all there");
    for screen in [&app, &other] {
        assert_eq!(screen.errors()?, [""; 0]);
    }
    Ok(())
}

#[test]
fn a_backup_is_kept_elsewhere_and_brings_everything_back() -> Result<(), Trouble> {
    let place = Place::new("backup")?;
    let app = place.window()?;
    play(&app, &["Anna", "Ben"])?;
    let kept = backed_up(&app, &place)?;
    play(&app, &["Cem", "Dani"])?;
    assert!(people(&app)?.contains("Cem"));

    choose(&app, &kept, "backup")?;
    app.wait_for_text("main", "one match · 2 players")?;
    app.shot("look")?;
    app.tap("restore")?;
    app.wait_for_text(".note-good", "Your data is back")?;
    app.shot("restored")?;
    let known = people(&app)?;
    assert!(known.contains("Anna") && !known.contains("Cem"), "{known}");
    // A crash right after it changes nothing about that.
    let app = killed(app, &place)?;
    let known = people(&app)?;
    assert!(known.contains("Anna") && !known.contains("Cem"), "{known}");
    app.go("/")?;
    app.tap("open-1")?;
    app.wait_for_screen("match")?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn a_broken_database_is_mended_from_its_own_screen() -> Result<(), Trouble> {
    let place = Place::new("broken")?;
    let app = place.window()?;
    play(&app, &["Anna", "Ben"])?;
    let kept = backed_up(&app, &place)?;
    app.kill()?;
    let database = place.database();
    let noise = "nothing but noise ".repeat(1000);
    for ending in ["", "-wal", "-shm"] {
        let path = database.with_extension(format!("db{ending}"));
        fs::write(&path, &noise).map_err(|source| Trouble::File { path, source })?;
    }
    let app = place.window()?;
    app.go("/")?;
    app.wait_for_screen("failure")?;
    app.shot("broken")?;
    app.tap("backups")?;
    app.wait_for_screen("backups")?;
    app.choose("choose", &kept)?;
    app.wait_for_screen("backup")?;
    app.tap("restore")?;
    app.wait_for_text(".note-good", "Your data is back")?;
    app.go("/")?;
    app.tap("open-1")?;
    app.wait_for_screen("match")?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

#[test]
fn a_file_that_is_none_of_ours_is_refused_beside_where_it_was_chosen() -> Result<(), Trouble> {
    let place = Place::new("foreign")?;
    let phone = place.served()?;
    let file = place.home().join("holiday.jpg");
    fs::write(&file, [0xff, 0xd8, 0, 1, 2]).map_err(|source| Trouble::File {
        path: file.clone(),
        source,
    })?;
    phone.go("/data")?;
    phone.choose("choose", &file)?;
    phone.wait_for_text(".refusal", "no file of Tableside")?;
    phone.shot("refused")?;
    assert_eq!(phone.errors()?, [""; 0]);
    Ok(())
}
