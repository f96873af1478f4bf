# Was jeder Satz braucht: Leute, Aufzählungen und Zahlen.

language = Deutsch
locale = de-DE

seat-you = du
    .start = Du
    .object = dich
    .dative = dir
    .own = dein
    .own-start = Dein

seat-named = { $name }
    .own = { $sibilant ->
        [yes] { $name }’
       *[no] { $name }s
    }
    .own-start = { $sibilant ->
        [yes] { $name }’
       *[no] { $name }s
    }
seat-nobody = niemand

# What stands between the parts of a list, and before the last of them.
list-and = {", "}
    .last = {" und "}
list-or = {", "}
    .last = {" oder "}
list-either = {" oder "}
    .last = {" oder "}
list-comma = {", "}
list-semicolon = {"; "}
list-space = {" "}

number-group = .
number-point = ,
number-percent = { $number } %

time-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
time-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
time-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }

# Was man mit einem Tipp sagt, in jedem Spiel.
phrase-hello = Hallo zusammen!
phrase-thanks = Danke.
phrase-well_played = Gut gespielt!
phrase-one_moment = Einen Moment, bitte.

# Why people have ended a game before its end, or the operator of the house has.
ended-conceded = Aufgegeben: { SEATS($seats, as: "listed") }.
ended-aborted = Alle am Tisch haben zugestimmt, das Spiel zu beenden.
ended-closed = Das Haus hat diesen Tisch geschlossen.
ended-then = { $why }

# Woraus ein Spiel besteht, wenn es kein eigenes Wort dafür hat.
part = Teil
