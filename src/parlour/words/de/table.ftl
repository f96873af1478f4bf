# Ein Tisch vor, in und nach seinem Spiel.

## Das Haus
tab-asked = ● { $room }
cancel = Lieber nicht

## Ein neuer Tisch
new-table-of = Ein neuer Tisch: { $title }
seats = Plätze
seats-help = Du nimmst den ersten, Freunde und Bots die anderen.
others = Die anderen Plätze
others-open = Frei für Freunde
others-bots = Bots: { $bot }{ $proposed ->
        [yes] {" "}(unser Vorschlag)
       *[no] {""}
    }
which-bot = Welche Art Bot dazukommt
others-help = Du kannst am Tisch noch einzelne Bots dazusetzen.
clock = Uhr
clocks = Uhren
clock-whole = Für das ganze Spiel
clock-each = Für jede Frage
clock-days = Tage für jede Frage
clock-of = { $budget ->
        [0] { $pace }
       *[other] { $whole } und { $each } für jede Antwort
    }
clock-face = { $hours ->
        [0] { $minutes }:{ $seconds }
       *[other] { $hours }:{ $minutes }:{ $seconds }
    }
clock-label = { $name }: noch { $minutes } { $seconds }{ $runs ->
        [yes] , läuft
       *[no] {""}
    }
budget-help = Sie läuft nur, während du gefragt bist. Ist deine Zeit verbraucht, hast du 15 Sekunden für jede Frage, dann antwortet ein Bot für dich.
no-clock-help = Alle nehmen sich so viel Zeit, wie sie brauchen.
pause = Um eine Pause bitten
paused-now = Das Spiel macht Pause: Alle Uhren stehen still.
end-pause = Weiter
pause-you = Du möchtest eine Pause. Die Uhren halten an, wenn alle einverstanden sind.
pause-withdraw = Doch nicht
pause-agree = Einverstanden
pause-asked = Für eine Pause: { LIST($names, by: "comma") }. Die Uhren halten an, wenn alle einverstanden sind.
pace = Zeit für jede Frage
no-hurry = Keine Eile
pace-of = { $time }
pace-help = Ist sie um, antwortet ein Bot für alle, die es noch nicht getan haben. Danach spielen sie selbst weiter.
budget = Zeit für das ganze Spiel
talk-allowed = Gespräche
talk-allowed-more = Am Tisch darf frei geredet werden. Du kannst das auch später abstellen.
talk-is-off = abgestellt
away-for = Ein Bot darf übernehmen nach
away-of = { $seconds ->
        [0] sofort
       *[other] { $time }
    }
away-as-clock = { $longer ->
        [yes] { $time }, so lange wie für eine Frage
       *[no] { $time }, wie üblich
    }
away-help = Wie lange jemand weg sein muss, bevor ein Bot auf den Platz gesetzt werden kann.
window-until-all = Bis alle gepasst haben
window-help = Wie lange alle Zeit haben, um zu verhindern, was gleich geschieht. Eine feste Zeit wahrt Geheimnisse: Niemand kann ein schnelles Passen oder eine leere Hand von langem Nachdenken unterscheiden.
window-open = Ohne feste Zeit verrät, wer schnell passt, dass es nichts zu überlegen gab.
help = Hilfe
help-level-none-title = Keine
help-level-none-sentence = Kein Notizbuch: Jeder behält alles im Kopf.
help-level-marks-title = Zeichen
help-level-marks-sentence = Jeder macht Zeichen in ein leeres Notizbuch und schreibt eigene Notizen.
help-level-warnings-title = Warnungen
help-level-warnings-sentence = Eigene Zeichen, und eine Warnung, wo eins dem widerspricht, was man erfahren hat.
help-level-notebook-title = Notizbuch
help-level-notebook-sentence = Das ganze Notizbuch: was sicher ist, was ausgeschlossen, wie wahrscheinlich der Rest, und warum.
help-level-hints-title = Tipps
help-level-hints-sentence = Das ganze Notizbuch und Tipps: wo man hinschauen sollte, was daraus folgt, und ein guter Zug.
help-for-all = Das gilt für alle.
public = Öffentlicher Tisch
public-help = Steht für alle in der Lobby. Sonst findet ihn nur, wer den Link hat.
options = Varianten
open-table = Tisch eröffnen
# Was man wählen kann, kommt als Name, der hier übersetzt wird.
choice = { $id ->
        [a-hand-each] Jeder gibt einmal
        [target] Bis zum Ziel
        [one-hand] Eine Runde
        [all-of-the-hand] Alle der Runde
        [all-still-secret] Alle, die noch geheim sind
        [rulebook] Wie im Regelheft
        [classic] Klassisch
        [preset] Wie die Grundregeln
        [yes] Ja
        [no] Nein
        [previous-director] Voriger Direktor
        [elected-director] Gewählter Direktor
        [elected-pair] Gewähltes Paar
        [side] Seite
        [role] Rolle
        [whole] Ganze Stadt
        [harbour] Hafen
        [random] Zufällig
        [first-seat] Erster Platz
        [second-seat] Zweiter Platz
       *[other] { CAPITAL($name) }
    }
usual = Wie üblich
of-the-house = Von diesem Haus
own-text = Eigener Text …
own-text-of = { $title }: dein eigener Text
own-text-more = Füge den ganzen Text der Datei ein.
own = eigener Text
from = { $low } bis { $high }

## Ein Tisch vor dem Austeilen
invite = Freunde einladen
invite-more = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
copy = Link kopieren
copied = Kopiert
share = Teilen …
qr = Der Einladungslink als QR-Code
invite-link = Einladungslink
seat = Platz { PLUS($seat, 1) }
free-seat = Freier Platz
kept-seat = Freigehalten für { $name }
free-kept = Nicht warten
free-kept-label = Nicht warten auf { $name }
sit-here = Hier sitzen
sit-label = Hier sitzen, auf Platz { PLUS($seat, 1) }
move-here = Hierher wechseln
move-label = Hierher wechseln, auf Platz { PLUS($seat, 1) }
add-bot = Bot dazusetzen
add-bots = { $count } Bots dazusetzen
add-bot-label = Bot dazusetzen auf Platz { PLUS($seat, 1) } ({ $bot })
remove-bot = Entfernen
remove-bot-label = Entfernen: { $name }
before-deal = Vor dem Austeilen
everybody-here = Alle sind da.
start = Austeilen
start-waits = { $free ->
        [one] { $free } Platz ist
       *[other] { $free } Plätze sind
    } noch frei. { $addsBots ->
        [yes] Lade jemanden ein, oder setz Bots dazu.
       *[no] Lade jemanden ein.
    }
start-kept = Warten auf die Rückkehr von { LIST($names) }.
start-host = Warten, bis { $host } austeilt.
start-soon = Warten auf das Austeilen.
settings-of = Was hier gespielt wird
standard = Das normale Spiel, keine Varianten.
yes = ja
no = nein

## Leute am Tisch
you = Du
your-seat = Dein Platz
bot = Bot
bot-keeps = ein Bot hält den Platz
host = Gastgeber
gone = nicht verbunden
conceded = hat aufgegeben
wants-abort = würde das Spiel beenden
kicked-seat = weggeschickt, ein Bot spielt weiter
rating = Wertung { $rating }
door = Die Tür
lock = Tisch abschließen: Niemand Neues darf sich setzen oder zuschauen
locked = Der Tisch ist abgeschlossen: Niemand Neues kommt herein.
kick-name = { $name } wegschicken …
kick-sure = { $name } wegschicken?
kick-more = Während des Spiels spielt ein Bot auf dem Platz weiter. Alle sehen es. Wer verbannt wird, kann nicht an diesen Tisch zurück.
kick = Wegschicken
ban = Verbannen
forgive = { $name } zurückkommen lassen
kicked-away = Der Gastgeber hat { LIST($people, each: "kicked") } weggeschickt.
kicked = { $banned ->
        [yes] { $name } (verbannt)
       *[no] { $name }
    }
asked = am Zug
asked-you = du bist am Zug
may-step-in = du darfst eingreifen
watching = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
you-watch = Du schaust zu. Verdeckte Karten bleiben dir bis zum Ende verborgen.
kept-for-you = Ein Bot hält dir den Platz frei.
take-back-seat = Wieder übernehmen

## Beim Spielen
table = Der Tisch
opponents = Die anderen Spieler
common = In der Mitte
empty = leer
face-down = { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
your-options = Deine Möglichkeiten
narrowed = Nur was damit zu tun hat: { LIST($names) }
show-all = Alle zeigen
all-options = { $count ->
        [one] Die einzige Möglichkeit als Liste
       *[other] Alle { $count } Möglichkeiten als Liste
    }
options-short = Liste ({ $count })
point = Zeig auf das, was auf dem Tisch leuchtet.
point-on = Mach mit dem weiter, was leuchtet.
asks = { $first }: wie?
confirm = Ja, machen
final-move = Das kann dich viel kosten. Es gilt, sobald du Ja sagst.
panels = Ansichten
tabs-board = Tisch
tabs-hand = Hand
tabs-story = Geschichte
tabs-notes = Notizen
tabs-talk = Gespräch
heard = { $name }: { $text }
talk-off = Gespräche für alle abstellen
talk-on = Gespräche wieder erlauben
sound = Töne
sounds-on = Töne: an
sounds-off = Töne: aus
notify = Sag mir, wenn ich dran bin, während ich woanders hinschaue
notify-answer-asking = Dein Browser fragt dich, ob diese Seite dir Bescheid geben darf.
notify-answer-refused = Der Browser erlaubt dieser Seite nicht, dir Bescheid zu geben. Das kannst du in seinen Einstellungen ändern.
plain = Schlichter Tisch: jedes Spiel gleich gezeichnet, mit einer Liste aller Möglichkeiten
take-back = Letzten Teil zurücknehmen
passed = Du hast gepasst.
second-thought = Solange die Frage offen ist, kannst du es dir noch anders überlegen.
window-lasts = Du hast { $time }.
standing = Wenn alle eingreifen dürfen
standing-none = Frag mich jedes Mal
standing-help = Nur du siehst das. Der Tisch antwortet dann für dich, und niemand merkt es.
standing-left = Der Tisch antwortet für dich. Nur du siehst das, und du kannst es jederzeit ändern.
standing-drop = Diese Antwort zurückziehen
standing-ended = „{ $text }“ gilt nicht mehr: Du wirst wieder gefragt.
only-option = Es gibt nur eine Möglichkeit: { $text }.
skip-to-me = Weiter, bis ich dran bin
skipping = Die Bots beeilen sich, bis du dran bist.
round-over = Ergebnis
round-seen = Weiter
amount = { $sign ->
        [-1] −{ $size }
       *[other] { $size }
    }
gain = { $sign ->
        [-1] −{ $size }
        [0] { $size }
       *[other] +{ $size }
    }
say = Etwas sagen
say-more = Laut vor dem ganzen Tisch gesagt. Niemand prüft, ob es stimmt.
story = Was geschehen ist
talk-show = Zeigen, was gesagt wurde
story-show = Alles zeigen, was geschehen ist
since-your-move = Seit deinem Zug
story-empty = Noch nichts.
proved-line = Teil des Beweises: noch { $left ->
        [one] { $left } Antwort
       *[other] { $left } Antworten
    }
time-left = { $short ->
        [yes] { $seconds } s
       *[no] { $time }
    }
time-left-label = Verbleibende Zeit für diese Frage
window-left-label = Verbleibende Zeit zum Eingreifen
keys-hint = Tippe die Nummer einer Möglichkeit, um zu ihr zu kommen, dann Enter.

## Die Übersicht
aid = Übersicht
aid-label = Übersicht: { $title }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
aid-flow = So läuft es
print = Drucken
help-keys = ? öffnet die Regeln, A die Übersicht.

## Das Menü des Tisches
menu = Tisch
menu-label = Menü des Tisches
people = Am Tisch
leave = Tisch verlassen
leave-sure = Den Tisch verlassen?
leave-more = Ein Bot spielt auf deinem Platz weiter. Mit demselben Link kannst du zurückkommen und ihn wieder übernehmen.
concede = Aufgeben
concede-sure = Das Spiel aufgeben?
concede-more = Du gibst das Spiel verloren. Spielen andere weiter, spielt ein Bot deinen Platz zu Ende.
abort = Ohne Ergebnis beenden
abort-sure = Das Spiel ohne Ergebnis beenden?
abort-more = Das Spiel endet, wenn alle Leute am Tisch einverstanden sind.
abort-agree = Einverstanden
abort-withdraw = Doch weiterspielen
abort-asked = Für ein Ende ohne Ergebnis: { LIST($names) }.
abort-you = Du bist einverstanden, das Spiel ohne Ergebnis zu beenden. Warten auf die anderen.
answers-only = Von selbst antworten, wo es nur eine Möglichkeit gibt und niemand dadurch etwas erfährt
number-keys = Zifferntasten führen zu Möglichkeiten
colours = Farben
colour-system = Wie das Gerät
colour-light = Hell
colour-dark = Dunkel

## Ehrliches Mischen
fairness = Ehrliches Spiel
fair-before = Alle hier mischen mit, und niemand kann das Mischen lenken.
fair-during = Alle haben mitgemischt, und niemand konnte das Mischen lenken.
fair-after = Die Zahlen dahinter
fair-so-far = { $committed } von { $people } { $people ->
        [one] Person hat ihre
       *[other] Personen haben ihre
    } Wörter schon gewählt.
fair-how = Das Haus hat seinen Teil des Mischens zuerst festgelegt. Jeder Spieler wirft Wörter dazu und zeigt nur ihren Fingerabdruck, bis alle da sind.
fair-fingerprint = Der Fingerabdruck des Teils, der vom Haus kommt:
fair-luck = Dein Browser wirft diese Wörter in das Mischen:
fair-luck-done = Dein Browser hat diese Wörter in das Mischen geworfen:
fair-all-luck = Was die Spieler dazugeworfen haben:
fair-own-words = Stattdessen eigene Wörter
fair-use-words = Diese Wörter nehmen
fair-promise = Am Ende zeigt das Haus den Startwert dahinter, und dein Browser prüft ihn und deine Wörter.
fair-seed = Der Startwert, jetzt aufgedeckt:
fair-matches = In deinem Browser geprüft: Der Startwert hat den Fingerabdruck, den du vor dem Austeilen gesehen hast.
fair-late = Der Startwert hat den Fingerabdruck, den das Haus jetzt zeigt. Dein Browser war vor dem Austeilen nicht da, um zu vergleichen.
fair-changed = Das Haus zeigt jetzt einen anderen Fingerabdruck, als dein Browser zuvor gesehen hat. Trau diesem Spiel nicht.
fair-differs = Der Startwert hat nicht den Fingerabdruck, der vor dem Austeilen gezeigt wurde. Trau diesem Spiel nicht.
fair-mine = Geprüft: Deine Wörter sind mit eingemischt.
fair-mine-late = Deine Wörter kamen nicht rechtzeitig. An ihrer Stelle steht ein festes Wort.
fair-mine-missing = Deine Wörter sind nicht eingemischt: Das Haus hatte beim Austeilen keinen Fingerabdruck von ihnen.
fair-others = Geprüft: Die Wörter von { LIST($names) } wurden gewählt, bevor irgendjemand seine aufgedeckt hat.
fair-luck-late = Dein Browser war nicht da, als die Wörter der Spieler festgelegt wurden. Darum kann er sie nicht prüfen.
fair-not-revealed = Nicht rechtzeitig aufgedeckt: { LIST($names) }. An dieser Stelle steht ein festes Wort.
fair-luck-differs = Eingemischt wurden andere Wörter als die, die festgelegt waren. Trau diesem Spiel nicht.
fair-unchecked = Hier nicht geprüft: dass die Karten aus Startwert und Wörtern folgen (das kannst du prüfen lassen), und wer die Züge gemacht hat.
revealing = Alles Glück ist beisammen. Gleich wird ausgeteilt.
revealing-more = Alle Browser decken jetzt ihre Wörter auf.
reveal-left-label = Verbleibende Zeit zum Aufdecken
record = Aufzeichnung herunterladen
check = Prüfen lassen
checking = Der Schiedsrichter spielt die Aufzeichnung nach …
verified = Geprüft, alles stimmt.
not-verified = Nicht bestätigt.
check-elsewhere = Um es auf deinem eigenen Rechner zu prüfen, installiere dort Parlour und führe aus:
commitment = Fingerabdruck (SHA-256)

## Das Ende
you-won = Du hast gewonnen!
you-won-with = Du hast gewonnen, mit { LIST($names) }!
won = { LEN($names) ->
        [one] { LIST($names) } hat gewonnen
       *[other] { LIST($names) } haben gewonnen
    }
nobody-won = Niemand hat gewonnen
aborted = Das Spiel wurde ohne Ergebnis beendet
conceded-end = Aufgegeben.
points = Punkte
rounds-case = Fall { $number }
rounds-hand = Runde { $number }
role = Rolle
player = Spieler
winner = gewonnen
again = Noch einmal spielen
again-moved = Noch einmal, einen Platz weiter
again-reversed = Noch einmal mit getauschten Plätzen
again-more = { LEN($names) ->
        [0] Dasselbe Spiel an einem neuen Tisch, mit denselben Bots.
       *[other] Dasselbe Spiel an einem neuen Tisch, mit einem freigehaltenen Platz für { LIST($names) }.
    }
again-wish = { $name } möchte noch einmal spielen und hält dir einen Platz frei.
again-open = Ein neuer Tisch ist schon offen.
undo = Zurücknehmen
undo-label = Zurücknehmen: deine letzte Entscheidung
undone = { $count ->
        [one] { $count } Entscheidung wurde
       *[other] { $count } Entscheidungen wurden
    } hier zurückgenommen. Das steht auch in der Aufzeichnung.
exercise = Das ist eine Übung: ein beendetes Spiel, von einem seiner Züge an weitergespielt. Sie zählt nicht.
old-game = Dieses Spiel wurde nach älteren Regeln gespielt: Man kann es nur noch lesen und herunterladen.

## Die Verbindung
connecting = Wird verbunden …
reconnecting = Die Verbindung ist weg. Es wird wieder versucht; nichts, was du getan hast, ist vergessen.
no-table = Diesen Tisch gibt es nicht
no-table-more = Vielleicht wurde er abgeräumt, oder der Link ist nicht vollständig.
line-lost = Der Tisch ist nicht mehr erreichbar
