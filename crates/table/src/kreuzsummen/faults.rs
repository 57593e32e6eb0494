//! Why a final field is no finish, in words.

use tableside_rules::kreuzsummen::{Fault, LineAt, MissedColumn};

use crate::text::{Text, text};

/// One sentence for each fault: those of the rows, then the columns, then what is doubled.
pub(super) fn say(faults: &[Fault]) -> Vec<Text> {
    let mut faults: Vec<&Fault> = faults.iter().collect();
    faults.sort_by_key(|fault| match fault {
        Fault::Places { .. } => (0, 0),
        Fault::Row { row, .. } => (1, *row),
        Fault::Columns { .. } => (2, 0),
        Fault::Doubled { line, .. } => match line {
            LineAt::Row(row) => (3, *row),
            LineAt::Column(column) => (4, *column),
        },
        Fault::TooMany { value, .. } => (5, value.get()),
    });
    faults.into_iter().flat_map(sentences).collect()
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
