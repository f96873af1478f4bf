"""A first game of The Mastermind."""

from typing import Final

from parlour.core import Aim, Guide, Tip

GUIDE: Final = Guide(
    aims=(
        Aim(
            "with the Agency, and know nobody else's role",
            "five Agency policies on the board, or the Mastermind purged",
            event="Learned",
            where={"role": "Agency"},
        ),
        Aim(
            "an Agent of the Syndicate, and should not be found out",
            "six Syndicate policies, or the Mastermind elected once three lie on the board",
            event="Learned",
            where={"role": "Agent"},
        ),
        Aim(
            "the Mastermind of the Syndicate, and must seem loyal",
            "six Syndicate policies, or your election as Global Operative once three lie on the board",
            event="Learned",
            where={"role": "Mastermind"},
        ),
    ),
    tips=(
        Tip(
            "vote",
            "Vote on these two.",
            "If more than half approve, Director and Global Operative enact a policy. Else two others are tried.",
            options=("Vote",),
        ),
        Tip(
            "ballots",
            "See how everybody voted.",
            "Ballots turn over together and stay beside their seats. Remember who helps whom.",
            events=("Voted",),
        ),
        Tip(
            "nominate",
            "Nominate somebody.",
            "You are Director: choose the player with whom you would enact a policy.",
            options=("Nominate",),
        ),
        Tip(
            "discard",
            "Throw one policy away.",
            "Only you see the three cards. The other two go to the Global Operative, who enacts one of them.",
            options=("Discard",),
        ),
        Tip(
            "enact",
            "Enact one of two.",
            "Everybody sees which one, and nobody sees the other. What you say about them is up to you.",
            options=("Enact",),
        ),
        Tip(
            "enacted",
            "A policy is on the board.",
            "The track shows how many each side needs, and which powers the Syndicate's policies give to the Director.",
            events=("Enacted",),
        ),
        Tip(
            "rejected",
            "They were rejected.",
            "The placard moves on. After three rejections in a row the top policy is enacted as it comes.",
            events=("Rejected",),
        ),
        Tip(
            "investigate",
            "Look at somebody's side.",
            "You alone learn it, and you may tell or lie.",
            options=("Investigate",),
        ),
        Tip(
            "arrange",
            "See the next three policies.",
            "You alone see them, and lay them back in any order. What you say about them is up to you.",
            options=("Arrange",),
        ),
        Tip(
            "purge",
            "Purge somebody.",
            "That player is out of the game. If it was the Mastermind, the Agency wins at once.",
            options=("Purge",),
        ),
    ),
)
