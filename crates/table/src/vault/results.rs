//! What a seat came to, read off the outcome of any game.

use serde_json::Value;

/// Whether a seat won: `yes`, `shared`, `no`; nothing where there is no winning.
pub(super) fn won(outcome: &Value, seat: usize) -> Option<&'static str> {
    if let Some(winners) = outcome.get("winners").and_then(Value::as_array) {
        let is_winner = winners
            .iter()
            .any(|winner| winner.as_u64() == u64::try_from(seat).ok());
        return Some(match (is_winner, winners.len()) {
            (true, 1) => "yes",
            (true, _) => "shared",
            (false, _) => "no",
        });
    }
    let won = outcome.get("won")?.as_bool()?;
    Some(if won { "yes" } else { "no" })
}

/// What a seat has, in the game's own measure.
pub(super) fn points(outcome: &Value, seat: usize) -> Option<String> {
    if let Some(seconds) = outcome.get("seconds") {
        return Some(seconds.to_string());
    }
    ["scores", "collected", "laps", "rungs"]
        .into_iter()
        .find_map(|measure| outcome.get(measure)?.get(seat))
        .filter(|points| points.is_number())
        .map(Value::to_string)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn winners_and_points_are_read_off_any_outcome() {
        let one = json!({"scores": [14, 11], "winners": [0]});
        assert_eq!([won(&one, 0), won(&one, 1)], [Some("yes"), Some("no")]);
        assert_eq!(points(&one, 1).as_deref(), Some("11"));
        let shared = json!({"collected": [3, 3], "winners": [0, 1]});
        assert_eq!(won(&shared, 1), Some("shared"));
        assert_eq!(points(&shared, 0).as_deref(), Some("3"));
        let together = json!({"won": true, "columns": [7, 6, 8]});
        assert_eq!(
            (won(&together, 1), points(&together, 1)),
            (Some("yes"), None)
        );
        let timed = json!({"won": true, "seconds": 754});
        assert_eq!(points(&timed, 0).as_deref(), Some("754"));
        assert_eq!(won(&json!({}), 0), None);
    }
}
