//! Whole matches that must go on replaying as they did.

use super::program::Program;

const WON: &str = include_str!("../../../../tests/matches/kreuzsummen-won.json");
const LOST: &str = include_str!("../../../../tests/matches/kreuzsummen-lost.json");
const EVERY_ACTION: &str = include_str!("../../../../tests/matches/kreuzsummen-every-action.json");

#[test]
fn kreuzsummen() {
    Program::new("replay won.json lost.json every-action.json")
        .file("won.json", WON)
        .file("lost.json", LOST)
        .file("every-action.json", EVERY_ACTION)
        .stdout(
            r#"{"file":"won.json","accepted":11,"rejected":null,"finished":true,"result":{"won":true,"columns":[7,6,8]}}
{"file":"lost.json","accepted":10,"rejected":null,"finished":true,"result":{"won":false}}
{"file":"every-action.json","accepted":15,"rejected":null,"finished":true,"result":{"won":false}}"#,
        )
        .run();
}

#[test]
fn labyrinth() {
    Program::new("replay won.json alone.json blind.json")
        .file("won.json", include_str!("../../../../tests/matches/labyrinth-won.json"))
        .file("alone.json", include_str!("../../../../tests/matches/labyrinth-alone.json"))
        .file("blind.json", include_str!("../../../../tests/matches/labyrinth-blind.json"))
        .stdout(
            r#"{"file":"won.json","accepted":31,"rejected":null,"finished":true,"result":{"winners":[1],"collected":[2,3,3]}}
{"file":"alone.json","accepted":23,"rejected":null,"finished":true,"result":{"winners":[0],"collected":[6]}}
{"file":"blind.json","accepted":10,"rejected":null,"finished":true,"result":{"winners":[1],"collected":[1,1]}}"#,
        )
        .run();
}
