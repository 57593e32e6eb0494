### Pairs, their campaign, and the page of a scenario.

date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }
date-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
  }

pairs-title = Pairs
pairs-welcome = Two players, one deck of cards, fifty scenarios.
pairs-welcome-hint = Who plays? Your names are all it takes to begin.
pairs-new = New pair
pairs-new-hint = Each pair has a campaign of its own. The same person may play in several pairs.
pairs-one = First name
pairs-two = Second name
pairs-add = Begin the campaign
pairs-known = Or tap who plays:
pairs-done = { $n } of 50 done
pairs-next = next { $title }
pairs-known-pair = You two already have a campaign. Here it is.

name-empty = Please enter a name.
name-control = This name contains a character that can’t be shown. Type it anew.
name-long = This name has { $n } characters; { $longest } fit at most. Shorten it a little.
name-same = Both names are the same. Tell the two of you apart, perhaps with an initial.

campaign-card = { $pair }: { $n } of 50
campaign-card-all = All { $n } pairs
campaign-progress = Campaign
campaign-of = of 50 done
campaign-attempts = { $n ->
    [one] 1 attempt
   *[other] { $n } attempts
  }
campaign-map = The fifty scenarios
campaign-next = Next:
campaign-again = Attempt { $n }:
campaign-open = On the table:
campaign-more-open = { $n } more open matches
campaign-begins = { $name } begins
campaign-setup = Set up
campaign-start = Start attempt
campaign-go = Start
campaign-ahead = You have not reached scenario { $n } yet.
campaign-ahead-leave = Leave it
campaign-ahead-open = Open it anyway
campaign-complete = All fifty!
campaign-complete-hint = You finished the whole campaign together. Every scenario is free to play again, with freshly shuffled cards.

square-ahead = Scenario { $n }, not reached yet
square-done = { $n ->
    [one] done in 1 attempt on { $date }
   *[other] done in { $n } attempts on { $date }
  }
square-by-hand = ticked off by hand
square-tried = { $n ->
    [one] tried once
   *[other] tried { $n } times
  }
square-helped = with help
square-next = next

ticks-title = Tick off what you finished before
ticks-offer = Finished some already? Tick them off
ticks-one = One by one
ticks-upto = All up to …
ticks-one-hint = Tap every scenario that you finished without the app.
ticks-upto-hint = Tap the last one that you finished. It and all before it are ticked, those after it are not.
ticks-none = Remove all ticks
ticks-done = Done

scenario-size = { $rows } × { $columns }
scenario-begins = Who begins?
scenario-hand = { $n } hand cards
scenario-deck = { $n } cards
scenario-distinct = no doubles
scenario-watch = Watch out:
scenario-check = Only check a finished field
begins-first = By the rule book, the younger of you.
begins-other = Last time { $name } began.
begins-tossed = Chance says: { $name }.
begins-toss = Let chance decide

attempts-title = Your attempts
attempt-open = Still open
attempt-won = Finished
attempt-lost = Not finished
attempt-stopped = Ended early

setup-title = Set up the table
setup-skip = Don’t show these steps any more
setup-unskip = Always show these steps again
setup-all-done = Everything lies ready.
setup-ways = How you set up
setup-from-table = Only what changes
setup-lies = after { $title }
setup-from-pack = All of it
setup-from-pack-hint = from a whole pack
setup-targets = Lay out the club cards
setup-targets-hint = Upright they count what they show, crosswise ten more. The order above the columns is up to you.
setup-field = Empty field, { $size }. Row targets from the top: { $rows }. Column targets: { $columns }.
setup-turned-sum = { $rank } crosswise = { $sum }
setup-deck = Put the deck together: { $n } cards
setup-two-copies = No diamonds this time: there are two of each number.
setup-deal = Shuffle and deal
setup-deal-hand = { $n } cards each, face up
setup-deal-display = { $n } face-up cards as the display
setup-deal-pile = the other { $n } face down as the draw pile
setup-gather = Gather all cards from the last attempt
setup-gather-hint = Hands, display, both piles and the whole field, with what lies beneath. Only the club cards stay for now.
setup-nothing-changes = Hands, display, both piles and the whole field, with what lies beneath. Nothing else changes: the club cards stay as they lie.
setup-clubs = { $n ->
    [one] Change one club card
   *[other] Change { $n } club cards
  }
setup-compare = Compare with the picture
setup-deck-changes = Change the deck, then it has { $n } cards
setup-cards-out = { $n ->
    [one] One card comes out
   *[other] { $n } cards come out
  }
setup-cards-in = { $n ->
    [one] One card goes in
   *[other] { $n } cards go in
  }
setup-hand-changes = New: { $now } cards a hand instead of { $before }.
setup-club-away-row = away from row { $row }
setup-club-away-column = away from the columns
setup-club-add-row = new, beside row { $row }
setup-club-add-column = new, above the columns
setup-club-across = turn it crosswise
setup-club-upright = turn it upright
setup-club-stays-row = stays at row { $row }
setup-club-stays-column = stays above the columns
setup-club-row-row = from row { $from } to row { $to }
setup-club-row-column = from row { $from } up to the columns
setup-club-column-row = from the columns to row { $to }
setup-faces = What the face cards do
setup-new = New
setup-before = before
setup-after = after
setup-hand-word = hand
setup-face-jack = Two whole stacks trade places, whatever lies beneath goes along.
setup-face-queen = A number from your hand goes on top of a stack; the former top comes into your hand. You can play it from your next turn on.
setup-face-king = One whole stack moves to a free place, and its old place is free again.

begun-now = Begun just now
begun-minutes = { $n ->
    [one] Begun a minute ago
   *[other] Begun { $n } minutes ago
  }
begun-hours = { $n ->
    [one] Begun an hour ago
   *[other] Begun { $n } hours ago
  }
begun-days = { $n ->
    [one] Begun a day ago
   *[other] Begun { $n } days ago
  }

about-app = What Tableside does
