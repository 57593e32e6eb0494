//! `tableside-cli route`, run as its users run it.

use super::program::Program;

const BOARDS: &str = include_str!("../../../../tests/matches/labyrinth-routes.jsonl");
const ROWS: &str = r#"["┌┐┬┐┬│┐","─┘│││┘┐","├┌├├┬┴┤","┘┐┬─┌──","├│┴└┤│┤","└┤│┘│┌┤","└┌┴└┴─┘"]"#;

/// One board with this member more.
fn board(name: &str, goal: &str, more: &str) -> String {
    format!(r#"{{"name":"{name}","board":{ROWS},"spare":"├","start":[4,1],"goal":{goal}{more}}}"#)
}

#[test]
fn boards_from_another_solver_need_the_turns_it_found() {
    Program::new("route boards.jsonl")
        .file("boards.jsonl", BOARDS)
        .stdout(
            "exhsearch_s7_d1_num1 1
exhsearch_s7_d1_num10 1
exhsearch_s7_d1_num2 1
exhsearch_s7_d1_num3 1
exhsearch_s7_d1_num4 1
exhsearch_s7_d2_num1 2
exhsearch_s7_d2_num10 2
exhsearch_s7_d2_num2 2
exhsearch_s7_d2_num3 2
exhsearch_s7_d2_num4 2
exhsearch_s7_d3_num1 3
exhsearch_s7_d3_num10 3
exhsearch_s7_d3_num2 3
exhsearch_s7_d3_num3 3
exhsearch_s7_d3_num4 3",
        )
        .run();
}

#[test]
fn the_turns_of_a_line_are_not_believed() {
    Program::new("route boards.jsonl")
        .file("boards.jsonl", board("x", "[4,6]", r#","turns":3"#))
        .stdout("x 1")
        .run();
}

#[test]
fn a_goal_that_is_too_far_gives_status_1() {
    // The corner's doors lead off the board, and no push ever turns it.
    let shut = r#"["┘──────","───────","───────","───────","───────","───────","───────"]"#;
    let line =
        format!(r#"{{"name":"shut","board":{shut},"spare":"─","start":[1,1],"goal":[7,7]}}"#);
    Program::new("route boards.jsonl")
        .file("boards.jsonl", line)
        .stdout("shut >4")
        .status(1)
        .run();
}

#[test]
fn what_can_not_be_read_says_where_and_the_rest_goes_on() {
    let lines = [
        board("good", "[4,6]", ""),
        String::new(),
        board("off", "[0,6]", ""),
        board("more", "[4,6]", r#","barred":null"#),
        board("twice", "[4,6]", r#","name":"once""#),
        "{".to_owned(),
        board("spare", r#""spare""#, ""),
    ];
    Program::new("route no.jsonl boards.jsonl")
        .file("boards.jsonl", lines.join("\n"))
        .stdout("good 1\nspare 1")
        .stderr(
            "tableside-cli: no.jsonl: No such file or directory (os error 2)
tableside-cli: boards.jsonl, line 3: [0, 6] is no place, rows and columns are 1 to 7
tableside-cli: boards.jsonl, line 4: unknown field `barred`, expected one of `name`, `board`, `spare`, `start`, `goal`, `turns`
tableside-cli: boards.jsonl, line 5: name: this member is there twice at line 1 column 241
tableside-cli: boards.jsonl, line 6: match: EOF while parsing an object at line 2 column 0",
        )
        .status(2)
        .run();
}
