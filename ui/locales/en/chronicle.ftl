chronicle = Chronicle
chronicle-empty = Every match that you play is kept here, the latest on top. What you played without the app can be added.
chronicle-none-such = No match fits this choice.
chronicle-show-all = Show all
chronicle-latest = To the latest
chronicle-earlier = Earlier matches
chronicle-filters = Choose matches
chronicle-filter = { $kind }: { $chosen }
chronicle-all = All
chronicle-game = Game
chronicle-player = Player
chronicle-team = Pair
chronicle-year = Year
chronicle-month = { $month ->
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
chronicle-weekday = { $day ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
  }
chronicle-open = Not finished yet
chronicle-finished = Finished
chronicle-won = Won
chronicle-lost = Not won
chronicle-removed = The match of { $players } is deleted. You can undo this for ten seconds.
chronicle-look = Look at it again
chronicle-by-hand = Entered by hand, so there are no steps to look at.
chronicle-misfit = From step { $n } on this match does not fit the rules any more: { $why }
chronicle-result-stays = Its result stays as it was kept.
chronicle-other-result = Played again by the rules of today, this match would end in another way. Its result stays as it was kept.
chronicle-beginning = Before the first step
chronicle-step = { $n } of { $of }
chronicle-no-board = This match was followed without a board.
chronicle-slider = Step
chronicle-back = One step back
chronicle-forth = One step on
chronicle-match = Result and table
chronicle-go-on = To the match, to go on
chronicle-mend = Correct a step
chronicle-mend-hint = What follows is played again with it
chronicle-day = Played on another day
chronicle-edit = Correct this entry
chronicle-remove = Delete this match
by-hand-title = Add a match
by-hand-hint = For a match that you played without the app.
by-hand-next = Next: the result
by-hand-day = When was it?
by-hand-who-won = Who won?
by-hand-points = Points of { $name }
by-hand-points-hint = Points are not needed. With points and nobody tapped, most points win.
by-hand-points-missing = The points of { $name } are missing. Enter everybody’s points or nobody’s.
by-hand-points-unreadable = The points of { $name } are no whole number that fits. Enter digits only.
by-hand-winner-missing = Tap who won; several if they share the win.
by-hand-how = How did it go?
by-hand-won-missing = Tap whether you won.
by-hand-scenario = Scenario, if you know it (1 to 50)
by-hand-no-scenario = There is no such scenario. Enter a number from 1 to 50, or nothing.
by-hand-store = Save
day-title = When was it?
day-unreadable = This is no day. Choose one.
day-ahead = That day is still to come.
day-before = That is too long ago: choose a day since 1900.
turning-point = The turning point
turning-best = Best moments
turning-nothing = This match has no single turning point that can be proven; you can look at it step by step all the same.
turning-stopped = This match was ended early, so there is nothing to tell here.
turning-open = This match goes on. What decided it is told here once it is over.
turning-back = Back to the match
turning-picture = The table at that moment
turning-here = It was here
turning-better = Here it would have been better
turning-watch = Watch from here
turning-watch-of = Watch from here: { $name }
