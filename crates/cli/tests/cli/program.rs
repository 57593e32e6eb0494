//! Runs the real program in a folder of its own and compares all that it prints.

use std::fs;
use std::process::Command;

use tempfile::TempDir;

pub(crate) struct Program {
    folder: TempDir,
    arguments: String,
    stdout: String,
    stderr: String,
    status: i32,
}

impl Program {
    /// The program with these arguments, which are parted by spaces.
    pub(crate) fn new(arguments: &str) -> Self {
        Self {
            folder: tempfile::tempdir().expect("a folder for the test"),
            arguments: arguments.to_owned(),
            stdout: String::new(),
            stderr: String::new(),
            status: 0,
        }
    }

    pub(crate) fn file(self, name: &str, content: impl AsRef<[u8]>) -> Self {
        fs::write(self.folder.path().join(name), content).expect("a file for the test");
        self
    }

    /// What it must print, without the line's end.
    pub(crate) fn stdout(mut self, text: &str) -> Self {
        self.stdout = format!("{text}\n");
        self
    }

    pub(crate) fn stderr(mut self, text: &str) -> Self {
        self.stderr = format!("{text}\n");
        self
    }

    pub(crate) fn status(mut self, status: i32) -> Self {
        self.status = status;
        self
    }

    pub(crate) fn run(self) {
        let output = Command::new(env!("CARGO_BIN_EXE_tableside-cli"))
            .args(self.arguments.split_whitespace())
            .current_dir(self.folder.path())
            .output()
            .expect("the program runs");
        assert_eq!(String::from_utf8_lossy(&output.stdout), self.stdout);
        assert_eq!(String::from_utf8_lossy(&output.stderr), self.stderr);
        assert_eq!(output.status.code(), Some(self.status));
    }
}

/// A match of a scenario with these actions.
pub(crate) fn kreuzsummen(scenario: u8, actions: &str) -> String {
    format!(
        r#"{{"format":"tableside.match.v1","game":"kreuzsummen","players":["Anna","Ben"],"setup":{{"scenario":{scenario}}},"actions":[{actions}]}}"#
    )
}

/// Lays these values in reading order onto a field of this width.
pub(crate) fn place_all(width: usize, values: &[u8]) -> String {
    let place = |(i, value): (usize, &u8)| {
        let (row, column) = (i / width + 1, i % width + 1);
        format!(r#"{{"do":"place","value":{value},"at":[{row},{column}]}}"#)
    };
    let actions: Vec<String> = values.iter().enumerate().map(place).collect();
    actions.join(",")
}
