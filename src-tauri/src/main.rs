//! The desktop's way in; phones call the library by themselves.

// A release for Windows would open a console beside its window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    tableside::start()
}
