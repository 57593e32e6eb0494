### DIG UP Adventure: Aufbau, Partie, Ende.

game-dig-up = DIG UP Adventure
dig-card = Zu zweit bis viert, jeder mit seiner Mine
dig-summary-score = DIG UP Adventure, Minen gewertet
dig-summary-play = DIG UP Adventure, Zug für Zug
dig-sentence = { $words }.

dig-gem-red = Rot
dig-gem-yellow = Gelb
dig-gem-green = Grün
dig-gem-blue = Blau
dig-gem-purple = Lila
dig-gem-white = Weiß
dig-gem = { $name } { $n }
dig-idol = Götze
dig-skeleton = Skelett
dig-adventure = Abenteuerkarte
dig-key-idol = Götze
dig-key-skeleton = Skelett
dig-key-adventure = Abenteuer
dig-face-down = verdeckt

dig-hue-red = rot
dig-hue-orange = orange
dig-hue-yellow = gelb
dig-hue-green = grün
dig-hue-turquoise = türkis
dig-hue-blue = blau
dig-hue-purple = lila
dig-hue-pink = rosa
dig-hue-white = weiß
dig-hue-grey = grau
dig-hue-brown = braun
dig-hue-black = schwarz

dig-place = Platz { $n } bei { $name }
dig-place-short = { $name }, Platz { $n }
dig-cell = Platz { $n }: { $card }
dig-cell-warned = Diese Karte liegt zu oft
dig-mine-label = { $name }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }, Lieblingsfarbe { $favourite }. { $run }
dig-other-mines = Die anderen Minen
dig-points-why = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }: { $why }
dig-why-both = Lieblingsfarbe am richtigen Platz
dig-why-favourite = Lieblingsfarbe
dig-why-right-place = richtiger Platz
dig-why-nothing = weder Farbe noch Platz
dig-why-idol = Götze
dig-why-second-idol = nur ein Götze zählt
dig-why-skeleton = Skelett
dig-why-adventure = Abenteuerkarten zählen in der Mine nichts
dig-run-none = Noch kein Stein der Lieblingsfarbe
dig-run-one = Längste Folge: 1, Platz { $from }
dig-run = Längste Folge: { $n }, Platz { $from } bis { $to }
dig-run-short = Folge { $n }
dig-run-column = Folge

dig-pad = Karten
dig-right = { $card }: die richtige Karte, 3 Punkte
dig-right-off = Erst einen Platz antippen
dig-colours = Farben
dig-numbers = Zahlen
dig-colour-favourite = { $name }, die Lieblingsfarbe
dig-lay-here = { $card } kommt hierher
dig-exchange-with = Tauscht mit { $place }
dig-exchange = Tauschen
dig-done = Fertig
dig-cover = Verdecken
dig-cover-this = { $card } liegt wieder verdeckt oder ist weg
dig-end-turn = Zug beenden
dig-score = Minen werten
dig-opened = Mine ist offen
dig-opened-none = Doch noch nicht offen

dig-next-middle = Welche Karte liegt bei { $name } in der Mitte?
dig-next-opening = Deckt zuerst in jeder Mine die mittlere Karte auf.
dig-next-card = { $name }: Was liegt auf Platz { $n }?
dig-next-place = Tippt auf einen Platz in der Mine von { $name }.
dig-next-where = Wohin kommt diese Karte: { $card }?
dig-next-exchange = Tauschen: Tippt auf den ersten der beiden Plätze.
dig-next-exchange-with = Tauschen mit { $place }: Tippt auf den anderen Platz.
dig-next-exchange-again = Tauscht noch zwei Plätze oder tippt auf „{ dig-done }“.
dig-next-opened = Wer hat alle neun Karten aufgedeckt?
dig-next-warnings = Diese Karten liegen zu oft da. Tippt auf einen Platz, um ihn anzusehen.
dig-next-complete = Die Mine von { $name } ist fertig.
dig-next-score = Alle Minen sind offen. Jetzt wird gewertet!
dig-aid = { $name }: bis zu zwei Karten, dann wieder auf drei (mehr abwerfen geht).
dig-aid-complete = Bei { $name } sind neun Karten offen. Mit dem Ende des Zugs beginnt die letzte Runde.
dig-mine-complete = { $name }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
dig-next-mine = Weiter bei { $name }
dig-last-round = Letzte Runde! Noch dran: { $left }
dig-last-over = Die letzte Runde ist vorbei: Deckt alles auf

dig-warns-gem = { $card } liegt { $n ->
    [2] doppelt
   *[other] { $n }-mal
  } da
dig-warns-idol = { $n } Götzen, es gibt nur vier
dig-warns-skeleton = { $n } Skelette, es gibt nur vier
dig-warns-go = { $place } zeigen
dig-warns-all = { $n ->
    [one] Alle Plätze zeigen
   *[other] Alle { $n } Warnungen zeigen
  }

dig-did-show = { $card } auf { $place }.
dig-did-replace = { $card } statt { $old } auf { $place }.
dig-did-cover = { $card } auf { $place } liegt wieder verdeckt.
dig-did-exchange = Getauscht: { $one } ({ $here }) und { $other } ({ $there }).
dig-did-end-turn = Zug beendet.
dig-did-score = Die Minen sind gewertet.

dig-refusal-match-over = Die Partie ist zu Ende. Nehmt den letzten Schritt zurück, falls er nicht stimmt.
dig-refusal-no-such-player = Dort sitzt niemand. Wählt eine Mine dieser Partie.
dig-refusal-face-down = Auf { $place } liegt keine offene Karte, da ist nichts zu verdecken.
dig-refusal-same-place = Ihr habt { $place } zweimal gewählt. Wählt zum Tauschen einen anderen Platz.
dig-refusal-no-turn-left = Die letzte Runde ist vorbei. Deckt auf, was noch verdeckt liegt, und wertet dann.
dig-refusal-last-round-ahead = Noch hat niemand neun offene Karten, darum gibt es nichts zu werten. Spielt weiter.
dig-refusal-turns-left = Die letzte Runde läuft noch: { $name } ist noch dran.
dig-refusal-cards-missing = { $n ->
    [one] Eine Karte fehlt: { $place }.
   *[other] { $n } Karten fehlen, die erste auf { $place }.
  }
dig-refusal-not-two-to-four-players = Zwei bis vier können spielen. Wählt noch einmal, wer dabei ist.
dig-refusal-not-one-favourite-each = Jeder braucht eine Lieblingsfarbe. Wählt noch einmal.
dig-refusal-favourite-taken = Zwei haben dieselbe Lieblingsfarbe. Einer von ihnen nimmt eine andere.
dig-refusal-no-such-starter = Wählt, wer von euch beginnt.
dig-refusal-somebody-unseated = Nicht alle haben einen Platz: Jemand ist doppelt dabei, unbekannt oder einer zu viel. Seht nach, wer mitspielt, und beginnt noch einmal.

dig-stopped = Vorzeitig beendet
dig-stopped-means = Diese Partie hat niemand gewonnen. Ihr könnt sie fortsetzen.
dig-reopen = Weiterspielen
dig-again = Noch einmal
dig-again-starter = { $name } beginnt
dig-home = Zum Spiel
dig-picture-save = Bild sichern
dig-picture-saved = Gesichert als
dig-picture-unsaved = Nicht gesichert:
dig-picture-share = Teilen
dig-part-both = { $n } × Liebling am Platz: { $points }
dig-part-favourite = { $n } × Liebling: { $points }
dig-part-right-place = { $n } × richtiger Platz: { $points }
dig-part-idol = { $n } × Götze: { $points }
dig-part-none = In dieser Mine zählt nichts
dig-decided-level = { $names } haben je { $points } Punkte.
dig-decided-run = Die längste Folge der Lieblingsfarbe entscheidet: { $name } hat { $run } hintereinander.
dig-decided-shared = Auch die längste Folge ist gleich ({ $run }), darum teilen sich { $names } den Sieg.

dig-favourites = Lieblingsfarben
dig-favourite-of = Lieblingsfarbe von { $name }
dig-colour-taken = { $colour }, hat schon { $name }: Antippen tauscht
dig-favourites-hint = Deine Farbe hat schon jemand? Tipp sie an, dann tauscht ihr.
dig-favourite-now = { $name }: { $colour }.
dig-way = Wie wollt ihr es machen?
dig-way-score = Nur werten
dig-way-score-hint = Die Minen am Ende eingeben
dig-way-play = Mitspielen
dig-way-play-hint = Jeden Zug eingeben
dig-idols = Götzen in einer Mine
dig-idols-one = Einer zählt
dig-idols-one-hint = wie in der Regel
dig-idols-each = Jeder zählt
dig-idols-each-hint = Hausregel
dig-begins-first = wie ihr es ausmacht
dig-start = Los geht’s
dig-box = Unsere Edelsteine
dig-box-link = Sehen die Steine in eurer Schachtel anders aus?
dig-box-hint = Gebt den sechs Steinen die Namen und Farben eurer Karten. Die Formen bleiben, damit man sie auch ohne Farbe erkennt.
dig-box-name = Name
dig-box-hue = Farbe
dig-box-name-taken = { $name } heißt schon ein anderer Stein. Nehmt einen anderen Namen.
dig-box-hue-taken = Diese Farbe hat schon { $name }. Nehmt eine andere.
dig-box-refused = Noch nicht gesichert. Seht bei den markierten Steinen nach.
dig-box-save = So behalten
dig-turning = Ohne die Karte auf { $place } ({ $card }) hätte { $other } mit { $theirs } zu { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  } vor { $name } gewonnen.
dig-turning-run = Ohne die Karte auf { $place } ({ $card }) stünde es gleich, und die längste Folge der Lieblingsfarbe hätte für { $other } entschieden.
dig-turning-shared = Ohne die Karte auf { $place } ({ $card }) hätten sich { $names } mit je { $theirs } { $theirs ->
    [one] Punkt
   *[other] Punkten
  } den Sieg geteilt.
