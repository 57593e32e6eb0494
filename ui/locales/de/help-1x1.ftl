### Hilfe zu Abenteuer 1x1: jeder Abschnitt hat eine Überschrift und einen kurzen Absatz.

help-1x1-title = Abenteuer 1x1: so geht’s
help-1x1-picture = Die Lücke bei 7 × 5: oben steht die 7, links die 5

help-1x1-1-title = Worum es geht
help-1x1-1 = An der Wand fehlt ein Plättchen. Rechnet die Zahl oben mal die Zahl links, sucht ein Plättchen mit dem Ergebnis und dreht es um: Stimmt das Farbzeichen, passt es. Ob es passt, sagt das Plättchen und nicht die App. Sie zeigt das Ergebnis erst danach.

help-1x1-2-title = Rennen
help-1x1-2 = Wer dran ist, sucht ein Plättchen. Passt es, klettert die Figur eine Sprosse, und die Lücke ist jetzt dort, wo das Plättchen lag. Passt es nicht, kommt es zurück, und die Nächsten versuchen dieselbe Lücke.

help-1x1-3-title = Karten im Rennen
help-1x1-3 = Nach jedem Zug dürfen alle Karten legen, deren Zahl schon gelöst auf der Wand liegt. Jede Karte ist eine Sprosse; solange der Stapel reicht, zieht ihr dafür eine neue, und auch die darf gleich liegen.

help-1x1-4-title = Sprint
help-1x1-4 = Wer als Nächstes an der Reihe wäre, legt irgendein Plättchen aufs Netz und startet die Sanduhr. Dann zählt ihr Treffer, bis der Sand durch ist; Fehler kosten nichts. Oben gibt es eine Karte, und es geht unten von vorn los.

help-1x1-5-title = Expedition
help-1x1-5 = Gemeinsam oder allein durch die ganze Wand, so schnell es geht. Startet die Uhr, macht Pausen, wann ihr wollt, und sagt am Ende, dass die Wand geschafft ist. Nur dann zählt die Zeit für die Bestzeit dieser Runde. „Zurücknehmen“ nimmt nur Plättchen zurück; die Uhr hat ihre eigenen Tasten.

help-1x1-6-title = Die nächste Lücke
help-1x1-6 = Hat ein Plättchen gepasst, tippt an, wo es lag: erst ein Viertel der Wand, dann den Platz. Oder sagt es mit zwei Zahlen, oben und links. Lag es auf dem Netz, legt ihr ein neues darauf, und die Lücke ist dort, woher das neue kommt.

help-1x1-7-title = Antwort eintippen
help-1x1-7 = Mit der Taste „123“ tippt ein Kind vor dem Umdrehen sein Ergebnis ein. Ob es stimmte, zeigt sich erst, wenn das Plättchen passt. Was schwer war, steht am Ende auf einer kleinen Karte zum Üben, nur für dieses Kind.

help-1x1-8-title = Wer das Rennen gewinnt
help-1x1-8 = Steht jemand oben, auch durch eine Karte, ist das die letzte Runde. Sie endet, wenn alle gleich oft dran waren. Stehen mehrere oben, gewinnt, wer die wenigsten Karten gelegt hat, sonst alle zusammen. Sprossen über die Spitze hinaus verfallen, die Karte zählt trotzdem.

help-1x1-9-title = Wer den Sprint gewinnt
help-1x1-9 = Mit der zweiten Karte beginnt die letzte Runde; wer sie holt, spielt weiter, bis der Sand durch ist. Haben am Ende mehrere zwei Karten, zählt, wer in der letzten Runde am weitesten geklettert ist. Auch dann kann der Sieg geteilt werden.

help-1x1-10-title = Knapp am Ende
help-1x1-10 = Läuft der Sand ab, kommt das Plättchen vom Netz zurück in die Lücke. Kam ein Tipp höchstens eine Sekunde zu spät, fragt die App, ob er noch zählt. Ihr entscheidet.

help-1x1-11-title = Sprossen und Sand
help-1x1-11 = Wie viele Sprossen eure Leiter hat und wie lange eure Sanduhr läuft, steht nicht im Heft. Sagt es einmal, die App merkt es sich. Voreingestellt sind 10 Sprossen und 60 Sekunden; die echte Sanduhr kann die App messen.
