# Ein Spiel im Terminal. Was man dort tippt, ist in allen Sprachen gleich: hint, notes, why, mark, note, say, undo, aid, help.

winners = Sieg für { SEATS($winners, as: "object") }.
nobody-wins = Niemand gewinnt.
score = { SEAT($seat, as: "start") }{ $role ->
        [none] {""}
       *[other] {" "}({ $role })
    } { $points }
scores = Punkte: { LIST($each, by: "comma") }.
so-far = Bisher: { LIST($parts, by: "comma") }.

# Vor und nach einem Spiel.
before-the-deal = Vor dem Austeilen der Fingerabdruck des Startwerts (SHA-256), für `parlour verify`:
torn-line = Die letzte Zeile der Aufzeichnung brach mittendrin ab und fällt weg.
around-the-table = { $game }; am Tisch sitzen: { LIST($sitting, by: "comma") }.
you-there = du
saved-in = Nach jedem Zug gespeichert in { $file }
help-lead = Hilfe ({ $help }):
help-none = Kein Notizbuch: Man behält alles im Kopf.
help-marks = Ein leeres Notizbuch für eigene Markierungen und Notizen.
help-warnings = Eigene Markierungen, und eine Warnung, wo eine dem widerspricht, was man erfahren hat.
help-notebook = Das ganze Notizbuch: was sicher ist, was ausgeschlossen ist, wie wahrscheinlich der Rest ist, und warum.
help-hints = Das ganze Notizbuch und Hinweise: wohin man schauen soll, was folgt, und ein guter Zug.
saved-to-go-on = Gespeichert. Weiter geht es mit: parlour play --resume { $file }
program-answered = Programm von { $name }: { $answers }
tells-the-story = `parlour replay { $file } --all` erzählt die ganze Geschichte.
tells-how-well = `parlour analyse { $file }` sagt, wie gut alle gespielt haben.
checks-the-deal = `parlour verify { $file }` prüft, dass ehrlich ausgeteilt wurde.

# Ein Zug.
others-think = Die anderen denken nach …
thinking = Ich denke nach …
choice-rules = ? Regeln
choice-take-back = u zurücknehmen
choice-leave = q aufhören
you-chose = Du hast gewählt:
taken-back = Zurückgenommen.
undone = Rückgängig: Alles ist wie vor deiner letzten Entscheidung. Die Aufzeichnung behält, was geschah.
undone-on-the-way = Unterwegs rückgängig gemacht: { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }.
type-say = Tippe say und die Nummer.

# Was man tippen kann, erklärt.
explained-number = diese Möglichkeit wählen
explained-enter = noch einmal der ganze Tisch
explained-rules = die Regeln des Spiels
explained-aid = wie ein Zug geht, und was alles an diesem Tisch bewirkt
explained-what = what NAME: was eine Karte oder etwas anderes bewirkt
explained-lines = alles, was geschehen ist, mit den Nummern der Zeilen
explained-hint = wohin man schauen soll; noch einmal: was folgt; noch einmal: ein guter Zug
explained-notes = dein Notizbuch: was du wissen kannst (notes 2: sein zweites Blatt)
explained-why = why 2 ZEILE SPALTE: die Zeilen der Geschichte, die ein Feld von Blatt 2 beweisen
explained-mark = mark 2 ZEILE SPALTE yes, no oder maybe: deine eigene Markierung in einem Feld; - radiert sie aus
explained-note = note TEXT: eine Zeile in deinem Notizbuch
explained-say = was du jetzt laut sagen darfst; say 2: das Zweite davon
explained-take-back = den letzten Teil einer Entscheidung zurücknehmen, die du in Teilen triffst
explained-undo = zurück vor deine letzte Entscheidung; niemandes Glück ändert sich
explained-leave = aufhören; das Spiel ist gespeichert

# Das Notizbuch.
certain = ja
claimed-by = { SEATS($seats, as: "start") }
worlds-left = { $exact ->
        [yes] {""}
       *[no] etwa{" "}
    }{ $count ->
        [1] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    } übrig
in-all = Insgesamt { worlds-left }.
chances-by-model = Wahrscheinlichkeiten nach dem Modell: { $model }
note-lead = Notiz:
mark-gone = Die Markierung ist weg.
marked = Markiert: { $mark }.
mark-contradicts = Das kann nicht sein: Es widerspricht dem, was du erfahren hast.
notes-gone = Deine Notizen sind weg.
noted = Notiert.
from-rules-alone = Das folgt allein aus den Regeln.
answers-left = noch { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    } möglich
none-spared = Auf keine dieser Zeilen kann man verzichten.

# Hinweise.
hint-more = Tippe noch einmal hint für mehr.
hint-sheet = Blatt { $number } deines Notizbuchs ({ $title })
hint-think = { LEN($things) ->
        [0] {""}
       *[other] {" "}an und denk an: { LIST($things) }
    }
hint-look = { $sheet ->
        [none] { LEN($things) ->
            [0] Schau deine Möglichkeiten an
           *[other] Denk an: { LIST($things) }
        }
       *[other] Schau { $sheet }{ LEN($things) ->
            [0] {" "}an
           *[other] { hint-think }
        }
    }.
nothing-follows-yet = Dort folgt noch nichts außer dem, was du erfahren hast.
nothing-new-follows = Aus dem, was du erfahren hast, folgt nichts Neues.
likely = { $chance } wahrscheinlich:
bot-chooses = { $bot }, der stärkste Bot, wählt

# `parlour replay` und `parlour verify`.
told-to = An { NAME($seat) }: { $line }
told-to-others = An die anderen: { $line }
stopped = { $how ->
        [conceded] Aufgegeben
       *[aborted] Abgebrochen
    }: { $why }
record-ends = Die Aufzeichnung endet hier, vor dem Ende des Spiels.
genuine = Echt: Aus dem offengelegten Startwert schreibt der Schiedsrichter genau dieselben Zeilen.
verified-rules = { $game }, Regeln in Version { $version }
verified-game = Spiel
verified-seats = Plätze
verified-moves = Züge
verified-undone = Rückgängig
verified-result = Ergebnis
verified-commitment = Fingerabdruck
verified-luck = Glück
choices-undone = { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
proved-lines = Bewiesen: Jede Zeile folgt aus diesem Startwert{ $words ->
        [yes] , aus den eingeworfenen Wörtern
       *[no] {""}
    } und aus den Zügen.
proved-seed = Bewiesen: Der Startwert ist der, dessen Fingerabdruck dir vor dem Austeilen gezeigt wurde.
not-proved-seed = Nicht bewiesen: dass der Startwert vor dem Austeilen feststand (--commitment mit dem Fingerabdruck, den du gesehen hast).
proved-luck = Bewiesen: Deine Wörter wurden mit eingemischt.
not-proved-luck = Nicht bewiesen: dass deine Wörter mit eingemischt wurden (--luck mit deinen Wörtern).
not-proved-who = Nicht bewiesen: wer die Züge gemacht hat.
written-to = Geschrieben: { $file }
