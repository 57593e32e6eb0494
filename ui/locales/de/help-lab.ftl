### Hilfe zu Labyrinth: jeder Abschnitt hat eine Überschrift und einen kurzen Absatz.

help-lab-title = Labyrinth: so geht’s
help-lab-picture = Wo zwei offene Seiten aneinanderstoßen, geht es weiter: Dieser Weg führt von der Figur zur Eule.

help-lab-1-title = Worum es geht
help-lab-1 = In einem Labyrinth, dessen Reihen sich dauernd verschieben, liegen Schätze. Du suchst den Schatz auf deiner Karte, dann den nächsten, und gehst am Ende in deine Startecke zurück. Wer mit allem zuerst zu Hause ist, gewinnt.

help-lab-2-title = Schieben
help-lab-2 = Jeder Zug beginnt mit einem Schub, ob man will oder nicht. Dreh die Platte neben dem Brett, wie du magst, und schieb sie an einem der zwölf Pfeile hinein. Gegenüber fällt eine heraus, die gehört dem nächsten Zug. Nur die Reihen und Spalten 2, 4 und 6 bewegen sich.

help-lab-3-title = Der gesperrte Pfeil
help-lab-3 = Einfach zurückschieben gilt nicht: Der Pfeil, an dem gerade eine Platte herausgefallen ist, bleibt einen Zug lang gesperrt, egal wie sie gedreht ist. In der App steht dort ein Kreuz. Tipp darauf, dann sagt sie, warum.

help-lab-4-title = Ziehen
help-lab-4 = Nach dem Schub geht deine Figur so weit, wie die Gänge führen, um beliebig viele Ecken, oder sie bleibt stehen. In der App leuchten alle erreichbaren Felder: Tipp auf eins. Auf einer Platte dürfen mehrere stehen, niemand ist im Weg.

help-lab-5-title = Schätze
help-lab-5 = Ein Schatz gehört dir, wenn dein eigener Zug auf ihm endet, auch durch Stehenbleiben. Vorbeigehen reicht nicht, hingeschoben werden auch nicht. Ein Schatz pro Zug, dann wird die nächste Karte aufgedeckt.

help-lab-6-title = Vom Brett geschoben
help-lab-6 = Fällt eine Figur mit ihrer Platte vom Brett, kommt sie auf die Platte, die gegenüber gerade hereingekommen ist. Das ist kein Zug: Ist es deine eigene, ziehst du danach trotzdem. Ein Schatz auf der freien Platte ist nicht zu holen, bis sie wieder im Spiel ist.

help-lab-7-title = Brett und App
help-lab-7 = Lasst die App ein Brett auslosen und legt es nach dem Bild, oder gebt das ein, das schon liegt: Platte für Platte antippen, dann sagen, wo die Schätze auf den losen Platten sind. Ohne Brett führt die App Karten, Züge und den gesperrten Pfeil, und ihr sagt selbst, ob jemand hingekommen ist.

help-lab-8-title = Wenn etwas nicht stimmt
help-lab-8 = „{ lab-mend }“, der Stift neben Rückgängig, setzt jede Platte, jede Figur und jeden Schatz dorthin, wo sie wirklich sind. Das steht in der Liste der Schritte und lässt sich zurücknehmen. Die zwei Pfeile dort drehen das Bild in Vierteln, bis es so liegt wie das Brett vor euch.

help-lab-9-title = Geheime Karten, Hilfe
help-lab-9 = Geheime Karten sind nur zu sehen, solange jemand sie gedrückt hält. Habt ihr Hilfe gewählt, färbt „{ lab-ask-reach }“ die Pfeile grün, die zum Ziel führen. Wer allein spielt, kann auch fragen, in wie vielen Zügen es geht, bis zu dreien, und hat für jede Kartenzahl einen Rekord.

help-lab-10-title = Wie die App zählt
help-lab-10 = 24 Schätze werden gleichmäßig verteilt, der Rest bleibt in der Schachtel; mit weniger geht es schneller. Das Heimkommen zählt erst in einem späteren Zug als der letzte Schatz und beendet die Partie sofort. Im ersten Zug ist kein Pfeil gesperrt. Ecken, Farben und wer beginnt, macht ihr aus.
