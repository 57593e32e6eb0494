//! After a throw: its products as keys, the fields of the chosen one as a list,
//! and the confirmation of a field that was tapped on the board.

use askama::Template;
use tableside_rules::Seat;
use tableside_rules::multiplication_dice::{
    Action, Die, Done, Multiplication, Place, Product, Throw,
};

use super::picked::Picked;
use super::taking_up::TakingUp;
use super::throwing::DieView;
use super::{Played, words};
use crate::failure::Failure;
use crate::filters;
use crate::games::{Around, Mode};
use crate::tap::{Does, Tap};
use crate::text::{Text, text};

/// A product as a key.
struct ProductKey {
    tap: Tap,
    factors: [u8; 2],
    product: u8,
    /// What is to be said of it: how many fields there are, or how it was done.
    line: Text,
    done: bool,
}

/// A field as a key.
struct FieldKey {
    tap: Tap,
    row: u8,
    column: u8,
    /// Whose it is.
    owner: Option<(usize, String)>,
    /// Whether it is taken from somebody else.
    captures: bool,
}

/// A field that was tapped on the board, enlarged.
struct Confirm {
    key: FieldKey,
    /// What the key says.
    word: Text,
    product: u8,
    words: Text,
    /// The query of the screen without it.
    back: String,
}

#[derive(Template)]
#[template(path = "multiplication_dice/playing.html")]
struct Playing {
    dice: Vec<DieView>,
    /// Where a die is taken up to change the throw, and what is picked then.
    change: Option<TakingUp>,
    /// Whether the dice come to rest on this screen.
    rolls: bool,
    products: Vec<ProductKey>,
    /// The fields of the chosen product.
    fields: Vec<FieldKey>,
    confirm: Option<Confirm>,
}

/// Renders the products of the throw that is being played.
pub(super) fn render(
    around: &Around<'_>,
    played: &Played,
    picked: &Picked,
) -> Result<String, Failure> {
    let Some(throw) = played.game.throw() else {
        return Ok(String::new());
    };
    let change = TakingUp::of(around, played, throw);
    let fields = match picked.product {
        Some(product) if picked.field.is_none() => played.game.legal_places(product),
        _ => Vec::new(),
    };
    around.visit.part(&Playing {
        dice: dice(throw, change.is_some()),
        change,
        rolls: throw.by_app
            && around.mode == Mode::Play
            && picked.is_empty()
            && matches!(played.last, Some(Action::Roll { .. })),
        products: throw
            .multiplications
            .iter()
            .map(|made| product(played, picked, made))
            .collect(),
        fields: fields.into_iter().map(|at| field_key(played, at)).collect(),
        confirm: picked.field.map(|at| confirm(played, picked, at)),
    })
}

fn confirm(played: &Played, picked: &Picked, at: Place) -> Confirm {
    let mut key = field_key(played, at);
    let takes = if key.captures {
        "md-capture"
    } else {
        "md-claim"
    };
    let word = text(takes).with("product", at.product().get());
    key.tap.label = Text::joined(vec![word.clone(), words::offer(played, at)], ". ");
    Confirm {
        key,
        word,
        product: at.product().get(),
        words: words::brings(played, at),
        back: picked.no_field(),
    }
}

fn dice(throw: &Throw, changes: bool) -> Vec<DieView> {
    let key = if changes {
        "md-die-change"
    } else {
        "md-die-shows"
    };
    let dice = throw.dice.into_iter().enumerate();
    dice.map(|(index, number)| {
        let label = text(key).with("n", index + 1).with("number", number.get());
        DieView {
            number: Some(number),
            tap: Tap::new(format!("die-{}", index + 1), Does::Nothing, label),
        }
    })
    .collect()
}

fn product(played: &Played, picked: &Picked, made: &Multiplication) -> ProductKey {
    let [one, other] = made.factors.map(Die::get);
    let places = played.game.legal_places(made.product);
    let key = format!("product-{}", made.product);
    let named = |line: &Text| {
        text("md-product")
            .with("one", one)
            .with("other", other)
            .with("product", made.product.get())
            .with("line", line)
    };
    let more = |line: &Text, more: Text| {
        let parts = vec![named(line), more];
        Text::joined(parts, ". ")
    };
    let (line, tap) = match (made.done, places.as_slice()) {
        (Some(Done::ByItself), _) => {
            let line = text("md-product-by-itself");
            let label = named(&line);
            (line, Tap::new(key, Does::Nothing, label))
        }
        (Some(Done::Claimed { at, .. }), _) => {
            let line = text("md-product-claimed");
            let label = more(&line, words::place_first(at));
            (line, Tap::new(key, Does::Nothing, label))
        }
        (None, [at]) => {
            let line = line_of_one(played, *at);
            let label = more(&line, words::offer(played, *at));
            (line, Tap::new(key, Does::act(&Action::claim(*at)), label))
        }
        (None, places) => {
            let line = line_of_many(played, made.product, places);
            let does = Does::Pick(picked.product(made.product));
            let tap = Tap::new(key, does, named(&line));
            (line, tap.pressed(picked.product == Some(made.product)))
        }
    };
    ProductKey {
        tap,
        factors: [one, other],
        product: made.product.get(),
        line,
        done: made.done.is_some(),
    }
}

/// What a product's only field is.
fn line_of_one(played: &Played, at: Place) -> Text {
    match played.game.owner(at) {
        None => text("md-product-free").with("n", 1),
        Some(owner) => text("md-product-from").with("name", played.name(owner)),
    }
}

/// How many of a product's fields are free, or can be taken from others.
fn line_of_many(played: &Played, product: Product, places: &[Place]) -> Text {
    if played.game.has_free_field(product) {
        return text("md-product-free").with("n", places.len());
    }
    let seat = played.game.seat();
    let others = places
        .iter()
        .filter(|&&at| played.game.owner(at) != Some(seat));
    text("md-product-taken").with("n", others.count())
}

fn field_key(played: &Played, at: Place) -> FieldKey {
    let owner = played.game.owner(at);
    FieldKey {
        tap: Tap::new(
            format!("claim-{}-{}", at.row(), at.column()),
            Does::act(&Action::claim(at)),
            words::offer(played, at),
        ),
        row: at.row(),
        column: at.column(),
        owner: owner.map(|owner: Seat| (owner.index(), played.name(owner).to_owned())),
        captures: owner.is_some_and(|owner| owner != played.game.seat()),
    }
}
