# What every sentence needs: people, lists and numbers.

# What the language calls itself, and by which name browsers know how it writes dates and large numbers.
language = English
locale = en-GB

# The one who hears it. Forms: start (of a sentence), own and own-start (as an owner).
seat-you = you
    .start = You
    .listed = You
    .own = your
    .own-start = Your

# Everybody else. $sibilant tells whether the name ends like Hans or Max.
seat-named = { $name }
    .own = { $name }'s
    .own-start = { $name }'s
seat-nobody = nobody

# What stands between the parts of a list, and before the last of them.
list-and = {", "}
    .last = {" and "}
list-or = {", "}
    .last = {" or "}
list-either = {" or "}
    .last = {" or "}
list-comma = {", "}
list-semicolon = {"; "}
list-space = {" "}

number-group = ,
number-point = .
number-percent = { $number }%

time-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

# What people say with one touch, in every game.
phrase-hello = Hello, everyone!
phrase-thanks = Thank you.
phrase-well_played = Well played!
phrase-one_moment = One moment, please.

# Why people have ended a game before its end, or the operator of the house has.
ended-conceded = { SEATS($seats, as: "listed") } conceded.
ended-aborted = Everybody at the table agreed to end the game.
ended-closed = The house has closed this table.
ended-then = { $why }

# What a match is made of, where a game has no word of its own for it.
part = Part
