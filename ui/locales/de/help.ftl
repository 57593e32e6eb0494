### Help for a game and for the app: each section is a title and one short paragraph.

help-ks-title = Kreuzsummen: So geht’s
help-ks-picture = Unten rechts fehlt eine 2. Damit kommt Reihe 2 auf 12, die Spalten auf 6, 7 und 8, und alles passt.

help-ks-1-title = Worum es geht
help-ks-1 = Zu zweit füllt ihr ein Feld mit Zahlen. Jede Karte zählt doppelt: für ihre Reihe und für ihre Spalte. Die Reihenziele links stehen fest. Die Spaltenziele oben dürft ihr umordnen, wann immer ihr wollt. Eure Hände liegen offen, besprecht euch ruhig.

help-ks-2-title = Ein Zug
help-ks-2 = Wenn ihr mögt, wechselt ihr zuerst: eine Handkarte auf die Ablage, dafür eine aus der Auslage. Dann legt eine Zahl oder spielt eine Bildkarte; nur nach einem Wechsel dürft ihr darauf verzichten. Am Schluss wird aus der Auslage nachgenommen, Karte für Karte, bis die Hand wieder voll ist. Jede Lücke dort schließt sofort der Nachziehstapel.

help-ks-3-title = Stapel
help-ks-3 = Eine Zahl darf auch auf einer anderen landen. Es gilt immer nur, was obenauf liegt. Was darunter verschwindet, ist verbraucht, und auch von der Ablage kehrt nichts zurück. Überlegt also, ob ihr eine Zahl noch braucht, bevor ihr sie zudeckt.

help-ks-4-title = Bube, Dame, König
help-ks-4 = Der Bube (ab Szenario 2) lässt zwei Stapel die Plätze tauschen. Mit der Dame (ab 3) legt ihr eine Zahl auf einen Stapel und nehmt die bisher oberste auf die Hand; spielbar ist sie ab dem nächsten eigenen Zug. Der König (ab 12) zieht mit einem Stapel auf einen freien Platz.

help-ks-5-title = Gewonnen oder verloren
help-ks-5 = Sind alle Plätze belegt und stimmen alle Reihen und Spalten, habt ihr sofort gewonnen, noch vor dem Auffüllen der Hand. Ab Szenario 18 darf sich dabei in keiner Reihe und Spalte ein Wert wiederholen. Setzt ihr zweimal hintereinander aus oder gebt ihr auf, ist der Versuch verloren. Nicht jede Mischung lässt sich gewinnen.

help-ks-6-title = Aussetzen
help-ks-6 = Freiwillig setzt ihr erst aus, wenn Nachziehstapel und Auslage leer sind, sonst nur, wenn in diesem Zug gar keine Aktion bleibt. Wer nur gewechselt hat, hat nicht ausgesetzt. Die App kennt eure Hände nicht und verlässt sich da auf euch.

help-ks-7-title = Mitspielen in der App
help-ks-7 = Legt die echten Karten und tippt es nach: erst den Platz, dann die Zahl oder Bildkarte. An jeder Zahl steht, wie viele Karten davon übrig sind, an jeder Linie, was noch fehlt oder zu viel ist. Sind die Spalten voll, ordnet die App die Spaltenziele passend an.

help-ks-8-title = Vertippt?
help-ks-8 = Zurücknehmen geht beliebig weit. Liegt der Fehler länger zurück, öffnet im Menü „{ menu-log }“: Dort könnt ihr jeden Schritt ändern, entfernen oder einen vergessenen davor einfügen. Passt danach ein späterer nicht mehr, zeigt die App den ersten davon und speichert nichts, bevor ihr entschieden habt.

help-ks-9-title = Ist das noch zu schaffen?
help-ks-9 = Auf Wunsch rechnet die App, ob die übrigen Zahlen für ein fertiges Feld reichen. Hände, Kartenfolge und Bildkarten sieht sie dabei nicht an; solange noch eine Bildkarte übrig ist, sagt sie darum nie ganz nein. Ein zweiter Tipp verrät einen Platz und eine Zahl. Ein Versuch mit dieser Hilfe bekommt eine kleine Marke.

help-ks-10-title = So zählt die App
help-ks-10 = Die Spaltensummen müssen zusammen genau die Spaltenziele ergeben, gleich in welcher Reihenfolge. Jede Zahl gibt es dreimal, in Szenario 31 bis 35 zweimal, alle Hände und Stapel mitgerechnet. Keine Doppelten: Das gilt ab 18 für jedes weitere Szenario. Beim nächsten Versuch schlägt die App vor, dass nun die andere Person beginnt.

help-app-title = Tableside

help-app-1-title = Nichts geht verloren
help-app-1 = Jeder Tipp ist gespeichert, bevor ihr seine Wirkung seht. Ist der Akku leer oder die App zu, spielt ihr später an derselben Stelle weiter. Alle offenen Partien stehen auf der Startseite; eine neue beendet keine andere.

help-app-2-title = Zurücknehmen
help-app-2 = Der Knopf dafür sitzt in jeder Partie in derselben Ecke und reicht bis zum Anfang zurück, auch nach einem Neustart. Was ihr zurückgenommen habt, könnt ihr wiederholen, solange ihr nichts Neues spielt.

help-app-3-title = Bildschirm drehen
help-app-3 = Sitzt ihr euch gegenüber, dreht ein Tipp die Partie um. Auf Wunsch dreht sie sich von selbst zu der Person, die am Zug ist. Der Bildschirm bleibt an, solange eine Partie offen ist.

help-app-4-title = Sprachen
help-app-4 = Tableside spricht Deutsch, Englisch und Ungarisch und beginnt mit der Sprache eures Geräts. Umstellen könnt ihr sie jederzeit, auch mitten in einer Partie.

help-app-5-title = Eure Ergebnisse
help-app-5 = Namen, Partien und Ergebnisse bleiben auf diesem Gerät. Ihr braucht kein Konto und kein Internet, und ob ihr etwas weitergebt, entscheidet nur ihr. Ist eine Partie zu Ende, zeigt euch „Der Wendepunkt“ auf Wunsch, welche Aktion sie entschieden hat.
