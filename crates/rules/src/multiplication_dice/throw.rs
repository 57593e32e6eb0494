use super::{Die, Place, Product};
use crate::Seat;

/// One throw of the three dice, and what came of its products.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// Who threw.
    pub seat: Seat,
    /// What the dice show.
    pub dice: [Die; 3],
    /// Whether the app threw them, and not a hand on the table.
    pub by_app: bool,
    /// The different products in the order of the dice: first and second, first and third,
    /// second and third. One to three; equal dice make fewer.
    pub multiplications: Vec<Multiplication>,
}

/// Two dice and their product.
///
/// Two different pairs of a throw's numbers never have the same product, so a product has
/// one pair only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiplication {
    /// The two dice, in the order in which they were thrown.
    pub factors: [Die; 2],
    /// What they make.
    pub product: Product,
    /// How the product was played, or `None` while it is still to be played.
    pub done: Option<Done>,
}

/// How a product of a throw was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// A field was claimed.
    Claimed {
        /// The field.
        at: Place,
        /// Whose it was before: nobody's, an opponent's (then it was captured for a point),
        /// or the player's own.
        before: Option<Seat>,
    },
    /// All its fields were the player's own when the dice fell.
    ByItself,
}

impl Throw {
    /// A throw, none of whose products has been played.
    ///
    /// Rule book: Multiplikations-Würfelspiel, "Würfeln": a product that comes up more than
    /// once is played once.
    pub(super) fn new(seat: Seat, dice: [Die; 3], by_app: bool) -> Self {
        let [first, second, third] = dice;
        let mut multiplications: Vec<Multiplication> = Vec::with_capacity(3);
        for factors in [[first, second], [first, third], [second, third]] {
            let product = Product::made_by(factors);
            if multiplications.iter().all(|made| made.product != product) {
                multiplications.push(Multiplication {
                    factors,
                    product,
                    done: None,
                });
            }
        }
        Self {
            seat,
            dice,
            by_app,
            multiplications,
        }
    }

    /// Whether every product has been played.
    pub fn is_done(&self) -> bool {
        self.multiplications.iter().all(|made| made.done.is_some())
    }

    /// The points that the throw has brought so far, 0 to 3.
    pub fn points(&self) -> u32 {
        let captures = self.multiplications.iter().map(|made| match made.done {
            Some(Done::Claimed { before, .. }) => before.is_some_and(|owner| owner != self.seat),
            Some(Done::ByItself) | None => false,
        });
        captures.map(u32::from).sum()
    }

    pub(super) fn multiplication(&self, product: Product) -> Option<&Multiplication> {
        let mut made = self.multiplications.iter();
        made.find(|made| made.product == product)
    }
}
