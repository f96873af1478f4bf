"""When a newcomer is told what, in a first game; its texts are messages."""

from typing import Final

from parlour.core import Aim, Guide, Tip

guide: Final = Guide(
    aims=(Aim(),),
    tips=(
        Tip("held", events=("Held",)),
        Tip("examine", options=("Take",)),
        Tip("examined", events=("Examined",)),
        Tip("investigate", options=("Place",)),
        Tip("investigated", events=("Investigated",)),
        Tip("attempt", options=("Accuse",)),
        Tip("solved", events=("Solved",)),
    ),
)
