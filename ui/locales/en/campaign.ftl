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
campaign-begins = { $name } begins
campaign-setup = Set up
campaign-start = Start attempt
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
ticks-one = One by one
ticks-upto = All up to …
ticks-one-hint = Tap every scenario that you finished without the app.
ticks-upto-hint = Tap the last one that you finished. It and all before it are ticked, those after it are not.
ticks-none = Remove all ticks
ticks-done = Done

scenario-size = { $rows } × { $columns }
scenario-begins = Who begins?
