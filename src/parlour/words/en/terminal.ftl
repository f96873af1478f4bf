# A game in the terminal. What is typed there is the same in all languages: hint, notes, why, mark, note, say, undo, aid, help.

winners = { DOES($winners, "win", "wins", "win") }.
nobody-wins = Nobody wins.
score = { SEAT($seat, as: "start") }{ $role ->
        [none] {""}
       *[other] {" "}({ $role })
    } { $points }
scores = Points: { LIST($each, by: "comma") }.
so-far = So far: { LIST($parts, by: "comma") }.

# Before and after a game.
before-the-deal = Before the deal, the fingerprint of its seed (SHA-256), for `parlour verify`:
torn-line = The last line of the record was cut off in the middle and is dropped.
around-the-table = { $game }; around the table: { LIST($sitting, by: "comma") }.
you-there = you
saved-in = Saved after every move in { $file }
help-lead = Help ({ $help }):
help-none = No notebook: players keep it all in their heads.
help-marks = Players mark an empty notebook and write notes of their own.
help-warnings = Marks of their own, and a warning where one contradicts what its player was told.
help-notebook = The whole notebook: what is certain, what is ruled out, how likely the rest is, and why.
help-hints = The whole notebook, and hints: where to look, what follows, and a good move.
saved-to-go-on = Saved. To go on: parlour play --resume { $file }
program-answered = { $name }'s program: { $answers }
tells-the-story = `parlour replay { $file } --all` tells the whole story.
tells-how-well = `parlour analyse { $file }` tells how well everybody played.
checks-the-deal = `parlour verify { $file }` checks that the deal was fair.

# A turn.
others-think = The others are thinking …
thinking = Thinking …
choice-rules = ? rules
choice-take-back = u take back
choice-leave = q leave
you-chose = You chose:
taken-back = Taken back.
undone = Undone: all is as it was before your last choice. The record keeps what happened.
undone-on-the-way = Undone on the way: { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }.
type-say = Type say and the number.

# What can be typed, explained.
explained-number = choose this option
explained-enter = the whole table once more
explained-rules = the rules of the game
explained-aid = how a turn goes, and what everything does at this table
explained-what = what NAME: what a card or another thing does
explained-lines = all that has happened, with the numbers of lines
explained-hint = where to look; once more: what follows; once more: a good move
explained-notes = your notebook: what you can know (notes 2: its second sheet)
explained-why = why 2 ROW COLUMN: the lines that prove a square of sheet 2
explained-mark = mark 2 ROW COLUMN yes, no or maybe: your own mark in a square; - rubs it out
explained-note = note TEXT: a line in your notebook
explained-say = what you may say aloud now; say 2: the second of it
explained-take-back = take back the last part of a choice that you make in parts
explained-undo = go back to before your last choice; nobody's luck changes
explained-leave = leave; the game is saved

# The notebook.
certain = yes
claimed-by = { SEATS($seats, as: "listed") }
worlds-left = { $exact ->
        [yes] {""}
       *[no] about{" "}
    }{ $count ->
        [1] 1 possibility
       *[other] { $count } possibilities
    } left
in-all = In all, { worlds-left }.
chances-by-model = chances by the model: { $model }
note-lead = Note:
mark-gone = The mark is gone.
marked = Marked: { $mark }.
mark-contradicts = That cannot be: it contradicts what you were told.
notes-gone = Your notes are gone.
noted = Noted.
from-rules-alone = It follows from the rules alone.
answers-left = { $count ->
        [one] 1 answer
       *[other] { $count } answers
    } still possible
none-spared = None of these lines can be spared.

# Hints.
hint-more = Type hint again for more.
hint-sheet = sheet { $number } of your notebook ({ $title })
hint-think = { LEN($things) ->
        [0] {""}
       *[other] , and think of { LIST($things) }
    }
hint-look = { $sheet ->
        [none] { LEN($things) ->
            [0] Look at your options
           *[other] Think of { LIST($things) }
        }
       *[other] Look at { $sheet }{ hint-think }
    }.
nothing-follows-yet = Nothing follows there yet but what you were told.
nothing-new-follows = Nothing new follows from what you were told.
likely = { $chance } likely:
bot-chooses = { $bot }, the strongest bot, chooses

# `parlour replay` and `parlour verify`.
told-to = To { NAME($seat) }: { $line }
told-to-others = To the others: { $line }
stopped = { $how }: { $why }
record-ends = The record ends here, before the game does.
genuine = Genuine: from the seed it reveals, the referee writes the very same lines.
verified-rules = { $game }, version { $version } of its rules
verified-game = game
verified-seats = seats
verified-moves = moves
verified-undone = undone
verified-result = result
verified-commitment = commitment
verified-luck = luck
choices-undone = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
proved-lines = Proved: every line follows from this seed{ $words ->
        [yes] , from the words thrown in,
       *[no] {""}
    } and from the moves.
proved-seed = Proved: the seed is the one whose hash you were shown before the deal.
not-proved-seed = Not proved: that the seed was fixed before the deal (--commitment with the hash you were shown).
proved-luck = Proved: your words were thrown into the shuffle.
not-proved-luck = Not proved: that your words were thrown into the shuffle (--luck with your words).
not-proved-who = Not proved: who made the moves.
written-to = Written: { $file }
