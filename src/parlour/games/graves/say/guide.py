"""When a newcomer is told what, in a first game; its texts are messages."""

from typing import Final

from parlour.core import Aim, Guide, Tip

guide: Final = Guide(
    aims=(
        Aim(event="CaseOpened"),
        Aim(event="CaseOpened", where={"detective": "me"}),
    ),
    tips=(
        Tip("redraw", options=("Redraw",)),
        Tip("place", options=("Place",)),
        Tip("use", options=("Use",)),
        Tip("stop", options=("Stop",)),
        Tip("pass", events=("Passed",)),
        Tip("time", events=("TimePassed",)),
        Tip("resolved", events=("Resolved",)),
        Tip("silent", options=("StaySilent",)),
        Tip("guess", options=("Guess",)),
    ),
)
