# Warum ein Befehl im Terminal abgelehnt wird.

postgres-has-own-backup = Eine PostgreSQL-Datenbank wird mit pg_dump gesichert.
file-there-already = Es gibt schon eine Datei { $file }.
server-needs = Der Server braucht { $package }; installiere parlour[server].
wants-whole-number = { $name } muss eine ganze Zahl sein, nicht { $text ->
        [none] nichts
       *[other] { $text }
    }.
wants-number-between = { $name } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }.
option-not-written-so = Eine Option schreibt man als Name=Wert, nicht { $text }.
option-given-twice = Die Option { $name } darf nur einmal angegeben werden.
file-not-utf8 = { $file } ist kein Text in UTF-8.
option-file-too-long = Die Option { $name } muss ein Text von höchstens { $most } Zeichen sein; in { $file } stehen mehr.
bots-do-not-fit = --bots muss einen Bot für alle { $where ->
        [others] anderen Plätze
       *[all] Plätze
    } nennen oder { $seats }, durch Kommas getrennt, nicht { $count }.
kit-of-another-game = { $kit } ist ein Kit von { $game }, nicht von { $wanted }.
no-such-law = Es gibt kein Gesetz { $name }; es gibt { LIST($laws, by: "comma") }.
no-kits-here = Die Kits liegen bei den Tests in einem Checkout von Parlour; anderswo nenne eines mit --kit.
game-has-no-kit = { $game } hat kein Kit: Schreibe tests/games/{ $game }/kit.py (docs/add-a-game.md).
no-such-module = In { $folder } gibt es kein Modul { $module }.
module-has-no-kit = { $module } hat kein KIT.
tools-need = Die Werkzeuge brauchen { $package }; installiere parlour[mcp].
server-needs-token = --server braucht ein --token, das die Seite /account jenes Hauses ausstellt.
server-address-wrong = --server muss wie https://parlour.example aussehen, nicht { $address }.
new-game-needs-checkout = Ein neues Spiel wird in einen Checkout von Parlour geschrieben; --package ORDNER macht ein eigenes Paket daraus.
folder-not-empty = { $folder } ist nicht leer; nenne einen anderen Ordner.
game-id-wrong = Die Id eines Spiels ist ein Wort aus höchstens { $most } kleinen Buchstaben, Ziffern und einzelnen _, nicht { $id }.
game-title-wrong = Ein Titel hat höchstens 32 Zeichen und weder doppelte Anführungszeichen noch Backslashes.
game-id-taken = { $place } gibt es schon; wähle eine andere Id.
no-shelf = In { $file } ist kein Regal, in das ein Spiel gestellt werden könnte.
resume-alone = --resume setzt das Spiel fort, wie es verlassen wurde; dazu lässt sich nichts anderes wählen.
game-missing = Es fehlt GAME; es gibt { LIST($games, by: "comma") }.
aid-wrong = --aid muss { LIST($levels, by: "or") } sein, nicht { $text }.
language-wrong = --language muss für { $game } { LIST($languages, by: "or") } sein, nicht { $text }.
record-too-large = { $file } ist zu groß für eine Aufzeichnung.
file-empty = { $file } ist leer.
record-not-on-shelf = Zeile 1: Das ist eine Aufzeichnung von { $game }, einem Spiel, das nicht im Regal steht.
all-without-seat = --all erzählt die Geschichte aller Plätze und verträgt sich daher nicht mit --seat.
notebook-needs-seat = --notebook zeigt, was ein Platz wissen konnte: Sag mit --seat, welcher.
at-needs-notebook = --at hält bei einer Zeile an, um dort das Notizbuch zu zeigen, und braucht daher --notebook.
public-url-wrong = --public-url muss wie https://parlour.example aussehen, nicht { $address }.
tournament-bots-wrong = --bots muss mindestens zwei Bots nennen, jeden einmal, durch Kommas getrennt, nicht { $text }.
game-not-saved = Das Spiel lässt sich nicht in { $folder } speichern: { $error }.
played-elsewhere = { $file } wird gerade an einem anderen Tisch gespielt.
record-is-over = Zeile { $line } beendet das Spiel; `parlour replay` erzählt es.
seed-of-another-table = { $file } gehört zu einem anderen Tisch.
no-seed-in-file = { $file } verrät den Seed nicht.
needs-more-aid = { $command } braucht --aid { $needed }, und dieser Tisch wurde mit { $aid } eröffnet.
why-wants-square = Tippe why und ein Feld: sein Blatt, seine Zeile und Spalte, etwa why { $square }.
notes-unreadable = { $file } enthält keine Notizen, die dieses Parlour lesen kann; leg die Datei beiseite, um neu zu beginnen.
notes-not-saved = Deine Notizen lassen sich nicht in { $file } speichern: { $error }.
nothing-to-say = Jetzt gibt es nichts zu sagen.
type-a-number = Tippe { $count ->
        [1] 1
       *[other] eine Zahl von 1 bis { $count }
    } oder eines der gezeigten Wörter; help erklärt sie.
notebook-has-no-page = Dein Notizbuch hat noch keine Seite.
what-wants-name = Tippe what und den Namen einer Karte oder einer anderen Sache auf dem Tisch.
nothing-called-so = Nichts an diesem Tisch heißt { $text }.
name-means-several = { $text } kann { LIST($names, by: "or") } heißen: Tippe mehr davon.
commitment-differs = Die Aufzeichnung legt sich auf { $commitment } fest, nicht auf { $given }.
words-not-thrown-in = { $words } ist nicht unter den Worten, die in die Mischung geworfen wurden.
words-action-unknown = Mit words lässt sich nicht { $action } tun: Es gibt check.
too-many-programs = { $count } Programme sind zu viele für { $seats ->
        [one] einen anderen Platz
       *[other] { $seats } andere Plätze
    }.
mark-wants-square = Tippe mark, das Feld und { LIST($marks, by: "or") }, etwa mark { $square } no.
note-wants-text = Tippe note und einen Text, um ihn zu deinen Notizen zu schreiben, oder note { $rub }, um sie alle auszuradieren.
begin-with-sheet = Beginne mit der Nummer des Blatts, { $count ->
        [1] und das ist 1
       *[other] von 1 bis { $count }
    }.
square-means-several = { $text } kann { LIST($squares, by: "either") } heißen: Tippe mehr davon.
no-square-in-sheet = Blatt { $number } hat kein Feld{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }; tippe Zeile und Spalte, etwa { $number } { $square }.
file-unreadable = { $file } lässt sich nicht lesen: { $error }.
cannot-be-resumed = { $file } lässt sich nicht fortsetzen: { $reason }
cannot-be-analysed = { $file } lässt sich nicht analysieren: { $reason }
cannot-be-told = { $file } lässt sich nicht erzählen: { $reason }
does-not-verify = { $file } hält der Prüfung nicht stand: { $reason }
