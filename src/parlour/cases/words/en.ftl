# What is said of cases. The names of cards, players and lines come from each game's own messages.

case-kind-prove = Prove it
case-kind-lie = Catch the lie
case-kind-question = Best question
case-kind-win = Win it

case-grade-easy = easy
case-grade-medium = medium
case-grade-hard = hard
case-grade-fiendish = fiendish

# What is asked, by game. $seat is a player.
ask-mind-reader-secret = What is { SEAT($seat, as: "own") } Secret Card? One card is certain.
ask-mind-reader-narrow = Which question leaves the fewest cards, on average, for { SEAT($seat, as: "own") } Secret Card?
ask-mastermind-claim = Which of these claims cannot be true?
ask-mastermind-syndicate = Who must belong to the Syndicate?
ask-mastermind-drawn = What did Council { $council } draw?
ask-pi-suspect = Which suspect is certain?
ask-pi-crime = Which crime is certain?
ask-pi-location = Which location is certain?
ask-pi-narrow = What leaves the fewest cases, on average, once the table has answered?
ask-graves-mastermind = Who is the Mastermind?
ask-graves-holds = Which card must be in { SEAT($seat, as: "own") } hand?
ask-graves-without = This is the last turn, and it is yours. Without which card can you not win this Location for certain? Nothing is left to a draw.
ask-death-cards-innocent = Who cannot be the Murderer?
ask-death-cards-holds = Which of these players must hold that card?
ask-death-cards-narrow = If one secret is turned up now: whose leaves the fewest pairs of Murderer and Accomplice, on average?

# After an answer.
case-right = Right!
case-impossible = No, that cannot be. You overlooked line { $line }: { $told }
case-possible = Not certain. Everything that you were told also fits this: { $instead }
case-not-question = There is a better one. This leaves { NUMBER($left, digits: 1) } on average.
case-not-win = No: this Location can be won without that card.
case-shown = The answer is: { $choice }
case-score = Points: { NUMBER($score, digits: 2) } of 1.

hint-where = The proof takes { $lines } lines. Look at line { $line }.
hint-lines = These lines are enough: { LIST($lines) }.
hint-question = The best choice leaves { NUMBER($left, digits: 1) } on average.
hint-win = There is a turn of { $moves } moves that wins.
hint-left = One of these it is: { LIST($kept, by: "semicolon") }

proof-line = Line { $line }: { $because } ({ $left ->
    [one] 1 answer is left
   *[other] { $left } answers are left
})
proof-so = So it is proved: { $fact }
proof-left = { NUMBER($left, digits: 1) } left on average: { $choice }
proof-plan = This wins: { LIST($moves, by: "semicolon") }.
proof-without = Every other way to play was tried: without { $card } none of them wins.

# In the terminal.
play-opening = { $kind } · { $game } · { $grade } · case { $id }
play-told = What you were told that may matter:
table-discards = Your own discards: { LIST($cards) }
play-table = The table as you see it:
play-commands = A number answers. Also: hint, story, table, show, quit.
play-prompt = Your answer:{" "}
play-unknown = That is no number from 1 to { $most }, and none of: hint, story, table, show, quit.
play-no-more-hints = There are no more hints.
play-over = No tries are left.
play-left = Until another time.

# For programs that read.
text-opening = You play { $game } with { LIST($others) }. These are the rules:
text-story = What has happened so far, as far as you know:
text-table = The table as you see it:
text-closing = Exactly one choice is right, and it follows from the above. Answer with one number from 1 to { $most }, and nothing else.
