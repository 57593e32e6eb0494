/// Whether the text is a date and time as RFC 3339 writes it, such as `2026-11-29T19:30:08Z`.
pub(super) fn is_date_time(text: &str) -> bool {
    parse(text.as_bytes()).is_some()
}

fn parse(text: &[u8]) -> Option<()> {
    let (date, rest) = text.split_at_checked(10)?;
    let year = digits(&date[..4])?;
    let month = digits(&date[5..7])?;
    let day = digits(&date[8..])?;
    let (time, rest) = rest.split_at_checked(9)?;
    let hour = digits(&time[1..3])?;
    let minute = digits(&time[4..6])?;
    let second = digits(&time[7..])?;
    let marks = [
        date[4],
        date[7],
        time[0].to_ascii_uppercase(),
        time[3],
        time[6],
    ];
    // A leap second is written as the sixtieth.
    let fits = marks == *b"--T::"
        && (1..=12).contains(&month)
        && (1..=days(year, month)).contains(&day)
        && hour < 24
        && minute < 60
        && second <= 60;
    fits.then_some(())?;
    offset(fraction(rest)?)
}

/// What follows the fraction of a second, if there is one.
fn fraction(rest: &[u8]) -> Option<&[u8]> {
    let Some(rest) = rest.strip_prefix(b".") else {
        return Some(rest);
    };
    let length = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    (length > 0).then(|| &rest[length..])
}

fn offset(rest: &[u8]) -> Option<()> {
    match rest {
        b"Z" | b"z" => Some(()),
        [b'+' | b'-', h1, h2, b':', m1, m2] => {
            (digits(&[*h1, *h2])? < 24 && digits(&[*m1, *m2])? < 60).then_some(())
        }
        _ => None,
    }
}

fn digits(bytes: &[u8]) -> Option<u32> {
    bytes.iter().try_fold(0, |number, byte| {
        byte.is_ascii_digit()
            .then(|| number * 10 + u32::from(byte - b'0'))
    })
}

fn days(year: u32, month: u32) -> u32 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::is_date_time;

    #[test]
    fn dates_with_times_are_told_from_other_text() {
        for good in [
            "2026-11-29T19:30:08Z",
            "2026-11-29t19:30:08z",
            "2026-11-29T19:30:08.125+01:00",
            "2024-02-29T00:00:00-11:30",
            "2016-12-31T23:59:60Z",
        ] {
            assert!(is_date_time(good), "{good}");
        }
        for bad in [
            "",
            "2026-11-29",
            "2026-11-29T19:30Z",
            "2026-11-29T19:30:08",
            "2026-11-29T19:30:08.Z",
            "2026-11-29T19:30:08+01",
            "2026-11-29T19:30:08+24:00",
            "2026-11-29T19:30:08Z ",
            "2026-13-29T19:30:08Z",
            "2025-02-29T19:30:08Z",
            "1900-02-29T19:30:08Z",
            "2026-11-29T24:00:00Z",
            "2026-11-29 19:30:08Z",
            "2026-11-29T19:30:08ä",
            "ääääääääääääääääääää",
        ] {
            assert!(!is_date_time(bad), "{bad}");
        }
    }
}
