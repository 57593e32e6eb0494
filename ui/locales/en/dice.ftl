dice = Dice
dice-which = Which dice
dice-how-many = How many dice
dice-kind = { $sides } sides
dice-count = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
dice-chosen = { $n ->
    [one] 1 die with { $sides } sides
   *[other] { $n } dice with { $sides } sides
  }
dice-roll = Roll
dice-blank = Not rolled yet
dice-sum = Sum
dice-faces-sum = { $faces }, sum { $sum }
dice-rolled = Rolled: { $faces }
dice-undo = Take back the last throw: { $faces }
dice-undone = Taken back: { $faces }
dice-restore = { $n ->
    [one] Bring back the cleared throw
   *[other] Bring back the { $n } cleared throws
  }
dice-bring-back = Bring them back
dice-restored = { $n ->
    [0] There was nothing to bring back.
    [one] 1 throw is back.
   *[other] { $n } throws are back.
  }
dice-refused-kind = There are dice with 6 sides and with 12 sides.
dice-refused-count = You can roll one to six dice at once.

dice-throws = Throws and fairness
dice-last = The last throws
dice-older = { $n ->
    [one] 1 older throw
   *[other] { $n } older throws
  }
dice-none = What you roll will be listed here.
dice-clear = Clear all throws
dice-cleared = { $n ->
    [one] 1 throw was cleared.
   *[other] { $n } throws were cleared.
  }
dice-source = Chance comes from the operating system. No throw knows the one before it.

dice-fairness = Dice with { $kind }
dice-face = Face
dice-bar = Compared
dice-times = Times
dice-number = { $n }
dice-seldom = below
dice-often = above
dice-range = After { $dice } dice rolled, chance takes a fair face to between { $low } and { $high } times, in 19 of 20 cases. That is the shaded band.
dice-fair-none = No die of this kind was rolled yet.
dice-fair-little = { $n ->
    [one] One die is too little to tell anything.
   *[other] { $n } dice are too little to tell anything yet: even a face that never came would be pure chance.
  }
dice-fair-all = All { $sides } faces came as often as chance explains.
dice-fair-some = { $outside ->
    [one] One face lies
   *[other] { $outside } faces lie
  } outside what chance explains. With { $sides } faces that happens now and then, to fair dice as well.
dice-fair-many = { $outside } faces lie outside what chance explains. That is rare, but happens to fair dice as well. Go on rolling and see whether it stays.
