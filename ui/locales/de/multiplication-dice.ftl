### Das Multiplikations-Würfelspiel: Aufbau, Partie und Ergebnis.

game-multiplication-dice = Multiplikations-Würfelspiel
md-card = Zwei bis vier Leute, drei zwölfseitige Würfel
md-summary = Würfelspiel, { $n ->
    [one] eine Runde
   *[other] { $n } Runden
  }
md-summary-round = Würfelspiel, Runde { $n } von { $of }
md-round = Runde { $n } von { $of }

md-board = Spielplan
md-dice = Würfel
md-numbers = Zahlen
md-products = Produkte
md-fields = Felder
md-place-first = Reihe { $row }, Spalte { $column }
md-place-in = Reihe { $row }, Spalte { $column }
md-two = { $one } und { $two }
md-three = { $one }, { $two } und { $three }
md-sentence = { $words }.

md-field-free = { $place }: { $product }, frei
md-field-owned = { $place }: { $product }, { $name }
md-field-takeable = { $field }, wählbar
md-field-offer = { $place }: { $product }, { $brings }

md-did-roll = { $dice } gewürfelt: { $products }.
md-did-throw = { $dice } von der App gewürfelt: { $products }.
md-did-roll-only = { $dice } gewürfelt.
md-by-itself = { $n ->
    [one] { $products } gehört schon ganz dazu und ist erledigt.
   *[other] { $products } gehören schon ganz dazu und sind erledigt.
  }
md-did-claim = { $product } in { $place }.
md-did-capture = { $product } in { $place } von { $name } übernommen: 1 Punkt.
md-did-keep = { $product } in { $place }, schon das eigene Feld.
md-did-rounds = { $n ->
    [one] Ab jetzt ist eine Runde vereinbart.
   *[other] Ab jetzt sind { $n } Runden vereinbart.
  }
md-did-simulate = { $n ->
    [one] Ein Wurf simuliert
   *[other] { $n } Würfe simuliert
  }, { $captures ->
    [0] kein Feld übernommen.
    [one] ein Feld übernommen.
   *[other] { $captures } Felder übernommen.
  }

md-next-throw = Tippt eure drei Zahlen an, oder lasst die App würfeln.
md-next-numbers = Tippt die drei gewürfelten Zahlen an.
md-next-die = { $left ->
    [one] Eine Zahl fehlt noch: Würfel { $n }.
   *[other] Noch { $left } Zahlen fehlen, als Nächstes Würfel { $n }.
  }
md-next-product = Tippt ein Produkt an oder ein leuchtendes Feld.
md-next-field = Welches Feld soll die { $product } nehmen?
md-captured = { $name } holt sich die { $product } von { $owner }: 1 Punkt.
md-nothing-to-play = Nichts zu setzen: Alle Felder mit { $products } gehören { $name } schon.
md-still-open = Noch zu setzen: { $products }.

md-die-empty = Würfel { $n }: noch keine Zahl
md-die-shows = Würfel { $n }: { $number }
md-die-change = Würfel { $n }: { $number }. Ändern
md-number = { $number } für Würfel { $n }
md-number-clears = { $number } für Würfel { $n }. Löschen
md-number-completes = { $number }. { $does }
md-draw = App würfelt
md-change = Falsch? Tippt den Würfel an

md-product = { $one } × { $other } = { $product }: { $line }
md-product-free = { $n ->
    [one] ein freies Feld
   *[other] { $n } freie Felder
  }
md-product-taken = { $n } zu holen: +1
md-product-from = +1 von { $name }
md-product-claimed = gesetzt
md-product-by-itself = alles deins: erledigt
md-claim = { $product } nehmen
md-capture = { $product } nehmen: +1
md-take-free = frei, kein Punkt
md-take-from = gehört { $name }: 1 Punkt
md-take-own = gehört dir schon, kein Punkt
md-no-field = Anderes Feld

md-more = Stand und Runden
md-player = Wer
md-points = Punkte
md-held = Felder
md-made = Geholt
md-suffered = Verloren
md-rounds = Runden
md-rounds-now = { $n ->
    [one] Eine Runde
   *[other] { $n } Runden
  }
md-rounds-fewer = Eine weniger: { $n }
md-rounds-more-rounds = Eine mehr: { $n }
md-rounds-to = { $n ->
    [one] Eine Runde
   *[other] { $n } Runden
  }
md-rounds-by = { $by }: { $n ->
    [one] eine Runde
   *[other] { $n } Runden
  }
md-rounds-of = Runden, das ist Runde { $round }
md-rounds-agree = { $n ->
    [one] Eine Runde spielen
   *[other] { $n } Runden spielen
  }
md-rounds-preset = Zurück zu { $n }, passend für { $seats } Leute

md-simulate = Simulieren
md-fill = Erst den Plan füllen
md-simulate-title = Wie viele Würfe?
md-simulate-throws = { $n } Würfe
md-simulate-where = Wozu sie zählen
md-simulate-on-top = Zusatzrunden
md-simulate-within = Eure Runden
md-simulate-cut = { $n ->
    [one] In euren Runden ist nur noch ein Wurf übrig; danach ist Schluss.
   *[other] In euren Runden sind nur noch { $n } Würfe übrig; danach ist Schluss.
  }
md-simulate-go = { $n ->
    [one] Einen Wurf spielen
   *[other] { $n } Würfe spielen
  }
md-simulate-open = Ein Wurf ist noch nicht fertig gespielt. Setzt erst seine Produkte, dann simuliert.
md-simulate-of = { $n ->
    [one] von einem Wurf
   *[other] von { $n } Würfen
  }
md-simulating = Die App spielt { $n ->
    [one] einen Wurf.
   *[other] { $n } Würfe.
  }
md-simulated = { $n } von { $of } Würfen.
md-stop = Anhalten

md-begins = { $name } sitzt auf Platz 1 und beginnt.
md-start = Partie beginnen
md-expect = { $n ->
    [one] Alle zusammen können mit etwa einem Punkt rechnen.
   *[other] Alle zusammen können mit etwa { $n } Punkten rechnen.
  }
md-expect-none = Kaum ein Punkt ist zu erwarten.
md-expect-bare = Punkte kommen erst, wenn der Plan sich füllt: Spielt mehr Runden, oder lasst die App vor dem ersten Wurf den Plan füllen.

md-stopped = Vorzeitig beendet
md-ranking-line = { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
  } · { $made } übernommen · { $suffered } verloren
md-course = Punkte Runde für Runde
md-course-label = Linien der Punkte über { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }, der höchste Stand ist { $most }. Dieselben Zahlen stehen darunter als Tabelle.
md-course-table = Als Tabelle
md-course-end = Runde { $n }
md-course-round = Nach Runde
md-again = Noch einmal
md-again-other = { $name } beginnt

md-refusal-products-open = Die Würfel liegen schon. Setzt erst, was davon noch fehlt: { $open }.
md-refusal-not-rolled = In diesem Zug wurde noch nicht gewürfelt. Erst die Würfel, dann die Felder.
md-refusal-outside-board = Reihe { $row }, Spalte { $column } gibt es auf dem Plan nicht. Reihen und Spalten gehen von 1 bis 12.
md-refusal-not-a-product = Die { $product } ergeben eure Würfel nicht. Noch zu setzen: { $open }.
md-refusal-already-played = Die { $product } aus diesem Wurf ist schon gesetzt. Weiter geht es mit einem anderen Produkt.
md-refusal-done-by-itself = Alle Felder mit { $product } sind schon deine, hier gibt es nichts mehr zu holen.
md-refusal-free-fields-first = Ein Feld mit { $product } ist noch frei. Freie kommen vor besetzten.
md-refusal-below-round = Ihr seid schon in Runde { $round }, also können { $rounds } nicht alle sein. Vereinbart { $round } oder mehr.
md-refusal-no-rounds = Eine Partie braucht wenigstens eine Runde.
md-refusal-not-two-to-four-players = Dieses Spiel ist für zwei bis vier, gewählt: { $seats }.
md-turning = In Runde { $round } holte sich { $name } die { $product } (Reihe { $row }, Spalte { $column }) von { $owner } und lag von da an bis zum Schluss allein vorn, { $players ->
    [2] zunächst mit { $points } : { $next }.
   *[other] zunächst mit { $points } : { $next } vor allen anderen.
  }
