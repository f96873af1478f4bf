"""A first game of Detective Graves against the Mastermind: a single Case, and its points."""

from typing import Final

from parlour.core import ME, Aim, Guide, Tip

GUIDE: Final = Guide(
    aims=(
        Aim(
            "the Mastermind, and one of five identities that only you know",
            "win Evidence, 3 points each, so that the Detective guesses wrong at the end: that is 4 points more",
            event="CaseOpened",
        ),
        Aim(
            "Detective Graves",
            "win Evidence at the five Locations, 3 points each, and name the Mastermind at the end for 4 points more",
            event="CaseOpened",
            where={"detective": ME},
        ),
    ),
    tips=(
        Tip(
            "redraw",
            "Keep this hand, or throw it away.",
            "You may change the whole hand once. High cards, and many of one suit, are good.",
            options=("Redraw",),
        ),
        Tip(
            "place",
            "Place cards in your pile.",
            "In one turn: cards of one suit, and trumps besides. Trumps count twice.",
            options=("Place",),
        ),
        Tip(
            "use",
            "Use a card for what it does.",
            "Some cards have an ability. They are discarded for it and don't count in your pile.",
            options=("Use",),
        ),
        Tip(
            "stop",
            "Stop when you have played enough.",
            "Cards you save can win the next Location.",
            options=("Stop",),
        ),
        Tip(
            "pass",
            "You may also pass.",
            "Then you may change a card. Two passes in a row end the Location at once.",
            events=("Passed",),
        ),
        Tip(
            "time",
            "Time runs out.",
            "After a turn of both players a time token goes. When the last is gone, the higher pile wins the Evidence.",
            events=("TimePassed",),
        ),
        Tip(
            "resolved",
            "The Evidence goes to the higher pile.",
            "It clears two of the five identities. The winner alone looks at it, and leads at the next Location.",
            events=("Resolved",),
        ),
        Tip(
            "silent",
            "Give up, or stay silent?",
            "Give up: 2 points for the Detective. Stay silent: 3 for a right guess, or 1 for you.",
            options=("StaySilent",),
        ),
        Tip(
            "guess",
            "Name the Mastermind.",
            "Those that your Evidence clears can't be it. If you name the wrong one, the Mastermind gets the 4 points.",
            options=("Guess",),
        ),
    ),
)
