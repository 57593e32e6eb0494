//! Numbers with one decimal, as each language writes them.

use crate::text::{Text, text};

/// A number rounded to a tenth; without it, where it is whole.
#[expect(
    clippy::cast_possible_truncation,
    reason = "points, turns and seconds are far from the end of the numbers"
)]
pub(super) fn decimal(number: f64) -> Text {
    let tenths = (number * 10.0).round() as i64;
    if tenths % 10 == 0 {
        return Text::verbatim((tenths / 10).to_string());
    }
    let sign = if tenths < 0 { "-" } else { "" };
    let tenths = tenths.abs();
    text("stats-decimal")
        .with("whole", format!("{sign}{}", tenths / 10))
        .with("tenth", (tenths % 10).to_string())
}

/// Seconds as minutes and seconds, "12:05".
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "seconds are above zero and far from the end of the numbers"
)]
pub(super) fn clock(seconds: f64) -> Text {
    let seconds = seconds.round().max(0.0) as u64;
    Text::verbatim(format!("{}:{:02}", seconds / 60, seconds % 60))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn a_tenth_is_written_as_the_language_writes_it() {
        assert_eq!(
            Lang::ALL.map(|lang| decimal(12.34).say(lang)),
            ["12,3", "12.3", "12,3"]
        );
        assert_eq!(decimal(7.0).say(Lang::De), "7");
        assert_eq!(decimal(6.96).say(Lang::De), "7");
        assert_eq!(decimal(-0.5).say(Lang::De), "-0,5");
        assert_eq!(clock(725.4).say(Lang::De), "12:05");
    }
}
