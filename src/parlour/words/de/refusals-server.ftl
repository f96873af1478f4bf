# Warum der Server etwas ablehnt.

no-such-table = Diesen Tisch gibt es nicht.
record-opens-at-end = Die Aufzeichnung öffnet sich, wenn das Spiel vorbei ist.
table-closed-already = Dieser Tisch ist schon geschlossen.
no-such-eyes = Solche Augen gibt es nicht: Möglich sind die Nummer eines Platzes, spectator oder truth.
opens-at-end = Das öffnet sich, wenn das Spiel vorbei ist.
played-by-older-rules = Dieses Spiel wurde nach älteren Regeln gespielt: Man kann es nur lesen und herunterladen.
nobody-asked-there = An dieser Zeile der Aufzeichnung wurde niemand etwas gefragt.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
house-busy = Das Haus ist noch mit dem beschäftigt, was du vorher gefragt hast; versuch es gleich noch einmal.
house-full = Das Haus ist voll; versuch es später noch einmal.
sign-out-first = Du hast schon ein Konto: Melde dich zuerst ab.
not-signed-in = Du bist nicht angemeldet.
token-cannot = Das kann ein Token nicht: Melde dich mit einem Browser an.
say-whether-tokens-end = Deine Programme haben Tokens: Sag, ob die auch enden.
no-such-thing-any-more = Das gibt es nicht mehr.
no-game-of-that-name = Dieses Spiel gibt es nicht.
house-cannot-open = Das Haus kann unter { $host ->
        [none] allen Adressen
       *[other] { $host }
    }, Port { $port }, nicht öffnen: { $error }.
proxies-wrong = --trust-proxy nimmt Adressen wie 10.0.0.0/8, nicht { LIST($names, by: "comma") }.
house-closing = Das Haus schließt gerade oder hört nichts von seinen Nachbarn.
only-for-operators = Diese Zahlen sind nur für die Leute, die das Haus betreiben.
name-is-the-accounts = Du bist angemeldet: An Tischen heißt du wie dein Konto.
too-many-tables = Das sind zu viele Tische auf einmal; versuch es gleich noch einmal.
too-many-sockets = Das sind zu viele Verbindungen auf einmal; versuch es gleich noch einmal.
too-many-sockets-open = Es sind zu viele Verbindungen offen.
not-done-here = Das geht hier nicht.
nothing-here = Hier ist nichts.
too-many-attempts = Das sind zu viele Versuche; warte eine Minute.
token-unknown = Dieses Token ist hier nicht bekannt, oder es wurde widerrufen.
you-are-unknown = Der Server kennt dich noch nicht: Frag zuerst nach /api/me.
nothing-written = Hier lässt sich gerade nichts aufschreiben; nichts hat sich geändert.
went-wrong = Hier ist etwas schiefgegangen.
too-much-at-once = Das ist zu viel auf einmal; versuch es gleich noch einmal.
no-address = Das ist keine Adresse.
nothing-compressed = Schick das, wie es ist: Hier wird nichts Komprimiertes gelesen.
page-may-not-speak = Diese Seite darf hier nicht für dich sprechen.
limits-unreadable = Die Grenzen in { $file } lassen sich nicht lesen: { $error }.
name-length = Ein Name hat 1 bis { $most } Zeichen.
name-not-visible = Ein Name besteht aus Buchstaben, die man sehen kann.
name-too-many-accents = Ein Buchstabe eines Namens hat höchstens { $most } Akzente.
name-is-you = So heißt hier jeder für sich selbst; wähle einen anderen Namen.
one-address-at-a-time = Ändere immer nur eine Adresse.
wants-number = { $name } ist eine Zahl.
nobody-waits = Darauf wartet niemand mehr.
too-slow = Das kam zu langsam.
cannot-be-read = Das lässt sich nicht lesen: { $error }.
here-is-a-socket = Hier ist ein WebSocket, und so muss man danach fragen.
stream-tells-everything = Öffne den Strom der Ereignisse noch einmal: Er beginnt mit allem.
too-many-questions = Das sind viele Fragen auf einmal; frag in ein paar Sekunden noch einmal.
stream-first = Öffne zuerst den Strom der Ereignisse: Die Geschichte ist die, die er erzählt.
went-wrong-nothing-changed = Hier ist etwas schiefgegangen; nichts hat sich geändert.
game-not-begun = Das Spiel hat noch nicht begonnen.
still-working = An deiner letzten Frage wird noch gearbeitet.
address-asked-enough = Diese Adresse wurde oft genug gefragt; versuch es morgen wieder.
no-mail-sent = An diese Adresse ließ sich keine Mail schicken.
house-sends-no-mail = Dieses Haus verschickt keine Mails.
link-used-up = Dieser Link wurde schon benutzt, oder er ist zu alt.
house-calls-no-webhooks = Dieses Haus ruft keine Webhooks auf.
webhook-took-nothing = Diese Adresse hat die erste Nachricht nicht angenommen.
link-not-ours = Dieser Link ist keiner von uns.
webhook-address = Ein Webhook braucht eine Webadresse, die mit https:// oder http:// beginnt.
webhook-port = Der Port eines Webhooks muss 80, 443 oder mindestens 1024 sein.
address-not-public = Diese Adresse ist keine öffentliche.
smtp-wrong = --smtp muss wie smtp://user:password@host:587?from=parlour@example.org aussehen.
smtp-incomplete = --smtp braucht einen Host und eine ganze Adresse hinter ?from=.
no-mail-address = Das ist keine Mailadresse.
name-taken = Dieser Name ist vergeben; wähle einen anderen.
name-or-password-wrong = Dieser Name und dieses Passwort gehören nicht zusammen.
not-your-password = Das ist nicht dein Passwort.
too-many-tokens = Ein Konto hat höchstens { $most } Tokens; widerrufe zuerst eines.
password-changed = Das Passwort wurde gerade geändert: Melde dich mit dem neuen an.
link-used-up-ask-again = Dieser Link wurde schon benutzt, oder er ist zu alt: Bitte um einen neuen.
house-given-up = Das Haus ist immer wieder ausgefallen und wird nicht mehr geöffnet. Sein Log sagt, warum.
processes-need-postgres = Mehrere Prozesse brauchen PostgreSQL: Eine SQLite-Datei wird von einem Prozess geführt.
store-is-newer = Der Speicher wurde von einem neueren Parlour geschrieben (Version { $theirs }; dieses kennt { $ours }).
store-unknown = Tische werden in SQLite ({ $sqlite }ordner/datei) oder PostgreSQL ({ $postgres }host/datenbank) aufbewahrt, nicht in { $given }.
nobody-talks-here = Hier spricht niemand.
no-notebook-here = Hier gibt es kein Notizbuch.
table-crowded = An diesem Tisch geschieht zu viel auf einmal; versuch es noch einmal.
game-paused = Das Spiel ist angehalten; wer mitspielt, kann es fortsetzen.
no-such-deck = Dieses Haus hat kein Deck { $name }; es hat { LEN($decks) ->
        [0] keines
       *[other] { LIST($decks, by: "comma") }
    }.
no-such-folder = Es gibt keinen Ordner { $folder }.
deck-name-too-long = Der Name eines Decks hat höchstens { $most } Buchstaben.
deck-unreadable = Es lässt sich nicht lesen: { $error }.
deck-too-large = Es ist größer als { $most } Bytes.
deck-not-utf8 = Es ist kein Text in UTF-8.
no-such-thing-to-do = So etwas kann man in diesem Spiel nicht sagen oder tun.
table-damaged = Dieser Tisch lässt sich nicht mehr lesen: Was von ihm aufgeschrieben wurde, ist beschädigt.
seat-taken = Dieser Platz ist besetzt.
seat-kept = Dieser Platz ist für { $name } reserviert.
somebody-sits-there = Dort sitzt schon jemand.
seats-must-be-taken = Erst muss jeder Platz besetzt sein, von einem Menschen oder einem Bot.
luck-not-yet = Das Glück wird aufgedeckt, sobald der Gastgeber das Spiel begonnen hat.
luck-other-words = Das sind nicht die Worte, auf die du dich festgelegt hast.
luck-too-late = Das Spiel wurde ohne diese Worte ausgeteilt: Sie kamen zu spät.
bot-only-for-a-person = Während des Spiels kann ein Bot nur einen Menschen ablösen.
bot-only-for-the-absent = Ein Bot kann nur jemanden ablösen, der nicht da ist.
hurry-only-bots = Nur wer allein mit Bots spielt, darf sie zur Eile treiben.
nothing-to-take-up = Es gibt nichts wiederaufzunehmen.
undo-only-with-bots = Nur wer allein mit Bots spielt, darf eine Entscheidung zurücknehmen.
undone-enough = Hier wurden { $count } Entscheidungen zurückgenommen: Jetzt muss das Spiel weitergehen.
one-kind-of-clock = Ein Tisch hat eine Art von Uhr: für jede Frage oder für das ganze Spiel.
windows-need-time = Mit einer Uhr für das ganze Spiel brauchen Fragen, bei denen der Schnellste zählt, eine eigene Zeit.
nobody-sits-there = Dort sitzt niemand.
not-yourself = Dich selbst kannst du nicht wegschicken; geh stattdessen.
game-being-dealt = Das Spiel wird gerade ausgeteilt.
nobody-was-sent-away = Niemand dieses Namens wurde weggeschickt.
no-seat-of-yours = Du hast keinen Platz an diesem Tisch.
you-conceded = Du hast aufgegeben.
bot-plays-for-you = Ein Bot spielt auf deinem Platz: Nimm ihn zuerst zurück.
only-the-host = Das darf nur der Gastgeber.
no-sign-now = Nach den Regeln darfst du den anderen jetzt kein Zeichen geben.
no-such-standing-answer = Eine solche Antwort kann man hier nicht hinterlassen; es gibt { LEN($answers) ->
        [0] keine
       *[other] { LIST($answers, by: "comma") }
    }.
answer-dropped-at-once = Diese Antwort würde sofort verfallen; hinterlass sie etwas später.
no-clock = An diesem Tisch gibt es keine Uhr anzuhalten.
went-wrong-nothing-said = Hier ist etwas schiefgegangen; nichts wurde gesagt.
you-do-not-hear = Was dort gesagt wird, hörst du nicht.
nobody-to-mute = Es gibt niemanden stummzuschalten.
silent-by-rules = Nach den Regeln schweigst du gerade.
talk-off = Der Gastgeber hat das Reden an diesem Tisch abgeschaltet.
sign-not-seen = Wer das gesagt hat, würde dein Zeichen nicht sehen.
no-such-remark = Diese Bemerkung gibt es nicht.
you-say-a-lot = Du sagst viel auf einmal; warte einen Moment.
much-is-said = Hier wird so viel auf einmal gesagt, dass es niemand lesen könnte; warte einen Moment.
no-such-phrase = Diese Wendung gibt es in diesem Spiel nicht.
nothing-to-read = Darin gibt es nichts zu lesen.
remark-too-long = Das ist zu lang: { $most } Zeichen reichen.
not-away-so-long = { $name } ist noch keine { $lasting } fort.
lasting = { $unit ->
        [day] { $count ->
            [one] 24 Stunden
           *[other] { $count } Tage
        }
        [hour] { $count ->
            [one] 60 Minuten
           *[other] { $count } Stunden
        }
        [minute] { $count ->
            [one] 60 Sekunden
           *[other] { $count } Minuten
        }
       *[second] { $count ->
            [one] Sekunde
           *[other] { $count } Sekunden
        }
    }
begun-no-seat-free = Das Spiel hat begonnen: Kein Platz ist frei.
begun-already = Das Spiel hat schon begonnen.
begun-luck-fixed = Das Glück steht fest: Das Spiel hat begonnen.
begun-clock-stays = Das Spiel hat begonnen: Die Uhr bleibt, wie sie ist.
begun-all-stays = Das Spiel hat begonnen: Was abgemacht war, bleibt.
more-people-than-seats = Hier sitzen schon { $people } Leute: { $seats ->
        [one] { $seats } Platz ist
       *[other] { $seats } Plätze sind
    } zu wenig.
game-not-over = Das Spiel ist noch nicht vorbei.
table-closed-to-you = Der Gastgeber hat diesen Tisch für dich geschlossen.
table-locked = Dieser Tisch ist verschlossen: Niemand Neues darf herein.
table-not-continued = Dieser Tisch lässt sich gerade nicht fortsetzen.
no-game-takes-decks = Kein Spiel nimmt ein Deck.
sent-a-moment-ago = Gerade wurde dir alles geschickt; frag in ein paar Sekunden noch einmal.
too-many-mistakes = Zu viele Fehler.
no-request = Das ist keine Anfrage: { $error }.
not-json-nor-text = Das ist kein JSON oder kein Text.
no-notebook-at-table = An diesem Tisch wird ohne Notizbuch gespielt.
notebook-proves-nothing = An diesem Tisch beweist das Notizbuch nichts: Die Spieler finden es selbst heraus.
no-hints-at-table = An diesem Tisch gibt es keine Hinweise.
not-readable = Das lässt sich nicht lesen.
too-much = Das ist zu viel auf einmal.
too-long = Das ist zu lang.
not-as-expected = Was diese Anfrage erwartet, geschieht hier nicht.
not-answered = Das lässt sich nicht beantworten.
no-such-words = Diese Wörter gibt es nicht.
