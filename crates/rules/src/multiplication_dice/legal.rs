use super::{Action, Done, MultiplicationDice, Place, Product, Refusal};

impl MultiplicationDice {
    /// Whether the action is within the rules now: the check that `apply` makes.
    pub fn legal(&self, action: &Action) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::MatchOver);
        }
        match *action {
            Action::Roll { .. } => match self.throw() {
                Some(_) => Err(Refusal::ProductsOpen {
                    open: self.open_list(),
                }),
                None => Ok(()),
            },
            Action::Claim { row, column } => {
                let place = Place::new(row, column);
                let place = place.ok_or(Refusal::OutsideBoard { row, column })?;
                self.claimable(place)
            }
            Action::Rounds { rounds } => {
                let round = self.round();
                if rounds < round {
                    Err(Refusal::BelowRound { rounds, round })
                } else {
                    Ok(())
                }
            }
        }
    }

    /// Why the field can't be claimed now, or `None` if it can.
    pub fn refusal_for(&self, place: Place) -> Option<Refusal> {
        self.legal(&Action::claim(place)).err()
    }

    /// The fields that may be claimed for a product now, in reading order; none if the
    /// product is not to be played.
    pub fn legal_places(&self, product: Product) -> Vec<Place> {
        let places = product.places();
        places
            .filter(|&place| self.refusal_for(place).is_none())
            .collect()
    }

    /// The fields that whose turn it is may claim if the dice make the product and it is
    /// not done by itself.
    pub(super) fn places_to_claim(&self, product: Product) -> Vec<Place> {
        let any = !self.has_free_field(product);
        let places = product.places();
        places
            .filter(|&place| any || self.owner(place).is_none())
            .collect()
    }

    /// Rule book: Multiplikations-Würfelspiel, "Ergebnis auswählen".
    fn claimable(&self, place: Place) -> Result<(), Refusal> {
        let throw = self.throw().ok_or(Refusal::NotRolled)?;
        let product = place.product();
        let Some(made) = throw.multiplication(product) else {
            let open = self.open_list();
            return Err(Refusal::NotAProduct { product, open });
        };
        match made.done {
            Some(Done::Claimed { .. }) => Err(Refusal::AlreadyPlayed { product }),
            Some(Done::ByItself) => Err(Refusal::DoneByItself { product }),
            None if self.owner(place).is_some() && self.has_free_field(product) => {
                Err(Refusal::FreeFieldsFirst { product })
            }
            None => Ok(()),
        }
    }

    fn open_list(&self) -> Vec<Product> {
        self.open_products().map(|made| made.product).collect()
    }
}
