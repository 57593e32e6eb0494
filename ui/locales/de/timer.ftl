tool-timer = Sanduhr

timer-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
  }
timer-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
  }
timer-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
  }
timer-short-seconds = { $n } s
timer-short-minutes = { $n } min

timer-turn = Umdrehen
timer-pause = Pause
timer-resume = Weiter
timer-reset = Füllen
timer-other = Andere …
timer-length = Dauer
timer-rest = Verbleibende Zeit
timer-last = Letzte Sekunden
timer-left = { $n ->
    [one] Noch eine Sekunde
   *[other] Noch { $n } Sekunden
  }

timer-is-full = { $length }, bereit zum Umdrehen
timer-is-running = von { $length }
timer-is-resting = Pause · { $length }
timer-up = Die Zeit ist um!
timer-up-now = Die Sanduhr ist gerade abgelaufen
timer-up-minutes = { $n ->
    [one] Die Sanduhr ist vor 1 Minute abgelaufen
   *[other] Die Sanduhr ist vor { $n } Minuten abgelaufen
  }
timer-up-hours = { $n ->
    [one] Die Sanduhr ist vor 1 Stunde abgelaufen
   *[other] Die Sanduhr ist vor { $n } Stunden abgelaufen
  }
timer-up-days = { $n ->
    [one] Die Sanduhr ist vor 1 Tag abgelaufen
   *[other] Die Sanduhr ist vor { $n } Tagen abgelaufen
  }
timer-ring-label = „{ $name }“ ist abgelaufen.
timer-ring-length = Die Sanduhr ist abgelaufen ({ $length }).

timer-turned = Umgedreht, noch { $rest }
timer-paused = Angehalten, noch { $rest }
timer-pause-late = Der Sand ist gerade durchgelaufen, da gibt es nichts mehr anzuhalten.
timer-resumed = Läuft weiter, noch { $rest }
timer-filled = Gefüllt: { $rest }
timer-chosen = Volle Sanduhr: { $rest }
timer-undone = Zurückgenommen

timer-lengths = Zeiten und Sanduhren
timer-own = Eigene Zeit
timer-own-minutes = Minuten
timer-own-seconds = Sekunden
timer-own-set = Diese Zeit nehmen
timer-own-nothing = Gebt mindestens eine Sekunde ein.
timer-own-long = Höchstens 24 Stunden gehen, das sind 1440 Minuten.
timer-own-letters = Hier zählen nur ganze Zahlen, zum Beispiel 2 Minuten und 30 Sekunden.

timer-glasses = Eure echten Sanduhren
timer-glasses-none = Noch keine gemessen. Messt die aus eurer Spieleschachtel, dann läuft sie hier genauso lang.
timer-glass-name = Name dieser Sanduhr
timer-glass-example = z. B. die blaue
timer-glass-known = So heißt schon eine andere Sanduhr. Wählt einen anderen Namen.
timer-glass-kept = „{ $name }“ ist gemerkt und steht jetzt bei den Zeiten.
timer-glass-removed = „{ $name }“ wurde entfernt.
timer-glass-rename = { $name } umbenennen
timer-glass-rename-done = Diesen Namen nehmen
timer-glass-remove = { $name } entfernen

timer-measure = Echte Sanduhr messen
timer-measuring = Messung läuft …
timer-measure-hint = Stellt eure Sanduhr vor euch hin. Dreht sie um und tippt im selben Moment.
timer-measure-turned = Jetzt umgedreht
timer-measure-wait = Tippt, sobald das letzte Korn gefallen ist. Der Bildschirm darf solange ausgehen.
timer-measure-so-far = Bisherige Zeit
timer-measure-empty = Jetzt leer
timer-measure-keep = Merken
timer-measure-drop = Messung verwerfen
timer-measure-begun = Die Messung läuft
timer-measure-dropped = Messung verworfen
timer-measured = Gemessen: { $length }
timer-measure-short = So schnell ist keine Sanduhr. Die Messung läuft weiter; tippt, wenn der Sand durch ist.
timer-measure-long = Das war länger als ein Tag. Verwerft die Messung und fangt neu an.

timer-ways = Wenn der Sand durch ist
setting-flash = Aufleuchten
setting-flash-hint = Der ganze Bildschirm leuchtet auf, wenn eine Sanduhr abgelaufen ist
