//! `cargo xtask test`: all that a change must pass.

use std::time::{Duration, Instant};

use crate::checks;
use crate::error::Error;
use crate::licences;
use crate::places::Places;

/// A step with its name and what it does.
type Step = (&'static str, fn(&Places) -> Result<(), Error>);

/// The cheap ones come first, so that a slip shows early.
const STEPS: &[Step] = &[
    ("format", checks::format),
    ("lints", checks::lints),
    ("deny", checks::deny),
    ("licences", licences::check),
    ("window", checks::window),
    ("tests", checks::tests),
];

/// Runs the steps named in `only`, or all; each is run even if an earlier one failed.
pub(crate) fn test(places: &Places, only: &[String]) -> Result<(), Error> {
    let steps = chosen(only)?;
    checks::provide()?;
    let results: Vec<_> = steps
        .into_iter()
        .map(|(name, step)| {
            println!("\n── {name}");
            let start = Instant::now();
            let result = step(places);
            if let Err(error) = &result {
                println!("{name}: {error}");
            }
            (name, start.elapsed(), result.is_ok())
        })
        .collect();
    summary(&results)
}

fn chosen(only: &[String]) -> Result<Vec<Step>, Error> {
    if only.is_empty() {
        return Ok(STEPS.to_vec());
    }
    only.iter()
        .map(|wanted| {
            STEPS
                .iter()
                .copied()
                .find(|(name, _)| name == wanted)
                .ok_or_else(|| {
                    let names: Vec<_> = STEPS.iter().map(|(name, _)| *name).collect();
                    Error::UnknownStep(wanted.clone(), names.join(", "))
                })
        })
        .collect()
}

fn summary(results: &[(&str, Duration, bool)]) -> Result<(), Error> {
    println!();
    for (name, time, passed) in results {
        let word = if *passed { "passed" } else { "FAILED" };
        println!("{name:<8} {word} {:>7.1} s", time.as_secs_f32());
    }
    let total: Duration = results.iter().map(|(_, time, _)| *time).sum();
    println!("{:<8}        {:>7.1} s", "in all", total.as_secs_f32());
    let failed: Vec<_> = results
        .iter()
        .filter(|(_, _, passed)| !passed)
        .map(|(name, _, _)| *name)
        .collect();
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Error::Steps(failed.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::{STEPS, chosen};
    use crate::error::Error;

    #[test]
    fn all_steps_are_taken_unless_some_are_named() {
        assert_eq!(chosen(&[]).unwrap().len(), STEPS.len());
        let some = chosen(&["tests".to_owned(), "format".to_owned()]).unwrap();
        let names: Vec<_> = some.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["tests", "format"]);
    }

    #[test]
    fn an_unknown_step_is_refused() {
        let refused = chosen(&["lint".to_owned()]);
        assert!(matches!(refused, Err(Error::UnknownStep(step, _)) if step == "lint"));
    }
}
