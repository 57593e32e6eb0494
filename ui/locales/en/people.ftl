people = Players
people-empty = Nobody is here yet. Whoever sits down to a match appears by themselves.
people-add = Add a player
people-teams = Pairs
people-archived = Archived
people-archived-hint = They are offered for no new match. Their results stay.
people-archived-one = Archived
people-somebody = Somebody
people-matches = { $n ->
    [0] No match yet
    [one] 1 match
   *[other] { $n } matches
  }
people-played = { $n ->
    [one] 1 match, on { $day }
   *[other] { $n } matches, the last on { $day }
  }
people-played-none = No match yet
people-known = { $name } is here already.
people-name-taken = { $name } is the name of somebody else. If both are the same person, merge them below.
people-removed = { $name } is deleted.
people-merged = { $gone } is now { $kept }.
people-undo = Undo
person-chronicle = In the chronicle
person-statistics = Statistics
person-name = Name
person-name-hint = A new name shows in all matches, also in those already played.
person-rename = Keep this name
person-mark = Emblem
person-colour = Colour
person-shape = Shape
person-no-mark = Without an emblem
person-merge = This is the same person as …
person-merge-hint = Makes one of two entries
person-remove = Delete with all data
person-remove-hint = You see first what goes
person-archive = Archive
person-archive-hint = Plays no more? Then archive: no result is lost.
person-archived = Archived: offered for no new match.
person-bring-back = Bring back
colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-teal = Teal
colour-blue = Blue
colour-purple = Purple
colour-pink = Pink
shape-star = Star
shape-heart = Heart
shape-moon = Moon
shape-leaf = Leaf
shape-drop = Drop
shape-flower = Flower
shape-cloud = Cloud
shape-bolt = Lightning
merge-title = The same person
merge-choose = Who else is { $name }?
merge-into = { $gone } becomes { $kept }
merge-matches = { $n ->
    [0] No match changes hands.
    [one] 1 match goes to { $kept }.
   *[other] { $n } matches go to { $kept }.
  }
merge-teams = { $n ->
    [0] No pair changes.
    [one] 1 pair goes along. If the same pair is there already, both become one, with everything they have finished.
   *[other] { $n } pairs go along. Where the same pair is there already, both become one, with everything they have finished.
  }
merge-name = The name { $gone } goes, in old matches too. You can undo this for ten seconds.
merge-now = Make them one
merge-swap = Keep the name { $gone } instead
merge-other = Choose somebody else
merge-together = { $n ->
    [one] { $kept } and { $gone } sat at one table in a match, so they are two people.
   *[other] { $kept } and { $gone } sat at one table in { $n } matches, so they are two people.
  }
merge-one-team = { $kept } and { $gone } are a pair, so they are two people.
remove-title = Delete { $name }?
remove-name = Name and emblem go.
remove-alone = { $n ->
    [one] 1 match goes that nobody else played.
   *[other] { $n } matches go that nobody else played.
  }
remove-shared = { $n ->
    [one] 1 match with others stays; “{ $somebody }” has played it then.
   *[other] { $n } matches with others stay; “{ $somebody }” has played them then.
  }
remove-team = The pair { $team } goes, with what it has ticked off. Its matches stay.
remove-undo = You can undo this for ten seconds. After that it is gone for good.
remove-now = Delete { $name }
remove-archive-hint = Or archive instead: then nothing is lost.
team-campaign = To the campaign
team-name = Name of the pair
team-name-hint = Leave it empty to go by the players’ names.
team-archive-hint = The pair plays no more? Then archive it: no result is lost.
team-archived = Archived: the pair is not offered any more.
