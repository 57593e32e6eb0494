### Hilfe zu DIG UP Adventure: Jeder Abschnitt hat einen Titel und einen kurzen Absatz.

help-dig-title = So geht DIG UP Adventure
help-dig-picture = Eine Mine mit ihren Edelsteinen

help-dig-1-title = Worum es geht
help-dig-1 = Jeder hat eine Mine mit neun Plätzen, Reihe für Reihe von 1 bis 9 gezählt. Am Anfang ist nur die mittlere Karte offen. Ihr grabt nach Edelsteinen eurer eigenen Lieblingsfarbe und bringt jeden Stein möglichst auf den Platz mit seiner Zahl.

help-dig-2-title = Ein Zug
help-dig-2 = Spielt höchstens zwei Handkarten. Ein Edelstein, ein Götze oder ein Skelett wechselt den Platz mit einer beliebigen Karte eurer Mine, und die kommt auf die Hand. Eine Abenteuerkarte tut, was auf ihr steht: nachsehen, tauschen, stehlen. Danach behaltet ihr höchstens drei Karten, werft gern noch mehr ab und füllt die Hand wieder auf drei auf.

help-dig-3-title = Punkte
help-dig-3 = Lieblingsfarbe auf ihrem Platz: 3. Lieblingsfarbe anderswo: 2. Andere Farbe auf ihrem Platz: 1. Ein Götze: 2. Alles andere, auch Skelette: 0.

help-dig-4-title = Das Ende
help-dig-4 = Liegen am Ende eines Zugs alle neun Karten einer Mine offen, wird nur noch diese Runde fertig gespielt, damit niemand einen Zug weniger hat. Dann wird alles umgedreht und gezählt.

help-dig-5-title = Gleichstand
help-dig-5 = Bei gleich vielen Punkten gewinnt, wer die längste Reihe von Lieblingssteinen ohne Lücke hat. Gelesen wird von Platz 1 bis 9, auch über das Ende einer Reihe hinweg; die Zahlen auf den Steinen sind dabei egal. Immer noch gleich? Dann teilt ihr euch den Sieg.

help-dig-6-title = Nur werten oder mitspielen
help-dig-6 = Nur werten: Ihr spielt mit euren Karten und gebt die Minen am Schluss ein. Ist eine Mine offen, tippt auf die Fahne, und die App sagt, wer noch einen Zug hat. Mitspielen: Ihr gebt jede aufgedeckte Karte und jedes Ende eines Zugs ein; auf die letzte Runde achtet die App.

help-dig-7-title = Karten schnell eingeben
help-dig-7 = Die erste Taste ist die richtige Karte für den Platz: Lieblingsfarbe mit der Zahl des Platzes, ein Tipp. Für jeden anderen Stein tippt ihr Farbe und Zahl; die Farbe bleibt gewählt, und der nächste freie Platz kommt von selbst. Ihr könnt auch zuerst die Karte und dann den Platz antippen.

help-dig-8-title = Tauschen und stehlen
help-dig-8 = Tippt auf „{ dig-exchange }“: Jetzt tauschen je zwei Plätze, die ihr antippt, in einer Mine oder in zweien, offen oder verdeckt. Das Zurücknehmen holt einen Tausch zurück, „{ dig-done }“ führt wieder zu den Karten. Eine Karte wird wieder umgedreht oder weggenommen? Tippt sie an und dann das Zeichen zum Verdecken neben dem Zurücknehmen.

help-dig-9-title = Wenn eine Karte doppelt liegt
help-dig-9 = In der Schachtel ist jeder Edelstein einmal, dazu vier Götzen und vier Skelette. Stehen mehr auf dem Bildschirm, hat sich jemand vertippt: Die App markiert die Karten und führt euch zu jeder hin. Weiterspielen könnt ihr trotzdem.

help-dig-10-title = So entscheidet die App
help-dig-10 = Ein zweiter Götze in einer Mine zählt nichts, außer ihr wählt die Hausregel. Auch eine Abenteuerkarte, die in einer Mine liegen bleibt, zählt nichts. Wird eine Karte noch im selben Zug wieder verdeckt, beginnt die letzte Runde nicht. Haben die Steine eurer Schachtel andere Farben, sagt der App einmal, wie sie heißen und aussehen.
