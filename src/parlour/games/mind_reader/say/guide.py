"""When a newcomer is told what, in a first game; its texts are messages."""

from typing import Final

from parlour.core import Aim, Guide, Tip

guide: Final = Guide(
    aims=(Aim(),),
    tips=(
        Tip("keep", options=("Keep",)),
        Tip("ask", options=("Ask",)),
        Tip("answer", options=("EndTurn",)),
        Tip("notebook", events=("Drew",)),
        Tip("guess", options=("Guess", "GuessAll")),
    ),
)
