//! How the web view paints on Linux: on the processor.

use std::io::Error;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// `WebKitGTK` paints on the processor where this is anything but 0; left out, it paints by
/// `OpenGL`. See its `SkiaPaintingEngine`.
const PROCESSOR: &str = "WEBKIT_SKIA_ENABLE_CPU_RENDERING";

/// Starts the program anew in its own place, with the word to the web view to paint on the
/// processor, and does not come back from there. Comes back at once where the word was given.
///
/// Painting by `OpenGL` has a thread and a context of its own, beside those of the compositor,
/// which then uploads what was painted on the processor all the same. Without a graphics card
/// both go through Mesa's software driver: before it changes a texture, it looks for it among
/// all that other contexts are about to draw, and versions such as 22.3 do so without a lock,
/// while the other thread gives that memory back. The web view's process dies of it, now and
/// then, on any page that paints a lot at once. With one context there is nobody to race with,
/// and no page of the app is so rich that a graphics card would paint it noticeably sooner.
///
/// A program can't give its own environment another variable without `unsafe`, as a library's
/// thread may be reading it; the one that takes its place can be given any.
pub(crate) fn on_the_processor() {
    if std::env::var_os(PROCESSOR).is_none() {
        let error = anew().map_or_else(|error| error, |mut program| program.exec());
        eprintln!("tableside: the web view is left to paint by OpenGL: {error}");
    }
}

/// This program with the arguments and the name by which it was started.
fn anew() -> Result<Command, Error> {
    let mut arguments = std::env::args_os();
    let mut program = Command::new(std::env::current_exe()?);
    if let Some(name) = arguments.next() {
        program.arg0(name);
    }
    program.args(arguments).env(PROCESSOR, "1");
    Ok(program)
}
