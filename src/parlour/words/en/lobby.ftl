# The house and its lobby.

## The house
house = Parlour
tab = { $room } · Parlour
skip = Skip to the content
choose-language = Language
home = Parlour, to the lobby
unreachable = The house can't be reached just now. Please try again in a moment.
went-wrong = Something went wrong in the house. Please try again.
nowhere = There is no such room
nowhere-more = The address may be mistyped, or the table has been cleared away.
to-lobby = To the lobby
theme-system = Colours: as the device
theme-light = Colours: light
theme-dark = Colours: dark

## The guest
call-you = What shall we call you?
change-name = Change name
sign-in = Sign in
account = Your account
save-name = That's me

## The lobby
welcome-1 = Sit down,
welcome-2 = look closely,
welcome-3 = work it out.
welcome-first = Games of deduction,
welcome-more = with friends or with bots that reason. No account, nothing to install.
shelf = The games
begin = Three ways to begin
ways-to-begin-1-title = Be led through a game
ways-to-begin-1-more = Pick one under “First time?”. Everything new is explained when it comes.
ways-to-begin-2-title = Play now
ways-to-begin-2-more = Bots take the other seats, and the cards are dealt at once. Hints are on.
ways-to-begin-3-title = Invite friends
ways-to-begin-3-more = Choose how you play, and send them the link. They need no account.
first-time = First time?
first-time-more = A guide leads you.
first-game-label = Be led through a first game of { $title }
players = { $fixed ->
        [yes] { $least } players
       *[no] { $least } to { $most }, best with { $best }
    }
players-short = { $fixed ->
        [yes] { $least } players
       *[no] { $least }–{ $most }, best { $best }
    }
minutes = { $from } to { $to } minutes
minutes-short = { $from }–{ $to } min
minutes-alone = about { $minutes } alone with bots
difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Demanding
play-now = Play now
play-now-label = Play now against { bots }: { $title }
against-bots = against { bots }
bots = { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
level-label = How well the bots play: { $title }
start-here = Start here
new-table = Invite friends
new-table-label = Invite friends to a new table of { $title }
rules = Rules
rules-label = Rules of { $title }
tables-here = Tables
new-here = New here
tables-wait = { $count ->
        [one] { $count } table waits
       *[other] { $count } tables wait
    } for you
sealed-shuffles = Every shuffle is sealed before the deal, and can be checked after the game.
rooms = Rooms of the lobby
room-games = Games
room-mine = My tables
room-public = Public
public-tables = Public tables
anybody-may-join = anybody may join
no-public-tables = Nobody has put up a public table just now. Open one, and make it public.
free-seats = { $free ->
        [0] all seats taken
       *[other] { $free } of { seats } free
    }
seats = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
stage-gathering = Waiting for players
stage-revealing = About to begin
stage-playing = In play
stage-over = Over
your-tables = Your tables
your-turn = Your turn
go-on = Go on
go-on-label = Go on at the table of { $title }
look-again = Look again
look-again-label = Look again at the table of { $title }
finished-tables = { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
with-people = { LEN($sitters) ->
        [0] Nobody yet
       *[other] { LIST($sitters) }
    }
join = Join
watch = Watch
join-label = Join the table of { $title }
watch-label = Watch the table of { $title }

## A new table
window = Time to step in
window-of = { $seconds ->
        [0] until everybody has passed
       *[other] { $time }
    }

## What several rooms say
close = Close
playing-as = You play as
let-bot-play = Let a bot play for { $name }
lies-face-down = { $name }, face down
lies-face-up = { $name }, face up
face-of = { $name }: { $face }
owned = { $name } ({ $owner })
worth = worth { $value }
put-back = Put back
