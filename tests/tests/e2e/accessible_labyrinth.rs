//! Labyrinth shuts nobody out: every screen and state in every look and language, to axe-core's
//! satisfaction, and with keys for every finger.

use serde_json::{Value, json};
use tableside_tests::{Audit, FAMILY, HURRIED_FINGER, Place, Served, Trouble};

/// Thirteen straights, fifteen corners and six T, and where twelve treasures lie on them.
const TILES: &str = "1111111111111222222222222222666666";

const PAGE: &str = "/games/labyrinth";

/// What a group chooses for a match, as the form has it.
#[derive(Clone, Copy)]
struct Wishes {
    cards: &'static str,
    secret: &'static str,
    board: &'static str,
}

const OPEN: Wishes = Wishes {
    cards: "2",
    secret: "0",
    board: "deal",
};

/// Starts a match from a deal that is always the same, plays, and gives its path.
fn begin(
    phone: &Served,
    players: &str,
    wishes: Wishes,
    actions: &[Value],
) -> Result<String, Trouble> {
    let seats = players.split(',').count();
    let colours = ["red", "yellow", "green", "purple"][..seats].join(",");
    let fields = [
        ("players", players),
        ("corners", &"0,1,2,3"[..2 * seats - 1]),
        ("colours", colours.as_str()),
        ("cards", wishes.cards),
        ("secret", wishes.secret),
        ("help", "all"),
        ("board", wishes.board),
        ("edition", "0"),
        ("view", "0"),
        ("starter", "0"),
        ("seed", "0000002a"),
    ];
    let path = phone.send(&format!("{PAGE}/matches"), &fields)?;
    phone.play(&path, actions)?;
    Ok(path)
}

/// All pawns on one place.
fn crowd() -> Value {
    json!({ "do": "correct", "pawns": [[0, 4, 4], [1, 4, 4], [2, 4, 4], [3, 4, 4]] })
}

/// A push of the spare as it lies.
fn push(phone: &Served, path: &str, key: &str) -> Result<(), Trouble> {
    phone.go(path)?;
    phone.tap(key)
}

#[test]
fn before_a_match() -> Result<(), Trouble> {
    let home = Place::new("accessible-labyrinth")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    audit.visit_in_all_languages(&[PAGE, "/games/labyrinth/treasures", "/help/labyrinth"])?;
    let players = phone.seat("labyrinth", &FAMILY)?;
    let query = |page: &str, more: &str| format!("{PAGE}{page}?players={players}{more}");
    let paths = [
        query("", "&help=some&secret=1&board=none"),
        query("", "&view=1&edition=1&cards=1&toss=1"),
        query("/deal", "&seed=0000002a"),
        query("/deal", "&seed=0000002a&view=1&edition=1"),
        query("/board", ""),
        query("/board", "&tiles=1111111111111&at=1,2"),
        query("/board", &format!("&tiles={TILES}")),
        query("/board", &format!("&tiles={TILES}&spots=stuvwxdefghi")),
    ];
    audit.visit_in_all_languages(&paths.each_ref().map(String::as_str))?;
    audit.end();
    Ok(())
}

#[test]
fn while_it_is_played() -> Result<(), Trouble> {
    let home = Place::new("accessible-labyrinth-match")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let players = phone.seat("labyrinth", &FAMILY)?;
    let path = begin(&phone, &players, OPEN, &[])?;
    push(&phone, &path, "push-left-2")?;
    audit.visit_match(&path, &[""])?;
    phone.go(&path)?;
    phone.tap("stay")?;
    let picks = [
        "",
        "?why=barred",
        "?ask=reach",
        "?panel=cards",
        "?panel=board&fix=tile",
        "?panel=board&fix=tile&at=2,2",
        "?panel=board&fix=tile&at=spare",
        "?panel=board&fix=pawn",
        "?panel=board&fix=pawn&who=1",
        "?panel=board&fix=treasure",
        "?panel=board&fix=treasure&what=owl",
        "?panel=board&fix=picture",
        "/log",
        "/log/1?do=change",
        "/menu",
    ];
    audit.visit_match(&path, &picks)?;
    let crowded = begin(&phone, &players, OPEN, &[crowd()])?;
    let secret = Wishes {
        secret: "1",
        cards: "1",
        ..OPEN
    };
    let secret = begin(&phone, &players, secret, &[])?;
    let hidden = format!("{secret}?panel=cards");
    audit.visit_in_all_languages(&[&crowded, &secret, &hidden])?;
    audit.end();
    Ok(())
}

#[test]
fn without_a_board_and_after_a_match() -> Result<(), Trouble> {
    let home = Place::new("accessible-labyrinth-end")?;
    let phone = home.served()?;
    let mut audit = Audit::new(&phone, HURRIED_FINGER);
    let players = phone.seat("labyrinth", &FAMILY)?;
    let plain = Wishes {
        cards: "1",
        board: "none",
        ..OPEN
    };
    let pushed = |side: &str, line: u8| json!({ "do": "push", "side": side, "line": line });
    let stays = json!({ "do": "go" });
    let found = json!({ "do": "found" });
    let mut actions = vec![pushed("top", 2)];
    let reaching = begin(&phone, &players, plain, &actions)?;
    actions.push(found.clone());
    for line in [2, 4, 6] {
        actions.extend([pushed("left", line), stays.clone()]);
    }
    let homeward = begin(&phone, &players, plain, &actions)?;
    let barred = format!("{homeward}?why=barred");
    actions.extend([pushed("left", 2), found.clone()]);
    let won = begin(&phone, &players, plain, &actions)?;
    let one = players.split(',').next().unwrap_or_default();
    let alone = [pushed("top", 2), found.clone(), pushed("left", 2), found];
    let alone = begin(&phone, one, plain, &alone)?;
    let decided = format!("{alone}/turning-point");
    let stopped = begin(&phone, &players, OPEN, &[crowd()])?;
    phone.send(&format!("{stopped}/stop"), &[("after", "1")])?;
    let asked = begin(&phone, one, OPEN, &[])?;
    let asked = format!("{asked}?ask=turns");
    audit.visit_in_all_languages(&[
        &reaching, &homeward, &barred, &won, &alone, &decided, &stopped, &asked, PAGE,
    ])?;
    audit.end();
    Ok(())
}
