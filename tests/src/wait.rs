//! Waiting by looking.

use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::trouble::Trouble;

/// How long anything may take before it counts as never coming. Far more than it takes, since
/// the machine may be busy with something else.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// How long to leave the others the processor between two looks.
const BREATH: Duration = Duration::from_millis(10);

/// Looks until `look` gives something. It gives `Err` with what is there instead as long as
/// the wanted thing is not.
pub(crate) fn until<T>(
    wanted: &str,
    mut look: impl FnMut() -> Result<Result<T, String>, Trouble>,
) -> Result<T, Trouble> {
    let start = Instant::now();
    loop {
        match look()? {
            Ok(found) => return Ok(found),
            Err(instead) if start.elapsed() > PATIENCE => {
                return Err(Trouble::Late {
                    wanted: wanted.to_owned(),
                    instead,
                });
            }
            Err(_) => sleep(BREATH),
        }
    }
}
