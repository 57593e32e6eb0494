use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{Die, Product, Throw};
use crate::Seat;

/// The number of rounds that a set-up offers first, for 2, 3 or 4 players: in all of them
/// about forty points are to be expected. `None` for other numbers of players.
pub const fn preset_rounds(seats: usize) -> Option<u32> {
    match seats {
        2 => Some(30),
        3 => Some(20),
        4 => Some(15),
        _ => None,
    }
}

/// How many points all players together make on average in so many rounds, on a board that
/// is empty at first. `None` for fewer than 2 or more than 4 players.
///
/// The players are supposed to take an opponent's field whenever they may, and otherwise to
/// choose by chance. Nothing is estimated: products do not touch each other's fields, so for
/// each product the odds of who holds how many of its fields are followed from throw to
/// throw. After 250 rounds the board is full and each round brings the same.
pub fn expected_points(seats: usize, rounds: u32) -> Option<f64> {
    static TABLES: [LazyLock<Vec<f64>>; 3] = [
        LazyLock::new(|| points_after_rounds(2)),
        LazyLock::new(|| points_after_rounds(3)),
        LazyLock::new(|| points_after_rounds(4)),
    ];
    let table = TABLES.get(seats.checked_sub(2)?)?;
    let [.., last_but_one, last] = table[..] else {
        return None;
    };
    let followed = usize::try_from(rounds).ok();
    let followed = followed.and_then(|rounds| table.get(rounds)).copied();
    Some(followed.unwrap_or_else(|| {
        let beyond = f64::from(rounds) - f64::from(FOLLOWED);
        last + beyond * (last - last_but_one)
    }))
}

/// How many rounds are followed throw by throw.
const FOLLOWED: u16 = 250;

/// The points to be expected from the start to the end of each round; in front none.
fn points_after_rounds(seats: usize) -> Vec<f64> {
    let mut gains = vec![0.0; usize::from(FOLLOWED)];
    for ((fields, chance), products) in kinds() {
        let mut odds = Odds::at_start(seats, fields);
        for gain in &mut gains {
            *gain += f64::from(products) * odds.play_round(f64::from(chance) / THROWS);
        }
    }
    let mut sum = 0.0;
    let sums = gains.into_iter().map(|gain| {
        sum += gain;
        sum
    });
    [0.0].into_iter().chain(sums).collect()
}

/// How many throws there are, all of them equally likely.
const THROWS: f64 = 1728.0;

/// How many products there are of each kind: those that stand on as many fields and that as
/// many of all throws make.
fn kinds() -> BTreeMap<(u8, u16), u8> {
    let mut chances: BTreeMap<Product, u16> = BTreeMap::new();
    for first in Die::all() {
        for second in Die::all() {
            for third in Die::all() {
                let throw = Throw::new(Seat::new(0), [first, second, third], true);
                for made in throw.multiplications {
                    *chances.entry(made.product).or_default() += 1;
                }
            }
        }
    }
    let mut kinds = BTreeMap::new();
    for (product, chance) in chances {
        let fields = product.places().map(|_| 1).sum();
        *kinds.entry((fields, chance)).or_default() += 1;
    }
    kinds
}

/// How many fields of a product each seat holds. Seats that do not play hold none.
type Held = [u8; 4];

/// Who may hold how many fields of one product, and how likely that is.
struct Odds {
    likely: Vec<f64>,
    /// For each seat, what its playing the product makes of each way to hold the fields.
    moves: Vec<Vec<Move>>,
}

/// What comes of playing a product.
struct Move {
    captures: bool,
    /// Where it may lead, and how likely that is.
    to: Vec<(usize, f64)>,
}

impl Odds {
    fn at_start(seats: usize, fields: u8) -> Self {
        let ways = ways_to_hold(seats, fields);
        let index: BTreeMap<Held, usize> = ways.iter().copied().zip(0..).collect();
        let play = |held: &Held, seat| {
            let to = after(*held, fields, seat).into_iter();
            Move {
                captures: captures(*held, fields, seat),
                to: to.map(|(held, odds)| (index[&held], odds)).collect(),
            }
        };
        let moves = (0..seats).map(|seat| ways.iter().map(|held| play(held, seat)).collect());
        let mut likely = vec![0.0; ways.len()];
        likely[index[&[0; 4]]] = 1.0;
        Self {
            likely,
            moves: moves.collect(),
        }
    }

    /// Lets every seat throw once, with a chance that the product comes up, and gives the
    /// points that this brings on average.
    fn play_round(&mut self, chance: f64) -> f64 {
        let mut points = 0.0;
        for moves in &self.moves {
            let mut next: Vec<f64> = self
                .likely
                .iter()
                .map(|odds| odds * (1.0 - chance))
                .collect();
            for (odds, played) in self.likely.iter().zip(moves) {
                let odds = odds * chance;
                if played.captures {
                    points += odds;
                }
                for (to, share) in &played.to {
                    next[*to] += odds * share;
                }
            }
            self.likely = next;
        }
        points
    }
}

/// Every way in which so many seats may hold up to so many fields.
fn ways_to_hold(seats: usize, fields: u8) -> Vec<Held> {
    let mut ways = vec![[0; 4]];
    for seat in 0..seats {
        let more = ways.iter().flat_map(|held: &Held| {
            let free = fields - held.iter().sum::<u8>();
            (0..=free).map(move |own| {
                let mut held = *held;
                held[seat] = own;
                held
            })
        });
        ways = more.collect();
    }
    ways
}

/// Whether a seat that plays the product takes a field from another one.
fn captures(held: Held, fields: u8, seat: usize) -> bool {
    held.iter().sum::<u8>() == fields && held[seat] < fields
}

/// Who may hold how many fields after a seat has played the product, and how likely that is.
fn after(held: Held, fields: u8, seat: usize) -> Vec<(Held, f64)> {
    let mut next = held;
    if held[seat] == fields {
        return vec![(next, 1.0)];
    }
    next[seat] += 1;
    if !captures(held, fields, seat) {
        return vec![(next, 1.0)];
    }
    let others = (0..held.len()).filter(|&other| other != seat && held[other] > 0);
    let lost = others.map(|other| {
        let mut next = next;
        next[other] -= 1;
        (
            next,
            f64::from(held[other]) / f64::from(fields - held[seat]),
        )
    });
    lost.collect()
}
