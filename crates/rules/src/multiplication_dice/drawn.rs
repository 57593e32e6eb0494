use super::{Action, Die, MultiplicationDice, Throw};

impl MultiplicationDice {
    /// The actions of one whole throw as chance would play it: the app throws, then the
    /// products are played in any order, each on any field that it may claim. Products that
    /// are done by themselves have no action.
    ///
    /// Nothing is drawn here: `draw` gives a number below its bound, which is never 0, each
    /// of them equally likely. There are no actions while a throw is being played, or after
    /// the end.
    ///
    /// # Panics
    /// If `draw` gives a number that is not below its bound.
    pub fn drawn_throw(&self, draw: &mut impl FnMut(usize) -> usize) -> Vec<Action> {
        if self.is_over() || self.throw().is_some() {
            return Vec::new();
        }
        let sides: Vec<Die> = Die::all().collect();
        let dice = [(); 3].map(|()| sides[draw(sides.len())]);
        let by_app = true;
        let mut actions = vec![Action::Roll { dice, by_app }];
        let mut left = Throw::new(self.seat(), dice, by_app).multiplications;
        left.retain(|made| !self.is_self_done(made.product));
        while !left.is_empty() {
            let made = left.swap_remove(draw(left.len()));
            // No claim of this throw changes which fields another product may claim.
            let places = self.places_to_claim(made.product);
            actions.push(Action::claim(places[draw(places.len())]));
        }
        actions
    }
}
