//! Labyrinth in the real window: a dealt board with all that goes wrong at a table, and a real
//! board that is entered tile by tile by somebody who plays alone.

use serde_json::{Value, json};
use tableside_tests::{Look, Place, Screen, Trouble};

/// What lies on each place, as the screen reader has it, without whoever stands there.
const LYING: &str = "
    const cells = [...document.querySelectorAll('.lab-grid [role=\"gridcell\"]')];
    const label = (cell) => cell.getAttribute('aria-label') ?? cell.firstElementChild.ariaLabel;
    return cells.map((cell) => label(cell).split('. ').slice(0, 2)
        .filter((part) => !part.includes('’')).join('. '));
";

/// What the tiles of the board are known by while they move, in reading order, then the spare.
const KNOWN: &str = "
    const tiles = document.querySelectorAll('.lab-grid .lab-tile, .lab-spare .lab-tile');
    return [...tiles].map((tile) => Number(tile.dataset.move.split('-')[1]));
";

/// The key of the place with what is looked for, or that of the spare.
const TARGET: &str = "
    const ring = document.querySelector('.lab-grid .lab-ring');
    return ring?.closest('button').dataset.key ?? 'mend-spare';
";

fn lying(app: &Screen) -> Result<Value, Trouble> {
    app.run(LYING, &json!([]))
}

fn known(app: &Screen) -> Result<Vec<u64>, Trouble> {
    let found = app.run(KNOWN, &json!([]))?;
    let found = found.as_array().into_iter().flatten();
    Ok(found.filter_map(Value::as_u64).collect())
}

/// Has what is looked for lie on this place, by a correction; what is there goes where it came from.
fn put_the_target(app: &Screen, place: &str) -> Result<(), Trouble> {
    app.taps(&["mend", "mend-treasure"])?;
    let from = app.run(TARGET, &json!([]))?;
    let from = from.as_str().unwrap_or_default();
    if from == place {
        return app.tap("close");
    }
    app.taps(&[from, place])
}

#[test]
fn a_dealt_board_is_played_with_all_that_goes_wrong_at_a_table() -> Result<(), Trouble> {
    let place = Place::new("labyrinth")?;
    let app = place.window()?;
    app.sit_down("labyrinth", &["Anna", "Bảo <i>&amp;"])?;
    set_up(&app)?;
    lay_it_out(&app)?;
    push_a_row(&app)?;
    meet_the_barred_arrow(&app)?;
    set_a_pawn_right(&app)?;
    push_a_pawn_out(&app)?;
    app.taps(&["turn-left", "turn-left"])?;
    let (picked, board, tiles) = (app.path()?, lying(&app)?, known(&app)?);
    assert!(picked.contains("?spare="), "{picked}");
    let app = app.killed_and_started(&place)?;
    app.wait_for_screen("match")?;
    assert_eq!(app.path()?, picked, "the spare lies as it was turned");
    assert_eq!((lying(&app)?, known(&app)?), (board, tiles));
    assert_eq!(app.whose_turn()?, "Bảo <i>&amp;");
    app.taps(&["push-bottom-6", "stay"])?;
    lay_a_way(&app)?;
    ask_and_find(&app)?;
    take_it_back(&app)?;
    read_the_list(&app)?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// Two treasures each, and only the first one gets help.
fn set_up(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["lab-help-some", "helped-0"])?;
    assert_eq!(app.text(".big-number")?, "12");
    app.taps(&["fewer"; 10])?;
    assert_eq!(app.text(".big-number")?, "2");
    app.taps(&["who-1", "corner-1", "starter-0"])?;
    app.shot("set-up")?;
    app.tap("next")?;
    app.wait_for_screen("lab-deal")
}

/// The second deal is laid out, and is the board of the match.
fn lay_it_out(app: &Screen) -> Result<(), Trouble> {
    let first = lying(app)?;
    app.tap("another")?;
    let dealt = lying(app)?;
    assert_ne!(dealt, first);
    app.shot("dealt")?;
    app.double_tap("start")?;
    app.wait_for_screen("match")?;
    assert_eq!(lying(app)?, dealt);
    assert_eq!(app.whose_turn()?, "Anna");
    assert_eq!(app.scores()?, ["0/2", "0/2"]);
    assert_eq!(app.count(".lab-barred")?, 0, "nothing was pushed yet");
    Ok(())
}

/// Every tile of the row is another one now, and the last one is the spare.
fn push_a_row(app: &Screen) -> Result<(), Trouble> {
    app.tap("turn-right")?;
    let before = known(app)?;
    app.double_tap("push-left-2")?;
    assert_eq!(app.revision()?, Some(1), "two taps push once");
    let after = known(app)?;
    assert_eq!(after[8..14], before[7..13]);
    assert_eq!((after[7], after[49]), (before[49], before[13]));
    assert_eq!(app.count("button.lab-arrow")?, 0, "one push a turn");
    assert!(app.offers("place-1-1")?, "one can stay where one is");
    app.shot("reach")?;
    app.tap("stay")
}

/// The arrow that would undo the last push says why it can't be used, and changes nothing.
fn meet_the_barred_arrow(app: &Screen) -> Result<(), Trouble> {
    assert_eq!(app.whose_turn()?, "Bảo <i>&amp;");
    assert!(!app.offers("ask-reach")?, "only Anna gets help");
    assert!(!app.offers("push-right-2")?);
    let (revision, tiles) = (app.revision()?, known(app)?);
    app.tap("push-right-2")?;
    app.wait_for_text(".foot .note", "row 2 from the right")?;
    app.wait_until_said("would undo")?;
    app.shot("barred")?;
    assert_eq!((app.revision()?, known(app)?), (revision, tiles));
    app.taps(&["push-top-4", "stay"])
}

/// On the table the second pawn stands elsewhere.
fn set_a_pawn_right(app: &Screen) -> Result<(), Trouble> {
    app.wait_for(".lab-stand.lab-r1.lab-c7 [data-move=\"pawn-1\"]")?;
    app.taps(&["mend", "mend-pawn", "mend-pawn-1"])?;
    app.shot("correction")?;
    app.tap("place-4-7")?;
    app.wait_for(".lab-stand.lab-r4.lab-c7 [data-move=\"pawn-1\"]")?;
    assert_eq!(app.whose_turn()?, "Anna", "it is nobody's turn");
    Ok(())
}

/// Whoever is pushed out comes in at the other end, and may go on from there.
fn push_a_pawn_out(app: &Screen) -> Result<(), Trouble> {
    app.tap("push-left-4")?;
    app.wait_for(".lab-stand.lab-r4.lab-c1 [data-move=\"pawn-1\"]")?;
    app.wait_until_said("Bảo <i>&amp; is pushed out")?;
    app.shot("pushed-out")?;
    app.tap("stay")
}

/// Tile and treasure are set right, so that a short way leads from the first corner.
fn lay_a_way(app: &Screen) -> Result<(), Trouble> {
    assert_eq!(app.whose_turn()?, "Anna");
    let label = "return document.querySelectorAll('.lab-grid [role=\"gridcell\"]')[1].ariaLabel";
    let lies = app.run(label, &json!([]))?;
    if !lies.as_str().unwrap_or_default().contains("left to right") {
        app.taps(&["mend", "place-1-2", "tile-1"])?;
    }
    put_the_target(app, "place-1-3")?;
    app.wait_for(".lab-row:first-child .lab-cell:nth-child(3) .lab-ring.seat-0")
}

/// The app shows the arrows that lead there, and one of them does.
fn ask_and_find(app: &Screen) -> Result<(), Trouble> {
    assert_eq!(app.count("button.lab-helpful")?, 0);
    app.tap("ask-reach")?;
    app.wait_for_text(".foot .note", "Yes!")?;
    let lit = app.count("button.lab-arrow.lab-helpful")?;
    assert!((9..=11).contains(&lit), "{lit}");
    app.wait_for("[data-key=\"push-right-6\"].lab-helpful")?;
    app.shot("help")?;
    app.tap("push-right-6")?;
    app.tap_on(".lab-goal [data-key=\"place-1-3\"]")?;
    app.wait_for_text(".foot .note", "Anna has it")?;
    assert_eq!(app.scores()?, ["1/2", "0/2"]);
    let way = app.attribute(".lab-way-line", "points")?;
    assert_eq!(way.as_deref(), Some("30,30 90,30 150,30"));
    app.wait_for(".lab-stand.lab-r1.lab-c3 [data-move=\"pawn-0\"]")?;
    assert_eq!(app.whose_turn()?, "Bảo <i>&amp;");
    app.shot("found").map(drop)
}

/// Undo reaches back through treasure, push and correction, and redo forth again.
fn take_it_back(app: &Screen) -> Result<(), Trouble> {
    let (board, tiles) = (lying(app)?, known(app)?);
    app.taps(&["undo", "undo"])?;
    assert_eq!(app.scores()?, ["0/2", "0/2"]);
    app.wait_for(".lab-row:first-child .lab-cell:nth-child(3) .lab-ring.seat-0")?;
    app.taps(&["redo", "redo"])?;
    assert_eq!(app.scores()?, ["1/2", "0/2"]);
    assert_eq!((lying(app)?, known(app)?), (board, tiles));
    Ok(())
}

/// A correction stands in the list of steps like any other.
fn read_the_list(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["menu", "log"])?;
    app.wait_for_screen("log")?;
    let steps = app.texts("main ol .row-text")?;
    let said = |words: &str| steps.iter().filter(|step| step.contains(words)).count();
    assert_eq!(said("Pushes "), 5);
    assert_eq!(said("is pushed out"), 1);
    assert!(said("Set right: Bảo <i>&amp;’s pawn: row 4, column 7") == 1);
    assert_eq!(said("Finds: "), 1);
    Ok(())
}

#[test]
fn a_real_board_is_entered_by_one_alone_in_hungarian_and_in_the_dark() -> Result<(), Trouble> {
    let place = Place::new("labyrinth-hungarian")?.look(Look {
        language: "hu",
        dark: true,
        ..Look::default()
    });
    let app = place.window()?;
    app.sit_down("labyrinth", &["Ágnes"])?;
    app.go(&format!("{}&cards=1&help=all", app.path()?))?;
    app.taps(&["lab-board-enter", "next"])?;
    app.wait_for_screen("lab-entry")?;
    enter_the_board(&app)?;
    app.tap("start")?;
    app.wait_for_screen("match")?;
    let path = app.path()?;
    put_the_target(&app, "place-1-3")?;
    app.tap("ask-turns")?;
    app.shot("asked")?;
    app.taps(&["push-left-6", "place-1-3"])?;
    assert_eq!(app.scores()?, ["1/1"]);
    app.shot("home-next")?;
    app.taps(&["push-left-4", "place-1-1"])?;
    app.wait_for_text("#result-title", "2 lépés")?;
    app.leads_on_in_sight()?;
    app.shot("result")?;
    assert!(app.is_dark()?);
    app.tap("again")?;
    app.wait_for_screen("match")?;
    assert_ne!(app.path()?, path);
    app.go("/games/labyrinth")?;
    app.wait_for_text(".lab-record", "2 lépés")?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// Straights, corners and T, each as the box has them; one tap a tile, one a treasure.
fn enter_the_board(app: &Screen) -> Result<(), Trouble> {
    for (tile, count) in [("tile-1", 13), ("tile-2", 14), ("tile-6", 6)] {
        for _ in 0..count {
            app.tap(tile)?;
        }
    }
    assert!(!app.offers("tile-1")? && !app.offers("tile-6")?, "used up");
    app.shot("entering")?;
    app.taps(&["tile-3"])?;
    for _ in 0..12 {
        assert!(!app.offers("start")?);
        let lit = ".lab-lit button, button.lab-lit";
        let key = app.attribute(lit, "data-key")?.unwrap_or_default();
        app.tap(&key)?;
    }
    app.shot("entered")?;
    assert!(app.offers("start")?);
    Ok(())
}
