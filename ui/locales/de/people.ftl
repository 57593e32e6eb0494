people = Personen
people-empty = Noch ist niemand da. Wer sich zu einer Partie setzt, erscheint hier von selbst.
people-add = Jemanden hinzufügen
people-teams = Paare
people-archived = Archiviert
people-archived-hint = Sie werden für neue Partien nicht mehr angeboten. Ihre Ergebnisse bleiben.
people-archived-one = Archiviert
people-somebody = Jemand
people-matches = { $n ->
    [0] Noch keine Partie
    [one] 1 Partie
   *[other] { $n } Partien
  }
people-played = { $n ->
    [one] 1 Partie, am { $day }
   *[other] { $n } Partien, zuletzt am { $day }
  }
people-played-none = Noch keine Partie
people-known = { $name } ist schon da.
people-name-taken = { $name } heißt schon jemand anderes. Sind beide dieselbe Person, dann führt sie unten zusammen.
people-removed = { $name } ist gelöscht.
people-merged = { $gone } ist jetzt { $kept }.
people-undo = Rückgängig
person-chronicle = In der Chronik
person-statistics = Statistik
person-name = Name
person-name-hint = Ein neuer Name steht in allen Partien, auch in den schon gespielten.
person-rename = Diesen Namen nehmen
person-mark = Zeichen
person-colour = Farbe
person-shape = Form
person-no-mark = Ohne Zeichen
person-merge = Das ist dieselbe Person wie …
person-merge-hint = Macht aus zwei Einträgen einen
person-remove = Mit allen Daten löschen
person-remove-hint = Ihr seht vorher, was verschwindet
person-archive = Archivieren
person-archive-hint = Spielt nicht mehr mit? Dann archivieren: Kein Ergebnis geht verloren.
person-archived = Archiviert: wird für neue Partien nicht mehr angeboten.
person-bring-back = Zurückholen
colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-teal = Türkis
colour-blue = Blau
colour-purple = Lila
colour-pink = Rosa
shape-star = Stern
shape-heart = Herz
shape-moon = Mond
shape-leaf = Blatt
shape-drop = Tropfen
shape-flower = Blume
shape-cloud = Wolke
shape-bolt = Blitz
merge-title = Dieselbe Person
merge-choose = Wer ist { $name } noch?
merge-into = { $gone } wird zu { $kept }
merge-matches = { $n ->
    [0] Keine Partie wechselt.
    [one] 1 Partie geht an { $kept }.
   *[other] { $n } Partien gehen an { $kept }.
  }
merge-teams = { $n ->
    [0] Kein Paar ändert sich.
    [one] 1 Paar kommt mit. Gibt es dasselbe Paar schon, werden beide eines, mit allem, was sie geschafft haben.
   *[other] { $n } Paare kommen mit. Gibt es dasselbe Paar schon, werden beide eines, mit allem, was sie geschafft haben.
  }
merge-name = Der Name { $gone } verschwindet, auch in alten Partien. Zehn Sekunden lang lässt sich das rückgängig machen.
merge-now = Zusammenführen
merge-swap = Lieber den Namen { $gone } behalten
merge-other = Jemand anderes wählen
merge-together = { $n ->
    [one] { $kept } und { $gone } saßen in einer Partie gemeinsam am Tisch, also sind sie zwei Personen.
   *[other] { $kept } und { $gone } saßen in { $n } Partien gemeinsam am Tisch, also sind sie zwei Personen.
  }
merge-one-team = { $kept } und { $gone } sind ein Paar, also sind sie zwei Personen.
remove-title = { $name } löschen?
remove-name = Name und Zeichen verschwinden.
remove-alone = { $n ->
    [one] 1 Partie verschwindet, die sonst niemand gespielt hat.
   *[other] { $n } Partien verschwinden, die sonst niemand gespielt hat.
  }
remove-shared = { $n ->
    [one] 1 Partie mit anderen bleibt; darin hat dann „{ $somebody }“ gespielt.
   *[other] { $n } Partien mit anderen bleiben; darin hat dann „{ $somebody }“ gespielt.
  }
remove-team = Das Paar { $team } verschwindet, mit allem, was es abgehakt hat. Seine Partien bleiben.
remove-undo = Zehn Sekunden lang lässt sich das rückgängig machen. Danach ist es endgültig weg.
remove-now = { $name } löschen
remove-archive-hint = Oder stattdessen archivieren: Dann geht nichts verloren.
team-campaign = Zur Kampagne
team-name = Name des Paars
team-name-hint = Bleibt das Feld leer, stehen hier die Namen der beiden.
team-archive-hint = Das Paar spielt nicht mehr? Dann archivieren: Kein Ergebnis geht verloren.
team-archived = Archiviert: Das Paar wird nicht mehr angeboten.
