# Der Raum für das eigene Konto.

title = Dein Konto
guest-more = Du spielst als Gast, und mehr brauchst du nicht. Ein Konto behält deine Tische, wenn du das Gerät wechselst.
loading = Du wirst nachgeschlagen …

sign-in = Anmelden
sign-up = Konto anlegen
name = Name
password = Passwort
password-more = Mindestens 8 Zeichen.
password-optional = Passwort (kann wegbleiben)
password-optional-more = Mindestens 8 Zeichen. Ohne Passwort meldest du dich mit Links an, die ein anderes deiner Geräte macht.
bring = Die Tische dieses Geräts mitnehmen
bring-more = Lass das aus, wenn das Gerät nicht deins ist.
by-link = Mit diesem Link anmelden
by-link-more = Diesen Link hat jemand gemacht, der angemeldet ist. Er gilt einmal.

signed-in-as = Angemeldet als { $name }
sign-out = Abmelden
played = Gespielte Spiele
none-yet = Noch keins.
look-again = Noch mal ansehen: { $title }
won = gewonnen
lost = verloren
how-finished = {""}
how-conceded = aufgegeben
how-aborted = einvernehmlich beendet
with-people = { LEN($names) ->
        [0] {""}
       *[other] mit { LIST($names, by: "comma") }
    }
undone = { $choices ->
        [one] eine Entscheidung zurückgenommen, nicht gewertet
       *[other] { $choices } Entscheidungen zurückgenommen, nicht gewertet
    }

notices = Du bist dran
notices-more = Parlour kann dir Bescheid geben, wenn ein Tisch zwei Minuten auf dich wartet und du nicht da bist. Es sagt, welches Spiel, und gibt den Link. Sonst nichts.
by-mail = per Mail
mail-waits = öffne den Link in der Mail, die dorthin ging
by-hook = per Webhook
notice-off = Abstellen
notice-off-label = Abstellen: { $address }
notice-stopped = Dort hörst du nichts mehr.
mail = Mailadresse
mail-more = Zuerst bekommst du eine Mail mit einem Link, um zu zeigen, dass die Adresse deine ist.
mail-set = Per Mail Bescheid geben
mail-asked = Eine Mail an { $address } ist unterwegs. Öffne den Link darin.
hook = Webhook
hook-more = Eine Webadresse, die JSON per POST annimmt, wie sie Slack, Discord oder Mattermost geben. Eine erste Nachricht geht sofort dorthin.
hook-try = Ausprobieren und behalten
hook-set = Es klappt. Dort hörst du, wenn du dran bist.

farewell = Dieses Konto löschen
farewell-more = Dein Name, dein Passwort, deine Geräte, Tokens, Adressen, Notizen und deine Wertung werden gelöscht, und Bots übernehmen deine Plätze. Spiele, die andere mit dir gespielt haben, bleiben, mit dem Namen, den du am Tisch hattest.
erase-ask = Dieses Konto löschen …
farewell-sure = Endgültig löschen?
erase = Endgültig löschen
keep = Behalten

rating = Wertung
rating-more = Eine Zahl für jedes Spiel, die sagt, wie gut du spielst. Ein beendetes Spiel zählt, wenn alle am Tisch gewertet werden; Bots werden es.
ratings-off = Keine Wertung
ratings-hidden = Gewertet, nur für meine Augen
ratings-shown = Gewertet, und neben meinem Namen und in den Listen zu sehen
rated = { $title }: { $rating }
rating-list = Wer wie gut spielt
rating-list-more = Alle, die ihre Wertung zeigen, und die Bots.
bot = Bot
games = { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
game = Spiel

devices = Deine Geräte
devices-more = Wo du angemeldet bist.
this-device = dieses Gerät
unknown-device = Ein Gerät
last-used = zuletzt benutzt am { $day }
sign-out-there = Dort abmelden
sign-out-there-label = Dort abmelden: { $label }
make-link = Einen Link für ein anderes Gerät machen
link = Öffne das auf dem anderen Gerät
link-more = Er gilt einmal, bis { $time }.

tokens = Tokens für Programme
tokens-more = Ein Programm mit einem Token spielt in deinem Namen. Widerrufst du es, ist es nichts mehr wert.
token-name = Wofür ist es?
make-token = Token machen
token = Dein neues Token
token-once = Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
copy = Kopieren
copied = Kopiert.
revoke = Widerrufen
revoke-label = Widerrufen: das Token { $label }

change-password = Passwort ändern
set-password = Passwort setzen
old-password = Bisheriges Passwort
new-password = Neues Passwort
password-ends = Alle anderen Geräte werden abgemeldet, und Links, die du für sie gemacht hast, gelten nicht mehr.
tokens-too = { LEN($names) ->
        [one] Ein Programm spielt mit deinem Token „{ LIST($names) }“. Soll es auch aufhören?
       *[other] { LEN($names) } Programme spielen mit deinen Tokens. Sollen sie auch aufhören?
    }
tokens-end = Ja, alle Tokens beenden: Vielleicht hat sie jemand anders.
tokens-keep = Nein, meine Programme spielen weiter.
password-changed = Das Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
password-and-tokens-changed = Das Passwort ist geändert, alle anderen Geräte sind abgemeldet, und kein Token ist mehr etwas wert.
save = Speichern
