use super::Product;
use crate::Refused;

/// The rule that an action, or a set-up, would break.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match has ended, after which nothing happens any more.
    #[error("the match is over")]
    MatchOver,
    /// A throw's products are played before the next seat throws.
    #[error("the dice lie already, still to be played: {}", listed(open))]
    ProductsOpen {
        /// The products that are still to be played, in the order of the dice.
        open: Vec<Product>,
    },
    /// Nothing can be claimed before the dice are thrown.
    #[error("the dice have not been thrown yet in this turn")]
    NotRolled,
    /// The board has rows and columns 1 to 12.
    #[error("row {row}, column {column} is outside the board, rows and columns are 1 to 12")]
    OutsideBoard {
        /// The row that was named.
        row: u8,
        /// The column that was named.
        column: u8,
    },
    /// The dice do not make the number on the field.
    #[error("the dice do not make {product}, still to be played: {}", listed(open))]
    NotAProduct {
        /// The number on the field that was named.
        product: Product,
        /// The products that are still to be played, in the order of the dice.
        open: Vec<Product>,
    },
    /// A product claims one field in a throw.
    #[error("{product} has been played in this throw")]
    AlreadyPlayed {
        /// The number on the field that was named.
        product: Product,
    },
    /// All fields of the product are the player's own, so there is nothing to claim.
    #[error("{product} is done by itself, the player has all its fields")]
    DoneByItself {
        /// The number on the field that was named.
        product: Product,
    },
    /// Only when a product has no free field may one that is taken be claimed.
    #[error("{product} still has a free field, which comes before one that is taken")]
    FreeFieldsFirst {
        /// The number on the field that was named.
        product: Product,
    },
    /// The rounds are not lowered below the one being played.
    #[error("round {round} is being played, so there can't be only {rounds}")]
    BelowRound {
        /// The number of rounds that was named.
        rounds: u32,
        /// The round being played, from 1.
        round: u32,
    },
    /// A match has at least one round.
    #[error("a match has at least one round")]
    NoRounds,
    /// The game is for two to four players.
    #[error("this game is for 2 to 4 players, not {seats}")]
    NotTwoToFourPlayers {
        /// How many players there are.
        seats: usize,
    },
}

fn listed(products: &[Product]) -> String {
    let products: Vec<String> = products.iter().map(Product::to_string).collect();
    products.join(", ")
}

impl Refused for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::MatchOver => "match-over",
            Self::ProductsOpen { .. } => "products-open",
            Self::NotRolled => "not-rolled",
            Self::OutsideBoard { .. } => "outside-board",
            Self::NotAProduct { .. } => "not-a-product",
            Self::AlreadyPlayed { .. } => "already-played",
            Self::DoneByItself { .. } => "done-by-itself",
            Self::FreeFieldsFirst { .. } => "free-fields-first",
            Self::BelowRound { .. } => "below-round",
            Self::NoRounds => "no-rounds",
            Self::NotTwoToFourPlayers { .. } => "not-two-to-four-players",
        }
    }

    fn at(&self) -> &'static str {
        match self {
            Self::NoRounds => "setup.rounds",
            Self::NotTwoToFourPlayers { .. } => "players",
            _ => "setup",
        }
    }
}
