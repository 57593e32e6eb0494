//! Rule book: Kreuzsummen, "Sieg, Aussetzen und neuer Versuch".

use tableside_rules::Seat;
use tableside_rules::kreuzsummen::Standing;

use super::pair::{
    END_TURN, GIVE_UP, PASS, Pair, arrange, at, discard, jack, king, place, queen, value,
};

#[test]
fn the_match_is_won_the_moment_every_line_is_met() {
    let pair = Pair::plays(1).fill(&[1, 3, 5, 6, 3]);
    assert_eq!(pair.won(), None);
    assert_eq!(pair.place(3, (2, 3)).won(), Some(vec![7, 6, 8]));
}

#[test]
fn the_order_of_the_column_targets_decides_nothing() {
    let pair = Pair::plays(1)
        .does(&arrange(&[8, 7, 6]))
        .fill(&[1, 3, 5, 6, 3, 3]);
    assert_eq!(pair.won(), Some(vec![7, 6, 8]));
    assert_eq!(pair.0.columns(), [8, 7, 6]);
    assert_eq!(pair.0.best_arrangement(), Some(vec![7, 6, 8]));
}

#[test]
fn the_rows_keep_their_targets() {
    // Rows of 12 and 9 where 9 and 12 are asked for.
    let pair = Pair::plays(1).fill(&[6, 3, 3, 1, 3, 5]);
    assert_eq!(pair.won(), None);
    assert_eq!(pair.0.row(1).standing(), Standing::Over(3));
    assert_eq!(pair.0.row(2).standing(), Standing::Missing(3));
}

#[test]
fn no_column_target_is_met_twice() {
    // Columns of 7, 7 and 7.
    let pair = Pair::plays(1).fill(&[1, 3, 5, 6, 4, 2]);
    assert_eq!(pair.won(), None);
    assert_eq!(pair.0.best_arrangement(), None);
}

#[test]
fn only_top_cards_count() {
    let pair = Pair::plays(1).fill(&[6, 3, 5, 6, 3, 3]);
    assert_eq!(pair.won(), None);
    assert_eq!(pair.place(1, (1, 1)).won(), Some(vec![7, 6, 8]));
}

#[test]
fn a_jack_or_a_queen_may_win() {
    // Scenario 2: rows 9, 12, 15 and columns 7, 13, 16.
    let pair = Pair::plays(2).fill(&[5, 2, 6, 1, 1, 6, 5, 6, 4]);
    assert_eq!(pair.won(), None);
    let pair = pair.does(&jack((1, 1), (2, 2)));
    assert_eq!(pair.won(), Some(vec![7, 13, 16]));
    // Scenario 3: rows 10, 13, 16 and columns 8, 14, 17.
    let pair = Pair::plays(3).fill(&[1, 2, 7, 1, 5, 7, 6, 7, 4]);
    assert_eq!(pair.won(), None);
    let pair = pair.does(&queen(3, (3, 3)));
    assert_eq!(pair.won(), Some(vec![8, 14, 17]));
}

#[test]
fn a_king_leaves_a_gap() {
    // Scenario 12: rows 12, 11, 13 and columns 9, 10, 17.
    let pair = Pair::plays(12)
        .fill(&[1, 4, 7, 1, 3, 7, 7, 3])
        .does(&king((3, 2), (3, 3)));
    assert_eq!(pair.won(), None);
    assert!(!pair.0.is_full());
    assert_eq!(pair.place(3, (3, 2)).won(), Some(vec![9, 10, 17]));
}

#[test]
fn before_scenario_18_a_finished_line_may_show_a_value_twice() {
    // 3 twice in the second row.
    assert!(Pair::plays(1).fill(&[1, 3, 5, 6, 3, 3]).won().is_some());
}

#[test]
fn from_scenario_18_it_may_not() {
    // Rows 12, 14 and columns 7, 8, 11: every sum is right, but 4 stands twice.
    let pair = Pair::plays(18).fill(&[1, 4, 7, 6, 4, 4]);
    assert_eq!(pair.won(), None);
    assert_eq!(pair.0.row(1).standing(), Standing::Met);
    assert_eq!(pair.0.row(2).standing(), Standing::Doubled(4));
    assert_eq!(pair.0.column(2).doubled, [value(4)]);
    let pair = pair.place(3, (1, 2)).place(8, (1, 3)).place(5, (2, 2));
    assert_eq!(pair.won(), None);
    assert_eq!(pair.place(3, (2, 3)).won(), Some(vec![7, 8, 11]));
}

#[test]
fn doubled_values_are_no_trouble_on_the_way() {
    let pair = Pair::plays(18).place(4, (1, 1)).place(4, (1, 2));
    assert_eq!(pair.0.row(1).doubled, [value(4)]);
    assert_eq!(pair.0.row(1).standing(), Standing::Missing(4));
}

#[test]
fn targets_are_arranged_once_every_place_is_filled() {
    let pair = Pair::plays(1).fill(&[1, 3, 5, 6, 3]);
    assert_eq!(pair.0.best_arrangement(), None);
    // Columns of 7, 6 and 6: the first 6 gets its target, 8 is left for the last.
    let pair = pair.place(1, (2, 3));
    assert_eq!(pair.0.best_arrangement(), Some(vec![7, 6, 8]));
    // A 6 that already lies right stays where it is.
    let pair = pair.does(&arrange(&[8, 7, 6]));
    assert_eq!(pair.0.best_arrangement(), Some(vec![7, 8, 6]));
    let pair = pair.does(&arrange(&[7, 8, 6]));
    assert_eq!(pair.0.best_arrangement(), None);
}

#[test]
fn a_match_in_progress_has_no_outcome() {
    let pair = Pair::plays(1).does(&place(1, (1, 1)));
    assert!(pair.won().is_none() && !pair.lost());
    assert_eq!(pair.0.stack(at((1, 1))), [value(1)]);
}

#[test]
fn the_winner_does_not_refill_the_hand() {
    let before = Pair::plays(1).fill(&[1, 3, 5, 6, 3]);
    let (table, seat) = (before.0.table(), before.0.seat().index());
    let after = before.place(3, (2, 3)).0.table();
    assert_eq!(after.hands[seat], table.hands[seat] - 1);
    assert_eq!(
        (after.draw_pile, after.display),
        (table.draw_pile, table.display)
    );
}

#[test]
fn two_passes_in_a_row_lose() {
    let pair = Pair::plays(1).does(&PASS);
    assert!(!pair.lost());
    assert_eq!((pair.0.passes(), pair.0.seat()), (1, Seat::new(1)));
    assert!(pair.does(&PASS).lost());
}

#[test]
fn a_field_action_or_a_swap_begins_the_count_of_passes_anew() {
    assert!(
        !Pair::plays(1)
            .does(&PASS)
            .place(1, (1, 1))
            .does(&PASS)
            .lost()
    );
    let swapped = Pair::plays(1).does(&PASS).does(&discard(6));
    assert_eq!(swapped.0.passes(), 0);
    assert!(!swapped.does(&END_TURN).does(&PASS).lost());
}

#[test]
fn rearranging_targets_does_not_come_between_passes() {
    let pair = Pair::plays(1).does(&PASS).does(&arrange(&[8, 7, 6]));
    assert_eq!(pair.0.passes(), 1);
    assert!(pair.does(&PASS).lost());
}

#[test]
fn both_may_give_up_at_any_time() {
    assert!(Pair::plays(1).does(&GIVE_UP).lost());
    assert!(Pair::plays(1).does(&discard(6)).does(&GIVE_UP).lost());
}
