### Abenteuer 1x1: set-up, the three variants and their result.

game-times-table = Abenteuer 1x1
x1-card-line = Times tables at the riddle wall, alone or up to four
x1-summary-race = Abenteuer 1x1, race
x1-summary-sprint = Abenteuer 1x1, sprint
x1-summary-expedition = Abenteuer 1x1, expedition
x1-round = Round { $n }
x1-last-round = Last round
x1-expedition = Expedition
x1-sentence = { $words }.

x1-variant = What will you play?
x1-variant-race = Race
x1-variant-race-line = One task a turn, and cards. Two to four players
x1-variant-sprint = Sprint
x1-variant-sprint-line = As many tasks as the sand allows. Two to four players
x1-variant-expedition = Expedition
x1-variant-expedition-line = The whole wall, together or alone, against the clock
x1-who-begins = Who begins?
x1-youngest-begins = By the book it is whoever is youngest.
x1-oldest-begins = By the book it is whoever is oldest.
x1-rungs = Rungs of the ladder
x1-rungs-now = { $n ->
    [one] One rung
   *[other] { $n } rungs
  }
x1-rungs-to = { $n ->
    [one] One rung
   *[other] { $n } rungs
  }
x1-rungs-hint = Count them once on your ladder, the top included. The app remembers the number.
x1-sand = Sand timer
x1-sand-hint = How long does yours run? Measure it once, then it runs just as long here.
x1-measure = Measure
x1-tiles = What is counted?
x1-tiles-uncounted = Only the time
x1-tiles-counted = Time and tiles
x1-best-team = Best time of this team: { $time }
x1-best-alone = Best time of { $name } alone: { $time }
x1-to-table = On to the table

x1-steps = How the table is laid out
x1-step-wall = Mix all 100 tiles and lay them on the wall with the light side up, all the same way round.
x1-step-ladder = Put the ladder beside it. Each pawn waits below the first rung.
x1-step-cards = Shuffle the 23 cards. Everybody gets three in hand, the rest is the pile.
x1-step-web = Take out any tile and put it on the spider web. Where it was, there is a gap now.
x1-step-lap-cards = Have cards and sand timer ready. No tile lies on the web yet.
x1-first-gap = Where is the first gap?
x1-first-gap-hint = Tap the wall, then the place.
x1-gap-chosen = The gap is at { $place }.
x1-gap-missing = Tap where the first tile lay.
x1-begins = { $name } begins.
x1-start = Here we go
x1-take-out = { $place }: the tile lay here

x1-wall = Riddle wall, { $n } of 100 solved
x1-place = { $place }: { $what }
x1-place-solved = solved by { $name }
x1-place-gap = the gap
x1-place-open = still open
x1-quarters = Parts of the wall
x1-quarter = Look closer: columns { $top } to { $top-end }, rows { $left } to { $left-end }
x1-quarter-solved = Columns { $top } to { $top-end }, rows { $left } to { $left-end }: no open tile lies here
x1-whole-wall = Whole wall
x1-wall-numbers = Which numbers are left
x1-ladder = Ladder with { $top } rungs: { $stands }
x1-stands = { $name } { $rung ->
    [0] below the first
   *[other] on { $rung }
  }{ $laps ->
    [0] {""}
    [one] , one card
   *[other] , { $laps } cards
  }

x1-task = { $place }
x1-find = { $name }: { $place }. Find the tile and turn it over.
x1-fits = It fits
x1-misses = It doesn’t fit
x1-fits-label = { $task }: it fits
x1-misses-label = { $task }: it doesn’t fit
x1-label-said = { $label }. Said: { $answer }
x1-erase = Erase the last digit
x1-digit = { $n }
x1-pad = Type the answer
x1-gap-stays = That wasn’t it, the gap stays.

x1-where = Where did the { $number } lie?
x1-where-web = It came from the web. Which place is empty now?
x1-lay-there = { $place }: it lay here
x1-lay-web = { $place }: the new one on the web comes from here
x1-right = Worked out right!
x1-fits-anyway = The { $number } fits.
x1-by-numbers = Or by two numbers: top, then left
x1-where-hint = Where it lay
x1-top-number = Top: { $n }
x1-left-solved = Left { $n }: it didn’t lie there
x1-web = The tile lay on the spider web
x1-web-short = From the web
x1-back-to-task = Not after all: back to the task

x1-who-has = Who has the { $number }?
x1-lays = { $name } lays the { $number }
x1-nobody = Nobody
x1-on = Go on
x1-other-number = Other number
x1-cards = Lay a card
x1-cards-note = Which number is on the card?
x1-card = { $number }
x1-card-unsolved = { $number }: not solved yet
x1-draws = { $name } draws a new card. { $pile ->
    [0] It was the last one in the pile.
    [one] One is left in the pile.
   *[other] { $pile } are left in the pile.
  }
x1-pile-empty = The pile is empty, { $name } draws none.
x1-tiles-left = { $number }: { $n ->
    [0] all found
    [one] one tile left
   *[other] { $n } tiles left
  }
x1-tiles-note = So many tiles are left of each number.

x1-on-top = { $name } is on the top! This is the last round.
x1-wall-done = The whole wall is solved. Now only cards help.
x1-pass = Pass the turn on
x1-round-over = The last round is over. Does anybody lay one more card?
x1-finish = Nobody: the end

x1-did-fit = { $task } fits. Next gap: { $gap }.
x1-did-fit-last = { $task } fits. The whole wall is solved.
x1-did-miss = { $task } doesn’t fit.
x1-did-miss-said = { $task } doesn’t fit, { $answer } was said.
x1-did-pass = No tile left, the turn passes on.
x1-did-lay = { $name } lays the { $number }{ $draws ->
    [yes] {" "}and draws one.
   *[no] .
  }
x1-did-finish = Nobody lays another card.
x1-did-nothing = Nothing.
x1-did-hit = Match { $n }.
x1-did-time-up = Time is up, { $n ->
    [0] no match.
    [one] one match.
   *[other] { $n } matches.
  }
x1-did-find = Tile { $n }.
x1-did-find-by = Tile { $n }, found by { $name }.
x1-did-done = The wall is done: { $time }.
x1-no-time = no second

x1-ready = { $name } puts any tile on the web and turns the sand timer. Then { $mover } works it out.
x1-start-sand = Sand runs!
x1-counting = { $name }: tap for every match. So far { $n }.
x1-hit = Match for { $name }, so far { $n }
x1-time-up = Time is up, { $n ->
    [0] no match
    [one] one match
   *[other] { $n } matches
  }
x1-time-up-short = Time is up
x1-time-is-up = Stop! The tile from the web goes back into the gap. Then it is { $name }’s turn.
x1-pass-on = Next: { $name }
x1-late = The tap came only just after the end. Does it still count?
x1-counted = It counts
x1-not-counted = It doesn’t
x1-one-more = One more?
x1-too-late = The sand had run out already, this tap doesn’t count.
x1-tiles-this-turn = { $n ->
    [one] match
   *[other] matches
  } in this turn
x1-repair-turn = { $name }’s turn, so far { $n } matches.
x1-lap = { $name } is on the top: take a card and start again below!
x1-second-lap = { $name } has the second card! This is the last round.
x1-sand-start = The sand runs.
x1-sand-pause = The sand rests.
x1-sand-resume = The sand runs on.
x1-sand-reset = The sand timer is full again.
x1-sand-rests = The sand rests. Let it run on.
x1-sand-waits = Turn the sand timer over first.
x1-reset-sand = Back to a full sand timer

x1-clock = Time so far
x1-clock-start = Start the clock
x1-clock-runs = The clock runs.
x1-clock-rests = The clock rests.
x1-clock-reset = The clock is back at zero.
x1-reset-clock = Clock back to zero
x1-clock-restored = The clock has its time again.
x1-restore-clock = Back to { $time }
x1-count-tiles = Count the tiles
x1-clock-is-ready = All ready? Then start the clock.
x1-clock-is-running = Work your way through the whole wall!
x1-clock-is-resting = A break. The time stands still.
x1-done = Wall done
x1-done-in = Wall done: { $time }
x1-set-time = Time: { $time }
x1-to-beat = Best time: { $time }
x1-of-tiles = of 100 tiles
x1-tally = { $n } of 100 tiles
x1-found = A tile was found
x1-found-together = +1: a tile was found
x1-found-by = { $name } +1: a tile was found

x1-won = Won
x1-stopped = Ended early
x1-stopped-means = This match counts neither as won nor as lost.
x1-result-time = Done in { $time }
x1-column-rung = Rung
x1-found-tiles = { $n ->
    [one] one tile found
   *[other] { $n } tiles found
  }
x1-column-cards = Cards
x1-column-laps = Cards
x1-column-last = Last
x1-decided-alone = Alone at the top of the ladder.
x1-decided-cards = { $level } stand on the top. { $names } got there with the fewest cards: { $n ->
    [0] none at all.
    [one] only one.
   *[other] only { $n }.
  }
x1-decided-shared = They share the top, with equally few cards: { $n }.
x1-decided-laps = Only { $names } has two cards.
x1-decided-last = { $level } have two cards. In the last round { $names } climbed the most rungs: { $n }.
x1-decided-shared-sprint = Two cards, and equally many rungs in the last round: { $n }.
x1-again = Once more
x1-again-starter = Once more, { $name } begins
x1-new-best = A new best time!
x1-wall-conquered = The whole wall is done!
x1-first-time = Your first time. Next time you can beat it.
x1-faster = { $difference } faster than before ({ $best })!
x1-equal = Exactly as fast as your best time ({ $best }).
x1-slower = Only { $difference } over your best time ({ $best }).
x1-practice = For practice
x1-practice-of = For { $name } to practise
x1-practice-map = Map of the wall. Marked: { $tasks }
x1-praise = { $n ->
    [0] Well played, { $name }!
    [one] Great, { $name }: one tile found!
   *[other] Great, { $name }: { $n } tiles found!
  }
x1-practice-hint = { $n ->
    [one] This task is your next discovery:
   *[other] These tasks are your next discoveries:
  }
x1-practice-back = Back to the result
x1-practice-all = From all races
x1-practice-map-empty = Map of the wall. Nothing is marked
x1-practised-praise = { $n ->
    [0] Every task that you try makes you stronger, { $name }!
    [one] Great, { $name }: by now you know one that was hard!
   *[other] Great, { $name }: by now you know { $n } that were hard!
  }

x1-refusal-not-in-variant = This variant doesn’t have that: { $variant }.
x1-refusal-unknown-member = This variant has no such thing: { $member }.
x1-refusal-missing-member = Something is missing here: { $member }.
x1-refusal-no-such-player = There are not so many at the table, only { $seats }.
x1-refusal-wall-done = All 100 tiles are found already.
x1-refusal-gap-solved = { $place } is solved already, so it can’t be the gap. Choose an open place.
x1-refusal-gap-filled = { $place } was filled just now. Where did the tile lie before?
x1-refusal-gap-untold = The tile has left a gap behind. Tap where it is.
x1-refusal-not-solved = No { $number } is solved on the wall yet. Its card has to wait until then.
x1-refusal-all-cards-laid = All 23 cards are laid already.
x1-refusal-no-turn-left = The last round is over, there are no more turns. You may still lay cards.
x1-refusal-nobody-on-top = Nobody stands on the top of the ladder yet.
x1-refusal-turns-left = The last round still goes on: { $name } has a turn left.
x1-refusal-no-rungs = A ladder needs at least one rung.
x1-refusal-not-two-to-four-players = This variant is for two to four, chosen: { $seats }.
x1-refusal-not-one-to-four-players = An expedition is for one to four, chosen: { $seats }.
x1-refusal-no-such-starter = Whoever is to begin doesn’t sit at the table.
x1-member-rungs = the rungs
x1-member-starter = who begins
x1-member-gap = the gap
x1-member-player = who it was
x1-member-seconds = the time
x1-best-row = Well done, { $name }: { $n ->
    [one] the right tile found!
   *[other] the right tile found { $n } turns in a row!
  }
x1-best-turn = Well done, { $name }: { $n ->
    [one] one right tile found in a single turn!
   *[other] { $n } right tiles found in a single turn!
  }
x1-best-found = Well done, { $name }: { $n ->
    [one] one right tile found!
   *[other] { $n } right tiles found in a row!
  }
x1-best-nothing = No single finds were noted in this match; you can look at it step by step all the same.
