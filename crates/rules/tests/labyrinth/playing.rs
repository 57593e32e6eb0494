//! Turns as the book has them.

use tableside_rules::labyrinth::{
    Carried, Labyrinth, Phase, Push, Refusal, Setup, Side, Spot, Target, Treasure,
};
use tableside_rules::{Game, Refused, Seat};

use super::group::{Group, OPEN, arrow, at, go, push, setup, spot, tile};

const ANNA_AND_BEN: &[&[&str]] = &[&["book", "keys"], &["coins", "bat"]];

#[test]
fn a_match_is_for_one_to_four_players_with_a_start_and_cards_each() {
    let refused = |setup: &Setup, seats| {
        let refusal = Labyrinth::start(setup, seats).unwrap_err();
        (refusal.at(), refusal.code())
    };
    let two = setup(ANNA_AND_BEN);
    assert_eq!(refused(&two, 0), ("players", "not-one-to-four"));
    assert_eq!(refused(&two, 5), ("players", "not-one-to-four"));
    assert_eq!(refused(&two, 1), ("setup.cards", "not-the-hands"));
    let mut starts = two.clone();
    starts.layout.as_mut().unwrap().starts.pop();
    assert_eq!(refused(&starts, 2), ("setup.starts", "not-the-starts"));
    let starter = Setup {
        starter: Seat::new(2),
        ..two
    };
    assert_eq!(refused(&starter, 2), ("setup.starter", "no-such-starter"));
    let none = setup(&[&["book"], &[]]);
    assert_eq!(refused(&none, 2), ("setup.cards", "no-card"));
    let unknown = setup(&[&["book"], &["teapot"]]);
    assert_eq!(refused(&unknown, 2), ("setup.cards", "no-such-card"));
    for seats in 1..=4 {
        let cards: &[&[&str]] = &[&["book"], &["bat"], &["keys"], &["crown"]];
        assert!(Labyrinth::start(&setup(&cards[..seats]), seats).is_ok());
    }
}

#[test]
fn pawns_stand_on_their_starts_and_the_starter_begins() {
    let mut setup = setup(ANNA_AND_BEN);
    setup.starter = Seat::new(1);
    let group = Group(Labyrinth::start(&setup, 2).unwrap());
    assert_eq!((group.pawn(0), group.pawn(1)), ((1, 1), (1, 7)));
    assert_eq!((group.0.seat(), group.0.turns()), (Seat::new(1), 0));
    assert_eq!(group.0.home(Seat::new(1)), Some(at((1, 7))));
    let book = Treasure::new("book");
    assert_eq!(group.0.target(Seat::new(0)), Target::Treasure(&book));
}

#[test]
fn a_turn_is_a_push_and_then_a_go() {
    let group = Group::plays(ANNA_AND_BEN).may_not(&go((1, 1)), &Refusal::PushFirst);
    assert_eq!(group.0.phase(), Phase::Push);
    assert_eq!(group.0.pushes().count(), 12);
    assert!(group.0.destinations().is_empty());
    let group = group
        .pushes(Side::Left, 2, '└')
        .may_not(&push(Side::Left, 2, '│'), &Refusal::SecondPush);
    assert_eq!((group.0.phase(), group.0.seat()), (Phase::Go, Seat::new(0)));
    assert_eq!(group.0.pushes().count(), 0);
    assert!(group.0.destinations().contains(at((3, 1))));
    let group = group.goes((3, 1));
    assert_eq!(
        (group.0.phase(), group.0.seat()),
        (Phase::Push, Seat::new(1))
    );
    assert_eq!((group.pawn(0), group.0.turns()), ((3, 1), 1));
    let group = group.waits();
    assert_eq!((group.0.seat(), group.0.turns()), (Seat::new(0), 2));
}

#[test]
fn nobody_has_to_go_anywhere() {
    let group = Group::plays(ANNA_AND_BEN)
        .pushes(Side::Left, 2, '└')
        .goes((1, 1));
    assert_eq!((group.pawn(0), group.0.seat()), ((1, 1), Seat::new(1)));
}

#[test]
fn the_spare_goes_in_however_it_is_turned_but_no_other_tile() {
    for drawing in "└┌┐┘".chars() {
        let group = Group::plays(ANNA_AND_BEN).pushes(Side::Right, 4, drawing);
        assert_eq!(group.row(4), format!("││││││{drawing}"));
        assert_eq!(group.0.spare(), Some(tile('│')));
    }
    let not_the_spare = |drawing| Refusal::NotTheSpare {
        tile: tile(drawing),
        spare: tile('└'),
    };
    Group::plays(ANNA_AND_BEN)
        .may_not(&push(Side::Right, 4, '─'), &not_the_spare('─'))
        .may_not(&push(Side::Right, 4, '┬'), &not_the_spare('┬'));
}

#[test]
fn treasures_ride_along_off_the_board_and_in_again() {
    let group = Group::plays(ANNA_AND_BEN).pushes(Side::Top, 4, '┐');
    assert_eq!(group.lies("dragon"), spot((1, 4)));
    assert_eq!(group.lies("bat"), spot((3, 4)));
    assert_eq!(group.lies("book"), spot((1, 3)));
    // From the bottom it would be a push back, so the bat leaves sideways: from (3, 4) only
    // columns move it, five more of them.
    let mut group = group.stays();
    for _ in 0..4 {
        let spare = group.0.spare().unwrap();
        group = group.pushes(Side::Top, 4, spare.into()).stays();
    }
    assert_eq!(group.lies("bat"), spot((7, 4)));
    let spare = group.0.spare().unwrap();
    let group = group.pushes(Side::Top, 4, spare.into()).stays();
    assert_eq!(group.lies("bat"), Spot::Spare);
    let bats = group.0.treasures_at(Spot::Spare);
    assert_eq!(bats.collect::<Vec<_>>(), [&Treasure::new("bat")]);
    let spare = group.0.spare().unwrap();
    let group = group.pushes(Side::Left, 6, spare.into());
    assert_eq!(group.lies("bat"), spot((6, 1)));
}

#[test]
fn every_pawn_that_is_pushed_out_comes_in_at_the_other_end() {
    let group = Group::plays(&[&["book"], &["coins"], &["keys"]])
        .pushes(Side::Left, 2, '└')
        .goes((3, 2))
        .pushes(Side::Left, 6, '│')
        .goes((3, 6))
        .pushes(Side::Left, 4, '│')
        .stays();
    assert_eq!(
        [group.pawn(0), group.pawn(1), group.pawn(2)],
        [(3, 2), (3, 6), (7, 7)]
    );
    // Twice from the bottom: the first carries Anna up, the second once more.
    let group = group.pushes(Side::Bottom, 2, '│').goes((2, 2));
    assert_eq!(group.pawn(0), (2, 2));
    let group = group
        .pushes(Side::Right, 2, '─')
        .stays()
        .pushes(Side::Right, 2, '└')
        .stays();
    // Anna stood at (2, 2): moved to (2, 1) and then pushed out, to the tile at the right.
    assert_eq!(group.pawn(0), (2, 7));
    assert!(group.row(2).ends_with('└'));
}

#[test]
fn two_pawns_on_one_tile_stay_together() {
    let group = Group::plays(ANNA_AND_BEN)
        .pushes(Side::Left, 2, '└')
        .goes((1, 2))
        .pushes(Side::Left, 4, '│')
        .goes((1, 2))
        .pushes(Side::Bottom, 2, '│');
    assert_eq!([group.pawn(0), group.pawn(1)], [(7, 2), (7, 2)]);
}

#[test]
fn the_push_before_can_not_be_undone_however_the_tile_is_turned() {
    let barred = arrow(Side::Right, 2);
    let push_back = Refusal::PushBack { push: barred };
    let group = Group::plays(ANNA_AND_BEN);
    assert_eq!((group.0.last_push(), group.0.barred()), (None, None));
    let group = group.pushes(Side::Left, 2, '└').stays();
    assert_eq!(group.0.barred(), Some(barred));
    let pushes: Vec<Push> = group.0.pushes().collect();
    assert_eq!((pushes.len(), pushes.contains(&barred)), (11, false));
    let group = group
        .may_not(&push(Side::Right, 2, '│'), &push_back)
        .may_not(&push(Side::Right, 2, '─'), &push_back)
        .pushes(Side::Left, 2, '│')
        .stays()
        .may_not(&push(Side::Right, 2, '│'), &push_back)
        .pushes(Side::Top, 4, '│')
        .stays();
    assert_eq!(group.0.barred(), Some(arrow(Side::Bottom, 4)));
    group.pushes(Side::Right, 2, '─');
}

#[test]
fn a_pawn_goes_as_far_as_doors_join() {
    let no_way = |to| Refusal::NoWay {
        from: at((1, 1)),
        to: at(to),
    };
    let group = Group::plays(ANNA_AND_BEN).pushes(Side::Left, 2, '┐');
    // Above and below the tile of row 2 the ways run across.
    let group = group.may_not(&go((2, 2)), &no_way((2, 2)));
    assert_eq!(group.0.way(at((1, 1)), at((2, 2))), None);
    let way = group.0.way(at((1, 1)), at((3, 3))).unwrap();
    let way: Vec<(u8, u8)> = way.into_iter().map(<_>::from).collect();
    assert_eq!(way, [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3)]);
    group.goes((7, 7));
}

#[test]
fn a_slide_is_known_before_it_happens() {
    let group = Group::plays(ANNA_AND_BEN)
        .pushes(Side::Left, 2, '└')
        .goes((1, 4));
    let slide = group.0.slide(arrow(Side::Bottom, 4), tile('─')).unwrap();
    assert_eq!(slide.out, tile('─'));
    let anna = Carried {
        who: Seat::new(0),
        from: at((1, 4)),
        to: at((7, 4)),
    };
    assert_eq!(slide.pawns, [anna]);
    // The bat rode to (2, 5) with the first push, so this one moves no treasure.
    assert_eq!(slide.treasures, []);
    let slide = group.0.slide(arrow(Side::Left, 2), tile('─')).unwrap();
    let ride = |name: &str, from: (u8, u8), to: (u8, u8)| Carried {
        who: Treasure::new(name),
        from: spot(from),
        to: spot(to),
    };
    assert_eq!(slide.pawns, []);
    assert_eq!(
        slide.treasures,
        [ride("bat", (2, 5), (2, 6)), ride("dragon", (2, 1), (2, 2))]
    );
    let after = group.clone().pushes(Side::Left, 2, '│');
    assert_eq!(after.0.spare(), Some(slide.out));
    assert_eq!(after.lies("bat"), spot((2, 6)));
}

#[test]
fn a_board_is_taken_as_it_is_given() {
    let mut setup = setup(ANNA_AND_BEN);
    let layout = setup.layout.as_mut().unwrap();
    layout.starts = vec![at((4, 4)), at((4, 4))];
    layout.treasures.insert(Treasure::new("book"), Spot::Spare);
    let group = Group(Labyrinth::start(&setup, 2).unwrap());
    assert_eq!(Vec::from(*group.0.board().unwrap()), OPEN);
    assert_eq!((group.pawn(0), group.lies("book")), ((4, 4), Spot::Spare));
}
