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
campaign-begins = { $name } beginnt
campaign-setup = Aufbau
campaign-start = Versuch starten
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
ticks-one = Einzeln
ticks-upto = Alle bis …
ticks-one-hint = Tippt alle Szenarien an, die ihr ohne die App geschafft habt.
ticks-upto-hint = Tippt das letzte an, das ihr geschafft habt. Bis dahin wird alles abgehakt, danach nichts.
ticks-none = Alle Haken weg
ticks-done = Fertig

scenario-size = { $rows } × { $columns }
scenario-begins = Wer beginnt?
