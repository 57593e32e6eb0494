//! `tableside-cli count`, run as its users run it.

use super::program::Program;

#[test]
fn named_scenarios_are_counted_in_the_order_in_which_they_are_named() {
    Program::new("count 10 1 1")
        .stdout("10 271\n1 17\n1 17")
        .run();
}

#[test]
fn without_a_name_all_fifty_are_counted() {
    const COUNTS: [u32; 50] = [
        17, 17, 103, 279, 342, 12, 294, 278, 361, 271, 279, 227, 194, 318, 683, 105, 154, 14, 20,
        32, 159, 110, 46, 141, 1106, 94, 1491, 876, 134, 119, 20, 27, 63, 81, 38, 252, 227, 2610,
        1479, 88, 5373, 1333, 751, 1221, 794, 582, 21_670, 7448, 223, 82,
    ];
    let lines: Vec<String> = (1..)
        .zip(COUNTS)
        .map(|(n, count)| format!("{n} {count}"))
        .collect();
    Program::new("count").stdout(&lines.join("\n")).run();
}

#[test]
fn a_scenario_outside_the_campaign_is_refused() {
    Program::new("count 51")
        .stderr(
            "error: invalid value '51' for '[SCENARIO]...': 51 is not in 1..=50

For more information, try '--help'.",
        )
        .status(2)
        .run();
}
