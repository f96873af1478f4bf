# Why a command in the terminal is refused.

postgres-has-own-backup = A PostgreSQL database is backed up with pg_dump.
file-there-already = There is a file { $file } already.
server-needs = The server needs { $package }; install parlour[server].
wants-whole-number = { $name } must be a whole number, not { $text ->
        [none] nothing
       *[other] { $text }
    }.
wants-number-between = { $name } must be a number from { $low } to { $high }, not { $value }.
option-not-written-so = An option is written as name=value, not { $text }.
option-given-twice = Option { $name } may be given only once.
file-not-utf8 = { $file } is no text in UTF-8.
option-file-too-long = Option { $name } must be a text of at most { $most } characters; { $file } holds more.
bots-do-not-fit = --bots must name one bot for all { $where ->
        [others] other seats
       *[all] seats
    } or { $seats } with commas between, not { $count }.
kit-of-another-game = { $kit } is a kit of { $game }, not of { $wanted }.
no-such-law = There is no law { $name }; there are { LIST($laws, by: "comma") }.
no-kits-here = Kits stand beside the tests in a checkout of Parlour; from elsewhere, name one with --kit.
game-has-no-kit = { $game } has no kit: write tests/games/{ $game }/kit.py (docs/add-a-game.md).
no-such-module = There is no module { $module } in { $folder }.
module-has-no-kit = { $module } has no KIT.
tools-need = The tools need { $package }; install parlour[mcp].
server-needs-token = --server needs a --token, which the page /account of that house makes.
server-address-wrong = --server must be like https://parlour.example, not { $address }.
new-game-needs-checkout = A new game is written into a checkout of Parlour; --package FOLDER makes a package of its own.
folder-not-empty = { $folder } is not empty; name another folder.
game-id-wrong = A game's id is a word of at most { $most } small letters, digits and single _, not { $id }.
game-title-wrong = A title has at most 32 characters, and neither double quotes nor backslashes.
game-id-taken = { $place } is there already; choose another id.
no-shelf = { $file } has no shelf to put a game on.
resume-alone = --resume goes on at the table as it was left, so nothing else can be chosen with it.
game-missing = GAME is missing; there are { LIST($games, by: "comma") }.
aid-wrong = --aid must be { LIST($levels, by: "or") }, not { $text }.
language-wrong = --language must be { LIST($languages, by: "or") } for { $game }, not { $text }.
record-too-large = { $file } is too large for a record.
file-empty = { $file } is empty.
record-not-on-shelf = Line 1: this is a record of { $game }, a game that is not on the shelf.
all-without-seat = --all tells every seat's story, so it does not go with --seat.
notebook-needs-seat = --notebook shows what one seat could know: say which with --seat.
at-needs-notebook = --at stops at a line to show the notebook there, so it needs --notebook.
public-url-wrong = --public-url must be like https://parlour.example, not { $address }.
tournament-bots-wrong = --bots must name at least two bots, each once, with commas between, not { $text }.
game-not-saved = The game cannot be saved in { $folder }: { $error }.
played-elsewhere = { $file } is being played at another table now.
record-is-over = Line { $line } ends the game; `parlour replay` tells it.
seed-of-another-table = { $file } belongs to another table.
no-seed-in-file = { $file } does not tell the seed.
needs-more-aid = { $command } needs --aid { $needed }, and this table was opened with { $aid }.
why-wants-square = Type why and a square: its sheet, row and column, such as why { $square }.
notes-unreadable = { $file } holds no notes that this Parlour can read; move it away to begin anew.
notes-not-saved = Your notes cannot be saved in { $file }: { $error }.
nothing-to-say = There is nothing to say now.
type-a-number = Type { $count ->
        [1] 1
       *[other] a number from 1 to { $count }
    }, or one of the words shown; help explains them.
notebook-has-no-page = Your notebook has no page yet.
what-wants-name = Type what and the name of a card or of another thing on the table.
nothing-called-so = Nothing at this table is called { $text }.
name-means-several = { $text } may mean { LIST($names, by: "or") }: type more of it.
commitment-differs = The record commits to { $commitment }, and not to { $given }.
words-not-thrown-in = { $words } is not among the words that were thrown into the shuffle.
words-action-unknown = There is nothing called { $action } to do with words: there is check.
too-many-programs = { $count } programs are too many for { $seats ->
        [one] 1 other seat
       *[other] { $seats } other seats
    }.
mark-wants-square = Type mark, the square and { LIST($marks, by: "or") }, such as mark { $square } no.
note-wants-text = Type note and a text to add it to your notes, or note { $rub } to rub them all out.
begin-with-sheet = Begin with the number of the sheet, { $count ->
        [1] which is 1
       *[other] from 1 to { $count }
    }.
square-means-several = { $text } may mean { LIST($squares, by: "either") }: type more of it.
no-square-in-sheet = Sheet { $number } has no square{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }; type its row and column, as { $number } { $square }.
file-unreadable = { $file } cannot be read: { $error }.
cannot-be-resumed = { $file } cannot be resumed: { $reason }
cannot-be-analysed = { $file } cannot be analysed: { $reason }
cannot-be-told = { $file } cannot be told: { $reason }
does-not-verify = { $file } does not verify: { $reason }
