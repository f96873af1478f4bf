"""When a newcomer is told what, in a first game; its texts are messages."""

from typing import Final

from parlour.core import Aim, Guide, Tip

guide: Final = Guide(
    aims=(
        Aim(),
        Aim(event="Received", where={"secrets": "Murderer"}),
        Aim(event="Received", where={"secrets": "Accomplice"}),
    ),
    tips=(
        Tip("play", options=("Play", "Lay")),
        Tip("add", options=("Add",)),
        Tip("window", options=("Cancel", "Pass")),
        Tip("name", options=("Name",)),
        Tip("mark", options=("Mark",)),
        Tip("reveal", options=("Reveal",)),
        Tip("revealed", events=("Revealed",)),
        Tip("discard", options=("Discard",)),
        Tip("draw", options=("Draw", "Draft")),
    ),
)
