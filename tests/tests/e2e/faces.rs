//! Jack, queen, king and the swap in the real window, and an attempt that is lost.

use tableside_tests::{Place, Screen, Trouble};

/// The scenario that brings the third of the three face cards.
const ALL_FACES: &str = "square-12";

#[test]
fn a_pair_wins_with_all_face_cards() -> Result<(), Trouble> {
    let place = Place::new("faces")?;
    let app = place.window()?;
    app.meet("Anna", "Ben")?;
    // Not reached yet: a long press opens it all the same.
    app.hold(ALL_FACES)?;
    app.wait_for_screen("scenario")?;
    app.shot("set-up")?;
    app.start(0)?;
    use_the_jack(&app)?;
    cover(&app)?;
    use_the_king(&app)?;
    use_the_queen(&app)?;
    swap(&app)?;
    look_at_the_piles(&app)?;
    arrange_the_columns(&app)?;
    app.lay("2-3", 5)?;
    app.lay("3-3", 5)?;
    app.wait_for(".ks-result-won")?;
    assert_eq!(app.field()?, "2 3 7 4 2 5 3 5 5");
    assert_eq!(app.texts(".ks-column .ks-number")?, ["9", "10", "17"]);
    app.shot("won")?;
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}

/// Two stacks trade places.
fn use_the_jack(app: &Screen) -> Result<(), Trouble> {
    app.lay("1-3", 7)?;
    app.lay("1-2", 3)?;
    app.lay("1-1", 4)?;
    app.lay("2-1", 2)?;
    app.taps(&["jack", "place-1-1"])?;
    app.shot("jack")?;
    app.tap("place-2-1")?;
    assert_eq!(app.field()?, "2 3 7 4 . . . . .");
    Ok(())
}

/// A number on top of another; the stack says how high it is and what lies beneath.
fn cover(app: &Screen) -> Result<(), Trouble> {
    app.lay("2-2", 6)?;
    app.lay("2-2", 2)?;
    assert_eq!(app.field()?, "2 3 7 4 2 . . . .");
    assert_eq!(app.text("[data-key=\"place-2-2\"] small")?, "2");
    app.tap("place-2-2")?;
    assert_eq!(app.texts(".ks-stack li")?, ["6", "2"]);
    app.shot("stack")?;
    // The same place again lets go of it.
    app.tap("place-2-2")?;
    assert_eq!(app.count(".ks-stack")?, 0);
    Ok(())
}

/// A stack moves to a free place, and its old place is free again.
fn use_the_king(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["king", "place-1-2"])?;
    app.shot("king")?;
    app.tap("place-3-1")?;
    assert_eq!(app.field()?, "2 . 7 4 2 . 3 . .");
    app.lay("1-2", 3)?;
    assert_eq!(app.field()?, "2 3 7 4 2 . 3 . .");
    Ok(())
}

/// A number goes onto a stack, its former top goes back to the hand.
fn use_the_queen(app: &Screen) -> Result<(), Trouble> {
    app.lay("3-2", 1)?;
    assert_eq!(app.text("[data-key=\"value-1\"] small")?, "2 left");
    app.taps(&["queen", "place-3-2"])?;
    app.shot("queen")?;
    app.tap("value-5")?;
    assert_eq!(app.field()?, "2 3 7 4 2 . 3 5 .");
    assert_eq!(app.text("[data-key=\"value-1\"] small")?, "3 left");
    Ok(())
}

/// A swap alone does not end the turn; that is said by a tap.
fn swap(app: &Screen) -> Result<(), Trouble> {
    let mover = app.whose_turn()?;
    app.taps(&["swap", "value-6"])?;
    assert_eq!(app.whose_turn()?, mover);
    assert!(!app.offers("swap")?, "one swap a turn");
    app.shot("swapped")?;
    app.tap("end-turn")?;
    assert_ne!(app.whose_turn()?, mover);
    Ok(())
}

/// The discard pile holds the swapped card and the three face cards, the latest first.
fn look_at_the_piles(app: &Screen) -> Result<(), Trouble> {
    app.taps(&["more", "look"])?;
    app.wait_for_screen("look")?;
    let discarded = app.texts("section[aria-labelledby=\"discarded\"] li")?;
    assert_eq!(discarded, ["6", "Queen", "King", "Jack"]);
    app.shot("discard-pile")?;
    app.back()?;
    app.wait_for_screen("match")
}

/// Two column targets trade places; that is no turn.
fn arrange_the_columns(app: &Screen) -> Result<(), Trouble> {
    let mover = app.whose_turn()?;
    assert_eq!(app.texts(".ks-column .ks-number")?, ["9", "10", "17"]);
    app.taps(&["target-1", "target-3"])?;
    assert_eq!(app.texts(".ks-column .ks-number")?, ["17", "10", "9"]);
    assert_eq!(app.whose_turn()?, mover);
    app.shot("arranged")?;
    Ok(())
}

#[test]
fn two_passes_in_a_row_lose() -> Result<(), Trouble> {
    let place = Place::new("lost")?;
    let app = place.window()?;
    app.meet("Anna", "Ben")?;
    app.begin(0)?;
    app.lay("1-1", 3)?;
    app.taps(&["more", "stuck"])?;
    app.shot("stuck")?;
    app.tap("pass")?;
    assert_eq!(app.whose_turn()?, "Anna");
    app.wait_for_text(".foot .note", "One pass so far")?;
    app.taps(&["more", "stuck"])?;
    app.wait_for_text(".ks-panel", "the attempt is lost")?;
    app.tap("pass")?;
    app.wait_for(".ks-result-lost")?;
    app.wait_for_text(".ks-result-lost", "Not every deal can be won")?;
    app.shot("panel")?;
    app.tap("campaign")?;
    app.wait_for_text("[data-key=\"square-1\"]", "tried once")?;
    // Undo leads back into the match: a loss by a slip is none.
    app.back()?;
    app.tap("undo")?;
    assert_eq!(app.field()?, "3 . . . . .");
    assert_eq!(app.whose_turn()?, "Anna");
    assert_eq!(app.errors()?, [""; 0]);
    Ok(())
}
