//! Programs that end with the test that started them, however it ends.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::trouble::Trouble;
use crate::wait;

/// Runs the program and waits for the end of its own input, which comes at the latest when
/// the test's process is gone; then ends the program and all that it started. It lets go of the
/// program's output, whose end then tells that the program itself has ended.
const HOLD: &str = r#""$@" </dev/null & exec >/dev/null; read -r _; kill -KILL 0"#;

/// A program on a leash: it and all that it started ends when this is dropped.
pub(crate) struct Leash {
    name: String,
    holder: Child,
}

impl Leash {
    /// Starts `command`, whose output the test's own output gets, but for what it says on its
    /// standard output.
    pub(crate) fn start(command: &Command) -> Result<Self, Trouble> {
        let name = command.get_program().to_string_lossy().into_owned();
        let mut holder = Command::new("sh");
        holder
            .args(["-c", HOLD, "sh"])
            .arg(command.get_program())
            .args(command.get_args());
        for (variable, value) in command.get_envs() {
            match value {
                Some(value) => holder.env(variable, value),
                None => holder.env_remove(variable),
            };
        }
        holder
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // A group of its own can be ended as a whole without ending the test.
            .process_group(0)
            .spawn()
            .map(|holder| Leash {
                name: name.clone(),
                holder,
            })
            .map_err(|source| Trouble::Start {
                program: name,
                source,
            })
    }

    /// The first line that the program prints, for programs that say where they can be found.
    pub(crate) fn first_line(&mut self, wanted: &'static str) -> Result<String, Trouble> {
        let mut line = String::new();
        let read = self
            .holder
            .stdout
            .as_mut()
            .map_or(Ok(0), |output| BufReader::new(output).read_line(&mut line));
        match read {
            Ok(length) if length > 0 => Ok(line.trim().to_owned()),
            Ok(_) | Err(_) => Err(Trouble::Said {
                program: self.name.clone(),
                wanted,
                said: line,
            }),
        }
    }

    /// Ends the processes of this group that run `program` with no chance to tidy up, as a
    /// crash or an empty battery does, and waits until they are gone; others may have come.
    pub(crate) fn kill(&self, program: &Path) -> Result<(), Trouble> {
        let running = self.running(program);
        if running.is_empty() {
            return Err(Trouble::Late {
                wanted: format!("a running {}", program.display()),
                instead: "none".to_owned(),
            });
        }
        let mut kill = Command::new("kill");
        kill.arg("-KILL").args(&running);
        kill.status().map_err(|source| Trouble::Start {
            program: "kill".to_owned(),
            source,
        })?;
        wait::until("the end of what was killed", || {
            let mut still = self.running(program);
            still.retain(|process| running.contains(process));
            Ok(if still.is_empty() {
                Ok(())
            } else {
                Err(format!("still running: {}", still.join(", ")))
            })
        })
    }

    /// The ids of the processes of this group that run `program`, a true path or its last part.
    pub(crate) fn running(&self, program: &Path) -> Vec<String> {
        let group = self.holder.id().to_string();
        let Ok(processes) = std::fs::read_dir("/proc") else {
            return Vec::new();
        };
        processes
            .filter_map(Result::ok)
            .map(|entry| entry.path())
            .filter(|process| {
                std::fs::read_link(process.join("exe")).is_ok_and(|exe| exe.ends_with(program))
            })
            .filter(|process| group_of(process).as_ref() == Some(&group))
            .filter_map(|process| {
                process
                    .file_name()
                    .and_then(OsStr::to_str)
                    .map(str::to_owned)
            })
            .collect()
    }
}

/// The id of the group that a process belongs to.
fn group_of(process: &Path) -> Option<String> {
    let stat = std::fs::read_to_string(process.join("stat")).ok()?;
    // The name stands in brackets and may hold anything; state, parent and group follow.
    let (_, rest) = stat.rsplit_once(')')?;
    rest.split_whitespace().nth(2).map(str::to_owned)
}

impl Drop for Leash {
    fn drop(&mut self) {
        drop(self.holder.stdin.take());
        if let Err(error) = self.holder.wait() {
            eprintln!("{} can't be waited for: {error}", self.name);
        }
    }
}
