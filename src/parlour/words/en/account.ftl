# The account room.

title = Your account
guest-more = You play as a guest, and that is all you need. An account keeps your tables when you change the device.
loading = Looking you up…
sign-in = Sign in
sign-up = Make an account
name = Name
password = Password
password-more = 8 letters or more.
password-optional = Password (may be left out)
password-optional-more = 8 letters or more. Without one you sign in by links that another device of yours makes.
bring = Bring the tables of this device along
bring-more = Leave this off on a device that is not yours.
by-link = Sign in with this link
by-link-more = Somebody who is signed in made this link. It works once.
signed-in-as = Signed in as { $name }
sign-out = Sign out
played = Games played
none-yet = None yet.
look-again = Look again at { $title }
won = won
lost = lost
how-finished = {""}
how-conceded = conceded
how-aborted = ended by agreement
with-people = { LEN($names) ->
        [0] {""}
       *[other] with { LIST($names, by: "comma") }
    }
undone = { $choices ->
        [one] a choice undone, not rated
       *[other] { $choices } choices undone, not rated
    }
notices = Your turn
notices-more = Parlour can tell you when a table has waited for you for two minutes and you are not there. It says which game, and gives the link. Nothing else.
by-mail = by mail
mail-waits = open the link in the mail that was sent there
by-hook = by webhook
notice-off = Switch off
notice-off-label = Switch off: { $address }
notice-stopped = You will hear no more there.
mail = Mail address
mail-more = You first get a mail with a link, to show that the address is yours.
mail-set = Tell me by mail
mail-asked = A mail is on its way to { $address }. Open the link in it.
hook = Webhook
hook-more = A web address that takes JSON by POST, as Slack, Discord or Mattermost give you. A first message is sent at once.
hook-try = Try it and keep it
hook-set = It works. You will hear there when it is your turn.
farewell = Erase this account
farewell-more = Your name, password, devices, tokens, addresses, notes and rating are erased, and bots take your seats. Games that others played with you stay, with the name you had at the table.
erase-ask = Erase this account…
farewell-sure = Erase it for good?
erase = Erase for good
keep = Keep it
rating = Rating
rating-more = A number for each game that says how well you play. A finished game counts if everybody at the table is rated; bots are.
ratings-off = No rating
ratings-hidden = Rated, for my eyes only
ratings-shown = Rated, and shown beside my name and in the lists
rated = { $title }: { $rating }
rating-list = Who plays how well
rating-list-more = Those who show their rating, and the bots.
bot = bot
games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
game = Game
devices = Your devices
devices-more = Where you are signed in.
this-device = this device
unknown-device = A device
last-used = last used on { $day }
sign-out-there = Sign out there
sign-out-there-label = Sign out there: { $label }
make-link = Make a link for another device
link = Open this on the other device
link-more = It works once, until { $time }.
tokens = Tokens for programs
tokens-more = A program that has a token plays in your name. Revoke it, and it is worth nothing.
token-name = What is it for?
make-token = Make a token
token = Your new token
token-once = Copy it now: it is not shown again.
copy = Copy
copied = Copied.
revoke = Revoke
revoke-label = Revoke the token { $label }
change-password = Change the password
set-password = Set a password
old-password = Password until now
new-password = New password
password-ends = All other devices are signed out, and links that you have made for them stop working.
tokens-too = { LEN($names) ->
        [one] A program plays with your token “{ LIST($names) }”. Must it stop too?
       *[other] { LEN($names) } programs play with your tokens. Must they stop too?
    }
tokens-end = Yes, end all tokens: somebody else may have them.
tokens-keep = No, my programs go on.
password-changed = The password is changed, and all other devices are signed out.
password-and-tokens-changed = The password is changed, all other devices are signed out, and no token is worth anything any more.
save = Save
