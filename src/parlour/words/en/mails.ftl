# Mails and messages that tell somebody of their turn, and the page for an address where nothing is.

confirm-subject = Your turn by mail: is this your address?
confirm-text =
    Somebody wants to be told at this address when it is their turn at { $house }.

    If that is you, open this within a day:
    { $link }

    If not, do nothing: you will hear no more of it.
turn-subject = Your turn: { $game }
turn-text =
    It is your turn at { $game }:
    { $table }

    You asked for this at { $house }. Stop these mails:
    { $off }
turn-message = It is your turn at { $game }: { $table }
hello-message = Parlour will tell you here when it is your turn.
to-the-lobby = To the lobby
