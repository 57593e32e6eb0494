//! `tableside-cli count`, run as its users run it.

use super::program::Program;

#[test]
fn named_scenarios_are_counted_in_the_order_in_which_they_are_named() {
    Program::new("count 10 1 1")
        .stdout("10 271\n1 17\n1 17")
        .run();
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
