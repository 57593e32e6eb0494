### Labyrinth: Aufbau, Partie, Ende.

game-labyrinth = Labyrinth
lab-card = Reihen schieben, Wege finden: 1 bis 4 Personen
lab-summary = Labyrinth, { $n ->
    [one] ein Schatz für jeden
   *[other] { $n } Schätze für jeden
  }
lab-turn = Zug { $n }
lab-sentence = { $words }.

lab-treasure-book = Buch
lab-treasure-coins = Münzen
lab-treasure-map = Landkarte
lab-treasure-crown = Krone
lab-treasure-keys = Schlüssel
lab-treasure-skull = Totenkopf
lab-treasure-ring = Ring
lab-treasure-chest = Truhe
lab-treasure-jewel = Juwel
lab-treasure-sword = Schwert
lab-treasure-candlestick = Kerzenhalter
lab-treasure-helmet = Helm
lab-treasure-bat = Fledermaus
lab-treasure-dragon = Drache
lab-treasure-genie = Flaschengeist
lab-treasure-ghost = Gespenst
lab-treasure-pig = Schwein
lab-treasure-sorceress = Zauberin
lab-treasure-lizard = Eidechse
lab-treasure-moth = Nachtfalter
lab-treasure-owl = Eule
lab-treasure-rat = Ratte
lab-treasure-scarab = Skarabäus
lab-treasure-spider = Spinne

lab-board = Spielbrett
lab-place = Reihe { $row }, Spalte { $column }
lab-cell = Reihe { $row }, Spalte { $column }: { $tile }
lab-nothing = noch nichts
lab-spare = Freie Platte
lab-spare-lower = die freie Platte
lab-spare-is = Freie Platte: { $tile }
lab-tiles = Platten
lab-tile-0 = Gerade, von oben nach unten
lab-tile-1 = Gerade, von links nach rechts
lab-tile-2 = Ecke, oben und rechts
lab-tile-3 = Ecke, rechts und unten
lab-tile-4 = Ecke, unten und links
lab-tile-5 = Ecke, links und oben
lab-tile-6 = T, links zu
lab-tile-7 = T, oben zu
lab-tile-8 = T, rechts zu
lab-tile-9 = T, unten zu
lab-shape-straight = Gerade
lab-shape-corner = Ecke
lab-shape-tee = T
lab-push-top = Spalte { $n } von oben
lab-push-right = Reihe { $n } von rechts
lab-push-bottom = Spalte { $n } von unten
lab-push-left = Reihe { $n } von links
lab-push = { $push } schieben
lab-barred = Nähme den letzten Schub zurück
lab-leads-there = Führt hin
lab-home = Nach Hause
lab-home-of = Start von { $name }
lab-pawn-of = Figur von { $name }
lab-goal-of = Ziel von { $name }
lab-go-here = Erreichbar
lab-stay-here = Hier bleiben

lab-did-push = Schiebt { $push }.
lab-did-carry = { $n ->
    [one] { $names } fällt heraus und kommt gegenüber wieder herein.
   *[other] { $names } fallen heraus und kommen gegenüber wieder herein.
  }
lab-did-go = Geht nach { $place }.
lab-did-stay = Bleibt stehen.
lab-did-not-find = Kommt noch nicht hin.
lab-did-take = Gefunden: { $treasure } ({ $n } von { $of }).
lab-did-home = Ist mit allen Schätzen zu Hause!
lab-did-correct = Richtiggestellt: { $what }.
lab-did-correct-tile = { $place }: { $tile }
lab-did-correct-spare = freie Platte: { $tile }
lab-did-correct-pawn = Figur von { $name }: { $place }
lab-did-correct-treasure = { $treasure }: { $place }
lab-did-correct-nothing = Richtiggestellt: nichts.

lab-refusal-match-over = Die Partie ist vorbei. War der letzte Schritt falsch, nehmt ihn zurück.
lab-refusal-push-first = Erst die freie Platte einschieben, dann ziehen.
lab-refusal-second-push = Die Platte ist schon drin. Jetzt ziehen oder stehen bleiben.
lab-refusal-push-back = Hier nicht: { $push } nähme den letzten Schub zurück. Wähl einen anderen Pfeil.
lab-refusal-not-the-spare = Das ist nicht die freie Platte: { $tile }. Schieb die ein, die neben dem Brett liegt.
lab-refusal-tile-missing = Wie liegt die freie Platte? Dreh sie und tipp dann auf einen Pfeil.
lab-refusal-place-missing = Tipp auf das Feld, auf das du ziehst.
lab-refusal-no-way = Von { $from } führt kein Weg nach { $to }. Tipp auf ein leuchtendes Feld.
lab-refusal-no-board = In dieser Partie kennt die App kein Brett, nur Karten und Pfeile.
lab-refusal-found-on-board = Tipp auf das Feld, auf das du ziehst; was dort liegt, sieht die App.
lab-refusal-no-such-treasure = „{ $treasure }“ gibt es in dieser Partie nicht.
lab-refusal-no-such-seat = Dort sitzt niemand. Wählt jemanden aus dieser Partie.
lab-refusal-shape-used-up = Von dieser Form liegen schon alle Platten.
lab-refusal-board-full = Es liegen schon alle Platten.
lab-refusal-not-one-to-four = Eine bis vier Personen können spielen. Wählt noch einmal.
lab-refusal-no-such-starter = Wählt, wer von euch beginnt.
lab-refusal-not-the-starts = Alle brauchen eine Ecke zum Starten.
lab-refusal-not-the-hands = Alle brauchen Karten.
lab-refusal-no-card = Alle brauchen mindestens eine Karte.
lab-refusal-no-such-card = Eine Karte zeigt einen Schatz, der nirgends liegt.
lab-refusal-too-many-cards = So viele Karten gibt es nicht. Wählt weniger für jeden.

lab-next-push = { $name }: Dreh die freie Platte, dann tipp auf einen Pfeil.
lab-next-push-home = { $name } hat alles. Drehen, schieben und ab nach Hause!
lab-next-go = { $name }: Wohin? Die leuchtenden Felder sind erreichbar.
lab-next-arrow = { $name }: Wo schiebst du? Tipp auf den Pfeil.
lab-next-arrow-home = { $name } hat alles und will nach Hause. Tipp auf den Pfeil.
lab-next-found = { $name }: Bist du hingekommen?
lab-next-home = { $name }: Bist du zu Hause?
lab-next-cards = Was alle haben und wonach sie suchen.
lab-next-mend-tile = Tipp auf die Platte, die anders liegt.
lab-next-mend-with = Was liegt dort? { $place }
lab-next-mend-pawn = Wessen Figur steht woanders?
lab-next-mend-pawn-to = Tipp darauf, wo { $name } steht.
lab-next-mend-treasure = Tipp auf den Schatz, der woanders liegt.
lab-next-mend-treasure-to = Tipp auf die richtige Stelle: { $treasure }.
lab-next-picture = Dreh das Bild, bis es liegt, wie ihr das Brett seht.
lab-note-found = { $name } hat gefunden: { $treasure }!
lab-over = Die Partie ist vorbei.

lab-turn-left = Nach links drehen
lab-turn-right = Nach rechts drehen
lab-stay = Stehen bleiben
lab-found-it = Ich bin da!
lab-came-home = Ich bin zu Hause!
lab-not-yet = Noch nicht
lab-ask-reach = Komm ich hin?
lab-ask-turns = In wie vielen Zügen?
lab-reach-yes = Ja! Die grünen Pfeile führen hin.
lab-reach-turned = Ja, aber dreh erst die Platte.
lab-reach-no = Nicht in diesem Zug, egal wo du schiebst.
lab-turns = { $n ->
    [one] Gleich in diesem Zug.
   *[other] Bestenfalls in { $n } Zügen.
  }
lab-turns-more = In mehr als { $n } Zügen.

lab-cards = Alle Karten
lab-card-of = Karte von { $name }
lab-looks-for = { $name } sucht: { $treasure }. { $n } von { $of } gefunden
lab-looks-secretly = { $name }: { $n } von { $of } gefunden
lab-goes-home = { $name } hat alles ({ $of }) und geht nach Hause
lab-beneath = { $n ->
    [0] Letzte Karte
    [one] noch 1 Karte
   *[other] noch { $n } Karten
  }
lab-hold = Halten zeigt sie

lab-mend = Richtigstellen
lab-mend-tile = Platte
lab-mend-pawn = Figur
lab-mend-treasure = Schatz
lab-mend-picture = Bild
lab-mend-pawn-here = Figur von { $name } hierher
lab-mend-treasure-here = Hierher: { $treasure }
lab-mend-treasure-swap = Tauschen: { $treasure } und { $other }
lab-close = Zurück zum Zug
lab-view-right = Bild nach rechts drehen
lab-picture-left = Nach links
lab-picture-right = Nach rechts

lab-stopped = Vorzeitig beendet
lab-stopped-means = Diese Partie hat niemand gewonnen. Ihr könnt sie fortsetzen.
lab-reopen = Weiterspielen
lab-won-means = Alle Schätze gefunden und wieder zu Hause, nach { $n ->
    [one] einem Zug
   *[other] zusammen { $n } Zügen
  }.
lab-treasures = Schätze
lab-again = Noch einmal auf diesem Brett
lab-again-starter = Neue Karten, { $name } beginnt
lab-again-alone = Neue Karten
lab-to-game = Zum Spiel
lab-solo-line = Alles gefunden
lab-solo-done = Zu Hause in { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
  }
lab-solo-first = Dein erster Rekord mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
lab-solo-record = Neuer Rekord mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }! Bisher waren es { $before }.
lab-solo-level = So schnell wie dein Rekord mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
lab-solo-behind = Dein Rekord mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } ist { $before }.

lab-corners = Ecken und Farben
lab-corner-hint = { $name }: Tipp auf deine Ecke und die Farbe deiner Figur.
lab-corner-0 = Ecke oben links
lab-corner-1 = Ecke oben rechts
lab-corner-2 = Ecke unten rechts
lab-corner-3 = Ecke unten links
lab-corner-of = { $corner }: { $name }
lab-corner-free = { $corner }: frei
lab-colours = Farbe der Figur
lab-colour-blue = Blau
lab-colour-orange = Orange
lab-colour-green = Grün
lab-colour-purple = Lila
lab-colour-red = Rot
lab-colour-yellow = Gelb
lab-colour-of = { $colour }, hat { $name }: tauschen
lab-which-board = Das Brett
lab-board-deal = Auslosen
lab-board-deal-hint = Ihr legt es nach dem Bild
lab-board-enter = Eingeben
lab-board-enter-hint = Es liegt schon: 34-mal tippen
lab-board-none = Kein Brett
lab-board-none-hint = Nur Karten und Pfeile
lab-cards-each = Schätze für jeden
lab-cards-all = Für jeden gibt es { $n }; mit weniger geht es schneller.
lab-cards-to = { $n } für jeden
lab-record = Rekord von { $name }: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  }
lab-public = Offen
lab-public-hint = Alle sehen, was du suchst
lab-secret = Geheim
lab-secret-hint = Nur zu sehen, solange man hält
lab-help-who = Hilfe von der App
lab-help-off = Niemand
lab-help-off-hint = ihr sucht allein
lab-help-all = Alle
lab-help-all-hint = dürfen fragen
lab-help-some = Einzelne
lab-help-some-hint = zum Beispiel Kinder
lab-helped = { $name } bekommt Hilfe
lab-edition-which = Lose Platten in eurer Schachtel
lab-edition = { $straights } Geraden, { $corners } Ecken, { $tees } T
lab-edition-usual = die üblichen
lab-names-link = Andere Schätze in eurer Schachtel?
lab-begins-first = wie ihr es ausmacht
lab-start = Los geht’s
lab-to-deal = Zum ausgelosten Brett
lab-to-board = Zu eurem Brett

lab-deal = So wird gelegt
lab-deal-hint = Legt die losen Platten so hin und gedreht wie im Bild und stellt die Figuren in ihre Ecken.
lab-deal-spare = Diese bleibt übrig.
lab-another = Neu auslosen
lab-laid = Liegt: los geht’s
lab-entry = Euer Brett
lab-entry-tile = Was liegt dort? { $place }
lab-entry-spare = Und welche Platte ist übrig?
lab-entry-treasure = { $treasure }: auf welcher Platte?
lab-entry-whole = Alles eingegeben. Vergleicht noch einmal; tippt auf eine Platte, um sie zu ändern.
lab-entry-count = { $n } von { $of }
lab-left = noch { $n }
lab-take-back = Zurücknehmen
lab-names = Unsere Schätze
lab-names-hint = Hat eure Schachtel andere, gebt ihnen ihre Namen. Mit dem Haken bei Ab stehen Buchstaben statt unseres Bildes da.
lab-names-letters = { $treasure }: Buchstaben statt Bild
lab-names-save = So behalten
lab-names-refused = Noch nicht gesichert. Seht bei den markierten Schätzen nach.
lab-names-taken = { $name } heißt schon ein anderer Schatz. Nehmt einen anderen Namen.
lab-turning = In Zug { $turn } war { $name } nur einen Schub vom Schatz „{ $treasure }“ entfernt: { $push } hätte hingeführt, und so dauerte es noch { $later ->
    [one] einen eigenen Zug.
   *[other] { $later } eigene Züge.
  }
lab-turning-never = In Zug { $turn } war { $name } nur einen Schub vom Schatz „{ $treasure }“ entfernt: { $push } hätte hingeführt, doch danach gelang es nicht mehr.
lab-turning-home = In Zug { $turn } war { $name } nur einen Schub vom Sieg entfernt: { $push } hätte nach Hause geführt.
lab-turning-home-later = In Zug { $turn } war { $name } nur einen Schub vom Ziel entfernt: { $push } hätte nach Hause geführt, und so dauerte es noch { $later ->
    [one] einen eigenen Zug.
   *[other] { $later } eigene Züge.
  }
lab-turning-arrow = Dieser Schub hätte hingeführt
lab-turning-spare = Die freie Platte, so gedreht
