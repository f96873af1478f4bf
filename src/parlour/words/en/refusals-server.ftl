# Why the server refuses something.

no-such-table = There is no such table.
record-opens-at-end = The record is opened when the game is over.
table-closed-already = This table is closed already.
no-such-eyes = There are no such eyes: they are the number of a seat, spectator or truth.
opens-at-end = This opens when the game is over.
played-by-older-rules = This game was played under older rules: it can only be read and downloaded.
nobody-asked-there = Nobody was asked anything at that line of the record.
no-such-seat = There is no such seat at this table.
house-busy = The house is still busy with what you asked for before; try again in a moment.
house-full = The house is full; try again later.
sign-out-first = You have an account: sign out first.
not-signed-in = You are not signed in.
token-cannot = A token can't do that: sign in with a browser.
say-whether-tokens-end = Your programs have tokens: say whether those end too.
no-such-thing-any-more = There is no such thing any more.
no-game-of-that-name = There is no such game.
house-cannot-open = The house can't open at { $host ->
        [none] any address
       *[other] { $host }
    }, port { $port }: { $error }.
proxies-wrong = --trust-proxy takes addresses like 10.0.0.0/8, not { LIST($names, by: "comma") }.
house-closing = The house is closing, or does not hear of its neighbours.
only-for-operators = These numbers are only for the people who run the house.
name-is-the-accounts = You are signed in: at tables you have the name of your account.
too-many-tables = That is too many tables at once; try again in a moment.
too-many-sockets = That is too many sockets at once; try again in a moment.
too-many-sockets-open = There are too many sockets open.
not-done-here = That can't be done here.
nothing-here = There is nothing here.
too-many-attempts = That is too many attempts; wait a minute.
token-unknown = This token is not known here, or it was revoked.
you-are-unknown = The server does not know you yet: ask for /api/me first.
nothing-written = Nothing can be written down here just now; nothing has changed.
went-wrong = Something went wrong here.
too-much-at-once = That is too much at once; try again in a moment.
no-address = That is no address.
nothing-compressed = Send this as it is: nothing compressed is read here.
page-may-not-speak = This page may not speak for you here.
limits-unreadable = The limits in { $file } can't be read: { $error }.
name-length = A name has 1 to { $most } characters.
name-not-visible = A name is made of letters that can be seen.
name-too-many-accents = A letter of a name has { $most } accents at most.
name-is-you = Everybody is called You here, by themselves; choose another name.
one-address-at-a-time = Change one address at a time.
wants-number = { $name } is a number.
nobody-waits = Nobody waits for this any more.
too-slow = That came too slowly.
cannot-be-read = That can't be read: { $error }.
here-is-a-socket = Here is a WebSocket, and that is how it must be asked for.
stream-tells-everything = Open the stream of events again: it begins with everything.
too-many-questions = These are many questions at once; ask again in some seconds.
stream-first = Open the stream of events first: the story is the one that it tells.
went-wrong-nothing-changed = Something went wrong here; nothing has changed.
game-not-begun = The game has not begun.
still-working = Your last question is still being worked out.
address-asked-enough = This address was asked often enough; try again tomorrow.
no-mail-sent = No mail could be sent to that address.
house-sends-no-mail = This house sends no mail.
link-used-up = This link was used before, or it is too old.
house-calls-no-webhooks = This house calls no webhooks.
webhook-took-nothing = That address did not take a first message.
link-not-ours = This link is not one of ours.
webhook-address = A webhook needs a web address that begins with https:// or http://.
webhook-port = A webhook's port must be 80, 443, or 1024 and higher.
address-not-public = That address is not a public one.
smtp-wrong = --smtp must be like smtp://user:password@host:587?from=parlour@example.org.
smtp-incomplete = --smtp needs a host, and a whole address after ?from=.
no-mail-address = That is no mail address.
name-taken = That name is taken; choose another.
name-or-password-wrong = That name and that password don't belong together.
not-your-password = That is not your password.
too-many-tokens = An account has { $most } tokens at most; revoke one first.
password-changed = The password was changed just now: sign in with the new one.
link-used-up-ask-again = This link was used before, or it is too old: ask for a new one.
house-given-up = The house ended again and again, and is not opened any more. Its log says why.
processes-need-postgres = Several processes need PostgreSQL: one SQLite file is kept by one process.
store-is-newer = The store was written by a newer Parlour (version { $theirs }; this one knows { $ours }).
store-unknown = Tables are kept in SQLite ({ $sqlite }folder/file) or PostgreSQL ({ $postgres }host/database), not in { $given }.
nobody-talks-here = Nobody talks here.
no-notebook-here = There is no notebook here.
table-crowded = Too much happens at this table at once; try again.
game-paused = The game is paused; anybody who plays can go on with it.
no-such-deck = This house has no deck { $name }; it has { LEN($decks) ->
        [0] none
       *[other] { LIST($decks, by: "comma") }
    }.
no-such-folder = There is no folder { $folder }.
deck-name-too-long = The name of a deck has at most { $most } letters.
deck-unreadable = It cannot be read: { $error }.
deck-too-large = It is larger than { $most } bytes.
deck-not-utf8 = It is no text in UTF-8.
no-such-thing-to-do = There is no such thing to say or do in this game.
table-damaged = This table can't be read any more: what was written down of it is damaged.
seat-taken = That seat is taken.
seat-kept = That seat is kept for { $name }.
somebody-sits-there = Somebody sits there.
seats-must-be-taken = Every seat must be taken first, by a person or a bot.
luck-not-yet = Luck is revealed once the host has started the game.
luck-other-words = These are not the words that you committed to.
luck-too-late = The game was dealt without these words: they came too late.
bot-only-for-a-person = During the game a bot can only take over from a person.
bot-only-for-the-absent = A bot can only take over from somebody who is away.
hurry-only-bots = Only somebody who plays with bots alone may hurry them.
nothing-to-take-up = There is nothing to take up again.
undo-only-with-bots = Only somebody who plays with bots alone may undo a choice.
undone-enough = { $count } choices have been undone here: now the game must go on.
one-kind-of-clock = A table has one kind of clock: for each question, or for the whole game.
windows-need-time = With a clock for the whole game, first-come questions need a time of their own.
nobody-sits-there = Nobody sits there.
not-yourself = You can't send yourself away; leave instead.
game-being-dealt = The game is being dealt.
nobody-was-sent-away = Nobody of that name was sent away.
no-seat-of-yours = You have no seat at this table.
you-conceded = You conceded.
bot-plays-for-you = A bot plays your seat: take it back first.
only-the-host = Only the host may do that.
no-sign-now = By the rules you may give the others no sign now.
no-such-standing-answer = No such answer can be left here; there are { LEN($answers) ->
        [0] none
       *[other] { LIST($answers, by: "comma") }
    }.
answer-dropped-at-once = This answer would be dropped at once; leave it a little later.
no-clock = There is no clock to stop at this table.
went-wrong-nothing-said = Something went wrong here; nothing was said.
you-do-not-hear = You do not hear what is said there.
nobody-to-mute = There is nobody to be muted.
silent-by-rules = By the rules you are silent just now.
talk-off = The host has switched talk off at this table.
sign-not-seen = Those who said that would not see your sign.
no-such-remark = There is no such remark.
you-say-a-lot = You say a lot at once; wait a moment.
much-is-said = So much is said here at once that nobody could read it; wait a moment.
no-such-phrase = There is no such phrase in this game.
nothing-to-read = There is nothing to read in that.
remark-too-long = That is too long: { $most } characters are enough.
not-away-so-long = { $name } has not been away for { $lasting } yet.
lasting = { $unit ->
        [day] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
        [hour] { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
        [minute] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
       *[second] { $count ->
            [one] 1 second
           *[other] { $count } seconds
        }
    }
begun-no-seat-free = The game has begun: no seat is free.
begun-already = The game has already begun.
begun-luck-fixed = The luck is fixed: the game has begun.
begun-clock-stays = The game has begun: the clock stays as it is.
begun-all-stays = The game has begun: what was agreed on stays as it is.
more-people-than-seats = { $people } people sit here already: { $seats ->
        [one] { $seats } seat is
       *[other] { $seats } seats are
    } too few.
game-not-over = The game is not over yet.
table-closed-to-you = The host has closed this table to you.
table-locked = This table is locked: nobody new may come in.
table-not-continued = This table can't be continued just now.
no-game-takes-decks = No game takes a deck.
sent-a-moment-ago = Everything was sent to you a moment ago; ask again in some seconds.
too-many-mistakes = Too many mistakes.
no-request = That is no request: { $error }.
not-json-nor-text = That is not JSON, or not text.
no-notebook-at-table = This table plays without a notebook.
notebook-proves-nothing = At this table the notebook proves nothing: players work it out themselves.
no-hints-at-table = This table gives no hints.
not-readable = That can't be read.
too-much = That is too much at once.
too-long = That is too long.
not-as-expected = What this request expects is not done here.
not-answered = That can't be answered.
no-such-words = There are no such words.
