//! What a group wishes for the match to come: picked on the page, else as it was the last time.

use std::collections::{BTreeMap, BTreeSet};

use tableside_ledger::{MatchHead, Player};
use tableside_rules::Game as _;
use tableside_rules::labyrinth::{Edition, Labyrinth, Place, Printed, Setup};

use super::options::{Colour, Helped, Options, Source};
use super::played;
use super::view::View;
use crate::failure::Failure;
use crate::frame::party::Party;
use crate::visit::{Picks, Visit};

/// What is wished for.
#[derive(Debug)]
pub(super) struct Wishes {
    /// Where everybody starts, as indices of [`Place::CORNERS`]; all different.
    pub(super) corners: Vec<usize>,
    /// In seat order, all different.
    pub(super) colours: Vec<Colour>,
    /// Whose corner and colour are chosen next: a seat, 0 if nobody sits there yet.
    pub(super) who: usize,
    /// How many cards everybody gets.
    pub(super) cards: usize,
    pub(super) secret: bool,
    pub(super) helped: Helped,
    pub(super) source: Source,
    pub(super) edition: usize,
    pub(super) view: View,
    /// A seat, 0 if nobody sits there yet.
    pub(super) starter: usize,
    /// Whether chance chose the starter.
    pub(super) tossed: bool,
    /// Who began the last time, if the next one was chosen after that.
    pub(super) after: Option<usize>,
}

/// The last match, as far as it says how the next one may be.
struct Last {
    head: MatchHead,
    setup: Setup,
    options: Options,
}

impl Last {
    fn load(visit: &Visit) -> Result<Option<Self>, Failure> {
        let head = visit.ledger(|ledger| Ok(ledger.last_match(Labyrinth::ID)?))?;
        Ok(head.and_then(|head| {
            let setup = played::setup(&head).ok()?;
            let options = Options::of(&head);
            Some(Self {
                head,
                setup,
                options,
            })
        }))
    }

    /// The seat that a player had.
    fn seat(&self, player: &Player) -> Option<usize> {
        let head = &self.head;
        let by_id = head.seats.iter().position(|id| *id == Some(player.id));
        by_id.or_else(|| head.players.iter().position(|name| *name == player.name))
    }

    fn corner(&self, player: &Player) -> Option<usize> {
        let layout = self.setup.layout.as_ref()?;
        let start = layout.starts.get(self.seat(player)?)?;
        Place::CORNERS.iter().position(|corner| corner == start)
    }

    fn colour(&self, player: &Player) -> Option<Colour> {
        self.options.colours.get(self.seat(player)?).copied()
    }
}

/// The most cards that each of so many can have.
pub(super) fn most_cards(seats: usize) -> usize {
    Printed::all().len() / seats.max(1)
}

impl Wishes {
    /// What is picked, else what was chosen the last time.
    pub(super) fn load(visit: &Visit, party: &Party) -> Result<Self, Failure> {
        let last = Last::load(visit)?;
        let picks = &visit.picks;
        let players = party.players();
        let options = last.as_ref().map(|last| &last.options);
        let seat_of = |name: &str| {
            let id = picks.get(name)?;
            players
                .iter()
                .position(|player| player.id.to_string() == id)
        };
        let began = last.as_ref().and_then(|last| {
            let began = last.setup.starter.index();
            players
                .iter()
                .position(|player| last.seat(player) == Some(began))
        });
        let next = began.map(|seat| (seat + 1) % players.len());
        let picked = seat_of("starter");
        Ok(Self {
            corners: corners(picks, players, last.as_ref()),
            colours: colours(picks, players, last.as_ref()),
            who: seat_of("who").unwrap_or(0),
            cards: cards(picks, players.len(), last.as_ref()),
            secret: match picks.get("secret") {
                Some(secret) => secret == "1",
                None => options.is_some_and(|options| options.secret),
            },
            helped: helped(picks, players, last.as_ref()),
            source: picks
                .get("board")
                .and_then(Source::named)
                .or(options.map(|options| options.source))
                .unwrap_or_default(),
            edition: picks
                .get("edition")
                .and_then(|edition| edition.parse().ok())
                .filter(|edition| *edition < Edition::all().len())
                .or(options.map(|options| options.edition))
                .unwrap_or(0),
            view: match picks.get("view") {
                Some(view) => View::read(view),
                None => options.map(|options| options.view).unwrap_or_default(),
            },
            starter: picked.or(next).unwrap_or(0),
            tossed: picked.is_some() && picks.get("tossed").is_some(),
            after: began.filter(|_| picked.is_none() || picked == next),
        })
    }

    /// The edition that lies on the table.
    pub(super) fn edition(&self) -> Edition {
        Edition::all()[self.edition]
    }

    /// Where everybody starts.
    pub(super) fn starts(&self) -> Vec<Place> {
        let corners = self.corners.iter();
        corners.map(|&corner| Place::CORNERS[corner]).collect()
    }

    /// What the form that begins the match carries.
    pub(super) fn hidden(&self, party: &Party) -> Vec<(&'static str, String)> {
        let listed = |numbers: &[usize]| {
            let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
            numbers.join(",")
        };
        let colours: Vec<&str> = self.colours.iter().map(|colour| colour.name()).collect();
        let helped = match &self.helped {
            Helped::Off => "off".to_owned(),
            Helped::All => "all".to_owned(),
            Helped::Some(seats) => listed(&seats.iter().copied().collect::<Vec<usize>>()),
        };
        vec![
            ("players", party.ids()),
            ("corners", listed(&self.corners)),
            ("colours", colours.join(",")),
            ("cards", self.cards.to_string()),
            ("secret", u8::from(self.secret).to_string()),
            ("help", helped),
            ("board", self.source.name().to_owned()),
            ("edition", self.edition.to_string()),
            ("view", self.view.quarters().to_string()),
            ("starter", self.starter.to_string()),
        ]
    }
}

/// Who is wished what, as the query has it: "id:wish,id:wish".
fn by_player(picks: &Picks, name: &str) -> BTreeMap<String, String> {
    let pairs = picks.get(name).unwrap_or_default().split(',');
    pairs
        .filter_map(|pair| pair.split_once(':'))
        .map(|(id, wish)| (id.to_owned(), wish.to_owned()))
        .collect()
}

/// The same as the query has it.
pub(super) fn listed<T: ToString>(players: &[Player], wishes: &[T]) -> String {
    let pairs: Vec<String> = players
        .iter()
        .zip(wishes)
        .map(|(player, wish)| format!("{}:{}", player.id, wish.to_string()))
        .collect();
    pairs.join(",")
}

/// Everybody gets what they wish, the first wishes first; what is taken goes to the one who sits
/// first, and whoever is left out gets the first that is left.
fn shared_out<T: Copy + PartialEq>(wishes: &[Vec<Option<T>>], all: &[T]) -> Vec<T> {
    let mut chosen: Vec<Option<T>> = vec![None; wishes.len()];
    let most = wishes.iter().map(Vec::len).max().unwrap_or(0);
    for rank in 0..most {
        for (seat, own) in wishes.iter().enumerate() {
            let wish = own.get(rank).copied().flatten();
            let free = wish.filter(|&wish| all.contains(&wish) && !chosen.contains(&Some(wish)));
            chosen[seat] = chosen[seat].or(free);
        }
    }
    for seat in 0..chosen.len() {
        let left = all
            .iter()
            .copied()
            .find(|&one| !chosen.contains(&Some(one)));
        chosen[seat] = chosen[seat].or(left);
    }
    // There are at least as many of everything as there are seats.
    chosen.into_iter().flatten().collect()
}

fn corners(picks: &Picks, players: &[Player], last: Option<&Last>) -> Vec<usize> {
    let picked = by_player(picks, "corners");
    let wishes: Vec<Vec<Option<usize>>> = players
        .iter()
        .enumerate()
        .map(|(seat, player)| {
            let picked = picked.get(&player.id.to_string());
            // Two sit across from each other rather than side by side.
            let usual = if players.len() == 2 { seat * 2 } else { seat };
            vec![
                picked.and_then(|corner| corner.parse().ok()),
                last.and_then(|last| last.corner(player)),
                Some(usual),
            ]
        })
        .collect();
    shared_out(&wishes, &[0, 1, 2, 3])
}

fn colours(picks: &Picks, players: &[Player], last: Option<&Last>) -> Vec<Colour> {
    let picked = by_player(picks, "colours");
    let wishes: Vec<Vec<Option<Colour>>> = players
        .iter()
        .enumerate()
        .map(|(seat, player)| {
            let picked = picked.get(&player.id.to_string());
            vec![
                picked.and_then(|colour| Colour::named(colour)),
                last.and_then(|last| last.colour(player)),
                Colour::ALL.get(seat).copied(),
            ]
        })
        .collect();
    shared_out(&wishes, &Colour::ALL)
}

/// As many as were dealt the last time to as many players, at first all there are.
fn cards(picks: &Picks, seats: usize, last: Option<&Last>) -> usize {
    let most = most_cards(seats);
    let picked = picks.get("cards").and_then(|cards| cards.parse().ok());
    let before = last.filter(|last| last.setup.cards.len() == seats);
    let before = before.and_then(|last| last.setup.cards.first().map(Vec::len));
    picked.or(before).unwrap_or(most).clamp(1, most)
}

fn helped(picks: &Picks, players: &[Player], last: Option<&Last>) -> Helped {
    let seats = |contains: &dyn Fn(&Player) -> bool| -> BTreeSet<usize> {
        let seats = players.iter().enumerate();
        seats
            .filter(|(_, player)| contains(player))
            .map(|(seat, _)| seat)
            .collect()
    };
    match picks.get("help") {
        Some("off") => Helped::Off,
        Some("all") => Helped::All,
        Some(ids) => {
            let ids: BTreeSet<&str> = ids.split(',').collect();
            Helped::Some(seats(&|player| ids.contains(&*player.id.to_string())))
        }
        None => match last.map(|last| (&last.options.helped, last)) {
            None => Helped::Off,
            Some((Helped::Some(before), last)) => Helped::Some(seats(&|player| {
                last.seat(player).is_some_and(|seat| before.contains(&seat))
            })),
            Some((helped, _)) => helped.clone(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_wish_goes_to_the_one_who_sits_first() {
        let wishes = [
            vec![Some(2), Some(0)],
            vec![Some(2), Some(1)],
            vec![None, Some(2)],
            vec![Some(9), None],
        ];
        assert_eq!(shared_out(&wishes, &[0, 1, 2, 3]), [2, 1, 0, 3]);
        assert_eq!(shared_out::<usize>(&[], &[0, 1]), Vec::<usize>::new());
    }

    #[test]
    fn the_cards_are_divided_equally() {
        assert_eq!([0, 1, 2, 3, 4].map(most_cards), [24, 24, 12, 8, 6]);
    }
}
