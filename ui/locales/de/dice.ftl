dice = Würfel
dice-which = Welche Würfel
dice-how-many = Wie viele Würfel
dice-kind = { $sides } Seiten
dice-count = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
dice-chosen = { $n ->
    [one] 1 Würfel mit { $sides } Seiten
   *[other] { $n } Würfel mit { $sides } Seiten
  }
dice-roll = Würfeln
dice-blank = Noch nicht gewürfelt
dice-sum = Summe
dice-faces-sum = { $faces }, Summe { $sum }
dice-rolled = Gewürfelt: { $faces }
dice-undo = Letzten Wurf zurücknehmen: { $faces }
dice-undone = Zurückgenommen: { $faces }
dice-restore = { $n ->
    [one] Den gelöschten Wurf zurückholen
   *[other] Die { $n } gelöschten Würfe zurückholen
  }
dice-bring-back = Zurückholen
dice-restored = { $n ->
    [0] Es gab nichts zurückzuholen.
    [one] 1 Wurf ist wieder da.
   *[other] { $n } Würfe sind wieder da.
  }
dice-refused-kind = Es gibt Würfel mit 6 und mit 12 Seiten.
dice-refused-count = Ihr könnt mit einem bis sechs Würfeln auf einmal würfeln.

dice-throws = Würfe und Fairness
dice-last = Die letzten Würfe
dice-older = { $n ->
    [one] 1 älterer Wurf
   *[other] { $n } ältere Würfe
  }
dice-none = Hier steht, was ihr würfelt.
dice-clear = Alle Würfe löschen
dice-cleared = { $n ->
    [one] 1 Wurf wurde gelöscht.
   *[other] { $n } Würfe wurden gelöscht.
  }
dice-source = Der Zufall kommt vom Betriebssystem. Kein Wurf weiß, was davor fiel.

dice-fairness = Würfel mit { $kind }
dice-face = Seite
dice-bar = Vergleich
dice-times = Anzahl
dice-number = { $n }
dice-seldom = darunter
dice-often = darüber
dice-range = Bei { $dice } gefallenen Würfeln liegt eine faire Seite in 19 von 20 Fällen zwischen { $low } und { $high }. Das ist der getönte Streifen.
dice-fair-none = Mit dieser Sorte wurde noch nicht gewürfelt.
dice-fair-little = { $n ->
    [one] Ein Würfel ist zu wenig, um etwas zu sagen.
   *[other] { $n } Würfel sind noch zu wenig, um etwas zu sagen: Selbst eine Seite, die nie kam, wäre reiner Zufall.
  }
dice-fair-all = Alle { $sides } Seiten kamen so oft, wie der Zufall es erklärt.
dice-fair-some = { $outside ->
    [one] Eine Seite liegt
   *[other] { $outside } Seiten liegen
  } außerhalb dessen, was der Zufall erklärt. Bei { $sides } Seiten kommt das ab und zu vor, auch mit fairen Würfeln.
dice-fair-many = { $outside } Seiten liegen außerhalb dessen, was der Zufall erklärt. Das ist selten, kommt aber auch mit fairen Würfeln vor. Würfelt weiter und seht, ob es so bleibt.
