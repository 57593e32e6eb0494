//! What an answer asks of the device, apart from being shown.

use std::path::PathBuf;

use crate::save::SaveError;

/// One thing that an answer asks for beside its screen, such as `buzz=tick` or `awake`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect<'a> {
    /// What is to happen, such as `buzz` or `sound`.
    pub name: &'a str,
    /// In which way, such as `tick` or `win`; empty if there is only one.
    pub manner: &'a str,
}

impl<'a> Effect<'a> {
    /// The effects of a list such as `buzz=tick,sound=win`; parts without a name are left out.
    pub fn list(text: &'a str) -> impl Iterator<Item = Self> {
        text.split(',')
            .map(|part| part.split_once('=').unwrap_or((part, "")))
            .map(|(name, manner)| Effect {
                name: name.trim(),
                manner: manner.trim(),
            })
            .filter(|effect| !effect.name.is_empty())
    }
}

impl std::fmt::Display for Effect<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.manner {
            "" => formatter.write_str(self.name),
            manner => write!(formatter, "{}={manner}", self.name),
        }
    }
}

/// Where a file is to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// To this path; a file that is there already is replaced.
    Path(PathBuf),
    /// Nowhere: the user thought better of it.
    Nowhere,
    /// The device has no way to ask.
    Unasked,
}

/// The device that the app runs on. Tests put another in its place.
pub trait Host: Send + Sync + 'static {
    /// Performs one effect, and says whether it did; what it did not is left to the page.
    fn perform(&self, effect: Effect<'_>) -> bool;

    /// Keeps the screen lit from now on, or no longer.
    fn keep_awake(&self, awake: bool);

    /// Stores a file where the user finds it, under `name` or, if that is taken, one like it,
    /// and gives its path.
    fn save(&self, name: &str, content: &[u8]) -> Result<PathBuf, SaveError>;

    /// Lets the user say where a file is to go; `name` is offered.
    fn choose(&self, name: &str) -> Choice;
}

#[cfg(test)]
mod tests {
    use super::Effect;

    fn written(text: &str) -> Vec<String> {
        Effect::list(text)
            .map(|effect| effect.to_string())
            .collect()
    }

    #[test]
    fn a_list_is_read_as_it_is_written() {
        assert_eq!(
            written("buzz=tick,sound=win,awake"),
            ["buzz=tick", "sound=win", "awake"]
        );
    }

    #[test]
    fn gaps_and_blanks_do_no_harm() {
        assert_eq!(written(""), [""; 0]);
        assert_eq!(written(" buzz = tick ,, =x, awake"), ["buzz=tick", "awake"]);
    }
}
