### What is new in a scenario (ks-new) and what to look out for in it (ks-watch).
### Every figure holds for all finishing fields of its scenario. "Solutions per column order"
### counts those fields with the column targets lying in one fixed order.
### No-break spaces stand around × and +, so that no sum is torn at the end of a line.

ks-new-1 = Euer Einstieg: 2 Reihen, 3 Spalten und 18 Zahlenkarten von Ass (1) bis 6, noch ganz ohne Bildkarten.
ks-watch-1 = 2, 3, 4 und 5 können auf jedem Platz richtig sein. Heikel sind nur die Ränder: In die Spalte mit Ziel 8 passt keine 1, in die mit Ziel 6 keine 6.

ks-new-2 = Zum ersten Mal neun Plätze, und zwei Buben kommen dazu. Ein Bube lässt zwei Stapel im Feld die Plätze tauschen.
ks-watch-2 = Reihe 3 (15) und die Spalte mit Ziel 16 kommen beide nicht ohne 6 aus. Jede Lösung braucht zwei oder drei 6er, und mehr als drei gibt es nicht: Deckt sie nicht zu.

ks-new-3 = Neu sind die 7 und zwei Damen. Eine Dame tauscht eine Zahl aus der Hand gegen die oberste eines Stapels.
ks-watch-3 = Die Spalte mit Ziel 17 verträgt weder 1 noch 2. In gut 4 von 5 Lösungen liegt dort eine 7: Gebt ihr dort den Vorrang.

ks-new-4 = Dieselben 25 Karten wie eben, aber viel mehr Wege: 279 statt 103 Lösungen je Spaltenfolge.
ks-watch-4 = In der Spalte mit Ziel 16 ist eine 1 nie richtig; sonst kann jede Zahl auf jedem Platz stimmen. Ganz ohne 6 und 7 geht es allerdings nicht: Mindestens eine von beiden braucht ihr.

ks-new-5 = Neun Plätze, die zusammen nur 34 ergeben: im Schnitt nicht einmal 4 je Platz. Kleine Karten sind hier gefragt.
ks-watch-5 = Jede Lösung enthält mindestens drei Karten von 1 bis 3; ohne 6 und 7 kann es dagegen klappen. Müsst ihr eine Zahl hergeben, dann eher eine 7.

ks-new-6 = Kurz und knifflig: 2 × 3 Plätze und nur 12 Lösungen je Spaltenfolge, so wenige wie sonst nirgends.
ks-watch-6 = Die Spalte mit Ziel 12 geht nur als 5 + 7 oder 6 + 6. Eine 7 gehört immer dorthin, in den beiden anderen Spalten ist sie zu groß.

ks-new-7 = Von hier bis Szenario 40 habt ihr je 4 Karten auf der Hand. Der Nachziehstapel beginnt deshalb mit 14 statt 16 Karten.
ks-watch-7 = Von den drei Werten 1, 2 und 3 kommen in jeder Lösung mindestens zwei vor. Eine 7 passt nie in die Spalte mit Ziel 8.

ks-new-8 = Reihe 1 will 15, Reihe 3 nur 8: Oben sind hohe Karten gefragt, unten kleine.
ks-watch-8 = Für Reihe 3 (8) gibt es bloß fünf Mischungen: 1‑1‑6, 1‑2‑5, 1‑3‑4, 2‑2‑4 und 2‑3‑3. Eine 7 ist dort immer zu viel, in Reihe 1 dafür oft willkommen.

ks-new-9 = 361 Lösungen je Spaltenfolge, mehr als in jedem Szenario davor: Hier dürft ihr einfach einmal anfangen.
ks-watch-9 = Keine Zahl ist auf irgendeinem Platz von vornherein falsch. Nur ganz ohne 1 und 2 geht es nicht auf: Eine von beiden braucht ihr.

ks-new-10 = Neun Plätze, die zusammen 41 ergeben müssen: So hoch wolltet ihr bisher noch nie hinaus.
ks-watch-10 = Die Spalte mit Ziel 17 geht nur auf vier Arten: 3‑7‑7, 4‑6‑7, 5‑5‑7 oder 5‑6‑6. Kleine Karten legt ihr anderswo hin; gut die Hälfte der Lösungen kommt ganz ohne 1 aus.

ks-new-11 = Reihe 2 muss mit 8 auskommen, gleich darüber warten 15. Bube und Dame helfen, wenn eine Karte in der falschen der beiden liegt.
ks-watch-11 = Reihe 1 (15) lebt von hohen Karten: Ohne 6 und ohne 7 bleibt dort nur 5‑5‑5. In Reihe 2 (8) ist eine 7 nie richtig.

ks-new-12 = Zwei Könige kommen dazu. Ein König zieht mit einem ganzen Stapel auf einen freien Platz um.
ks-watch-12 = Die Reihen sind fast gleich (12, 11, 13), die Spalten nicht: Wo 17 gefragt ist, liegt keine 1 und keine 2. Ein König holt eine kleine Karte dort heraus; zieht sie auf einen freien Platz derselben Reihe, bleibt deren Summe gleich.

ks-new-13 = Reihe 2 verlangt 8, Reihe 3 genau das Doppelte.
ks-watch-13 = Eine 7 passt nie in Reihe 2, eine 1 nie in Reihe 3. Tauscht ein Bube zwischen ihnen zwei Karten derselben Spalte, ändern sich beide Reihen, die Spalte aber nicht.

ks-new-14 = Die 8 ist da, und mit ihr das bisher höchste Ziel: eine Spalte mit 18.
ks-watch-14 = Jede Lösung braucht mindestens eine 7 oder 8. Die Spalte mit Ziel 18 verträgt keine 1, die mit Ziel 9 keine 8.

ks-new-15 = Das offenste aller 3 × 3-Felder: 683 Lösungen je Spaltenfolge.
ks-watch-15 = Kein Wert ist unersetzlich, und jeder kann auf jedem Platz stimmen. Am leichtesten entbehrt ihr die 8: In gut 4 von 10 Lösungen kommt sie gar nicht vor.

ks-new-16 = Das Feld wird breit: 2 Reihen zu 4 Plätzen. In jeder Spalte treffen sich nur zwei Karten.
ks-watch-16 = 7er und 8er gehören in die Spalten mit Ziel 10 und 11, in den beiden anderen sind sie zu groß. Umgekehrt passt bei 10 keine 1 und bei 11 weder 1 noch 2.

ks-new-17 = Zum ersten Mal Ziel 20, gezeigt von der quer gelegten Kreuz-10. Vier Karten müssen dafür im Schnitt 5 bringen.
ks-watch-17 = Eine 8 hat nur in den Spalten mit Ziel 9 und 11 Platz. Die 11 geht nur als 3 + 8, 4 + 7 oder 5 + 6; eine 1 oder 2 ist dort nie richtig.

ks-new-18 = Ab hier zählt ein Sieg nur, wenn sich in keiner Reihe und in keiner Spalte ein Wert wiederholt. Zum Üben sind es bloß 6 Plätze.
ks-watch-18 = In der Spalte mit Ziel 8 fällt 4 + 4 jetzt weg. Es bleiben 1 + 7, 2 + 6 und 3 + 5; eine 4 liegt dort also immer falsch.

ks-new-19 = Mit der 9 sind alle Werte im Spiel, insgesamt 33 Karten. Das Feld ist klein, die Ziele sind dafür hoch.
ks-watch-19 = Die Spalte mit Ziel 13 geht nur als 4 + 9, 5 + 8 oder 6 + 7. Eine 1 braucht ihr selten: 3 von 4 Lösungen kommen ohne sie aus.

ks-new-20 = Die Ziele kennt ihr aus Szenario 17. Mit der 9, aber ohne Doppelte, gibt es je Spaltenfolge noch 32 Lösungen statt 154.
ks-watch-20 = Mehr als eine 8 und mehr als eine 9 braucht ihr nie. Von 1, 2 und 3 sind dagegen immer mindestens zwei dabei, und in der Spalte mit Ziel 8 liegt nie eine 4.

ks-new-21 = Das 3 × 3-Feld kehrt zurück, und auch hier darf sich nun in keiner Linie ein Wert wiederholen.
ks-watch-21 = Reihe 3 (9) geht nur als 1‑2‑6, 1‑3‑5 oder 2‑3‑4. 7, 8 und 9 gehören darum immer in die oberen beiden Reihen.

ks-new-22 = Die höchste Reihe liegt in der Mitte: 15 zwischen 11 und 10.
ks-watch-22 = Für eine 9 ist nur in Reihe 2 Platz, und 8 von 10 Lösungen kommen ganz ohne sie aus. Wenn ihr wechselt, ist eine 9 meist eine gute Karte zum Hergeben.

ks-new-23 = Kleine Ziele überall: Alle neun Plätze zusammen ergeben nur 33, und eine Spalte soll mit 6 auskommen.
ks-watch-23 = Drei verschiedene Karten mit Summe 6 sind immer 1, 2 und 3. Legt diese Spalte früh an, und hebt 8er und 9er für Reihe 3 auf: Nur dort passen sie.

ks-new-24 = Reihe 3 verlangt 18, die Reihen darüber 11 und 12: Die hohen Karten wandern nach unten.
ks-watch-24 = In mehr als der Hälfte der Lösungen liegt in Reihe 3 eine 9. In Reihe 1 und in der Spalte mit Ziel 10 ist sie dagegen nie richtig.

ks-new-25 = Eine Spalte mehr: 3 Reihen zu 4 Plätzen, 12 Karten müssen am Ende passen.
ks-watch-25 = Reihe 1 (13) geht nur als 1‑2‑3‑7, 1‑2‑4‑6 oder 1‑3‑4‑5. Haltet dort eine 1 bereit; 8 und 9 haben in dieser Reihe nichts verloren.

ks-new-26 = Wieder 12 Plätze, aber viel enger: 94 Lösungen je Spaltenfolge, zuletzt waren es 1106.
ks-watch-26 = Reihe 3 (10) besteht immer aus 1, 2, 3 und 4, die Spalte mit Ziel 7 immer aus 1, 2 und 4. Ihr braucht mindestens sechs Karten von 1 bis 3, und im ganzen Spiel sind nur neun.

ks-new-27 = Das Feld steht hochkant: 4 Reihen zu 3 Plätzen. Nun sind es die Spalten, die aus vier Karten bestehen.
ks-watch-27 = Eine 9 kann nur in Reihe 1 (18) oder Reihe 3 (13) liegen. In Reihe 1 ist sie bei mehr als der Hälfte der Lösungen dabei.

ks-new-28 = Zwei hohe Linien kreuzen sich: Reihe 1 mit 20 und eine Spalte, die aus drei Karten 18 machen muss.
ks-watch-28 = Auf den Kreuzungsplatz von Reihe 1 und der Spalte mit Ziel 18 gehört eine hohe Karte: In 7 von 10 Lösungen liegt dort 7, 8 oder 9. Die Spalte mit Ziel 9 kommt nur mit Karten bis 6 aus.

ks-new-29 = Nur neun Plätze, aber zusammen 44: Kein anderes 3 × 3-Feld verlangt so viel.
ks-watch-29 = Die Spalte mit Ziel 19 braucht immer eine 8 oder 9 und nie eine 1. Sie geht als 2‑8‑9, 3‑7‑9, 4‑6‑9, 4‑7‑8 oder 5‑6‑8.

ks-new-30 = Der Bogen reicht weit: von 6 in einer Spalte bis 20 in Reihe 2.
ks-watch-30 = Die Spalte mit Ziel 6 besteht immer aus 1, 2 und 3. Wo sie Reihe 2 (20) kreuzt, liegt also höchstens eine 3, und die anderen drei Karten der Reihe müssen mindestens 17 bringen.

ks-new-31 = Bis Szenario 35 gibt es jede Zahl nur noch zweimal, in Herz und Pik. Mit den Bildkarten sind es 24 Karten.
ks-watch-31 = Die Spalte mit Ziel 5 geht nur als 1 + 4 oder 2 + 3, die mit Ziel 6 nur als 1 + 5 oder 2 + 4. Das sind schon vier kleine Karten; eine 3 passt nie zur 6.

ks-new-32 = Neun Plätze und 18 Zahlenkarten: Genau die Hälfte davon liegt bei einem Sieg obenauf.
ks-watch-32 = Reihe 1 (8) geht nur als 1‑2‑5 oder 1‑3‑4. Jede Lösung braucht mindestens eine 1 und eine 3; eine 9 dagegen könnt ihr fast immer hergeben.

ks-new-33 = Eine Spalte soll aus drei Karten 18 machen, dabei gibt es 7, 8 und 9 nur je zweimal.
ks-watch-33 = Achtet auf die beiden 3er: In 59 von 63 Lösungen liegt mindestens einer. Mehr als eine 9 hat dagegen nie Platz.

ks-new-34 = Das offenste 3 × 3-Feld mit zwei Karten je Zahl: 81 Lösungen je Spaltenfolge.
ks-watch-34 = Die Spalte mit Ziel 8 geht nur als 1‑2‑5 oder 1‑3‑4, also nie ohne 1. Sind beide 1er verbraucht, ist der Sieg verspielt.

ks-new-35 = Zum letzten Mal nur zwei Karten je Zahl, verteilt auf 2 Reihen zu 4 Plätzen.
ks-watch-35 = Alle vier Spaltenziele sind ungerade. Also besteht jede Spalte aus einer geraden und einer ungeraden Karte, vier von jeder Sorte im ganzen Feld.

ks-new-36 = Die Karo-Zahlen sind zurück, jeder Wert ist wieder dreimal da. Dafür hat das Feld 12 Plätze.
ks-watch-36 = Zwei Spalten stecken fest: Ziel 6 ist immer 1‑2‑3, Ziel 20 nur 3‑8‑9, 4‑7‑9, 5‑6‑9 oder 5‑7‑8. Hebt die hohen Karten für die 20 auf.

ks-new-37 = Hohe Spalten, schmale Reihen: Vier Karten bilden eine Spalte, und Reihe 4 darf nur auf 8 kommen.
ks-watch-37 = Reihe 4 (8) braucht immer eine 1, die Spalte mit Ziel 12 immer eine 1 und eine 2. Für eine 9 kommt nur Reihe 2 (15) in Frage.

ks-new-38 = Auf 12 Plätzen müssen zusammen 54 liegen, so viel wie in keinem anderen Feld dieser Größe. Dafür gibt es 2610 Lösungen je Spaltenfolge.
ks-watch-38 = Reihe 1 (20) und Reihe 3 (19) brauchen jeweils eine Karte ab 7: Selbst 3, 4, 5 und 6 ergeben erst 18.

ks-new-39 = Vier Reihen, und eine ragt heraus: Reihe 2 mit 16, die übrigen liegen zwischen 10 und 12.
ks-watch-39 = Eine 9 passt nur in Reihe 1 oder 2 und nie in die Spalte mit Ziel 14. Fast 2 von 3 Lösungen brauchen gar keine.

ks-new-40 = Zwölf Plätze, zusammen nur 39: Kein Feld dieser Größe verlangt weniger.
ks-watch-40 = Reihe 2 (11) ist immer 1‑2‑3‑5, und auch Reihe 1 (13) braucht eine 1. Hebt mindestens zwei 1er auf; 8er und 9er sind meist entbehrlich.

ks-new-41 = Das erste Feld mit 4 × 4 Plätzen. Dafür habt ihr ab jetzt je 5 Karten auf der Hand.
ks-watch-41 = Reihe 2 (19) und die Spalte mit Ziel 20 gehen beide nicht ohne eine Karte ab 7. Legt ihr eine auf ihren Kreuzungsplatz, hilft sie gleich zweimal.

ks-new-42 = Noch einmal 16 Plätze, mit starken Gegensätzen: Eine Spalte will nur 10, eine andere 19.
ks-watch-42 = Ziel 10 ist immer 1‑2‑3‑4, und Reihe 2 (12) enthält immer 1 und 2. Jede Lösung braucht mindestens zwei 1er und zwei 2er: Deckt sie nicht leichtfertig zu.

ks-new-43 = Zurück auf 12 Plätze, die 5 Handkarten bleiben: So viel Auswahl hattet ihr auf einem Feld dieser Größe noch nie.
ks-watch-43 = Reihe 2 (13) braucht eine 1 und verträgt weder 8 noch 9. Die Spalte mit Ziel 9 kommt nur mit Karten bis 6 aus, am häufigsten als 1‑3‑5.

ks-new-44 = Zwei der acht Linien lassen euch keine Wahl: Reihe 2 mit 11 und die Spalte mit Ziel 10. Alles andere ist beweglich.
ks-watch-44 = Reihe 2 ist immer 1‑2‑3‑5, die Spalte mit Ziel 10 immer 1‑2‑3‑4. Auf ihrem Kreuzungsplatz liegt also 1, 2 oder 3.

ks-new-45 = 16 Plätze mit dicht beieinanderliegenden Zielen: Alle acht liegen zwischen 11 und 18.
ks-watch-45 = Reihe 3 (11) ist immer 1‑2‑3‑5, eine 4 liegt dort nie richtig. Die Spalten mit Ziel 12 und 13 brauchen beide eine 1.

ks-new-46 = Hoch und schmal: 4 Reihen zu 3 Plätzen, diesmal mit 5 Handkarten.
ks-watch-46 = Die Spalte mit Ziel 12 braucht immer 1 und 2, Reihe 3 (9) verträgt nichts über 6. Für eine 9 bleiben nur Reihe 2 und Reihe 4.

ks-new-47 = Das offenste Feld der ganzen Kampagne: 520.080 Lösungen, wenn man alle Spaltenfolgen mitzählt.
ks-watch-47 = Eng ist nur Reihe 2 (13): 1‑2‑3‑7, 1‑2‑4‑6 oder 1‑3‑4‑5. In den anderen drei Reihen kann überall alles liegen, außer einer 9 in der Spalte mit Ziel 14.

ks-new-48 = Wieder 16 Plätze, und mit 7448 Lösungen je Spaltenfolge das zweitoffenste Feld von allen.
ks-watch-48 = Reihe 2 (12) enthält immer 1 und 2, die Spalte mit Ziel 13 immer eine 1. Eine 1 auf dem Platz, wo sich beide kreuzen, dient beiden.

ks-new-49 = Ein letztes Mal 12 Plätze vor dem Finale. Drei der vier Spaltenziele sind klein: 8, 9 und 11.
ks-watch-49 = Eine 9 hat nur einen einzigen möglichen Platz: wo Reihe 3 (17) die Spalte mit Ziel 16 kreuzt. Eine 1 braucht ihr in Reihe 2 und in der Spalte mit Ziel 8 auf jeden Fall.

ks-new-50 = Das Finale auf 16 Plätzen. Mit 82 Lösungen je Spaltenfolge ist es das engste aller 4 × 4-Felder.
ks-watch-50 = Reihe 1 (10) ist immer 1‑2‑3‑4, die Spalte mit Ziel 11 immer 1‑2‑3‑5. Jede Lösung braucht alle drei 1er und alle drei 2er: Deckt keine zu und gebt keine her.
