"""When a newcomer is told what, in a first game; its texts are messages."""

from typing import Final

from parlour.core import Aim, Guide, Tip

guide: Final = Guide(
    aims=(
        Aim(event="Learned", where={"role": "Agency"}),
        Aim(event="Learned", where={"role": "Agent"}),
        Aim(event="Learned", where={"role": "Mastermind"}),
    ),
    tips=(
        Tip("vote", options=("Vote",)),
        Tip("ballots", events=("Voted",)),
        Tip("nominate", options=("Nominate",)),
        Tip("discard", options=("Discard",)),
        Tip("enact", options=("Enact",)),
        Tip("veto", options=("AskVeto", "AnswerVeto")),
        Tip("enacted", events=("Enacted",)),
        Tip("rejected", events=("Rejected",)),
        Tip("investigate", options=("Investigate",)),
        Tip("arrange", options=("Arrange",)),
        Tip("purge", options=("Purge",)),
    ),
)
