tool-timer = Sand timer

timer-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
  }
timer-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
timer-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
  }
timer-short-seconds = { $n } s
timer-short-minutes = { $n } min

timer-turn = Turn over
timer-pause = Pause
timer-resume = Go on
timer-reset = Fill
timer-other = Other …
timer-length = Length
timer-rest = Time left
timer-last = Last seconds
timer-left = { $n ->
    [one] One second left
   *[other] { $n } seconds left
  }

timer-is-full = { $length }, ready to be turned
timer-is-running = of { $length }
timer-is-resting = Paused · { $length }
timer-up = Time is up!
timer-up-now = The sand ran out just now
timer-up-minutes = { $n ->
    [one] The sand ran out a minute ago
   *[other] The sand ran out { $n } minutes ago
  }
timer-up-hours = { $n ->
    [one] The sand ran out an hour ago
   *[other] The sand ran out { $n } hours ago
  }
timer-up-days = { $n ->
    [one] The sand ran out a day ago
   *[other] The sand ran out { $n } days ago
  }
timer-ring-label = { $name } has run out.
timer-ring-length = The sand timer has run out ({ $length }).

timer-turned = Turned over: { $rest } left
timer-paused = Paused with { $rest } left
timer-pause-late = The sand has just run out, so there is nothing left to pause.
timer-resumed = Running again: { $rest } left
timer-filled = Filled: { $rest }
timer-chosen = A full glass: { $rest }
timer-undone = Taken back

timer-lengths = Times and glasses
timer-own = A time of your own
timer-own-minutes = Minutes
timer-own-seconds = Seconds
timer-own-set = Use this time
timer-own-nothing = Enter at least one second.
timer-own-long = The longest time is 24 hours, that is 1440 minutes.
timer-own-letters = Only whole numbers count here, such as 2 minutes and 30 seconds.

timer-glasses = Your real sand timers
timer-glasses-none = None measured yet. Measure the one from your game box, and it runs here just as long.
timer-glass-name = Name of this sand timer
timer-glass-example = e.g. the blue one
timer-glass-known = Another sand timer has this name already. Choose a different one.
timer-glass-kept = “{ $name }” is remembered. It now stands among the times.
timer-glass-removed = “{ $name }” was removed.
timer-glass-rename = Rename { $name }
timer-glass-rename-done = Use this name
timer-glass-remove = Remove { $name }

timer-measure = Measure a real sand timer
timer-measuring = Measuring …
timer-measure-hint = Put your sand timer in front of you. Turn it over and tap at the same moment.
timer-measure-turned = Turned right now
timer-measure-wait = Tap as soon as the last grain has fallen. You may lock the screen meanwhile.
timer-measure-so-far = Time so far
timer-measure-empty = Empty right now
timer-measure-keep = Remember it
timer-measure-drop = Drop this measurement
timer-measure-begun = The measurement runs
timer-measure-dropped = Measurement dropped
timer-measured = Measured: { $length }
timer-measure-short = No sand timer is that quick. It still measures; tap when the sand has run out.
timer-measure-long = That was longer than a day. Drop this measurement and begin anew.

timer-ways = When the sand has run out
setting-flash = Flash
setting-flash-hint = The whole screen lights up when a sand timer has run out
