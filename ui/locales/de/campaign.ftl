### Pairs, their campaign, and the page of a scenario.

date = { $day }. { $month ->
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
date-short = { $day }.{ $month }.

pairs-title = Paare
pairs-welcome = Zu zweit, ein Kartenspiel, fünfzig Szenarien.
pairs-welcome-hint = Wer spielt? Mehr als eure Namen braucht es nicht.
pairs-new = Neues Paar
pairs-new-hint = Jedes Paar hat seine eigene Kampagne. Wer mag, spielt in mehreren Paaren mit.
pairs-one = Erster Name
pairs-two = Zweiter Name
pairs-add = Kampagne beginnen
pairs-known = Oder tippt an, wer spielt:
pairs-done = { $n } von 50 geschafft
pairs-next = als Nächstes { $title }
pairs-known-pair = Ihr beide habt schon eine Kampagne. Hier ist sie.

name-empty = Hier fehlt noch ein Name.
name-control = In diesem Namen steckt ein Zeichen, das sich nicht zeigen lässt. Tippt ihn neu.
name-long = Dieser Name hat { $n } Zeichen, höchstens { $longest } passen. Kürzt ihn ein wenig.
name-same = Beide Namen sind gleich. Unterscheidet euch, zum Beispiel mit einem Anfangsbuchstaben.

campaign-card = { $pair }: { $n } von 50 geschafft
campaign-card-all = Alle { $n } Paare
campaign-progress = Kampagne
campaign-of = von 50 geschafft
campaign-attempts = { $n ->
    [one] 1 Versuch
   *[other] { $n } Versuche
  }
campaign-map = Die fünfzig Szenarien
campaign-next = Als Nächstes:
campaign-again = { $n }. Versuch:
campaign-open = Auf dem Tisch:
campaign-more-open = Noch { $n } offene Partien
campaign-begins = { $name } beginnt
campaign-setup = Aufbau
campaign-start = Versuch starten
campaign-go = Starten
campaign-ahead = Szenario { $n } habt ihr noch nicht erreicht.
campaign-ahead-leave = Noch nicht
campaign-ahead-open = Trotzdem öffnen
campaign-complete = Alle fünfzig!
campaign-complete-hint = Ihr habt die ganze Kampagne gemeinsam geschafft. Jedes Szenario steht euch wieder offen, mit frisch gemischten Karten.

square-ahead = Szenario { $n }, noch nicht erreicht
square-done = { $n ->
    [one] in 1 Versuch geschafft am { $date }
   *[other] in { $n } Versuchen geschafft am { $date }
  }
square-by-hand = von Hand abgehakt
square-tried = { $n ->
    [one] einmal versucht
   *[other] { $n }-mal versucht
  }
square-helped = mit Hilfe
square-next = als Nächstes

ticks-title = Früher Geschafftes abhaken
ticks-offer = Schon welche geschafft? Hier abhaken
ticks-one = Einzeln
ticks-upto = Alle bis …
ticks-one-hint = Tippt alle Szenarien an, die ihr ohne die App geschafft habt.
ticks-upto-hint = Tippt das letzte an, das ihr geschafft habt. Bis dahin wird alles abgehakt, danach nichts.
ticks-none = Alle Haken weg
ticks-done = Fertig

scenario-size = { $rows } × { $columns }
scenario-begins = Wer beginnt?
scenario-hand = { $n } Handkarten
scenario-deck = { $n } Karten
scenario-distinct = keine Doppelten
scenario-watch = Achtet darauf:
scenario-check = Nur ein fertiges Feld prüfen
begins-first = Laut Spielregel, wer jünger ist.
begins-other = Letztes Mal hat { $name } begonnen.
begins-tossed = Das Los sagt: { $name }.
begins-toss = Losen

attempts-title = Eure Versuche
attempt-open = Noch offen
attempt-won = Geschafft
attempt-lost = Nicht geschafft
attempt-stopped = Vorzeitig beendet

setup-title = Aufbau
setup-skip = Diese Schritte nicht mehr zeigen
setup-unskip = Diese Schritte wieder immer zeigen
setup-all-done = Alles liegt bereit.
setup-ways = Wie ihr aufbaut
setup-from-table = Nur was sich ändert
setup-lies = nach { $title }
setup-from-pack = Alles neu
setup-from-pack-hint = aus dem ganzen Blatt
setup-targets = Legt die Kreuzkarten aus
setup-targets-hint = Hochkant zählen sie, was draufsteht, quer zehn mehr. Über den Spalten ist die Reihenfolge euch überlassen.
setup-field = Leeres Feld, { $size }. Reihenziele von oben: { $rows }. Spaltenziele: { $columns }.
setup-turned-sum = { $rank } quer = { $sum }
setup-deck = Stellt das Spielpaket zusammen: { $n } Karten
setup-two-copies = Diesmal ohne Karo: Jede Zahl gibt es zweimal.
setup-deal = Mischt und gebt aus
setup-deal-hand = je { $n } Karten, offen
setup-deal-display = { $n } offene Karten als Auslage
setup-deal-pile = die anderen { $n } verdeckt als Nachziehstapel
setup-gather = Sammelt alle Karten vom letzten Versuch ein
setup-gather-hint = Hände, Auslage, beide Stapel und das ganze Feld mit allem, was darunter liegt. Nur die Kreuzkarten bleiben noch.
setup-nothing-changes = Hände, Auslage, beide Stapel und das ganze Feld mit allem, was darunter liegt. Sonst ändert sich nichts: Die Kreuzkarten bleiben, wie sie sind.
setup-clubs = { $n ->
    [one] Ändert eine Kreuzkarte
   *[other] Ändert { $n } Kreuzkarten
  }
setup-compare = Vergleicht mit dem Bild
setup-deck-changes = Ändert das Spielpaket, dann sind es { $n } Karten
setup-cards-out = { $n ->
    [one] Eine Karte kommt heraus
   *[other] { $n } Karten kommen heraus
  }
setup-cards-in = { $n ->
    [one] Eine Karte kommt hinein
   *[other] { $n } Karten kommen hinein
  }
setup-hand-changes = Neu: { $now } Handkarten statt { $before }.
setup-club-away-row = weg von Reihe { $row }
setup-club-away-column = weg von den Spalten
setup-club-add-row = neu neben Reihe { $row }
setup-club-add-column = neu über den Spalten
setup-club-across = quer drehen
setup-club-upright = hochkant drehen
setup-club-stays-row = bleibt bei Reihe { $row }
setup-club-stays-column = bleibt über den Spalten
setup-club-row-row = von Reihe { $from } zu Reihe { $to }
setup-club-row-column = von Reihe { $from } hoch zu den Spalten
setup-club-column-row = von den Spalten zu Reihe { $to }
setup-faces = Das können die Bildkarten
setup-new = Neu
setup-before = vorher
setup-after = nachher
setup-hand-word = Hand
setup-face-jack = Zwei ganze Stapel tauschen die Plätze. Was darunter liegt, wandert mit.
setup-face-queen = Eine Zahl aus der Hand kommt oben auf einen Stapel, die bisher oberste nehmt ihr dafür auf. Spielbar ist sie ab dem nächsten eigenen Zug.
setup-face-king = Ein ganzer Stapel zieht auf einen freien Platz, sein alter Platz ist wieder frei.

begun-now = Gerade eben begonnen
begun-minutes = { $n ->
    [one] Vor 1 Minute begonnen
   *[other] Vor { $n } Minuten begonnen
  }
begun-hours = { $n ->
    [one] Vor 1 Stunde begonnen
   *[other] Vor { $n } Stunden begonnen
  }
begun-days = { $n ->
    [one] Vor 1 Tag begonnen
   *[other] Vor { $n } Tagen begonnen
  }

about-app = Was Tableside kann
