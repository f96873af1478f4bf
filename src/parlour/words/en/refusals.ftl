# Why the house refuses something: the rules of the house, records, options, bots and the notebook.

no-such-class = There is no { $name ->
        [none] class without a name
       *[other] { $name }
    } in { $place }.
class-not-made = { $name } cannot be made: { $error }.
class-no-bot = { $name } is no bot: it has no choose(view, rng).
no-such-file = There is no file { $file }.
not-imported = { $place } cannot be imported: { $error }.
bot-name-taken = There is a bot called { $name } already.
no-such-bot = There is no bot called { $name }; there are { LIST($bots, by: "comma") }.
bot-has-not-learnt = No { $name } bot has learnt { $game }.
not-your-bot = { $name ->
        [none] Nothing
       *[other] { $name }
    } is no bot of your own: name a class, as module:Class or ./file.py:Class.
bot-name-too-long = The name of a bot has at most { $most } characters, and { $name } has more.
llm-needs-command = --llm needs a command, such as --llm 'my-model --temperature 0'.
program-not-started = The program { $program } can't be started: { $error }.
program-ended = The program { $program } ended with code { $code }: { $said }.
package-not-loaded = { $by } declares { $name }, but { $place } cannot be loaded: { $error }.
record-of-other-rules = Line 1: this record follows version { $theirs } of the rules of { $game }; this Parlour plays version { $ours }.
line-1-refused = Line 1: { $reason }
names-do-not-fit = { $seats } seats need { $seats } names, not { $names }.
game-is-over = The game is over.
line-refused = Line { $line }: { $reason }
no-such-choice-to-undo = There is no such choice to undo.
did-not-end-so = The game did not end like this.
may-not-say-that = You may not say that now.
no-such-move = There is no such move in this game.
no-such-seat-number = There is no seat { $seat }; the seats are the numbers from 0 to { $last }.
earlier-question = That answers an earlier question.
nobody-plays-nature = Nobody plays for nature.
not-your-turn = It is not your turn.
nothing-to-undo = There is no choice of yours to undo.
seed-not-committed = Line 1: the seed is not the one that was committed to.
line-not-the-referees = Line { $line } is not what the referee would have written.
record-ends-too-soon = Line { $line }: the record ends before the game does; so far every move in it is legal.
seed-not-hexadecimal = Line { $line }: the seed is no hexadecimal number.
line-not-whole = Line { $line } is not a whole line of a Parlour record.
line-altered = Line { $line } is not as it was written.
line-not-understood = Line { $line } says nothing that this Parlour understands.
line-opens-another = Line { $line } opens another record.
record-not-opened = Line 1 does not open a record.
record-format-unknown = Line 1: this record is of format { $theirs }; this Parlour reads format { $ours }.
no-such-option = { $game } has no option { $name }; it has { LEN($options) ->
        [0] none
       *[other] { LIST($options, by: "comma") }
    }.
no-view-of-this-game = That is no view of this game: { $error }.
not-json = That is not JSON.
messages-know-no-function = Messages know no function { $name }.
messages-too-long = { $place } is too long: it has { $length } characters, and at most { $most } are read.
message-there-twice = { $place }, line { $line }: { $id } is there twice.
message-unreadable = { $place }, line { $line }: { $why }.
message-no-term = { $place }, line { $line }: a name that begins with - is not used here.
no-such-game = There is no game called { $name }; there are { LIST($games, by: "comma") }.
package-is-no-game = { $by } declares { $name }, but { $place } is no Game of that id.
hint-needs-question = A hint is for a player who is asked something.
notebook-full = The notebook is full: it has room for { $most } marks.
note-too-long = A note has at most { $most } characters.
notebook-needs-view = A notebook is made from the view of a seat, not from a { $kind }.
no-such-square = There is no such square in the notebook.
still-open = That is still open: nothing in your story proves it.
record-of-another-game = Line 1: this is a record of { $game }, not of { $wanted }.
nothing-to-take-back = There is nothing to take back.
not-an-option = That is not one of your options now.
clock-only-closes = The clock can only close the window.
nature-could-not = Nature could not have done this.
game-is-for = { $game } is for { $players }, not { $seats }.
so-many-players = { $count } players
players-from-to = { $low } to { $high } players
option-wants = Option { $name } must be { $wants }, not { $value }.
option-takes = { $kind ->
        [choice] one of { LIST($allowed, by: "comma") }
        [number] a whole number from { $low } to { $high }
        [text] a text of at most { $high } characters
       *[yes-or-no] true or false
    }
