//! Why a final field is no finish, in words.

use tableside_rules::kreuzsummen::{Fault, LineAt, MissedColumn};

use crate::text::{Text, text};

/// One sentence for each fault.
pub(super) fn say(faults: &[Fault]) -> Vec<Text> {
    faults.iter().flat_map(sentences).collect()
}

fn sentences(fault: &Fault) -> Vec<Text> {
    match fault {
        Fault::Places { expected, found } => {
            let free = expected.saturating_sub(*found);
            vec![text("ks-fault-places").with("n", free)]
        }
        Fault::Row { row, target, sum } => {
            vec![misses(&text("ks-row").with("n", row), *target, *sum)]
        }
        Fault::Columns { missed } => missed.iter().copied().map(column).collect(),
        Fault::Doubled { line, value } => {
            let line = match line {
                LineAt::Row(row) => text("ks-row").with("n", row),
                LineAt::Column(column) => text("ks-column").with("n", column),
            };
            vec![
                text("ks-fault-doubled")
                    .with("line", line)
                    .with("value", value.get()),
            ]
        }
        Fault::TooMany {
            value,
            used,
            copies,
        } => vec![
            text("ks-fault-too-many")
                .with("value", value.get())
                .with("used", used)
                .with("copies", copies),
        ],
    }
}

fn column(missed: MissedColumn) -> Text {
    let name = text("ks-column").with("n", missed.column);
    misses(&name, missed.target, missed.sum)
}

fn misses(line: &Text, target: u8, sum: u8) -> Text {
    let key = if sum > target {
        "ks-fault-over"
    } else {
        "ks-fault-missing"
    };
    text(key)
        .with("line", line)
        .with("sum", sum)
        .with("target", target)
        .with("n", sum.abs_diff(target))
}
