### Kik ülnek le játszani, ki hányadik lett, és mit játszottatok eddig.

party-title = Kik játszanak?
party-title-past = Kik játszottak?
party-count = { $least }–{ $most } játékosból { $n } megvan
party-count-of = { $most } játékosból { $n } megvan
party-player = { $n }. játékos:
party-up = { $name }: egy hellyel előrébb
party-out = { $name }: nem játszik
party-known = Ismert játékosok
party-add = { $name } is játszik
party-more = Többen
party-name = Új név
party-add-name = A név felvétele
party-there = { $name } már az asztalnál ül.
party-full = Az asztal megtelt: legfeljebb { $n } játékos lehet. Előbb vegyetek ki valakit.
party-missing = { $n ->
    [one] Még egy játékos hiányzik.
   *[other] Még { $n } játékos hiányzik.
  }

ranking-place = Helyezés
ranking-name = Név
ranking-points = Pont
ranking-nth = { $n }.
ranking-winner = győztes
ranking-won = { $name } nyert
ranking-shared = Közös győzelem: { $names }
ranking-all = Mindenki együtt nyert
ranking-and = { $some } és { $last }

recent-past = Korábbi játszmák
