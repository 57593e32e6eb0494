statistics = Statisztika
stats-empty = Amint egy játszma véget ér, itt lesz mit olvasni.
stats-says-all = Végigjátszott játszmák száma: { $n }.
stats-says-plays = { $plays ->
    [0] Még nincs végigjátszott játszma.
   *[other] Végigjátszott játszmák száma: { $plays }.
  }
stats-says-wins = { $contests ->
    [one] { $wins ->
        [0] Az egyetlen megnyerhető játszma nem sikerült.
       *[other] Az egyetlen megnyerhető játszma győzelem lett.
      }
   *[other] Megnyerhető játszmák: { $contests }, ebből győzelem: { $wins }.
  }
stats-plays = Játszma
stats-wins = Győzelem
stats-shared = Közös győzelem
stats-longest = Legtöbb győzelem sorban
stats-current = Győzelem sorban most
stats-bar = { $plays } játszma, { $wins } győzelem
stats-bar-some = { $plays } játszma, { $wins } győzelem
stats-by-game = Játékonként
stats-by-person = Játékosonként
stats-average = Átlag
stats-best = Legjobb
stats-worst = Leggyengébb
stats-value = Érték
stats-table = Táblázatként
stats-when = Mikor játszottatok
stats-busiest = A legtöbb: { $when }, { $n } játszma.
stats-points = Pontok: { $game }
stats-times = Idő egy falra
stats-course = { $n ->
    [one] Eddig egyszer: { $best }.
   *[other] { $n } alkalom átlaga: { $average }, a legjobb: { $best }.
  }
stats-course-less = { $n ->
    [one] Eddig egyszer: { $best }.
   *[other] { $n } alkalom átlaga: { $average }, a legjobb: { $best }; a kevesebb a jobb.
  }
stats-several = Minden pont több játszmát jelöl; a sáv a legkisebb értéktől a legnagyobbig tart.
stats-stretch = { $from } – { $to }
stats-decimal = { $whole },{ $tenth }
stats-labyrinth = Körök egy kincsre
stats-scenarios = Kreuzsummen: kísérletek feladatonként
stats-hardest = A legkeményebb dió: { $title }, { $n } kísérlet.
stats-first-try = { $n ->
    [one] Eddig egy feladat, egyetlen kísérlettel.
   *[other] Eddig { $n } feladat, egyik sem több mint egy kísérlettel.
  }
stats-finished = Teljesítve
stats-unfinished = Még nincs meg
stats-attempts = Kísérletek
stats-done = Teljesítve
stats-closest = A legközelebb
stats-missing = { $n } lap hiányzott
stats-yes = igen
stats-no = még nem
stats-practice = Szorzótábla-térkép
stats-practice-hint = Ami már megy, és amit még gyakorolni kell
stats-dice = Mennyire igazságosak a kockák
stats-dice-more = Az összes dobás
stats-chronicle = Ezek a játszmák a krónikában
