chronicle = Chronik
chronicle-empty = Hier steht jede Partie, die ihr spielt, die neueste oben. Was ihr ohne die App gespielt habt, lässt sich nachtragen.
chronicle-none-such = Keine Partie passt zu dieser Auswahl.
chronicle-show-all = Alle zeigen
chronicle-latest = Zu den neuesten
chronicle-earlier = Frühere Partien
chronicle-filters = Partien auswählen
chronicle-filter = { $kind }: { $chosen }
chronicle-all = Alle
chronicle-game = Spiel
chronicle-player = Person
chronicle-team = Paar
chronicle-year = Jahr
chronicle-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
  } { $year }
chronicle-weekday = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
  }
chronicle-open = Noch nicht zu Ende
chronicle-finished = Zu Ende gespielt
chronicle-won = Gewonnen
chronicle-lost = Nicht gewonnen
chronicle-removed = Die Partie von { $players } ist gelöscht. Zehn Sekunden lang lässt sich das rückgängig machen.
chronicle-look = Partie ansehen
chronicle-by-hand = Von Hand eingetragen, darum gibt es keine Schritte zum Ansehen.
chronicle-misfit = Ab Schritt { $n } passt diese Partie nicht mehr zu den Regeln: { $why }
chronicle-result-stays = Das Ergebnis bleibt, wie es aufgehoben wurde.
chronicle-other-result = Nach den heutigen Regeln noch einmal gespielt, ginge diese Partie anders aus. Das Ergebnis bleibt, wie es aufgehoben wurde.
chronicle-beginning = Vor dem ersten Schritt
chronicle-step = { $n } von { $of }
chronicle-no-board = Diese Partie wurde ohne Spielplan verfolgt.
chronicle-slider = Schritt
chronicle-back = Einen Schritt zurück
chronicle-forth = Einen Schritt weiter
chronicle-match = Ergebnis und Tisch
chronicle-go-on = Zur Partie, um weiterzuspielen
chronicle-mend = Einen Schritt ausbessern
chronicle-mend-hint = Was danach kam, wird damit neu durchgespielt
chronicle-day = An einem anderen Tag gespielt
chronicle-edit = Eintrag ausbessern
chronicle-remove = Partie löschen
by-hand-title = Partie nachtragen
by-hand-hint = Für eine Partie, die ihr ohne die App gespielt habt.
by-hand-next = Weiter zum Ergebnis
by-hand-day = Wann war das?
by-hand-who-won = Wer hat gewonnen?
by-hand-points = Punkte von { $name }
by-hand-points-hint = Punkte müssen nicht sein. Stehen Punkte da und niemand ist angetippt, gewinnen die meisten Punkte.
by-hand-points-missing = Die Punkte von { $name } fehlen. Tragt die Punkte von allen ein oder von niemandem.
by-hand-points-unreadable = Die Punkte von { $name } sind keine passende ganze Zahl. Tragt nur Ziffern ein.
by-hand-winner-missing = Tippt an, wer gewonnen hat; mehrere, wenn sie sich den Sieg teilen.
by-hand-how = Wie ging es aus?
by-hand-won-missing = Tippt an, ob ihr gewonnen habt.
by-hand-scenario = Szenario, wenn ihr es wisst (1 bis 50)
by-hand-no-scenario = Dieses Szenario gibt es nicht. Tragt eine Zahl von 1 bis 50 ein oder nichts.
by-hand-store = Speichern
day-title = Wann war das?
day-unreadable = Das ist kein Tag. Wählt einen aus.
day-ahead = Dieser Tag kommt erst noch.
day-before = Das ist zu lange her: Wählt einen Tag seit 1900.
turning-point = Der Wendepunkt
turning-best = Beste Momente
turning-nothing = Einen einzelnen Wendepunkt, der sich beweisen lässt, hat diese Partie nicht; Schritt für Schritt ansehen könnt ihr sie trotzdem.
turning-stopped = Diese Partie wurde vor ihrem Ende beendet, darum gibt es hier nichts zu erzählen.
turning-open = Diese Partie läuft noch. Was sie entschieden hat, steht hier erst nach ihrem Ende.
turning-back = Zurück zur Partie
turning-picture = Der Tisch in diesem Moment
turning-here = Hier war es
turning-better = Hier wäre es besser gewesen
turning-watch = Ab hier ansehen
turning-watch-of = Ab hier ansehen: { $name }
