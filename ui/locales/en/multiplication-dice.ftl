### The Multiplication Dice game: set-up, match and result.

game-multiplication-dice = Multiplication Dice
md-card = Two to four players, three dice with twelve sides
md-summary = Multiplication Dice, { $n ->
    [one] one round
   *[other] { $n } rounds
  }
md-summary-round = Multiplication Dice, round { $n } of { $of }
md-round = Round { $n } of { $of }

md-board = Board
md-dice = Dice
md-numbers = Numbers
md-products = Products
md-fields = Fields
md-place-first = Row { $row }, column { $column }
md-place-in = row { $row }, column { $column }
md-two = { $one } and { $two }
md-three = { $one }, { $two } and { $three }
md-sentence = { $words }.

md-field-free = { $place }: { $product }, free
md-field-owned = { $place }: { $product }, { $name }
md-field-takeable = { $field }, can be taken
md-field-offer = { $place }: { $product }, { $brings }

md-did-roll = { $dice } rolled: { $products }.
md-did-throw = { $dice } rolled by the app: { $products }.
md-did-roll-only = { $dice } rolled.
md-by-itself = { $n ->
    [one] { $products } is all their own and so done by itself.
   *[other] { $products } are all their own and so done by themselves.
  }
md-did-claim = { $product } in { $place }.
md-did-capture = { $product } in { $place } taken from { $name }: 1 point.
md-did-keep = { $product } in { $place }, which is their own already.
md-did-rounds = { $n ->
    [one] One round is agreed from now on.
   *[other] { $n } rounds are agreed from now on.
  }
md-did-simulate = { $n ->
    [one] One throw simulated
   *[other] { $n } throws simulated
  }, { $captures ->
    [0] no field captured.
    [one] one field captured.
   *[other] { $captures } fields captured.
  }

md-next-throw = Tap the three numbers you rolled, or let the app roll.
md-next-numbers = Tap the three numbers that were rolled.
md-next-die = { $left ->
    [one] One number is still missing: die { $n }.
   *[other] { $left } numbers are still missing, next die { $n }.
  }
md-next-product = Tap a product, or a field that is lit.
md-next-field = Which field is the { $product } to take?
md-captured = { $name } takes the { $product } from { $owner }: 1 point.
md-nothing-to-play = Nothing to play: every field of { $products } is { $name }’s own already.
md-still-open = Still to play: { $products }.

md-die-empty = Die { $n }: no number yet
md-die-shows = Die { $n }: { $number }
md-die-change = Die { $n }: { $number }. Change
md-number = { $number } for die { $n }
md-number-clears = { $number } for die { $n }. Clear
md-number-completes = { $number }. { $does }
md-draw = Roll for us
md-change = Wrong? Tap the die

md-product = { $one } × { $other } = { $product }: { $line }
md-product-free = { $n ->
    [one] one free field
   *[other] { $n } free fields
  }
md-product-taken = { $n } to capture: +1
md-product-from = +1 from { $name }
md-product-claimed = played
md-product-by-itself = all yours: done
md-claim = Take the { $product }
md-capture = Take the { $product }: +1
md-take-free = free, no point
md-take-from = { $name }’s: 1 point
md-take-own = your own already, no point
md-no-field = Another field

md-more = Standing and rounds
md-player = Player
md-points = Points
md-held = Fields
md-made = Captured
md-suffered = Lost
md-rounds = Rounds
md-rounds-now = { $n ->
    [one] One round
   *[other] { $n } rounds
  }
md-rounds-fewer = One fewer: { $n }
md-rounds-more-rounds = One more: { $n }
md-rounds-to = { $n ->
    [one] One round
   *[other] { $n } rounds
  }
md-rounds-by = { $by }: { $n ->
    [one] one round
   *[other] { $n } rounds
  }
md-rounds-of = rounds, this is round { $round }
md-rounds-agree = { $n ->
    [one] Play one round
   *[other] Play { $n } rounds
  }
md-rounds-preset = Back to { $n }, which suits { $seats } players

md-simulate = Simulate
md-fill = Fill the board first
md-simulate-title = How many throws?
md-simulate-throws = { $n } throws
md-simulate-where = Where they count
md-simulate-on-top = Extra rounds
md-simulate-within = Your rounds
md-simulate-cut = { $n ->
    [one] Only one throw is left in the agreed rounds; it ends the match.
   *[other] Only { $n } throws are left in the agreed rounds; they end the match.
  }
md-simulate-go = { $n ->
    [one] Play one throw
   *[other] Play { $n } throws
  }
md-simulate-open = A throw is still being played. Play its products first, then simulate.
md-simulate-of = { $n ->
    [one] of one throw
   *[other] of { $n } throws
  }
md-simulating = The app plays { $n ->
    [one] one throw.
   *[other] { $n } throws.
  }
md-simulated = { $n } of { $of } throws.
md-stop = Stop

md-begins = { $name } is player 1 and begins.
md-start = Begin the match
md-expect = { $n ->
    [one] All players together can expect about one point.
   *[other] All players together can expect about { $n } points.
  }
md-expect-none = Hardly a point is to be expected.
md-expect-bare = Points only come once the board fills up: play more rounds, or let the app fill the board before the first throw.

md-stopped = Ended early
md-ranking-line = { $fields ->
    [one] one field
   *[other] { $fields } fields
  } held · { $made } captured · { $suffered } lost
md-course = Points round by round
md-course-label = Line chart of the points over { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }, the highest score is { $most }. The same figures are in the table below.
md-course-table = As a table
md-course-end = Round { $n }
md-course-round = After round
md-again = Play again
md-again-other = { $name } begins

md-refusal-products-open = The dice already lie there. First play what is left of them: { $open }.
md-refusal-not-rolled = Nobody has rolled yet in this turn. First the dice, then the fields.
md-refusal-outside-board = Row { $row }, column { $column } is not on the board. Rows and columns go from 1 to 12.
md-refusal-not-a-product = The dice don’t make { $product }. Still to play: { $open }.
md-refusal-already-played = The { $product } of this throw is played already. Go on with another product.
md-refusal-done-by-itself = Every field with { $product } is yours already, so there is nothing left to take.
md-refusal-free-fields-first = A field with { $product } is still free. Free ones come first.
md-refusal-below-round = You are already in round { $round }, so { $rounds } can’t be all. Agree on { $round } or more.
md-refusal-no-rounds = A match needs at least one round.
md-refusal-not-two-to-four-players = This game is for two to four, chosen: { $seats }.
md-turning = In round { $round } { $name } took the { $product } (row { $row }, column { $column }) from { $owner } and led alone from then on to the end, { $players ->
    [2] at first by { $points } to { $next }.
   *[other] at first by { $points } to { $next } over all the others.
  }
