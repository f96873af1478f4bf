# Das Haus und seine Lobby.

## Das Haus
house = Parlour
tab = { $room } · Parlour
skip = Zum Inhalt springen
choose-language = Sprache
home = Parlour, zur Lobby
unreachable = Das Haus ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.
went-wrong = Im Haus ist etwas schiefgegangen. Bitte versuch es noch einmal.
nowhere = Diesen Raum gibt es nicht
nowhere-more = Vielleicht ist die Adresse vertippt, oder der Tisch wurde abgeräumt.
to-lobby = Zur Lobby
theme-system = Farben: wie das Gerät
theme-light = Farben: hell
theme-dark = Farben: dunkel

## Der Gast
call-you = Wie sollen wir dich nennen?
change-name = Namen ändern
sign-in = Anmelden
account = Dein Konto
save-name = Das bin ich

## Die Lobby
welcome-1 = Setz dich,
welcome-2 = schau genau hin,
welcome-3 = komm dahinter.
welcome-first = Deduktionsspiele,
welcome-more = mit Freunden oder mit Bots, die mitdenken. Kein Konto, nichts zu installieren.
shelf = Die Spiele
begin = Drei Wege hinein
ways-to-begin-1-title = Lass dich durch ein Spiel führen
ways-to-begin-1-more = Such dir eins unter „Zum ersten Mal?“ aus. Alles Neue wird erklärt, sobald es vorkommt.
ways-to-begin-2-title = Sofort spielen
ways-to-begin-2-more = Bots nehmen die anderen Plätze ein, und es wird gleich ausgeteilt. Tipps sind an.
ways-to-begin-3-title = Freunde einladen
ways-to-begin-3-more = Wähle, wie ihr spielt, und schick ihnen den Link. Sie brauchen kein Konto.
first-time = Zum ersten Mal?
first-time-more = Du wirst geführt.
first-game-label = Lass dich durch ein erstes Spiel führen: { $title }
players = { $fixed ->
        [yes] { $least } Spieler
       *[no] { $least } bis { $most }, am besten { $best }
    }
players-short = { $fixed ->
        [yes] { $least } Spieler
       *[no] { $least }–{ $most }, ideal { $best }
    }
minutes = { $from } bis { $to } Minuten
minutes-short = { $from }–{ $to } Min.
minutes-alone = etwa { $minutes } allein mit Bots
difficulty-easy = Leicht
difficulty-medium = Mittel
difficulty-hard = Anspruchsvoll
play-now = Sofort spielen
play-now-label = Sofort spielen gegen { bots }: { $title }
against-bots = gegen { bots }
bots = { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }
level-label = Wie gut die Bots spielen: { $title }
start-here = Fang hier an
new-table = Freunde einladen
new-table-label = Freunde einladen an einen neuen Tisch: { $title }
rules = Regeln
rules-label = Regeln: { $title }
tables-here = Tische
new-here = Neu hier
tables-wait = { $count ->
        [one] { $count } Tisch wartet
       *[other] { $count } Tische warten
    } auf dich
sealed-shuffles = Jedes Mischen ist vor dem Austeilen versiegelt und lässt sich nach dem Spiel prüfen.
rooms = Räume der Lobby
room-games = Spiele
room-mine = Meine Tische
room-public = Öffentlich
public-tables = Öffentliche Tische
anybody-may-join = alle dürfen mitspielen
no-public-tables = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen und mach ihn öffentlich.
free-seats = { $free ->
        [0] alle Plätze besetzt
       *[other] { $free } von { seats } frei
    }
seats = { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätzen
    }
stage-gathering = Wartet auf Mitspieler
stage-revealing = Geht gleich los
stage-playing = Im Gange
stage-over = Zu Ende
your-tables = Deine Tische
your-turn = Du bist dran
go-on = Weiter
go-on-label = Weiter am Tisch: { $title }
look-again = Noch mal ansehen
look-again-label = Noch mal ansehen, am Tisch: { $title }
finished-tables = { $count ->
        [one] { $count } beendetes Spiel
       *[other] { $count } beendete Spiele
    }
with-people = { LEN($sitters) ->
        [0] Noch niemand
       *[other] { LIST($sitters) }
    }
join = Mitspielen
watch = Zuschauen
join-label = Mitspielen am Tisch: { $title }
watch-label = Zuschauen am Tisch: { $title }

## Ein neuer Tisch
window = Zeit zum Eingreifen
window-of = { $seconds ->
        [0] bis alle gepasst haben
       *[other] { $time }
    }

## Was mehrere Räume sagen
close = Schließen
playing-as = Du spielst als
let-bot-play = Einen Bot für { $name } spielen lassen
lies-face-down = { $name }, verdeckt
lies-face-up = { $name }, offen
face-of = { $name }: { $face }
owned = { $name } ({ $owner })
worth = Wert { $value }
put-back = Zurücklegen
