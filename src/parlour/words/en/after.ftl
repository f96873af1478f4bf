# Replay and analysis.

title = Replay: { $game }
loading = Fetching the replay…
analysing = The game is being analysed. The replay is ready meanwhile.
no-such-seat = This game has no seat { $seat }. You look on as a spectator.
not-analysed = There is no analysis of this game.
eyes = Through whose eyes
spectator = Spectator
truth = Whole truth
step = Step { $at } of { $all }
move = Move { $move } of { $all }
line = line { $line } of the record
start = To the beginning
back = One step back
play = Play
pause = Pause
on = One step on
end = To the end
next-mistake = Next mistake
next-guess = Next guess
scrubber = The moves of the game
chart = Worlds left
chart-more = Truths that fit what each player was told, by what each of them knew.
sure = sure
percent = { $edge ->
        [low] <1 %
        [high] >99 %
       *[none] { $percent } %
    }
worlds-now = { $worlds ->
        [one] { $count } world left
       *[other] { $count } worlds left
    }
verdict = This move
the-end = The end of the game
plain = No more need be said of it.
said = { $name } says something aloud.
clock = The time is over.
before = { $worlds ->
        [one] { $before } world fitted before, { $after } after.
       *[other] { $before } worlds fitted before, { $after } after.
    }
# One bit halves what is possible.
bits = It could be expected to rule out { $share } of what was possible, the most telling question { $best }.
best = Better:
cost = It gave away { NUMBER($value, digits: 1) }{ $rough ->
        [yes] {" "}± { NUMBER($spread, digits: 1) }
       *[no] {""}
    }{ $unit ->
        [win-chance] % win chance
       *[other] {" "}{ $name }
    }.
guess = { $text } By what was known, the chance was { percent }.
missed = It could have been named here:
judge = { $known ->
        [yes] Judged by what the seat knew then; losses by { $judge }.
       *[no] Judged by what the seat knew then.
    }
kinds-dot = a move
kinds-right = a right guess
kinds-wrong = a wrong guess
kinds-mistake = a mistake
kinds-star = luck, or much found out
panels = What to read
tabs-story = Story
tabs-talk = Talk
tabs-notes = Notebook
tabs-minds = Minds
notes-need-seat = A notebook belongs to a seat: look through a player's eyes to open it.
minds = { $isBot ->
        [yes] What { AS($believer, "a-level") } bot in each seat believed then.
       *[no] What the rules and the cards alone told each seat then.
    }
a-level = { $head ->
        [A] an { $it }
        [E] an { $it }
        [I] an { $it }
        [O] an { $it }
        [U] an { $it }
        [a] an { $it }
        [e] an { $it }
        [i] an { $it }
        [o] an { $it }
        [u] an { $it }
       *[other] a { $it }
    }
minds-none = Nobody had made up their mind yet.
truth-belief = the truth: { percent }
share = Copy the link
shared = The link to this move is copied.
share-failed = Copy it from the address bar.
analysis = The analysis
to-table = To the table
keys = Arrow keys: a step. Home, End. M: next mistake. G: next guess. 1 to 9: eyes. Space: play.
turnings = Turning points
see-it = Move { $move }: see it
replay = Replay
what-if = What if? Play on from here
move-column = Move
undone = Something else was done here first, and undone.
what-if-more = At a new table, against bots. It is an exercise and counts for nothing.
