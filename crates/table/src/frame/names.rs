//! Names of people: which will do, and which are the same.

use tableside_ledger::{Ledger, Player};

use crate::failure::Failure;
use crate::text::{Text, text};

/// The longest name, in characters, as the ledger has it.
const LONGEST: usize = 60;

/// What makes two spellings the same name.
pub(crate) fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

/// The player of this name among those known.
pub(crate) fn same<'a>(known: &'a [Player], name: &str) -> Option<&'a Player> {
    let wanted = folded(name);
    known.iter().find(|player| folded(&player.name) == wanted)
}

/// The player of this name, who is added if nobody has it yet.
pub(crate) fn player(ledger: &mut Ledger, known: &[Player], name: &str) -> Result<Player, Failure> {
    match same(known, name) {
        Some(player) => Ok(player.clone()),
        None => Ok(ledger.add_player(name)?),
    }
}

/// What is wrong with a name, in words.
pub(crate) fn wrong(name: &str) -> Option<Text> {
    let name = name.trim();
    let visible = |c: char| !c.is_whitespace() && !is_invisible(c);
    if !name.chars().any(visible) {
        return Some(text("name-empty"));
    }
    if name
        .chars()
        .any(|c| c.is_control() || turns_text(c) || is_deceptive(c))
    {
        return Some(text("name-control"));
    }
    let length = name.chars().count();
    (length > LONGEST).then(|| text("name-long").with("n", length).with("longest", LONGEST))
}

/// Characters of no width, which join or part others.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
}

/// Characters that are not seen and would make two names of one. The joiners stay: scripts and
/// pictures are made of them.
fn is_deceptive(c: char) -> bool {
    let joins = matches!(c, '\u{200c}' | '\u{200d}');
    let blank = matches!(
        c,
        '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{180e}'
            | '\u{2028}'
            | '\u{2029}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{ffa0}'
            | '\u{e0000}'..='\u{e007f}'
    );
    blank || (is_invisible(c) && !joins)
}

/// Characters that would turn the direction of the text around the name.
fn turns_text(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
