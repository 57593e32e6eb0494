### Kreuzsummen: the match. Standings have to fit into a target as wide as two digits and a word.

ks-title = { $n } · { $title }
ks-summary = Kreuzsummen { $title }
ks-card-new = Two players, 50 scenarios

ks-field = Field
ks-row = Row { $n }
ks-column = Column { $n }
ks-place = row { $row }, column { $column }
ks-place-first = Row { $row }, column { $column }
ks-place-at = row { $row }, column { $column }
ks-place-free = { $place }: free
ks-place-top = { $place }: { $top }
ks-place-stack = { $place }: { $top }, { $n } cards high
ks-target = { $line }, target { $target }: { $standing }
ks-target-exchange = { $line }. Exchange with target { $other }
ks-target-tap = { $line }. Tap to exchange
ks-stands-missing = { $n } to go
ks-stands-met = fits
ks-stands-over = { $n } over
ks-stands-early = too soon
ks-stands-early-long = { $n ->
    [one] target reached, but a place is still free
   *[other] target reached, but { $n } places are still free
  }
ks-stands-doubled = two { $n }s
ks-tap-does = { $what }. { $does }

ks-pad = Cards
ks-jack = Jack
ks-queen = Queen
ks-king = King
ks-number = { $value }
ks-number-first = { $value }
ks-face = { $face ->
    [jack] the jack
    [queen] the queen
   *[king] the king
  }
ks-key = { $card }, { $left } left
ks-left = { $n } left
ks-jack-off = A jack needs two places with cards.
ks-queen-off = A queen needs a place with a card.
ks-king-off = A king needs a place with a card and a free one.
ks-value-gone = All { $copies } cards with a { $value } are played. If you still hold one, an earlier step isn’t right.
ks-face-gone = Both { $face ->
    [jack] jacks
    [queen] queens
   *[king] kings
  } are played. If not, an earlier step isn’t right.
ks-swap = Swap
ks-swap-off = Swap is not possible: the display is empty.
ks-end-turn = End turn
ks-more = More

ks-next-any = Tap a place, then its number.
ks-next-number = Which number goes here?
ks-next-cover = Which number covers the { $top }?
ks-next-place = Where do you lay the { $value }?
ks-next-jack = Jack: tap the first of the two stacks.
ks-next-jack-with = Tap the stack that changes places with the { $top }.
ks-next-queen = Queen: tap the stack whose top card goes to your hand.
ks-next-queen-number = Tap the number that you exchange for the { $top }.
ks-next-queen-stack = Tap the stack on which you lay the { $value }.
ks-next-king = King: tap the stack that moves.
ks-next-king-to = Tap the free place that the { $top } moves to.
ks-next-swap = Tap the card that you put on the discard pile.
ks-next-after-swap = Swapped ({ $card } is gone). Go on, or end the turn.
ks-next-after-pass = One pass so far. A second one in a row loses.
ks-next-full = All places are filled, but not every line fits yet.
ks-next-target = Tap the target that changes places with the { $target }.
ks-next-arranged = Column targets now { $columns } – move your club cards.
ks-next-may-pass = Draw pile and display are empty: you may pass.

ks-on-table = On the table
ks-draw-pile = Draw pile
ks-display = Display
ks-hands = Hands
ks-differs = Differs?
ks-stack-label = Stack on { $place }, from bottom to top

ks-pass = Pass
ks-pass-off = Pass is not possible after a swap.
ks-stuck = We can’t do anything
ks-pass-only-stuck = There are still cards in the display. So passing is only for a turn in which neither a card can be laid nor anything else be done.
ks-pass-means = If the next turn is passed too, the attempt is lost.
ks-pass-loses = The turn before was passed. With this one the attempt is lost.
ks-give-up = Give up
ks-give-up-means = Do you both want to stop here? The attempt counts as lost.
ks-back = Back
ks-look = Discard pile and stacks
ks-discard-pile = Discard pile
ks-discard-pile-empty = Nothing lies there yet.
ks-discard-pile-order = The latest card comes first.
ks-stacks = Stacks in the field
ks-stacks-empty = The field is still empty.
ks-stacks-order = From bottom to top; only the last card counts.

ks-chance = Can we still make it?
ks-chance-fill = Yes, you can
ks-chance-cover = Yes, by covering
ks-chance-faces = Not by laying cards alone
ks-chance-no = No, not any more
ks-chance-fillable = { $n ->
    [0] Without covering anything, no finished field is left.
    [one] Without covering anything, one finished field is left.
   *[other] Without covering anything, { $shown } finished fields are left.
  }
ks-chance-coverable = { $n ->
    [one] With covering, one finished field is left.
   *[other] With covering, { $shown } finished fields are left.
  }
ks-chance-fewest = { $n ->
    [one] The nearest of them takes one more card.
   *[other] The nearest of them takes at least { $n } more cards.
  }
ks-chance-faces-left = Perhaps with a face card; still unused: { $faces }.
ks-chance-no-more = The cards that are left are not enough for any finished field, and no face card is left either.
ks-hint = Hint
ks-hint-is = One way begins like this: { $does }

ks-won = Done!
ks-complete = All fifty!
ks-complete-means = With this one your campaign is complete: every scenario is done. What a journey the two of you have made!
ks-lost = Not this time
ks-stopped = Ended early
ks-won-columns = Every line fits, the columns with { $columns }.
ks-won-attempts = { $n ->
    [one] At the first attempt!
   *[other] At attempt number { $n }.
  }
ks-lost-means = Not every deal can be won. New cards, new luck.
ks-stopped-means = This match counts neither as won nor as lost.
ks-questions = To talk over
ks-question-1 = Which decision brought you forward?
ks-question-2 = Did your plan turn into another one on the way?
ks-question-3 = Would you like to play it again, with a new deal?
ks-again = Try again
ks-again-starter = New cards, { $name } begins
ks-next-scenario = Next scenario
ks-campaign = To the campaign
ks-reopen = Go on playing

ks-check = Check a finish: { $title }
ks-check-hint = Tap the numbers of the final field, place by place.
ks-check-is = That is a finish!
ks-check-is-not = That is no finish yet.
ks-check-is-not-tap = That is no finish yet. Tap a place to change it.
ks-check-clear = Clear this place
ks-check-record = Record this finish
ks-check-record-hint = Count it as an attempt that you won
ks-fault-places = { $n ->
    [one] One place is still free.
   *[other] { $n } places are still free.
  }
ks-fault-over = { $line }: { $n } too much ({ $sum } for { $target }).
ks-fault-missing = { $line }: { $n } too little ({ $sum } for { $target }).
ks-fault-doubled = { $line }: more than one { $value }.
ks-fault-too-many = The { $value } is there { $used } times; the deck has { $copies }.
ks-fault-more = { $n ->
    [one] One more thing, marked at its line.
   *[other] { $n } more things, each marked at its line.
  }
ks-sentence = { $words }.

ks-did-place = { $value } on { $place }.
ks-did-cover = { $value } over { $covered } on { $place }.
ks-did-jack = Jack exchanges the stacks on { $place } and { $other }.
ks-did-queen = Queen brings { $value } onto { $place }, { $back } back to the hand.
ks-did-king = King moves the stack from { $place } to { $other }.
ks-did-swap = Swap, { $card } to the discard pile.
ks-did-end-turn = Turn ended after the swap.
ks-did-arrange = Column targets now { $columns }.
ks-did-pass = Passed.
ks-did-give-up = You gave up together.
ks-named-place = { $value } on { $place }
ks-named-jack = jack on { $place } and { $other }
ks-named-queen = queen with { $value } on { $place }
ks-named-king = king from { $place } to { $other }
ks-named-swap = { $card } to the discard pile
ks-named-other = on without a card
ks-turning-closed = With “{ $done }” { $name } closed { $open ->
    [one] the last finished field that laying cards could still reach.
   *[other] the last { $shown } finished fields that laying cards could still reach.
  }
ks-turning = With “{ $done }” { $name } closed { $open ->
    [one] the last finished field that laying cards could still reach
   *[other] the last { $shown } finished fields that laying cards could still reach
  }; after “{ $other }”, { $left ->
    [one] one would still have been within reach.
   *[other] { $shown-left } would still have been within reach.
  }
