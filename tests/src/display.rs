//! The display that all windows of a test program share.

use std::process::Command;
use std::sync::OnceLock;

use crate::leash::Leash;
use crate::trouble::Trouble;

/// A display on which nobody looks, of a size that every window of the tests fits on.
struct Display {
    name: String,
    /// Ends the display with the test program.
    _leash: Leash,
}

/// The name of the display, such as `:99`. It is started when it is first asked for, also
/// where there is another: a test must not open windows over somebody's work.
pub(crate) fn name() -> Result<&'static str, Trouble> {
    static DISPLAY: OnceLock<Result<Display, Trouble>> = OnceLock::new();
    match DISPLAY.get_or_init(start) {
        Ok(display) => Ok(&display.name),
        Err(trouble) => Err(Trouble::Said {
            program: "Xvfb".to_owned(),
            wanted: "a display",
            said: trouble.to_string(),
        }),
    }
}

fn start() -> Result<Display, Trouble> {
    let mut command = Command::new("Xvfb");
    command
        .args(["-displayfd", "1", "-screen", "0", "1280x1280x24"])
        // Without this it starts anew whenever its last window closes.
        .args(["-nolisten", "tcp", "-noreset"]);
    let mut leash = Leash::start(&command)?;
    let number = leash.first_line("a display's number")?;
    Ok(Display {
        name: format!(":{number}"),
        _leash: leash,
    })
}
