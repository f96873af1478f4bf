# The notebook's own words.

title = Your notebook
help-none = This table plays without a notebook.
help-marks = Help at this table: your own marks.
help-warnings = Help at this table: your own marks, with warnings.
help-notebook = Help at this table: the whole notebook.
help-hints = Help at this table: the whole notebook, and hints.
help-more = The host chose this. It is the same for all.
private = Only you can see your marks and notes.
nothing-yet = There is nothing to note yet.
opening = Opening the notebook…
pages = Pages
answers = Answers
worlds = { $worlds ->
        [one] { $count } truth fits all you were told
       *[other] { $count } truths fit all you were told
    }
left = { $count } left
knower = What { $name } can know at least
inexact = The chances are an estimate. What is certain or ruled out still holds.
model = Chances by the model “{ $model }”.
percent = { $edge ->
        [low] <1
        [high] >99
       *[none] { $percent }
    }
square = { $row }, { $column }
certainty-certain = certain
certainty-ruled-out = ruled out
certainty-open = open
chance = open, { percent } %
amount = { $fixed ->
        [yes] { $least }
       *[no] { $least }–{ $most }
    }
claimed = said by { LIST($names) }
mark-no = no
mark-maybe = maybe
mark-yes = yes
marked = your mark: { $mark }
wrong = Your mark contradicts what you were told.
wrong-marks = { $wrong ->
        [one] One mark contradicts what you were told.
       *[other] { $wrong } marks contradict what you were told.
    }
chosen = The chosen square
your-mark = Your mark
rub-out = None
why = Why?
choose = Choose a square to mark it.
choose-whole = Choose a square: what is settled is proved, what is open can be marked.
choose-proof = Choose a square that is settled to see its proof.
keys = Arrow keys walk, Enter marks or proves, Backspace rubs out.
legend-certain = certain
legend-ruled-out = ruled out
legend-open = open, in %
proof = Why?
by-rules = This follows from the rules and from what you hold.
enough = { $lines ->
        [one] One line is enough.
       *[other] { $lines } lines, none to spare.
    }
line = Line { $number }
show-line = Show line { $number } in the story
answers-left = { $left ->
        [one] 1 answer left
       *[other] { $left } answers left
    }
close-proof = Close
hint = Hint
hint-ask = Give me a hint
hint-not = A hint is for a question that you are asked.
steps-1 = Where to look
steps-2 = What follows
steps-3 = A good move
look-at = Look at the page “{ $page }”.
look-nowhere = The notebook has nothing to say here.
likely = Nothing new is certain. Most likely: { $text } ({ percent } %)
nothing-follows = Nothing is certain yet.
next = Tell me more
advice = { AS($level, "a-level") } bot would:
a-level = { $head ->
        [A] An { $it }
        [E] An { $it }
        [I] An { $it }
        [O] An { $it }
        [U] An { $it }
        [a] An { $it }
        [e] An { $it }
        [i] An { $it }
        [o] An { $it }
        [u] An { $it }
       *[other] A { $it }
    }
note = Your notes
note-placeholder = Write what you like. Only you can see it.
note-kept = Kept.
thinking = Working it out…
