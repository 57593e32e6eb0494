vault-data = Eure Daten
vault-data-hint = Sichern, auf ein anderes Gerät bringen
vault-where = Wo sind meine Daten?
vault-where-text = Auf diesem Gerät und sonst nirgends. Alles steht in dieser Datei:
vault-safe = Gut aufgehoben
vault-backups = Sicherungen
vault-backups-hint = Zurückholen, was war, oder eine anderswo aufheben
vault-newest = Die neueste ist vom { $date }
vault-newest-none = Noch keine. Die erste entsteht, sobald etwas gespielt ist.
vault-move = Auf ein anderes Gerät und zurück
vault-move-text = Alles passt in eine Datei: Spieler, Teams, sämtliche Partien. Auf dem anderen Gerät wählt ihr sie hier aus; was dort schon steht, bleibt, wie es ist, und nichts kommt doppelt.
vault-export = Alles als Datei sichern
vault-choose = Datei auswählen
vault-choosing = Die Datei wird angesehen …
vault-not-come = Die Datei kam nicht an. Wählt sie noch einmal aus.
vault-others = Für andere Programme
vault-others-text = Alle Ergebnisse als Tabelle, eine Zeile je Spieler einer Partie.
vault-csv = Ergebnisse als Tabelle sichern
vault-bgs = Für BG Stats
vault-bgs-title = Partien für BG Stats
vault-bgs-text = Wählt Partien aus, sichert sie als Datei und öffnet diese mit der App BG Stats. Eine Partie, die dort schon steht, kommt nicht noch einmal dazu.
vault-bgs-none = Noch ist keine Partie zu Ende gespielt.
vault-bgs-all = Diese alle auswählen
vault-bgs-no = Keine auswählen
vault-bgs-save = { $n ->
    [one] Eine Partie sichern
   *[other] { $n } Partien sichern
  }
vault-bgs-older = Ältere
vault-bgs-one = { $what } auswählen
vault-menu-export = Diese Partie als Datei sichern
vault-menu-export-hint = Zum Aufheben oder Verschicken

vault-backup = Eine Sicherung
vault-backups-text = Tableside sichert eure Daten einmal am Tag von selbst und hebt die letzten sieben Sicherungen auf. Jede wurde nach dem Schreiben wieder gelesen und geprüft.
vault-by-hand = Eine eigene Sicherung
vault-by-hand-text = Hebt auch anderswo eine auf, falls das Gerät verloren geht. Um sie zurückzuholen, wählt ihr die Datei hier aus.
vault-save = Jetzt eine Sicherung speichern
vault-where-to = Speicherort auswählen
vault-save-one = Diese Sicherung anderswo speichern
vault-list = Was sich zurückholen lässt
vault-list-none = Es gibt noch keine.
vault-folder = Sie liegen in diesem Ordner:
vault-damaged = { $n ->
    [one] Eine Datei im Ordner ist beschädigt oder stammt aus einer neueren Version, darum steht sie nicht in der Liste.
   *[other] { $n } Dateien im Ordner sind beschädigt oder stammen aus einer neueren Version, darum stehen sie nicht in der Liste.
  }
vault-trouble = Die letzte Sicherung ist nicht gelungen: { $what }
vault-when = { $date }, { $time } Uhr
vault-kind-daily = von selbst gemacht
vault-kind-upgrade = vor einer Aktualisierung der App
vault-kind-before = bevor etwas anderes kam
vault-kind-given = aus einer Datei
vault-n-players = { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
  }
vault-n-matches = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
  }
vault-size-kb = { $n } kB
vault-size-mb = { $n } MB
vault-inside = Darin
vault-now = Jetzt in der App
vault-last = zuletzt gespielt am { $when }
vault-restore-text = Alles wird, wie es damals war. Was jetzt in der App ist, wird vorher gesichert, ihr könnt also dahin zurück.
vault-restore = Diesen Stand zurückholen
vault-restored = Eure Daten sind wieder da. Was vorher da war, steht auch in der Liste.

vault-import = Eine Datei hereinholen
vault-import-done = Die Datei ist drin
vault-import-done-text = Alles Neue ist da. Was vorher da war, ist, wie es war.
vault-from = Stand vom { $date }
vault-col-what = Was
vault-col-new = neu
vault-col-there = schon da
vault-row-matches = { $game }
vault-row-players = Spieler
vault-row-teams = Paare und Teams
vault-row-marks = Von Hand abgehakt
vault-row-throws = Würfe mit den Würfeln
vault-row-glasses = Gemessene Sanduhren
vault-row-settings = Gemerkte Einstellungen
vault-new-players = Neu: { $names }
vault-same = Dieselbe Person?
vault-same-text = Diese Namen gibt es hier schon. Schaltet einen aus, wenn es jemand anders ist.
vault-same-one = { $name } ist dieselbe Person
vault-differing = Bleibt, wie es hier ist
vault-differing-text = Diese Partien gibt es hier schon, sie gingen aber anders weiter.
vault-what = { $game } · { $what }
vault-match = { $what }, { $date }: { $who }
vault-refused = Kommt nicht herein
vault-refused-text = Alles andere schon.
vault-line = Zeile { $line }: { $why }
vault-more = { $n ->
    [one] und noch eine
   *[other] und noch { $n }
  }
vault-add-text = Nichts, was schon da ist, ändert sich. Vorher wird gesichert.
vault-add = Dazunehmen
vault-nothing = In dieser Datei ist nichts Neues.
vault-gone = Diese Datei ist nicht mehr zur Hand. Wählt sie noch einmal aus.

vault-file-empty = In dieser Datei ist nichts.
vault-file-foreign = Das ist keine Datei von Tableside.
vault-file-newer = Diese Datei hat ein neueres Tableside geschrieben. Aktualisiert die App, dann lässt sie sich lesen.
vault-file-cut-off = Diese Datei bricht bei Zeile { $line } ab. Holt sie noch einmal von dort, wo sie herkommt.
vault-file-large = Diese Datei ist zu groß; bis 64 MB lassen sich lesen.
vault-file-ledger = Eure Daten waren nicht erreichbar, darum kam nichts dazu. Versucht es noch einmal.
vault-file-damaged = Diese Sicherung ist beschädigt und lässt sich nicht zurückholen.
vault-file-full = Auf dem Gerät ist dafür kein Platz. Schafft etwas Platz und versucht es noch einmal.
vault-file-no-safety = Vorher ließ sich keine Sicherung anlegen, darum kam nichts dazu. Seht unter „Sicherungen“ nach, in welchem Ordner sie liegen und ob die App dort schreiben darf.
vault-busy = Ein anderes Programm benutzt eure Daten. Schließt es und versucht es noch einmal. Es wurde nichts geändert.
vault-no-access = Das ist nicht gelungen, und es wurde nichts geändert: { $what }
vault-cause-full = Der Speicher ist voll.
vault-cause-read-only = Der Speicher lässt sich nur lesen.
vault-cause-access = { $path } ist nicht erreichbar.
vault-cause-busy = Ein anderes Programm benutzt eure Daten.
vault-cause-damaged = Die Daten sind beschädigt.
vault-cause-other = Der Speicher ließ sich nicht lesen oder nicht beschreiben.

vault-why-not-text = Das ist kein Text.
vault-why-too-long = Das ist zu lang.
vault-why-unreadable = Das lässt sich nicht lesen ({ $what }).
vault-why-unknown = Diese Version weiß nicht, was das ist: { $what }
vault-why-twice = Das stand schon einmal in der Datei.
vault-why-player = Jemand davon steht nicht in der Datei.
vault-why-team = Das Team dazu steht nicht in der Datei.
vault-why-members = Niemand oder jemand doppelt.
vault-why-glass = Eine andere Sanduhr heißt schon so.
vault-why-step = Schritt { $n } passt nicht zu den Regeln: { $why }
vault-why-setup = So kann diese Partie nicht begonnen haben.
vault-why-outcome = Dieses Ergebnis kann nicht sein.
vault-why-not-stored = Das lässt sich nicht aufheben ({ $what }).

licences = Worauf das hier aufbaut
licences-hint = Die Bibliotheken in Tableside und ihre Lizenzen
licences-text = Tableside selbst ist frei, ganz wie ihr mögt unter der MIT- oder der Apache-2.0-Lizenz. Es baut auf diesen Werken anderer auf:
licences-count = { $n ->
    [one] eine Bibliothek
   *[other] { $n } Bibliotheken
  }
