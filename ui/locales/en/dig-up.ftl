### DIG UP Adventure: set-up, the match, its end.

game-dig-up = DIG UP Adventure
dig-card = 2 to 4 players, a mine each
dig-summary-score = DIG UP Adventure, mines scored
dig-summary-play = DIG UP Adventure, turn by turn
dig-sentence = { $words }.

dig-gem-red = Red
dig-gem-yellow = Yellow
dig-gem-green = Green
dig-gem-blue = Blue
dig-gem-purple = Purple
dig-gem-white = White
dig-gem = { $name } { $n }
dig-idol = Idol
dig-skeleton = Skeleton
dig-adventure = Adventure card
dig-key-idol = Idol
dig-key-skeleton = Skeleton
dig-key-adventure = Adventure
dig-face-down = face down

dig-hue-red = red
dig-hue-orange = orange
dig-hue-yellow = yellow
dig-hue-green = green
dig-hue-turquoise = turquoise
dig-hue-blue = blue
dig-hue-purple = purple
dig-hue-pink = pink
dig-hue-white = white
dig-hue-grey = grey
dig-hue-brown = brown
dig-hue-black = black

dig-place = place { $n } of { $name }’s mine
dig-place-short = { $name }, place { $n }
dig-cell = Place { $n }: { $card }
dig-cell-warned = This card lies too often
dig-mine-label = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
  }, favourite { $favourite }. { $run }
dig-other-mines = The other mines
dig-points-why = { $n ->
    [one] 1 point
   *[other] { $n } points
  }: { $why }
dig-why-both = favourite colour in the right place
dig-why-favourite = favourite colour
dig-why-right-place = right place
dig-why-nothing = neither colour nor place
dig-why-idol = idol
dig-why-second-idol = only one idol scores
dig-why-skeleton = skeleton
dig-why-adventure = adventure cards score nothing in a mine
dig-run-none = No gem of the favourite colour yet
dig-run-one = Longest run: 1, place { $from }
dig-run = Longest run: { $n }, places { $from } to { $to }
dig-run-short = Run { $n }
dig-run-column = Run

dig-pad = Cards
dig-right = { $card }: the right card, 3 points
dig-right-off = First tap a place
dig-colours = Colours
dig-numbers = Numbers
dig-colour-favourite = { $name }, the favourite
dig-lay-here = { $card } goes here
dig-exchange-with = Changes places with { $place }
dig-exchange = Swap
dig-done = Done
dig-cover = Cover
dig-cover-this = { $card } is face down again, or gone
dig-end-turn = End turn
dig-score = Score the mines
dig-opened = Mine is open
dig-opened-none = Not open yet after all

dig-next-middle = Which card lies in the middle of { $name }’s mine?
dig-next-opening = First turn up the middle card of every mine.
dig-next-card = { $name }: what lies on place { $n }?
dig-next-place = Tap a place of { $name }’s mine.
dig-next-where = Where does this card go: { $card }?
dig-next-exchange = Swap: tap the first of the two places.
dig-next-exchange-with = Swap with { $place }: tap the other place.
dig-next-exchange-again = Swap two more places, or tap “{ dig-done }”.
dig-next-opened = Whose mine has all nine cards face up?
dig-next-warnings = These cards lie too often. Tap a place to look there.
dig-next-complete = { $name }’s mine is complete.
dig-next-score = All mines are open. Ready to score!
dig-aid = { $name }: play up to two cards, then back to three (you may discard more).
dig-aid-complete = { $name }’s nine cards are face up. End the turn to begin the last round.
dig-mine-complete = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
  }
dig-next-mine = On to { $name }’s mine
dig-last-round = Last round! Still to play: { $left }
dig-last-over = The last round is over: turn everything up

dig-warns-gem = { $card } lies here { $n ->
    [2] twice
   *[other] { $n } times
  }
dig-warns-idol = { $n } idols, but only four exist
dig-warns-skeleton = { $n } skeletons, but only four exist
dig-warns-go = Show { $place }
dig-warns-all = { $n ->
    [one] Show all places
   *[other] Show all { $n } warnings
  }

dig-did-show = { $card } on { $place }.
dig-did-replace = { $card } instead of { $old } on { $place }.
dig-did-cover = { $card } on { $place } is face down again.
dig-did-exchange = Swapped: { $one } ({ $here }) and { $other } ({ $there }).
dig-did-end-turn = Turn ended.
dig-did-score = The mines are scored.

dig-refusal-match-over = The match is over. Undo the last step if it was not right.
dig-refusal-no-such-player = Nobody sits there. Choose a mine of this match.
dig-refusal-face-down = No card lies face up on { $place }, so there is nothing to cover.
dig-refusal-same-place = You chose { $place } twice. Choose another place to swap with.
dig-refusal-no-turn-left = The last round is over. Turn up what is still face down, then score.
dig-refusal-last-round-ahead = Nobody has nine cards face up yet, so there is nothing to score. Go on playing.
dig-refusal-turns-left = The last round goes on: { $name } still has a turn.
dig-refusal-cards-missing = { $n ->
    [one] One card is missing: { $place }.
   *[other] { $n } cards are missing, the first on { $place }.
  }
dig-refusal-not-two-to-four-players = Two to four can play. Choose the players again.
dig-refusal-not-one-favourite-each = Everybody needs one favourite colour. Choose again.
dig-refusal-favourite-taken = Two have the same favourite colour. Let one choose another.
dig-refusal-no-such-starter = Choose who of you begins.
dig-refusal-somebody-unseated = Not everybody found a seat: somebody is there twice, is not known, or is one too many. Check who plays, then begin again.

dig-stopped = Ended early
dig-stopped-means = This match has no winner. You can go on with it.
dig-reopen = Go on playing
dig-again = Once more
dig-again-starter = { $name } begins
dig-home = To the game
dig-picture-save = Save picture
dig-picture-saved = Saved as
dig-picture-unsaved = Not saved:
dig-picture-share = Share
dig-part-both = { $n } × favourite in its place: { $points }
dig-part-favourite = { $n } × favourite: { $points }
dig-part-right-place = { $n } × right place: { $points }
dig-part-idol = { $n } × idol: { $points }
dig-part-none = Nothing in this mine scores
dig-decided-level = { $names } have { $points } points each.
dig-decided-run = The longest run of the favourite colour decides: { $name } has { $run } in a row.
dig-decided-shared = Their longest runs are level too ({ $run }), so { $names } share the win.

dig-favourites = Favourite colours
dig-favourite-of = Favourite colour of { $name }
dig-colour-taken = { $colour }, { $name }’s: tap to swap
dig-favourites-hint = Somebody has your colour? Tap it, and you two swap.
dig-favourite-now = { $name }: { $colour }.
dig-way = How do you want to do it?
dig-way-score = Just score
dig-way-score-hint = Enter the mines at the end
dig-way-play = Play along
dig-way-play-hint = Enter every turn
dig-idols = Idols in a mine
dig-idols-one = One scores
dig-idols-one-hint = as in the rules
dig-idols-each = Each scores
dig-idols-each-hint = house rule
dig-begins-first = as you agree
dig-start = Begin
dig-box = Our gems
dig-box-link = Do the gems in your box look different?
dig-box-hint = Give the six gems the names and colours of your cards. The shapes stay, so that you can tell them without colour.
dig-box-name = Name
dig-box-hue = Colour
dig-box-name-taken = Another gem is called { $name } already. Choose a different name.
dig-box-hue-taken = { $name } has this colour already. Choose a different one.
dig-box-refused = Not kept yet. Look at the marked gems.
dig-box-save = Keep it like this
dig-turning = Without { $card } in { $place }, { $other } would have beaten { $name } by { $theirs } { $theirs ->
    [one] point
   *[other] points
  } to { $points }.
dig-turning-run = Without { $card } in { $place }, it would have been level, and the longest run of the favourite colour would have decided for { $other }.
dig-turning-shared = Without { $card } in { $place }, { $names } would have shared the win with { $theirs } { $theirs ->
    [one] point
   *[other] points
  } each.
