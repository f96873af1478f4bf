# Warum das Haus etwas ablehnt: Regeln des Hauses, Aufzeichnungen, Optionen, Bots und Notizbuch.

no-such-class = In { $place } fehlt { $name ->
        [none] eine Klasse ohne Namen
       *[other] { $name }
    }.
class-not-made = { $name } lässt sich nicht erzeugen: { $error }.
class-no-bot = { $name } ist kein Bot: choose(view, rng) fehlt.
no-such-file = Es gibt keine Datei { $file }.
not-imported = { $place } lässt sich nicht importieren: { $error }.
bot-name-taken = Es gibt schon einen Bot namens { $name }.
no-such-bot = Es gibt keinen Bot namens { $name }; es gibt { LIST($bots, by: "comma") }.
bot-has-not-learnt = Kein Bot namens { $name } hat { $game } gelernt.
not-your-bot = { $name ->
        [none] Nichts
       *[other] { $name }
    } ist kein eigener Bot: Nenne eine Klasse, als Modul:Klasse oder ./datei.py:Klasse.
bot-name-too-long = Der Name eines Bots hat höchstens { $most } Zeichen, und { $name } hat mehr.
llm-needs-command = --llm braucht einen Befehl, etwa --llm 'my-model --temperature 0'.
program-not-started = Das Programm { $program } lässt sich nicht starten: { $error }.
program-ended = Das Programm { $program } endete mit Code { $code }: { $said }.
package-not-loaded = { $by } erklärt { $name }, aber { $place } lässt sich nicht laden: { $error }.
record-of-other-rules = Zeile 1: Diese Aufzeichnung folgt Version { $theirs } der Regeln von { $game }; dieses Parlour spielt Version { $ours }.
line-1-refused = Zeile 1: { $reason }
names-do-not-fit = { $seats } Plätze brauchen { $seats } Namen, nicht { $names }.
game-is-over = Das Spiel ist vorbei.
line-refused = Zeile { $line }: { $reason }
no-such-choice-to-undo = Es gibt keine solche Entscheidung, die sich zurücknehmen ließe.
did-not-end-so = So ist das Spiel nicht ausgegangen.
may-not-say-that = Das darfst du jetzt nicht sagen.
no-such-move = Einen solchen Zug gibt es in diesem Spiel nicht.
no-such-seat-number = Es gibt keinen Platz { $seat }; die Plätze haben die Nummern 0 bis { $last }.
earlier-question = Das beantwortet eine frühere Frage.
nobody-plays-nature = Niemand spielt für die Natur.
not-your-turn = Du bist nicht am Zug.
nothing-to-undo = Es gibt keine Entscheidung von dir zurückzunehmen.
seed-not-committed = Zeile 1: Der Seed ist nicht der, auf den man sich festgelegt hat.
line-not-the-referees = Zeile { $line } ist nicht das, was der Spielleiter geschrieben hätte.
record-ends-too-soon = Zeile { $line }: Die Aufzeichnung endet vor dem Spiel; bis hierher ist jeder Zug darin erlaubt.
seed-not-hexadecimal = Zeile { $line }: Der Seed ist keine Hexadezimalzahl.
line-not-whole = Zeile { $line } ist keine ganze Zeile einer Parlour-Aufzeichnung.
line-altered = Zeile { $line } steht nicht so da, wie sie geschrieben wurde.
line-not-understood = Zeile { $line } sagt nichts, was dieses Parlour versteht.
line-opens-another = Zeile { $line } eröffnet eine andere Aufzeichnung.
record-not-opened = Zeile 1 eröffnet keine Aufzeichnung.
record-format-unknown = Zeile 1: Diese Aufzeichnung hat Format { $theirs }; dieses Parlour liest Format { $ours }.
no-such-option = { $game } hat keine Option { $name }; es hat { LEN($options) ->
        [0] keine
       *[other] { LIST($options, by: "comma") }
    }.
no-view-of-this-game = Das ist keine Sicht auf dieses Spiel: { $error }.
not-json = Das ist kein JSON.
messages-know-no-function = Meldungen kennen keine Funktion { $name }.
messages-too-long = { $place } ist zu lang: Die Datei hat { $length } Zeichen, und höchstens { $most } werden gelesen.
message-there-twice = { $place }, Zeile { $line }: { $id } steht zweimal da.
message-unreadable = { $place }, Zeile { $line }: { $why }.
message-no-term = { $place }, Zeile { $line }: Ein Name, der mit - beginnt, wird hier nicht verwendet.
no-such-game = Es gibt kein Spiel namens { $name }; es gibt { LIST($games, by: "comma") }.
package-is-no-game = { $by } erklärt { $name }, aber { $place } ist kein Game dieser Id.
hint-needs-question = Einen Hinweis bekommt nur, wer gerade gefragt ist.
notebook-full = Das Notizbuch ist voll: Es hat Platz für { $most } Markierungen.
note-too-long = Eine Notiz hat höchstens { $most } Zeichen.
notebook-needs-view = Ein Notizbuch entsteht aus der Sicht eines Platzes, nicht aus { $kind }.
no-such-square = Dieses Feld gibt es im Notizbuch nicht.
still-open = Das ist noch offen: Nichts in deiner Geschichte beweist es.
record-of-another-game = Zeile 1: Das ist eine Aufzeichnung von { $game }, nicht von { $wanted }.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
not-an-option = Das gehört gerade nicht zu deinen Möglichkeiten.
clock-only-closes = Die Uhr kann nur das Fenster schließen.
nature-could-not = Das kann die Natur nicht getan haben.
game-is-for = { $game } ist für { $players }, nicht für { $seats }.
so-many-players = { $count } Spieler
players-from-to = { $low } bis { $high } Spieler
option-wants = Die Option { $name } muss { $wants } sein, nicht { $value }.
option-takes = { $kind ->
        [choice] eines von { LIST($allowed, by: "comma") }
        [number] eine ganze Zahl von { $low } bis { $high }
        [text] ein Text von höchstens { $high } Zeichen
       *[yes-or-no] true oder false
    }
