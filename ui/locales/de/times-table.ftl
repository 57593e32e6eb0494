### Abenteuer 1x1: Aufbau, die drei Varianten und ihr Ergebnis.

game-times-table = Abenteuer 1x1
x1-card-line = Einmaleins an der Rätselwand, allein oder bis zu viert
x1-summary-race = Abenteuer 1x1, Rennen
x1-summary-sprint = Abenteuer 1x1, Sprint
x1-summary-expedition = Abenteuer 1x1, Expedition
x1-round = Runde { $n }
x1-last-round = Letzte Runde
x1-expedition = Expedition
x1-sentence = { $words }.

x1-variant = Was spielt ihr?
x1-variant-race = Rennen
x1-variant-race-line = Eine Aufgabe pro Zug, dazu Karten. Zu zweit bis zu viert
x1-variant-sprint = Sprint
x1-variant-sprint-line = So viele Aufgaben, wie der Sand erlaubt. Zu zweit bis zu viert
x1-variant-expedition = Expedition
x1-variant-expedition-line = Die ganze Wand gemeinsam oder allein, auf Zeit
x1-who-begins = Wer beginnt?
x1-youngest-begins = Im Heft beginnt, wer am jüngsten ist.
x1-oldest-begins = Im Heft beginnt, wer am ältesten ist.
x1-rungs = Sprossen der Leiter
x1-rungs-now = { $n ->
    [one] Eine Sprosse
   *[other] { $n } Sprossen
  }
x1-rungs-to = { $n ->
    [one] Eine Sprosse
   *[other] { $n } Sprossen
  }
x1-rungs-hint = Zählt sie einmal auf eurer Leiter, die Spitze mit. Die App merkt sich die Zahl.
x1-sand = Sanduhr
x1-sand-hint = Wie lange läuft eure? Messt sie einmal, dann läuft sie hier genauso lang.
x1-measure = Messen
x1-tiles = Was wird gezählt?
x1-tiles-uncounted = Nur die Zeit
x1-tiles-counted = Zeit und Plättchen
x1-best-team = Bestzeit in dieser Runde: { $time }
x1-best-alone = Bestzeit von { $name } allein: { $time }
x1-to-table = Weiter zum Aufbau

x1-steps = So wird aufgebaut
x1-step-wall = Mischt alle 100 Plättchen und legt sie mit der hellen Seite nach oben auf die Wand, alle gleich herum.
x1-step-ladder = Die Leiter kommt daneben. Jede Figur wartet unter der ersten Sprosse.
x1-step-cards = Mischt die 23 Karten. Jeder bekommt drei auf die Hand, der Rest ist der Stapel.
x1-step-web = Nehmt irgendein Plättchen heraus und legt es aufs Spinnennetz. Dort, wo es war, ist jetzt die Lücke.
x1-step-lap-cards = Legt Karten und Sanduhr bereit. Noch liegt kein Plättchen auf dem Netz.
x1-first-gap = Wo ist die erste Lücke?
x1-first-gap-hint = Tippt auf die Wand, dann auf den Platz.
x1-gap-chosen = Die Lücke ist bei { $place }.
x1-gap-missing = Tippt an, wo das erste Plättchen lag.
x1-begins = { $name } beginnt.
x1-start = Los geht’s
x1-take-out = { $place }: Hier lag das Plättchen

x1-wall = Rätselwand, { $n } von 100 gelöst
x1-place = { $place }: { $what }
x1-place-solved = gelöst von { $name }
x1-place-gap = die Lücke
x1-place-open = noch offen
x1-quarters = Teile der Wand
x1-quarter = Näher hinsehen: Spalten { $top } bis { $top-end }, Reihen { $left } bis { $left-end }
x1-quarter-solved = Spalten { $top } bis { $top-end }, Reihen { $left } bis { $left-end }: hier liegt kein offenes Plättchen
x1-whole-wall = Ganze Wand
x1-wall-numbers = Welche Zahlen noch da sind
x1-ladder = Leiter mit { $top } Sprossen: { $stands }
x1-stands = { $name } { $rung ->
    [0] unter der ersten
   *[other] auf { $rung }
  }{ $laps ->
    [0] {""}
    [one] , eine Karte
   *[other] , { $laps } Karten
  }

x1-task = { $place }
x1-find = { $name }: { $place }. Sucht das Plättchen und dreht es um.
x1-fits = Passt
x1-misses = Passt nicht
x1-fits-label = { $task }: Das Plättchen passt
x1-misses-label = { $task }: Das Plättchen passt nicht
x1-label-said = { $label }. Gesagt: { $answer }
x1-erase = Letzte Ziffer löschen
x1-digit = { $n }
x1-pad = Antwort eintippen
x1-gap-stays = Das war es nicht, die Lücke bleibt.

x1-where = Wo lag die { $number }?
x1-where-web = Sie kam vom Netz. Welcher Platz ist jetzt leer?
x1-lay-there = { $place }: Hier lag es
x1-lay-web = { $place }: Von hier kommt das neue auf dem Netz
x1-right = Richtig gerechnet!
x1-fits-anyway = Die { $number } passt.
x1-by-numbers = Oder mit zwei Zahlen: oben, dann links
x1-where-hint = Wo es lag
x1-top-number = Oben: { $n }
x1-left-solved = Links { $n }: dort lag es nicht
x1-web = Das Plättchen lag auf dem Spinnennetz
x1-web-short = Vom Netz
x1-back-to-task = Doch nicht: zurück zur Aufgabe

x1-who-has = Wer hat die { $number }?
x1-lays = { $name } legt die { $number }
x1-nobody = Niemand
x1-on = Weiter
x1-other-number = Andere Zahl
x1-cards = Karte legen
x1-cards-note = Welche Zahl steht auf der Karte?
x1-card = { $number }
x1-card-unsolved = { $number }: noch nicht gelöst
x1-draws = { $name } zieht eine neue Karte. { $pile ->
    [0] Das war die letzte im Stapel.
    [one] Eine liegt noch im Stapel.
   *[other] { $pile } liegen noch im Stapel.
  }
x1-pile-empty = Der Stapel ist leer, { $name } zieht keine neue.
x1-tiles-left = { $number }: { $n ->
    [0] alle gefunden
    [one] noch ein Plättchen
   *[other] noch { $n } Plättchen
  }
x1-tiles-note = So viele Plättchen gibt es noch von jeder Zahl.

x1-on-top = { $name } ist oben! Das ist die letzte Runde.
x1-wall-done = Die ganze Wand ist gelöst. Jetzt helfen nur noch Karten.
x1-pass = Zug weitergeben
x1-round-over = Die letzte Runde ist vorbei. Legt noch jemand eine Karte?
x1-finish = Niemand: fertig

x1-did-fit = { $task } passt. Nächste Lücke: { $gap }.
x1-did-fit-last = { $task } passt. Die ganze Wand ist gelöst.
x1-did-miss = { $task } passt nicht.
x1-did-miss-said = { $task } passt nicht, gesagt war { $answer }.
x1-did-pass = Kein Plättchen mehr, der Zug geht weiter.
x1-did-lay = { $name } legt die { $number }{ $draws ->
    [yes] {" "}und zieht nach.
   *[no] .
  }
x1-did-finish = Niemand legt mehr eine Karte.
x1-did-nothing = Nichts.
x1-did-hit = Treffer { $n }.
x1-did-time-up = Die Zeit ist um, { $n ->
    [0] kein Treffer.
    [one] ein Treffer.
   *[other] { $n } Treffer.
  }
x1-did-find = Plättchen { $n }.
x1-did-find-by = Plättchen { $n }, gefunden von { $name }.
x1-did-done = Die Wand ist geschafft: { $time }.
x1-no-time = keine Sekunde

x1-ready = { $name } legt irgendein Plättchen aufs Netz und dreht die Sanduhr. Dann rechnet { $mover }.
x1-start-sand = Sand läuft!
x1-counting = { $name }: bei jedem Treffer tippen. Bisher { $n }.
x1-hit = Treffer für { $name }, bisher { $n }
x1-time-up = Zeit um, { $n ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $n } Treffer
  }
x1-time-up-short = Zeit um
x1-time-is-up = Stopp! Das Plättchen vom Netz kommt zurück in die Lücke. Dann ist { $name } dran.
x1-pass-on = Weiter: { $name }
x1-late = Der Tipp kam ganz knapp nach dem Ende. Zählt er noch?
x1-counted = Zählt noch
x1-not-counted = Zählt nicht
x1-one-more = Noch einer?
x1-too-late = Der Sand war schon durch, dieser Tipp zählt nicht.
x1-tiles-this-turn = { $n ->
    [one] Treffer
   *[other] Treffer
  } in diesem Zug
x1-repair-turn = Zug von { $name }, bisher { $n } Treffer.
x1-lap = { $name } ist oben: eine Karte nehmen und unten wieder anfangen!
x1-second-lap = { $name } hat die zweite Karte! Das ist die letzte Runde.
x1-sand-start = Der Sand läuft.
x1-sand-pause = Der Sand ruht.
x1-sand-resume = Der Sand läuft weiter.
x1-sand-reset = Die Sanduhr ist wieder voll.
x1-sand-rests = Der Sand ruht. Lasst ihn weiterlaufen.
x1-sand-waits = Dreht zuerst die Sanduhr um.
x1-reset-sand = Sanduhr zurück auf voll

x1-clock = Zeit bisher
x1-clock-start = Uhr starten
x1-clock-runs = Die Uhr läuft.
x1-clock-rests = Die Uhr ruht.
x1-clock-reset = Die Uhr steht wieder auf null.
x1-reset-clock = Uhr zurück auf null
x1-clock-restored = Die Uhr hat ihre Zeit wieder.
x1-restore-clock = Zurück auf { $time }
x1-count-tiles = Plättchen zählen
x1-clock-is-ready = Alles bereit? Dann startet die Uhr.
x1-clock-is-running = { $n ->
    [one] Rechne dich durch die ganze Wand!
   *[other] Rechnet euch durch die ganze Wand!
  }
x1-clock-is-resting = Pause. Die Zeit steht.
x1-done = Wand geschafft
x1-done-in = Wand geschafft: { $time }
x1-set-time = Zeit: { $time }
x1-to-beat = Bestzeit: { $time }
x1-of-tiles = von 100 Plättchen
x1-tally = { $n } von 100 Plättchen
x1-found = Plättchen gefunden
x1-found-together = +1: ein Plättchen gefunden
x1-found-by = { $name } +1: ein Plättchen gefunden

x1-won = Gewonnen
x1-stopped = Vorzeitig beendet
x1-stopped-means = Diese Partie zählt weder als gewonnen noch als verloren.
x1-result-time = Geschafft in { $time }
x1-column-rung = Sprosse
x1-found-tiles = { $n ->
    [one] ein Plättchen gefunden
   *[other] { $n } Plättchen gefunden
  }
x1-column-cards = Karten
x1-column-laps = Karten
x1-column-last = Zuletzt
x1-decided-alone = Allein ganz oben auf der Leiter.
x1-decided-cards = { $level } stehen oben. Mit den wenigsten Karten kam { $names } hinauf: { $n ->
    [0] ganz ohne.
    [one] nur eine.
   *[other] nur { $n }.
  }
x1-decided-shared = Oben stehen sie gleichauf, mit gleich wenigen Karten: { $n }.
x1-decided-laps = Nur { $names } hat zwei Karten.
x1-decided-last = { $level } haben zwei Karten. In der letzten Runde schaffte { $names } die meisten Sprossen: { $n }.
x1-decided-shared-sprint = Zwei Karten und in der letzten Runde gleich viele Sprossen: { $n }.
x1-again = Noch einmal
x1-again-starter = Noch einmal, { $name } beginnt
x1-new-best = Neue Bestzeit!
x1-wall-conquered = Die ganze Wand ist geschafft!
x1-first-time = { $n ->
    [one] Deine erste Zeit. Beim nächsten Mal kannst du sie schlagen.
   *[other] Eure erste Zeit. Beim nächsten Mal könnt ihr sie schlagen.
  }
x1-faster = { $difference } schneller als bisher ({ $best })!
x1-equal = { $n ->
    [one] Genau so schnell wie deine Bestzeit ({ $best }).
   *[other] Genau so schnell wie eure Bestzeit ({ $best }).
  }
x1-slower = { $n ->
    [one] Nur { $difference } über deiner Bestzeit ({ $best }).
   *[other] Nur { $difference } über eurer Bestzeit ({ $best }).
  }
x1-practice = Zum Üben
x1-practice-of = Zum Üben für { $name }
x1-practice-map = Karte der Wand. Markiert: { $tasks }
x1-praise = { $n ->
    [0] Toll mitgemacht, { $name }!
    [one] Stark, { $name }: ein Plättchen richtig gefunden!
   *[other] Stark, { $name }: { $n } Plättchen richtig gefunden!
  }
x1-practice-hint = { $n ->
    [one] Diese Aufgabe wird deine nächste Entdeckung:
   *[other] Diese Aufgaben werden deine nächsten Entdeckungen:
  }
x1-practice-back = Zurück zum Ergebnis
x1-practice-all = Aus allen Rennen
x1-practice-map-empty = Karte der Wand. Nichts ist markiert
x1-practised-praise = { $n ->
    [0] Jede Aufgabe, die du anpackst, macht dich stärker, { $name }!
    [one] Stark, { $name }: Eine, die schwer war, kannst du jetzt!
   *[other] Stark, { $name }: { $n }, die schwer waren, kannst du jetzt!
  }

x1-refusal-not-in-variant = Das gibt es in dieser Variante nicht: { $variant }.
x1-refusal-unknown-member = In dieser Variante hat das hier nichts zu suchen: { $member }.
x1-refusal-missing-member = Hier fehlt noch etwas: { $member }.
x1-refusal-no-such-player = So viele sitzen nicht am Tisch: Es sind { $seats }.
x1-refusal-wall-done = Alle 100 Plättchen sind schon gefunden.
x1-refusal-gap-solved = { $place } ist schon gelöst, dort kann keine Lücke sein. Wählt einen offenen Platz.
x1-refusal-gap-filled = { $place } ist gerade gefüllt worden. Wo lag das Plättchen vorher?
x1-refusal-gap-untold = Das Plättchen hat eine Lücke hinterlassen. Tippt an, wo sie ist.
x1-refusal-not-solved = Die { $number } liegt noch nicht gelöst auf der Wand. Erst dann darf ihre Karte gelegt werden.
x1-refusal-all-cards-laid = Alle 23 Karten liegen schon.
x1-refusal-no-turn-left = Die letzte Runde ist vorbei, es kommt kein Zug mehr. Karten dürft ihr noch legen.
x1-refusal-nobody-on-top = Noch steht niemand oben auf der Leiter.
x1-refusal-turns-left = Die letzte Runde läuft noch: { $name } ist noch dran.
x1-refusal-no-rungs = Eine Leiter braucht wenigstens eine Sprosse.
x1-refusal-not-two-to-four-players = Diese Variante ist für zwei bis vier, gewählt: { $seats }.
x1-refusal-not-one-to-four-players = Eine Expedition ist für eine Person bis vier, gewählt: { $seats }.
x1-refusal-no-such-starter = Wer beginnen soll, sitzt nicht am Tisch.
x1-member-rungs = die Sprossen
x1-member-starter = wer beginnt
x1-member-gap = die Lücke
x1-member-player = wer es war
x1-member-seconds = die Zeit
x1-best-row = Stark, { $name }: { $n ->
    [one] das richtige Plättchen gefunden!
   *[other] { $n } Züge hintereinander das richtige Plättchen gefunden!
  }
x1-best-turn = Stark, { $name }: { $n ->
    [one] ein richtiges Plättchen in einem einzigen Zug gefunden!
   *[other] { $n } richtige Plättchen in einem einzigen Zug gefunden!
  }
x1-best-found = Stark, { $name }: { $n ->
    [one] ein richtiges Plättchen gefunden!
   *[other] { $n } richtige Plättchen hintereinander gefunden!
  }
x1-best-nothing = Zu dieser Partie sind keine einzelnen Funde festgehalten; Schritt für Schritt ansehen könnt ihr sie trotzdem.
