"""A first game of Mind Reader."""

from typing import Final

from parlour.core import Aim, Guide, Tip

GUIDE: Final = Guide(
    aims=(Aim("a mind reader, like everybody here", "name their Secret Cards before they name yours"),),
    tips=(
        Tip(
            "keep",
            "Hide one of your cards.",
            "Pick it. It lies face down as your Secret Card; the others are for asking.",
            options=("Keep",),
        ),
        Tip(
            "ask",
            "Ask about a Secret Card.",
            "Pick a card, an opponent and how. Higher or lower: value, from Ace to King. "
            "Stronger or weaker: suits, by the arrows of the wheel.",
            options=("Ask",),
        ),
        Tip(
            "answer",
            "Read the answer.",
            "It is always true. All answers about a Secret Card stand beside it, also those to others. "
            "Now draw a card: then the next player asks.",
            options=("EndTurn",),
        ),
        Tip(
            "notebook",
            "Let the notebook help.",
            "Under Notes it crosses out every card that no longer fits. Choose a square to see why.",
            events=("Drew",),
        ),
        Tip(
            "guess",
            "Guess when you are sure.",
            "Right: you win that card, 10 points. Wrong: yours goes to that player, and you are out of the hand.",
            options=("Guess", "GuessAll"),
        ),
    ),
)
