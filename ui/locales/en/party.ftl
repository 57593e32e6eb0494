### Who sits down to a match, who came where, and what was played before.

party-title = Who plays?
party-title-past = Who played?
party-count = { $n } of { $least }–{ $most } players
party-count-of = { $n } of { $most } players
party-player = Player { $n }:
party-up = { $name }: one seat earlier
party-out = { $name }: leave the table
party-known = Known players
party-add = { $name } joins in
party-more = More
party-name = New name
party-add-name = Add this name
party-there = { $name } is at the table already.
party-full = The table is full: { $n } play at most. First let somebody leave.
party-missing = { $n ->
    [one] One player is missing.
   *[other] { $n } players are missing.
  }

ranking-place = Place
ranking-name = Player
ranking-points = Points
ranking-nth = { $n }.
ranking-winner = wins
ranking-won = { $name } wins
ranking-shared = { $names } share the win
ranking-all = Everybody shares the win
ranking-and = { $some } and { $last }

recent-past = Played before
