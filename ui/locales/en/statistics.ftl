statistics = Statistics
stats-empty = Once a match is finished, something can be read here.
stats-says-all = { $n ->
    [one] 1 finished match in all.
   *[other] { $n } finished matches in all.
  }
stats-says-plays = { $plays ->
    [0] No finished match yet.
    [one] 1 finished match.
   *[other] { $plays } finished matches.
  }
stats-says-wins = { $contests ->
    [one] { $wins ->
        [0] Did not win the one match that could be won.
       *[other] Won the one match that could be won.
      }
   *[other] Won { $wins } of { $contests } matches that could be won.
  }
stats-plays = Played
stats-wins = Won
stats-shared = Shared wins
stats-longest = Most wins in a row
stats-current = Wins in a row now
stats-bar = { $wins } won of { $plays }
stats-bar-some = { $plays } matches, { $wins } won
stats-by-game = By game
stats-by-person = By person
stats-average = Average
stats-best = Best
stats-worst = Least good
stats-value = Value
stats-table = As a table
stats-when = When you played
stats-busiest = { $n ->
    [one] Most in { $when }: 1 match.
   *[other] Most in { $when }: { $n } matches.
  }
stats-points = Points in { $game }
stats-times = Time for a wall
stats-course = { $n ->
    [one] One so far: { $best }.
   *[other] { $average } on average of { $n }, { $best } at best.
  }
stats-course-less = { $n ->
    [one] One so far: { $best }.
   *[other] { $average } on average of { $n }, { $best } at best; less is better.
  }
stats-several = Each dot is several matches; the band goes from the least to the most.
stats-stretch = { $from } – { $to }
stats-decimal = { $whole }.{ $tenth }
stats-labyrinth = Turns for a treasure
stats-scenarios = Kreuzsummen: attempts for a scenario
stats-hardest = The hardest nut: { $title }, { $n } attempts.
stats-first-try = { $n ->
    [one] One scenario so far, at the first attempt.
   *[other] { $n } scenarios so far, none with more than one attempt.
  }
stats-finished = Finished
stats-unfinished = Not finished yet
stats-attempts = Attempts
stats-done = Finished
stats-closest = At the closest
stats-missing = { $n ->
    [one] 1 card missing
   *[other] { $n } cards missing
  }
stats-yes = yes
stats-no = not yet
stats-practice = Multiplication map
stats-practice-hint = What is known by now, and what still wants practice
stats-dice = How fair the dice are
stats-dice-more = All throws
stats-chronicle = These matches in the chronicle
