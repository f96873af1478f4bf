# Wiederholung und Analyse.

title = Wiederholung: { $game }
loading = Die Wiederholung wird geholt …
analysing = Das Spiel wird noch analysiert. Die Wiederholung kannst du schon ansehen.
no-such-seat = In diesem Spiel gibt es keinen Platz { $seat }. Du schaust zu.
not-analysed = Zu diesem Spiel gibt es keine Analyse.
eyes = Durch wessen Augen
spectator = Zuschauer
truth = Ganze Wahrheit
step = Schritt { $at } von { $all }
move = Zug { $move } von { $all }
line = Zeile { $line } der Aufzeichnung
start = Zum Anfang
back = Einen Schritt zurück
play = Abspielen
pause = Anhalten
on = Einen Schritt weiter
end = Zum Ende
next-mistake = Nächster Fehler
next-guess = Nächste Vermutung
scrubber = Die Züge des Spiels
chart = Was noch möglich ist
chart-more = Wie viele Möglichkeiten zu dem passen, was jeder erfahren hat, nach dem, was er wusste.
sure = sicher
percent = { $edge ->
        [low] <1 %
        [high] >99 %
       *[none] { $percent } %
    }
worlds-now = { $worlds ->
        [one] noch { $count } Möglichkeit
       *[other] noch { $count } Möglichkeiten
    }
verdict = Dieser Zug
the-end = Das Ende des Spiels
plain = Mehr ist dazu nicht zu sagen.
said = { $name } sagt etwas.
clock = Die Zeit ist um.
before = { $worlds ->
        [one] Vorher passte { $before } Möglichkeit
       *[other] Vorher passten { $before } Möglichkeiten
    }, nachher { $after }.
bits = Zu erwarten war, dass das { $share } des Möglichen ausschließt, die aufschlussreichste Frage { $best }.
best = Besser:
cost = Das verschenkte { NUMBER($value, digits: 1) }{ $rough ->
        [yes] {" "}± { NUMBER($spread, digits: 1) }
       *[no] {""}
    }{ $unit ->
        [win-chance] {" "}% Gewinnchance
        [points] {" "}Punkte
       *[other] {" "}{ $name }
    }.
guess = { $text } Nach dem, was bekannt war, betrug die Wahrscheinlichkeit { percent }.
missed = Hier hätte man es schon nennen können:
judge = { $known ->
        [yes] Beurteilt nach dem, was auf diesem Platz bekannt war; Verluste nach { $judge }.
       *[no] Beurteilt nach dem, was auf diesem Platz bekannt war.
    }
kinds-dot = ein Zug
kinds-right = richtig geraten
kinds-wrong = falsch geraten
kinds-mistake = ein Fehler
kinds-star = Glück, oder viel herausgefunden
panels = Was du lesen willst
tabs-story = Geschichte
tabs-talk = Gespräch
tabs-notes = Notizbuch
tabs-minds = Gedanken
notes-need-seat = Ein Notizbuch gehört zu einem Platz: Schau durch die Augen eines Spielers, um es zu öffnen.
minds = { $isBot ->
        [yes] Was { AS($believer, "a-level") } auf jedem Platz damals glaubte.
       *[no] Was jedem Platz damals allein die Regeln und die Karten sagten.
    }
a-level = ein Bot der Stufe „{ $it }“
minds-none = Noch hatte sich niemand festgelegt.
truth-belief = die Wahrheit: { percent }
share = Link kopieren
shared = Der Link zu diesem Zug ist kopiert.
share-failed = Kopiere ihn aus der Adresszeile.
analysis = Die Analyse
to-table = Zum Tisch
keys = Pfeiltasten: ein Schritt. Pos1, Ende. M: nächster Fehler. G: nächste Vermutung. 1 bis 9: Augen. Leertaste: abspielen.
turnings = Wendepunkte
see-it = Zug { $move }: ansehen
replay = Wiederholung
what-if = Was wäre, wenn? Von hier weiterspielen
move-column = Zug
undone = Hier wurde zuerst etwas anderes getan und zurückgenommen.
what-if-more = An einem neuen Tisch, gegen Bots. Es ist eine Übung und zählt nicht.
