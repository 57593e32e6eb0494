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
