# A table before, during and after its game.

## The house
tab-asked = ● { $room }
cancel = Never mind

## A new table
new-table-of = A new table of { $title }
seats = Seats
seats-help = You take the first; friends and bots the others.
others = The other seats
others-open = Free for friends
others-bots = Bots: { $bot }{ $proposed ->
        [yes] {" "}(our proposal)
       *[no] {""}
    }
which-bot = What kind of bot to add
others-help = You can still add bots one by one at the table.
clock = Clock
clocks = Clocks
clock-whole = For the whole game
clock-each = For each question
clock-days = Days for each question
clock-of = { $budget ->
        [0] { $pace }
       *[other] { $whole }, and { $each } for each answer
    }
clock-face = { $hours ->
        [0] { $minutes }:{ $seconds }
       *[other] { $hours }:{ $minutes }:{ $seconds }
    }
clock-label = { $name }: { $minutes } { $seconds } left{ $runs ->
        [yes] , running
       *[no] {""}
    }
budget-help = It runs only while you are asked. Once your time is used up you have 15 seconds for each question; then a bot answers it for you.
no-clock-help = Everybody takes the time they need.
pause = Ask for a pause
paused-now = The game is paused: all clocks stand still.
end-pause = Go on
pause-you = You would like a pause. The clocks stop when everybody agrees.
pause-withdraw = Never mind
pause-agree = Agree
pause-asked = { LIST($names, by: "comma") } would like a pause. The clocks stop when everybody agrees.
pace = Time for each question
no-hurry = No hurry
pace-of = { $time }
pace-help = When it is over, a bot answers for those who have not; then they play on themselves.
budget = Time for the whole game
talk-allowed = Talk
talk-allowed-more = People may talk freely at the table. You can switch it off later, too.
talk-is-off = switched off
away-for = A bot may take over after
away-of = { $seconds ->
        [0] no time at all
       *[other] { $time }
    }
away-as-clock = { $longer ->
        [yes] { $time }, as long as a question has
       *[no] { $time }, the usual time
    }
away-help = How long a player must be away before somebody can put a bot on the seat.
window-until-all = Until everybody has passed
window-help = How long everybody has to stop what is about to happen. A fixed time keeps secrets: nobody can tell a quick pass, or an empty hand, from a long thought.
window-open = Without a fixed time, a player who passes quickly shows that there was nothing to think about.
help = Help
help-level-none-title = None
help-level-none-sentence = No notebook: players keep it all in their heads.
help-level-marks-title = Marks
help-level-marks-sentence = Players mark an empty notebook and write notes of their own.
help-level-warnings-title = Warnings
help-level-warnings-sentence = Marks of their own, and a warning where one contradicts what its player was told.
help-level-notebook-title = Notebook
help-level-notebook-sentence = The whole notebook: what is certain, what is ruled out, how likely the rest is, and why.
help-level-hints-title = Hints
help-level-hints-sentence = The whole notebook, and hints: where to look, what follows, and a good move.
help-for-all = It is the same for all players.
public = Public table
public-help = Listed in the lobby for everybody. Otherwise only those with the link find it.
options = Variants
open-table = Open the table
# What may be chosen comes as an id: `previous_director` is "Previous director".
choice = { $id ->
       *[other] { CAPITAL($name) }
    }
usual = The usual one
of-the-house = Of this house
own-text = One of your own …
own-text-of = { $title }: your own
own-text-more = Paste the whole text of the file.
own = one of its own
from = { $low } to { $high }

## A table before the deal
invite = Invite friends
invite-more = Anyone who opens this link can take a free seat, or watch.
copy = Copy link
copied = Copied
share = Share…
qr = The invite link as a QR code
invite-link = Invite link
seat = Seat { PLUS($seat, 1) }
free-seat = Free seat
kept-seat = Kept for { $name }
free-kept = Don't wait
free-kept-label = Don't wait for { $name }
sit-here = Sit here
sit-label = Sit here, on seat { PLUS($seat, 1) }
move-here = Move here
move-label = Move here, to seat { PLUS($seat, 1) }
add-bot = Add a bot
add-bots = Add { $count } bots
add-bot-label = Add a bot to seat { PLUS($seat, 1) } ({ $bot })
remove-bot = Remove
remove-bot-label = Remove { $name }
before-deal = Before the deal
everybody-here = Everybody is here.
start = Deal the cards
start-waits = { $free ->
        [one] { $free } seat is
       *[other] { $free } seats are
    } still free. { $addsBots ->
        [yes] Invite somebody, or add bots.
       *[no] Invite somebody.
    }
start-kept = Waiting for { LIST($names) } to come back.
start-host = Waiting for { $host } to deal.
start-soon = Waiting for the deal.
settings-of = What is played here
standard = The standard game, no variants.
yes = yes
no = no

## People at a table
you = You
your-seat = Your seat
bot = bot
bot-keeps = a bot keeps the seat
host = host
gone = not connected
conceded = has conceded
wants-abort = would end the game
kicked-seat = sent away, a bot goes on
rating = rating { $rating }
door = The door
lock = Lock the table: nobody new may sit down or watch
locked = The table is locked: nobody new may come in.
kick-name = Send { $name } away…
kick-sure = Send { $name } away?
kick-more = During the game a bot goes on with the seat. Everybody sees it. Who is banned can't come back to this table.
kick = Send away
ban = Ban for good
forgive = Let { $name } come back
kicked-away = The host sent away { LIST($people, each: "kicked") }.
kicked = { $banned ->
        [yes] { $name } (banned)
       *[no] { $name }
    }
asked = to move
asked-you = your move
may-step-in = you may step in
watching = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
you-watch = You are watching. Hidden cards stay hidden from you until the end.
kept-for-you = A bot keeps your seat for you.
take-back-seat = Take it back

## Playing
table = The table
opponents = The other players
common = In the middle
empty = empty
face-down = { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
your-options = Your options
narrowed = Only what is about: { LIST($names) }
show-all = Show all
all-options = { $count ->
        [one] The one option as a list
       *[other] All { $count } options as a list
    }
options-short = List ({ $count })
point = Point at what glows on the table.
point-on = Go on with what glows.
asks = { $first }: how?
confirm = Yes, do it
final-move = This can cost you much. It counts as soon as you say yes.
panels = Views
tabs-board = Board
tabs-hand = Hand
tabs-story = Story
tabs-notes = Notes
tabs-talk = Talk
heard = { $name }: { $text }
talk-off = Switch talk off for everybody
talk-on = Allow talk again
sound = Sounds
sounds-on = Sounds: on
sounds-off = Sounds: off
notify = Tell me when it is my turn, while I look elsewhere
notify-answer-asking = Your browser asks you whether this page may tell you.
notify-answer-refused = The browser does not allow this page to tell you. You can change that in the browser's settings.
plain = Plain table: every game drawn the same way, with a list of all options
take-back = Take back the last part
passed = You have passed.
second-thought = While the question is open, you can still change your mind.
window-lasts = You have { $time }.
standing = When anyone may step in
standing-none = Ask me each time
standing-help = Only you can see this. The table then answers for you, and nobody can tell.
standing-left = The table answers for you. Only you can see this, and you can change it at any time.
standing-drop = Drop this answer
standing-ended = “{ $text }” no longer applies: you are asked again.
only-option = Only one thing to do: { $text }.
skip-to-me = Skip to my turn
skipping = The bots hurry until it is your turn.
round-over = Result
round-seen = Go on
amount = { $sign ->
        [-1] −{ $size }
       *[other] { $size }
    }
gain = { $sign ->
        [-1] −{ $size }
        [0] { $size }
       *[other] +{ $size }
    }
say = Say something
say-more = Said aloud to the whole table. Nobody checks whether it is true.
story = What has happened
talk-show = Show what was said
story-show = Show all that has happened
since-your-move = Since your move
story-empty = Nothing yet.
proved-line = Part of the proof: { $left ->
        [one] { $left } answer
       *[other] { $left } answers
    } left
time-left = { $short ->
        [yes] { $seconds } s
       *[no] { $time }
    }
time-left-label = Time left for this question
window-left-label = Time left to step in
keys-hint = Type an option's number to get to it, then press Enter.

## The player aid
aid = Player aid
aid-label = Player aid: { $title }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
aid-flow = How it goes
print = Print
help-keys = ? opens the rules, A the player aid.

## The table's menu
menu = Table
menu-label = Table menu
people = At the table
leave = Leave the table
leave-sure = Leave the table?
leave-more = A bot goes on with your seat. You can come back by the same link and take it back.
concede = Concede
concede-sure = Concede the game?
concede-more = You give the game up. If others play on, a bot plays your seat to the end.
abort = End without a result
abort-sure = End the game without a result?
abort-more = The game ends when every person at the table agrees.
abort-agree = I agree
abort-withdraw = Play on after all
abort-asked = { LIST($names) } would like to end the game without a result.
abort-you = You have agreed to end the game without a result. Waiting for the others.
answers-only = Answer by itself where there is only one thing to do and nobody learns by it
number-keys = Number keys go to options
colours = Colours
colour-system = As the device
colour-light = Light
colour-dark = Dark

## Fairness
fairness = Fair play
fair-before = Everybody here has a hand in the shuffle, and nobody can steer it.
fair-during = Everybody had a hand in the shuffle, and nobody could steer it.
fair-after = The numbers behind this
fair-so-far = { $committed } of { $people } { $people ->
        [one] person has
       *[other] people have
    } chosen their words so far.
fair-how = The house fixed its part of the shuffle first. Every player throws in words, and shows only their fingerprint until all are in.
fair-fingerprint = The fingerprint of the house's part:
fair-luck = Your browser throws these words into the shuffle:
fair-luck-done = Your browser threw these words into the shuffle:
fair-all-luck = What the players threw in:
fair-own-words = Words of your own instead
fair-use-words = Use these words
fair-promise = At the end the house reveals the seed behind it, and your browser checks it and your words.
fair-seed = The seed, now revealed:
fair-matches = Checked in your browser: the seed has the fingerprint that you were shown before the deal.
fair-late = The seed has the fingerprint that the house shows now. Your browser was not here before the deal to compare.
fair-changed = The house now shows another fingerprint than your browser saw before. Do not trust this game.
fair-differs = The seed does not have the fingerprint that was shown before the deal. Do not trust this game.
fair-mine = Checked: your words are in the shuffle.
fair-mine-late = Your words did not come in time; a fixed word stands in their place.
fair-mine-missing = Your words are not in the shuffle: the house had no fingerprint of them at the deal.
fair-others = Checked: the words of { LIST($names) } are those chosen before anybody's were revealed.
fair-luck-late = Your browser was not here when the players' words were fixed, so it can't check them.
fair-not-revealed = { LIST($names) } did not reveal in time; a fixed word stands in place of theirs.
fair-luck-differs = The words in the shuffle are not those that were fixed. Do not trust this game.
fair-unchecked = Not checked here: that the cards follow from seed and words (have it checked), and who made the moves.
revealing = All luck is in. The cards are dealt in a moment.
revealing-more = Everybody's browser now reveals its words.
reveal-left-label = Time left to reveal
record = Download the record
check = Have it checked
checking = The referee plays the record again…
verified = Verified.
not-verified = Not verified.
check-elsewhere = To check it on a machine of your own, install Parlour there and run:
commitment = Fingerprint (SHA-256)

## The end
you-won = You won!
you-won-with = You won, with { LIST($names) }!
won = { LEN($names) ->
        [one] { LIST($names) } won
       *[other] { LIST($names) } won
    }
nobody-won = Nobody won
aborted = The game was ended without a result
conceded-end = Conceded.
points = Points
rounds-case = Case { $number }
rounds-hand = Hand { $number }
role = Role
player = Player
winner = winner
again = Play again
again-moved = Play again, one seat further
again-reversed = Play again with seats exchanged
again-more = { LEN($names) ->
        [0] The same game at a new table, with the same bots.
       *[other] The same game at a new table, with a seat kept for { LIST($names) }.
    }
again-wish = { $name } would like to play again and keeps a seat for you.
again-open = A new table is open already.
undo = Undo
undo-label = Undo your last choice
undone = { $count ->
        [one] { $count } choice was
       *[other] { $count } choices were
    } undone here. The record says so.
exercise = This is an exercise: a finished game, played on from one of its moves. It counts for nothing.
old-game = This game was played under older rules: it can only be read and downloaded.

## Connection
connecting = Connecting…
reconnecting = The connection is lost. Trying again; nothing you did is forgotten.
no-table = There is no such table
no-table-more = It may have been cleared away, or the link is not complete.
line-lost = The table can't be reached any more
