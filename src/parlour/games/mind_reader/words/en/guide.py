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
            "Pick a card and an opponent. Higher or lower: values. Stronger or weaker: suits, by the wheel.",
            options=("Ask",),
        ),
        Tip(
            "answer",
            "Read the answer.",
            "It is always true. All answers about a Secret Card are collected beside it, also those to others.",
            events=("Asked",),
        ),
        Tip(
            "notebook",
            "Let the notebook help.",
            "It crosses out every card that no longer fits. Choose a square to see why.",
            events=("Drew",),
        ),
        Tip(
            "guess",
            "Guess when you are sure.",
            "Right: you get 10 points. Wrong: your own Secret Card goes to that player, and you are out.",
            options=("Guess", "GuessAll"),
        ),
        Tip(
            "end",
            "End your turn.",
            "You ask once in a turn. Then you draw a card, and the next player asks.",
            options=("EndTurn",),
        ),
    ),
)
