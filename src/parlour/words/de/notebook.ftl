# Was das Notizbuch von sich aus sagt.

title = Dein Notizbuch
help-none = An diesem Tisch wird ohne Notizbuch gespielt.
help-marks = Hilfe an diesem Tisch: eigene Zeichen.
help-warnings = Hilfe an diesem Tisch: eigene Zeichen, mit Warnungen.
help-notebook = Hilfe an diesem Tisch: das ganze Notizbuch.
help-hints = Hilfe an diesem Tisch: das ganze Notizbuch und Tipps.
help-more = Das hat der Gastgeber gewählt. Es gilt für alle.
private = Nur du siehst deine Zeichen und Notizen.
nothing-yet = Es gibt noch nichts zu notieren.
opening = Das Notizbuch wird aufgeschlagen …
pages = Seiten
answers = Antworten
worlds = { $worlds ->
        [one] { $count } Möglichkeit passt
       *[other] { $count } Möglichkeiten passen
    } zu allem, was du erfahren hast
left = noch { $count }
knower = Was { $name } mindestens wissen kann
inexact = Die Wahrscheinlichkeiten sind geschätzt. Was sicher oder ausgeschlossen ist, stimmt trotzdem.
model = Wahrscheinlichkeiten nach dem Modell „{ $model }“.
percent = { $edge ->
        [low] <1
        [high] >99
       *[none] { $percent }
    }
square = { $row }, { $column }
certainty-certain = sicher
certainty-ruled-out = ausgeschlossen
certainty-open = offen
chance = offen, { percent } %
amount = { $fixed ->
        [yes] { $least }
       *[no] { $least }–{ $most }
    }
claimed = das sagt { LIST($names) }
mark-no = nein
mark-maybe = vielleicht
mark-yes = ja
marked = dein Zeichen: { $mark }
wrong = Dein Zeichen widerspricht dem, was du erfahren hast.
wrong-marks = { $wrong ->
        [one] Ein Zeichen widerspricht
       *[other] { $wrong } Zeichen widersprechen
    } dem, was du erfahren hast.
chosen = Das gewählte Feld
your-mark = Dein Zeichen
rub-out = Keins
why = Warum?
choose = Wähle ein Feld, um es zu markieren.
choose-whole = Wähle ein Feld: Was feststeht, wird bewiesen, was offen ist, kannst du markieren.
choose-proof = Wähle ein Feld, das feststeht, um den Beweis zu sehen.
keys = Pfeiltasten wandern, Enter markiert oder beweist, die Rücktaste radiert.
legend-certain = sicher
legend-ruled-out = ausgeschlossen
legend-open = offen, in %
proof = Warum?
by-rules = Das folgt aus den Regeln und aus dem, was du hast.
enough = { $lines ->
        [one] Eine Zeile genügt.
       *[other] { $lines } Zeilen, keine zu viel.
    }
line = Zeile { $number }
show-line = Zeile { $number } in der Geschichte zeigen
answers-left = { $left ->
        [one] noch 1 Antwort
       *[other] noch { $left } Antworten
    }
close-proof = Schließen
hint = Tipp
hint-ask = Gib mir einen Tipp
hint-not = Einen Tipp gibt es, wenn du gefragt bist.
steps-1 = Wo du hinschauen solltest
steps-2 = Was daraus folgt
steps-3 = Ein guter Zug
look-at = Schau auf die Seite „{ $page }“.
look-nowhere = Das Notizbuch hat hier nichts zu sagen.
likely = Nichts Neues ist sicher. Am wahrscheinlichsten: { $text } ({ percent } %)
nothing-follows = Noch ist nichts sicher.
next = Verrat mir mehr
advice = { AS($level, "a-level") } würde:
a-level = Ein Bot der Stufe „{ $it }“
note = Deine Notizen
note-placeholder = Schreib, was du magst. Nur du siehst es.
note-kept = Gemerkt.
thinking = Wird ausgerechnet …
