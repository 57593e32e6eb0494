### Kreuzsummen: die Partie. Der Stand einer Linie muss in ein Ziel passen, so breit wie zwei Ziffern und ein Wort.

ks-title = { $n } · { $title }
ks-summary = Kreuzsummen { $title }
ks-card-new = Zu zweit, 50 Szenarien

ks-field = Feld
ks-row = Reihe { $n }
ks-column = Spalte { $n }
ks-place = Reihe { $row }, Spalte { $column }
ks-place-first = Reihe { $row }, Spalte { $column }
ks-place-at = Reihe { $row }, Spalte { $column }
ks-place-free = { $place }: frei
ks-place-top = { $place }: { $top }
ks-place-stack = { $place }: { $top }, { $n } Karten hoch
ks-target = { $line }, Ziel { $target }: { $standing }
ks-target-exchange = { $line }. Mit Ziel { $other } tauschen
ks-target-tap = { $line }. Zum Tauschen antippen
ks-stands-missing = noch { $n }
ks-stands-met = passt
ks-stands-over = { $n } zu viel
ks-stands-early = zu früh
ks-stands-early-long = { $n ->
    [one] Ziel erreicht, aber ein Platz ist noch frei
   *[other] Ziel erreicht, aber { $n } Plätze sind noch frei
  }
ks-stands-doubled = { $n } doppelt
ks-tap-does = { $what }. { $does }

ks-pad = Karten
ks-jack = Bube
ks-queen = Dame
ks-king = König
ks-number = { $value }
ks-number-first = { $value }
ks-face = { $face ->
    [jack] Bube
    [queen] Dame
   *[king] König
  }
ks-key = { $card }, { $left } übrig
ks-left = { $n } übrig
ks-jack-off = Ein Bube braucht zwei belegte Plätze.
ks-queen-off = Eine Dame braucht einen belegten Platz.
ks-king-off = Ein König braucht einen belegten Platz und einen freien.
ks-value-gone = Alle { $copies } Karten mit der { $value } sind gespielt. Habt ihr noch eine, stimmt ein früherer Schritt nicht.
ks-face-gone = { $face ->
    [jack] Beide Buben
    [queen] Beide Damen
   *[king] Beide Könige
  } sind gespielt. Falls nicht, stimmt ein früherer Schritt nicht.
ks-swap = Wechsel
ks-swap-off = Wechsel geht nicht: Die Auslage ist leer.
ks-end-turn = Zug beenden
ks-more = Mehr

ks-next-any = Tippt auf einen Platz, dann auf die Zahl.
ks-next-number = Welche Zahl kommt hierher?
ks-next-cover = Welche Zahl deckt die { $top } zu?
ks-next-place = Wohin legt ihr die { $value }?
ks-next-jack = Bube: Tippt auf den ersten der beiden Stapel.
ks-next-jack-with = Tippt auf den Stapel, der mit der { $top } tauscht.
ks-next-queen = Dame: Tippt auf den Stapel, dessen oberste Karte ihr nehmt.
ks-next-queen-number = Tippt auf die Zahl, die ihr gegen die { $top } tauscht.
ks-next-queen-stack = Tippt auf den Stapel, auf den die { $value } kommt.
ks-next-king = König: Tippt auf den Stapel, der umzieht.
ks-next-king-to = Tippt auf den freien Platz für die { $top }.
ks-next-swap = Tippt auf die Karte, die ihr ablegt.
ks-next-after-swap = Gewechselt, { $card } ist weg. Spielt weiter, oder beendet den Zug.
ks-next-after-pass = Einmal ausgesetzt. Noch einmal gleich danach, und der Versuch ist verloren.
ks-next-full = Alle Plätze sind belegt, aber noch passt nicht jede Linie.
ks-next-target = Tippt auf das Ziel, das mit der { $target } tauscht.
ks-next-arranged = Spaltenziele jetzt { $columns } – legt eure Kreuzkarten um.
ks-next-may-pass = Nachziehstapel und Auslage sind leer: Ihr dürft aussetzen.

ks-on-table = Auf dem Tisch
ks-draw-pile = Nachziehstapel
ks-display = Auslage
ks-hands = Hände
ks-differs = Anders?
ks-stack-label = Stapel auf { $place }, von unten nach oben

ks-pass = Aussetzen
ks-pass-off = Aussetzen geht nicht nach einem Wechsel.
ks-stuck = Uns bleibt kein Zug
ks-pass-only-stuck = In der Auslage liegen noch Karten. Dann setzt ihr nur aus, wenn weder Legen noch sonst eine Aktion möglich ist.
ks-pass-means = Setzt ihr auch im nächsten Zug aus, ist der Versuch verloren.
ks-pass-loses = Auch der Zug davor wurde ausgesetzt. Damit wäre der Versuch verloren.
ks-give-up = Aufgeben
ks-give-up-means = Wollt ihr beide hier aufhören? Der Versuch zählt als verloren.
ks-back = Zurück
ks-look = Ablage und Stapel
ks-discard-pile = Ablage
ks-discard-pile-empty = Hier liegt noch nichts.
ks-discard-pile-order = Die neueste Karte steht vorn.
ks-stacks = Stapel im Feld
ks-stacks-empty = Das Feld ist noch leer.
ks-stacks-order = Von unten nach oben; es zählt nur die letzte Karte.

ks-chance = Ist das noch zu schaffen?
ks-chance-fill = Ja, das geht noch
ks-chance-cover = Ja, wenn ihr zudeckt
ks-chance-faces = Nicht mit Legen allein
ks-chance-no = Nein, nicht mehr
ks-chance-fillable = { $n ->
    [0] Ohne etwas zuzudecken, ist kein fertiges Feld mehr möglich.
    [one] Ohne etwas zuzudecken, ist noch ein fertiges Feld möglich.
   *[other] Ohne etwas zuzudecken, sind noch { $shown } fertige Felder möglich.
  }
ks-chance-coverable = { $n ->
    [one] Mit Zudecken ist noch ein fertiges Feld möglich.
   *[other] Mit Zudecken sind noch { $shown } fertige Felder möglich.
  }
ks-chance-fewest = { $n ->
    [one] Bis zum nächsten davon fehlt nur eine Karte.
   *[other] Bis zum nächsten davon sind noch mindestens { $n } Karten zu legen.
  }
ks-chance-faces-left = Vielleicht mit einer Bildkarte; noch nicht gespielt: { $faces }.
ks-chance-no-more = Die übrigen Karten reichen für kein fertiges Feld, und Bildkarten sind auch keine mehr da.
ks-hint = Hinweis
ks-hint-is = Ein Weg beginnt so: { $does }

ks-won = Geschafft!
ks-complete = Alle fünfzig!
ks-complete-means = Damit ist eure Kampagne vollständig: Jedes Szenario ist geschafft. Was für ein Weg zu zweit!
ks-lost = Diesmal nicht
ks-stopped = Vorzeitig beendet
ks-won-columns = Jede Linie passt, die Spalten mit { $columns }.
ks-won-attempts = { $n ->
    [one] Gleich beim ersten Versuch!
   *[other] Beim { $n }. Versuch.
  }
ks-lost-means = Nicht jede Mischung lässt sich gewinnen. Neue Karten, neues Glück.
ks-stopped-means = Diese Partie zählt weder als gewonnen noch als verloren.
ks-questions = Zum Besprechen
ks-question-1 = Welche Entscheidung hat euch weitergebracht?
ks-question-2 = Wurde aus eurem Plan unterwegs ein anderer?
ks-question-3 = Habt ihr Lust, es frisch gemischt noch einmal zu spielen?
ks-again = Neuer Versuch
ks-again-starter = Neue Karten, { $name } beginnt
ks-next-scenario = Nächstes Szenario
ks-campaign = Zur Kampagne
ks-reopen = Weiterspielen

ks-check = Fertig? { $title }
ks-check-hint = Tippt die Zahlen des fertigen Felds ein, Platz für Platz.
ks-check-is = Das ist ein fertiges Feld!
ks-check-is-not = So ist das Feld noch nicht fertig.
ks-check-is-not-tap = So ist das Feld noch nicht fertig. Tippt einen Platz an, um ihn zu ändern.
ks-check-clear = Diesen Platz leeren
ks-check-record = Als geschafft eintragen
ks-check-record-hint = Zählt als gewonnener Versuch
ks-fault-places = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
  }
ks-fault-over = { $line }: { $n } zu viel ({ $sum } statt { $target }).
ks-fault-missing = { $line }: { $n } zu wenig ({ $sum } statt { $target }).
ks-fault-doubled = { $line }: mehr als eine { $value }.
ks-fault-too-many = Die { $value } liegt { $used }-mal da, es gibt sie aber nur { $copies }-mal.
ks-fault-more = { $n ->
    [one] Noch eine Stelle, angezeigt an ihrer Linie.
   *[other] Noch { $n } Stellen, angezeigt an ihren Linien.
  }
ks-sentence = { $words }.

ks-did-place = { $value } auf { $place }.
ks-did-cover = { $value } über { $covered } auf { $place }.
ks-did-jack = Bube tauscht die Stapel auf { $place } und { $other }.
ks-did-queen = Dame bringt { $value } auf { $place }, { $back } zurück auf die Hand.
ks-did-king = König bringt den Stapel von { $place } nach { $other }.
ks-did-swap = Wechsel, { $card } auf die Ablage.
ks-did-end-turn = Zug nach dem Wechsel beendet.
ks-did-arrange = Spaltenziele jetzt { $columns }.
ks-did-pass = Ausgesetzt.
ks-did-give-up = Ihr habt gemeinsam aufgegeben.
ks-named-place = { $value } auf { $place }
ks-named-jack = Bube auf { $place } und { $other }
ks-named-queen = Dame mit { $value } auf { $place }
ks-named-king = König von { $place } nach { $other }
ks-named-swap = { $card } auf die Ablage
ks-named-other = ohne Karte weiter
ks-turning-closed = Mit „{ $done }“ verbaute { $name } { $open ->
    [one] das letzte fertige Feld, das durch Legen noch möglich war.
   *[other] die letzten { $shown } fertigen Felder, die durch Legen noch möglich waren.
  }
ks-turning = Mit „{ $done }“ verbaute { $name } { $open ->
    [one] das letzte fertige Feld, das durch Legen noch möglich war
   *[other] die letzten { $shown } fertigen Felder, die durch Legen noch möglich waren
  }; nach „{ $other }“ { $left ->
    [one] wäre noch eines möglich gewesen.
   *[other] wären noch { $shown-left } möglich gewesen.
  }
