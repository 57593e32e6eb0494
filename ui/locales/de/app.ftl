app-name = Tableside
game-kreuzsummen = Kreuzsummen
two-people = { $one } & { $two }
said-by = { $name }: { $words }
undone = Zurückgenommen: { $words }
undone-repair = Ausbesserung zurückgenommen.
redone = Wiederholt: { $words }
redone-repair = Ausbesserung wiederholt.
reopened = Die Partie geht weiter.
seat-turn = { $name } ist dran

home-open = Auf dem Tisch
home-continue = Weiterspielen
home-games = Spiele
home-tools = Hilfsmittel
home-books = Was gespielt wurde
home-welcome = Welches Spiel liegt bei euch auf dem Tisch?
home-welcome-hint = Ihr spielt mit echten Karten, Würfeln und Spielplänen. Tableside rechnet mit, sieht, was noch geht, und merkt sich alles.
home-kept = Alles bleibt auf diesem Gerät.
since-now = Gerade eben gespielt
since-minutes = { $n ->
    [one] Zuletzt vor 1 Minute gespielt
   *[other] Zuletzt vor { $n } Minuten gespielt
  }
since-hours = { $n ->
    [one] Zuletzt vor 1 Stunde gespielt
   *[other] Zuletzt vor { $n } Stunden gespielt
  }
since-days = { $n ->
    [one] Zuletzt vor 1 Tag gespielt
   *[other] Zuletzt vor { $n } Tagen gespielt
  }

stale = Diese Anzeige war veraltet, darum hat der Tipp nicht gezählt. So steht es jetzt.
no-longer-fits = Schritt { $n } dieser Partie passt nicht zu den Regeln: { $why } Bessert ihn in der Liste der Schritte aus.
finished-no-longer-fits = Schritt { $n } dieser Partie passt nicht mehr zu den Regeln: { $why } Das Ergebnis bleibt, wie es aufgehoben wurde: { $result }
no-longer-fits-go = Zur Liste der Schritte

failure-not-found = Hier ist nichts
failure-not-found-advice = Diese Seite gibt es nicht oder nicht mehr. Eure Partien stehen auf der Startseite.
failure-too-late = Dafür ist es zu spät
failure-too-late-advice = Die zehn Sekunden sind um: Was gelöscht wurde, ist endgültig weg. In einer Sicherung von vorher ist es vielleicht noch.
failure-bad-request = Das kam nicht richtig an
failure-bad-request-advice = Es wurde nichts geändert. Geht zurück und tippt noch einmal.
failure-internal = Da ging etwas schief
failure-internal-advice = Das war unser Fehler, nicht eurer. Es ging nichts verloren: Alles bis zum letzten Tipp ist gespeichert. Versucht es noch einmal.
failure-newer = Eure Daten sind neuer als diese App
failure-newer-advice = Eine spätere Version von Tableside hat sie geschrieben. Aktualisiert die App, dann ist alles wieder da. Es wurde nichts geändert.
failure-damaged = Eure Daten lassen sich nicht lesen
failure-damaged-advice = Die Datenbankdatei ist beschädigt oder etwas anderes. Sie blieb genau so, wie sie ist. Holt eine Sicherung zurück, oder schiebt sie und die Dateien daneben weg, die auf -wal und -shm enden, um neu anzufangen.
failure-read-only = Eure Daten lassen sich nicht schreiben
failure-read-only-advice = Die Datenbankdatei oder ihr Speicher lässt sich nur lesen. Gebt der App das Recht, dort zu schreiben, und versucht es noch einmal. Es wurde nichts geändert.
failure-full = Der Speicher ist voll
failure-full-advice = Für euren Tipp war kein Platz mehr, er zählt darum nicht. Schafft etwas Platz und versucht es noch einmal. Alles davor ist sicher.
failure-busy = Ein anderes Programm benutzt eure Daten
failure-busy-advice = Schließt das andere Programm oder ein zweites Tableside und versucht es noch einmal.
failure-moved = Eure Daten wurden verschoben
failure-moved-advice = Die Datenbankdatei wurde gelöscht, ersetzt oder verschoben, während Tableside sie benutzte. Der Tipp wurde darum nicht aufgehoben. Legt die Datei zurück und startet Tableside neu.
failure-no-access = Eure Daten sind nicht erreichbar
failure-no-access-advice = Der Ordner mit der Datenbank lässt sich nicht öffnen. Seht nach, ob es ihn gibt und ob die App ihn benutzen darf, und versucht es noch einmal.
failure-details = Für alle, die helfen wollen
failure-home = Zur Startseite
failure-retry = Noch einmal versuchen
failure-backups = Zu den Sicherungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-more = Mehr
settings-kept = eure Wahl bleibt auf diesem Gerät
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Kontrast
setting-buzz = Vibration
setting-buzz-hint = Ein kurzes Summen, wenn ein Tipp zählt, ein langes, wenn eine Sanduhr abgelaufen ist
setting-sound = Ton
setting-sound-hint = Beim Gewinnen, wenn etwas nicht geht und wenn eine Sanduhr abgelaufen ist
setting-awake = Bildschirm bleibt an
setting-awake-hint = Solange eine Partie offen ist, ihr mit der App würfelt oder Sand läuft
setting-turn-to-seat = Anzeige dreht sich zu dem, der dran ist
setting-turn-to-seat-hint = Für zwei, die sich gegenübersitzen
setting-skip-setup = Aufbauseite überspringen
setting-skip-setup-hint = Eine Partie beginnt sofort; der Aufbau bleibt im Menü der Partie

menu = Menü
menu-log = Alle Schritte bisher
menu-log-hint = Zurückblättern oder einen früheren ausbessern
menu-help = So wird gespielt
menu-stop = Partie vorzeitig beenden
menu-stop-hint = Eine Partie, die ihr vorzeitig beendet, zählt weder als gewonnen noch als verloren und kann später weitergehen.
menu-reopen = Diese Partie fortsetzen

log-title = Alle Schritte bisher
log-hint = Der letzte Schritt steht oben. Tippt einen Schritt an, um ihn auszubessern.
log-empty = Noch wurde nichts gespielt.
log-draft = Ihr habt angefangen, diese Partie auszubessern. Davon zählt noch nichts.
log-draft-go = Weiter ausbessern
log-entry-title = Schritt { $n }
log-entry-hint = Was danach kam, wird damit neu durchgespielt. Kommt ein Zug dazu oder fällt einer weg, wechselt danach, wer welchen Schritt gemacht hat. Passt etwas nicht mehr, werdet ihr zuerst gefragt.
log-change = Es war anders
log-insert = Davor wurde ein Schritt vergessen
log-remove = Das gab es gar nicht

repair-stopped = Diese Partie wurde vorzeitig beendet. Setzt sie zuerst fort, dann lässt sie sich ausbessern.
repair-title = Ausbessern
repair-changing = Schritt { $n } war: { $words } Tippt an, was es wirklich war.
repair-inserting = Tippt an, was vor Schritt { $n } geschah: { $words }
repair-misfit = Mit eurer Änderung passt Schritt { $n } nicht mehr. Noch ist nichts gespeichert.
repair-hint = Was ist mit diesem Schritt?
repair-remove = Diesen Schritt gab es nicht
repair-cut = { $n ->
    [one] Diesen letzten Schritt weglassen
   *[other] Diesen und alle folgenden weglassen ({ $n })
  }
repair-cancel = Partie lassen, wie sie war
