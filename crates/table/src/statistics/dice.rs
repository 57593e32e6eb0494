//! How fair the dice are that were thrown with the dice tool.

use askama::Template;

use crate::failure::Failure;
use crate::filters;
use crate::text::Text;
use crate::tools::dice::verdicts;
use crate::visit::Visit;

#[derive(Template)]
#[template(path = "statistics/dice.html")]
struct DicePart {
    verdicts: Vec<Text>,
}

/// Renders what all throws say; nothing without any.
pub(super) fn part(visit: &Visit) -> Result<String, Failure> {
    let verdicts = visit.ledger(|ledger| verdicts(ledger))?;
    if verdicts.is_empty() {
        return Ok(String::new());
    }
    visit.part(&DicePart { verdicts })
}
