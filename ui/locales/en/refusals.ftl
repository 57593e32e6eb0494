### Why an action is refused and what to do instead. A message is named after the refusal's code.

refusal-match-over = This match is over. Take back the last turn if it isn’t right, or start a new attempt.
refusal-outside-field = Row { $row }, column { $column } lies outside the field. Tap a place that this scenario has.
refusal-value-not-in-deck = In this scenario the numbers only go up to { $highest }. Put the { $value } aside and choose another card.
refusal-no-copy-left = All { $copies } cards with a { $value } have been laid or discarded already. Choose another number. If you do hold one, an earlier step isn’t right.
refusal-face-not-in-deck =
    { $face ->
        [jack] Jacks only join in with scenario 2.
        [queen] Queens only join in with scenario 3.
       *[king] Kings only join in with scenario 12.
    } Put the card aside and play another one.
refusal-no-face-left =
    { $face ->
        [jack] Both jacks lie
        [queen] Both queens lie
       *[king] Both kings lie
    } on the discard pile already. Play another card, or see whether an earlier step isn’t right.
refusal-place-free = No card lies in row { $row }, column { $column } yet. Choose a place where there is one.
refusal-place-taken = A card already lies in row { $row }, column { $column }. A king needs a free place to move to.
refusal-same-place = Row { $row }, column { $column } is chosen twice. Take a different place as the second one.
refusal-second-swap = You have already swapped in this turn, and once is all you get. Take your field action now, or end the turn.
refusal-end-without-swap = Without a field action a turn ends only after a swap. Lay a number, play a face card, or swap first.
refusal-pass-after-swap = There is no passing after a swap. Take a field action, or end the turn.
refusal-not-the-targets = Each column target must appear exactly once: { $targets }. Arrange them once more.
refusal-no-such-scenario = There is no scenario { $scenario }. Choose one from 1 to 50.
refusal-no-such-starter = There is no seat { $starter }, only 0 and 1. Choose which of you two begins.
refusal-not-two-players = Kreuzsummen is for exactly two, chosen: { $seats }. Choose two names.
refusal-not-an-action = That was not a complete action. Nothing has changed; choose again.
refusal-unknown-do = This game has no such action. Nothing has changed; choose another one.
refusal-missing-member = Something is missing from this action. Choose everything it needs and try again.
refusal-unknown-member = One of the details doesn’t belong to this action. Nothing has changed; choose again.
refusal-bad-value = One detail of this action can’t be right. Nothing has changed; choose again.
refusal-bad-action = The game does not know this entry: { $detail }
