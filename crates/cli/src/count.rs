use std::io::{self, Write};
use std::process::ExitCode;

use tableside_rules::kreuzsummen::{Scenario, finishes};

/// Prints scenario and count, one line each; all scenarios if none is named.
pub(crate) fn run(scenarios: &[u8], out: &mut impl Write) -> io::Result<ExitCode> {
    let named = scenarios.iter().filter_map(|&number| Scenario::get(number));
    let all = Scenario::all().iter().filter(|_| scenarios.is_empty());
    for scenario in named.chain(all) {
        writeln!(out, "{} {}", scenario.number, finishes::count(scenario))?;
    }
    Ok(ExitCode::SUCCESS)
}
