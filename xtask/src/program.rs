//! Starting other programs.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::Error;

/// Another program with its arguments, run to its end.
pub(crate) struct Program {
    name: String,
    command: Command,
}

impl Program {
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Self {
        let program = program.as_ref();
        Program {
            name: program.to_string_lossy().into_owned(),
            command: Command::new(program),
        }
    }

    /// The cargo that runs this chore, in the workspace's top folder.
    pub(crate) fn cargo(root: &Path) -> Self {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut program = Program::new(cargo).folder(root);
        "cargo".clone_into(&mut program.name);
        program
    }

    pub(crate) fn folder(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    pub(crate) fn args<I: IntoIterator<Item: AsRef<OsStr>>>(mut self, args: I) -> Self {
        for arg in args {
            self.name.push(' ');
            self.name.push_str(&arg.as_ref().to_string_lossy());
            self.command.arg(arg);
        }
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Runs it to its end, with this program's input and output.
    pub(crate) fn run(mut self) -> Result<(), Error> {
        let status = self.command.status().map_err(|source| Error::Start {
            program: self.name.clone(),
            source,
        })?;
        if status.success() {
            Ok(())
        } else {
            Err(Error::Failed {
                program: self.name,
                status,
            })
        }
    }

    /// Whether it starts and ends well; it neither hears nor says anything.
    pub(crate) fn succeeds(mut self) -> bool {
        self.command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    /// What it prints, if it starts and ends well.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.command.stderr(Stdio::null()).output().ok()?;
        output
            .status
            .success()
            .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }
}

/// Where a program of that name is found, if it is installed.
pub(crate) fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}
