//! `tableside-cli replay`, run as its users run it.

use super::program::{Program, kreuzsummen, place_all};

#[test]
fn a_match_that_goes_on_is_accepted() {
    let actions = r#"{"do":"place","value":1,"at":[1,1]},{"do":"pass"}"#;
    Program::new("replay x.json")
        .file("x.json", kreuzsummen(1, actions))
        .stdout(r#"{"file":"x.json","accepted":2,"rejected":null,"finished":false,"result":null}"#)
        .run();
}

#[test]
fn a_won_match_says_which_target_each_column_meets() {
    Program::new("replay x.json")
        .file("x.json", kreuzsummen(1, &place_all(3, &[1, 3, 5, 6, 3, 3])))
        .stdout(
            r#"{"file":"x.json","accepted":6,"rejected":null,"finished":true,"result":{"won":true,"columns":[7,6,8]}}"#,
        )
        .run();
}

#[test]
fn the_first_illegal_action_ends_the_replay_with_status_1() {
    let actions = r#"{"do":"pass"},{"do":"discard","card":2},{"do":"pass"},{"do":"give-up"}"#;
    Program::new("replay y.json")
        .file("y.json", kreuzsummen(1, actions))
        .stdout(
            r#"{"file":"y.json","accepted":2,"rejected":{"index":2,"code":"pass-after-swap","message":"after a swap the turn is ended, not passed"},"finished":false,"result":null}"#,
        )
        .status(1)
        .run();
}

#[test]
fn after_the_end_the_result_stands_beside_the_rejected_action() {
    let actions = r#"{"do":"give-up"},{"do":"pass"}"#;
    Program::new("replay y.json")
        .file("y.json", kreuzsummen(1, actions))
        .stdout(
            r#"{"file":"y.json","accepted":1,"rejected":{"index":1,"code":"match-over","message":"the match is over"},"finished":true,"result":{"won":false}}"#,
        )
        .status(1)
        .run();
}

#[test]
fn an_action_that_no_game_has_is_illegal_and_says_what_is_wrong() {
    let actions = r#"{"do":"jack","at":[1,1],"with":[5,1]}"#;
    Program::new("replay y.json")
        .file("y.json", kreuzsummen(2, actions))
        .stdout(
            r#"{"file":"y.json","accepted":0,"rejected":{"index":0,"code":"bad-value","message":"jack, with: [5, 1] is no place, rows and columns are 1 to 4"},"finished":false,"result":null}"#,
        )
        .status(1)
        .run();
}

#[test]
fn what_can_not_be_read_says_where_and_the_other_files_go_on() {
    Program::new("replay no.json bad.json good.json")
        .file("bad.json", kreuzsummen(51, ""))
        .file("good.json", kreuzsummen(1, ""))
        .stdout(
            r#"{"file":"no.json","error":{"at":"file","message":"No such file or directory (os error 2)"}}
{"file":"bad.json","error":{"at":"setup.scenario","message":"there is no scenario 51, the campaign has 1 to 50"}}
{"file":"good.json","accepted":0,"rejected":null,"finished":false,"result":null}"#,
        )
        .stderr(
            "tableside-cli: no.json: file: No such file or directory (os error 2)
tableside-cli: bad.json: setup.scenario: there is no scenario 51, the campaign has 1 to 50",
        )
        .status(2)
        .run();
}

#[test]
fn unreadable_comes_before_rejected() {
    Program::new("replay bad.json rejected.json")
        .file("bad.json", "{}")
        .file("rejected.json", kreuzsummen(1, "7"))
        .stdout(
            r#"{"file":"bad.json","error":{"at":"format","message":"this member is missing"}}
{"file":"rejected.json","accepted":0,"rejected":{"index":0,"code":"not-an-action","message":"an action is an object with a \"do\""},"finished":false,"result":null}"#,
        )
        .stderr("tableside-cli: bad.json: format: this member is missing")
        .status(2)
        .run();
}

#[test]
fn a_jsonl_file_gives_a_line_for_each_case_and_skips_blank_ones() {
    let bare = kreuzsummen(1, r#"{"do":"pass"}"#);
    let case = format!(
        r#"{{"match":{},"replay":{{"accepted":9,"rejected":4}}}}"#,
        kreuzsummen(1, r#"{"do":"end-turn"}"#)
    );
    let doubled = r#"{"match":{"setup":{"scenario":1,"scenario":2}}}"#;
    Program::new("replay cases.jsonl")
        .file("cases.jsonl", format!("{bare}\n\n{case}\r\n   \n{doubled}"))
        .stdout(
            r#"{"file":"cases.jsonl","line":1,"accepted":1,"rejected":null,"finished":false,"result":null}
{"file":"cases.jsonl","line":3,"accepted":0,"rejected":{"index":0,"code":"end-without-swap","message":"a turn can be ended without a field action only after a swap"},"finished":false,"result":null}
{"file":"cases.jsonl","line":5,"error":{"at":"setup.scenario","message":"this member is there twice at line 1 column 42"}}"#,
        )
        .stderr("tableside-cli: cases.jsonl, line 5: setup.scenario: this member is there twice at line 1 column 42")
        .status(2)
        .run();
}

#[test]
fn bytes_that_are_no_text_are_unreadable() {
    Program::new("replay x.json")
        .file("x.json", b"{\"format\":\"\xff\"}")
        .stdout(
            r#"{"file":"x.json","error":{"at":"file","message":"this is no text in UTF-8: invalid utf-8 sequence of 1 bytes from index 11"}}"#,
        )
        .stderr(
            "tableside-cli: x.json: file: this is no text in UTF-8: invalid utf-8 sequence of 1 bytes from index 11",
        )
        .status(2)
        .run();
}

#[test]
fn a_replay_without_files_is_refused() {
    Program::new("replay")
        .stderr(
            "error: the following required arguments were not provided:
  <FILE>...

Usage: tableside-cli replay <FILE>...

For more information, try '--help'.",
        )
        .status(2)
        .run();
}
