statistics = Statistik
stats-empty = Sobald eine Partie zu Ende gespielt ist, gibt es hier etwas zu lesen.
stats-says-all = { $n ->
    [one] 1 zu Ende gespielte Partie insgesamt.
   *[other] { $n } zu Ende gespielte Partien insgesamt.
  }
stats-says-plays = { $plays ->
    [0] Noch keine Partie zu Ende gespielt.
    [one] 1 Partie zu Ende gespielt.
   *[other] { $plays } Partien zu Ende gespielt.
  }
stats-says-wins = { $contests ->
    [one] { $wins ->
        [0] Die eine Partie, die zu gewinnen war, ging nicht auf.
       *[other] Die eine Partie, die zu gewinnen war, ist gewonnen.
      }
   *[other] { $wins } von { $contests } Partien gewonnen, die zu gewinnen waren.
  }
stats-plays = Gespielt
stats-wins = Gewonnen
stats-shared = Geteilte Siege
stats-longest = Meiste Siege in Folge
stats-current = Siege in Folge jetzt
stats-bar = { $wins } von { $plays } gewonnen
stats-bar-some = { $plays } Partien, { $wins } gewonnen
stats-by-game = Nach Spiel
stats-by-person = Nach Person
stats-average = Im Schnitt
stats-best = Am besten
stats-worst = Am wenigsten gut
stats-value = Wert
stats-table = Als Tabelle
stats-when = Wann ihr gespielt habt
stats-busiest = { $n ->
    [one] Am meisten: { $when }, 1 Partie.
   *[other] Am meisten: { $when }, { $n } Partien.
  }
stats-points = Punkte: { $game }
stats-times = Zeit für eine Wand
stats-course = { $n ->
    [one] Bisher einmal: { $best }.
   *[other] Im Schnitt von { $n } Mal { $average }, am besten { $best }.
  }
stats-course-less = { $n ->
    [one] Bisher einmal: { $best }.
   *[other] Im Schnitt von { $n } Mal { $average }, am besten { $best }; weniger ist besser.
  }
stats-several = Jeder Punkt steht für mehrere Partien; das Band reicht vom kleinsten bis zum größten Wert.
stats-stretch = { $from } – { $to }
stats-decimal = { $whole },{ $tenth }
stats-labyrinth = Züge für einen Schatz
stats-scenarios = Kreuzsummen: Versuche je Szenario
stats-hardest = Die härteste Nuss: { $title }, { $n } Versuche.
stats-first-try = { $n ->
    [one] Bisher ein Szenario, mit einem einzigen Versuch.
   *[other] Bisher { $n } Szenarien, keines mit mehr als einem Versuch.
  }
stats-finished = Geschafft
stats-unfinished = Noch nicht geschafft
stats-attempts = Versuche
stats-done = Geschafft
stats-closest = Am nächsten dran
stats-missing = { $n ->
    [one] 1 Karte fehlte
   *[other] { $n } Karten fehlten
  }
stats-yes = ja
stats-no = noch nicht
stats-practice = Einmaleins-Karte
stats-practice-hint = Was schon sitzt und was noch Übung braucht
stats-dice = Wie gerecht die Würfel sind
stats-dice-more = Alle Würfe
stats-chronicle = Diese Partien in der Chronik
