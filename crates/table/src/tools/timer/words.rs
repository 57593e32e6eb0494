//! Times in digits and in words.

use std::time::Duration;

use crate::text::{Text, text};

/// What is left in whole seconds, as a clock shows it: the end is 0:00 and nothing before it is.
/// `4:05`, and from an hour on `1:04:05`.
pub(crate) fn digits(rest: Duration) -> String {
    let seconds = rest.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A length in words, "1 hour 4 minutes 5 seconds", parts that are nothing left out.
pub(crate) fn length(ms: u32) -> Text {
    let seconds = ms.div_ceil(1000);
    let parts = [
        ("timer-hours", seconds / 3600),
        ("timer-minutes", seconds / 60 % 60),
        ("timer-seconds", seconds % 60),
    ];
    let said = parts
        .into_iter()
        .filter(|(_, n)| *n > 0)
        .map(|(key, n)| text(key).with("n", n));
    Text::joined(said.collect(), " ")
}

/// A length as short as it gets, "30 s", "2 min"; in digits where it is neither.
pub(crate) fn short(ms: u32) -> Text {
    let seconds = ms.div_ceil(1000);
    match (seconds / 60, seconds % 60) {
        (0, seconds) => text("timer-short-seconds").with("n", seconds),
        (minutes @ 1..60, 0) => text("timer-short-minutes").with("n", minutes),
        _ => Text::verbatim(digits(Duration::from_millis(ms.into()))),
    }
}

/// How long ago the sand ran out: "just now", "2 minutes ago".
pub(crate) fn ago(time: Duration) -> Text {
    let minutes = i64::try_from(time.as_secs() / 60).unwrap_or(i64::MAX);
    match minutes {
        0 => text("timer-up-now"),
        1..60 => text("timer-up-minutes").with("n", minutes),
        60..1440 => text("timer-up-hours").with("n", minutes / 60),
        _ => text("timer-up-days").with("n", minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn nothing_is_left_only_at_the_end() {
        let shown = |ms| digits(Duration::from_millis(ms));
        assert_eq!(shown(0), "0:00");
        assert_eq!(shown(1), "0:01");
        assert_eq!(shown(60_000), "1:00");
        assert_eq!(shown(59_001), "1:00");
        assert_eq!(shown(245_000), "4:05");
        assert_eq!(shown(3_845_000), "1:04:05");
        assert_eq!(shown(86_400_000), "24:00:00");
    }

    #[test]
    fn lengths_are_said_without_what_is_nothing() {
        let said = |ms| Lang::ALL.map(|lang| length(ms).say(lang));
        assert_eq!(said(1_000), ["1 Sekunde", "1 second", "1 másodperc"]);
        assert_eq!(
            said(63_000),
            [
                "1 Minute 3 Sekunden",
                "1 minute 3 seconds",
                "1 perc 3 másodperc"
            ]
        );
        assert_eq!(said(7_200_000), ["2 Stunden", "2 hours", "2 óra"]);
    }

    #[test]
    fn short_lengths_fit_on_a_key() {
        let said = |ms| Lang::ALL.map(|lang| short(ms).say(lang));
        assert_eq!(said(30_000), ["30 s", "30 s", "30 mp"]);
        assert_eq!(said(120_000), ["2 min", "2 min", "2 perc"]);
        assert_eq!(said(63_000), ["1:03"; 3]);
        assert_eq!(said(3_600_000), ["1:00:00"; 3]);
    }

    #[test]
    fn an_end_says_how_long_it_is_ago() {
        let said = |secs| ago(Duration::from_secs(secs)).say(Lang::En);
        assert_eq!(said(0), "The sand ran out just now");
        assert_eq!(said(59), "The sand ran out just now");
        assert_eq!(said(60), "The sand ran out a minute ago");
        assert_eq!(said(150), "The sand ran out 2 minutes ago");
        assert_eq!(said(3600), "The sand ran out an hour ago");
        assert_eq!(said(48 * 3600), "The sand ran out 2 days ago");
        assert!(
            Lang::ALL
                .iter()
                .all(|&lang| !ago(Duration::MAX).say(lang).is_empty())
        );
    }
}
