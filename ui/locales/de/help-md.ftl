### Hilfe zum Multiplikations-Würfelspiel: jeder Abschnitt hat eine Überschrift und einen kurzen Absatz.

help-md-title = Multiplikations-Würfelspiel: so geht’s
help-md-picture = 5, 10 und 10 sind gefallen: 5 × 10 ist 50, 10 × 10 ist 100. Je ein Feld davon trägt nun die Farbe dessen, der gewürfelt hat.

help-md-1-title = Worum es geht
help-md-1 = Auf dem Plan stehen alle Produkte von 1 × 1 bis 12 × 12. Aus drei Würfeln macht ihr Malaufgaben und setzt eure Farbe auf die Ergebnisse. Punkte gibt es nur für Felder, die ihr jemandem abnehmt. Wer nach den vereinbarten Runden die meisten hat, gewinnt, auch mehrere gemeinsam.

help-md-2-title = Ein Zug
help-md-2 = Wirf alle drei Würfel. Je zwei davon malgenommen ergeben ein Produkt. Das sind drei, bei gleichen Würfeln weniger: Aus 5, 10 und 10 werden 50 und 100. Jedes Produkt kommt einmal dran, wie herum, bestimmst du. Dafür belegst du ein Feld mit dieser Zahl.

help-md-3-title = Welches Feld
help-md-3 = Ist noch ein Feld mit der Zahl frei, musst du ein freies nehmen; das bringt keinen Punkt. Ist keins mehr frei, nimmst du eins von wem du willst: Das ist 1 Punkt für dich. Die andere Person verliert das Feld, aber keine Punkte.

help-md-4-title = Alles deins
help-md-4 = Hast du schon alle Felder eines Produkts, ist es von selbst erledigt, und du machst mit dem nächsten weiter. Sind alle Produkte des Wurfs erledigt, würfelt die nächste Person.

help-md-5-title = Echte Würfel oder die App
help-md-5 = Werft echte Würfel und tippt nacheinander an, was sie zeigen; mit der dritten Zahl gilt der Wurf. Oder lasst die App würfeln. Stimmt eine Zahl nicht, tippt ihren Würfel an, solange noch kein Produkt gesetzt ist, sonst hilft Rückgängig.

help-md-6-title = Felder finden
help-md-6 = Was ihr nehmen dürft, leuchtet. Tippt ein Produkt an, dann stehen seine Felder samt Besitzer als Liste da. Tippt ihr ein Feld auf dem Plan selbst an, zeigt die App es groß und fragt erst nach, denn die Felder sind klein.

help-md-7-title = Den Plan füllen
help-md-7 = Auf leerem Plan fallen kaum Punkte: zu zweit in acht Runden zusammen etwa einer. Darum spielt die App auf Wunsch 10 bis 100 Würfe für euch, reihum und rein zufällig, vor dem ersten Wurf oder später zwischen zwei Würfen. Die Punkte zählen. Einmal Rückgängig nimmt alles zurück.

help-md-8-title = Runden
help-md-8 = Eine Runde ist ein Wurf für jeden. Was die App spielt, kommt als Zusatzrunden dazu, es sei denn, ihr rechnet es lieber zu euren eigenen. Unter „{ md-more }“ vereinbart ihr jederzeit mehr oder weniger Runden, nur nicht weniger als schon begonnen sind.

help-md-9-title = Wie die App zählt
help-md-9 = Platz 1 beginnt, die Reihenfolge bleibt. Ein freies Feld geht auch vor einem eigenen. Wer ein Feld verliert, behält alle Punkte. Am Ende seht ihr, wer wie viele Felder hält und wie der Stand sich entwickelt hat.
