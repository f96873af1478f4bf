"""What a finished game of The Mastermind adds to a simulation's figures: so much out of so many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from parlour.games.mastermind.cards import AGENCY, AGENCY_WINS, SYNDICATE_WINS
from parlour.games.mastermind.events import Elected, Nominated, Purged, Reshuffled, TopDecked, VetoAsked, Vetoed
from parlour.games.mastermind.state import MastermindState


def tally(s: MastermindState) -> Mapping[str, tuple[float, float]]:
    seen = Counter([type(event) for event in s.story(None)])
    enacted = s.agency + s.syndicate
    vetoes = {"vetoes_agreed": (seen[Vetoed], seen[VetoAsked])} if s.rules.veto else {}
    return {
        "nominations_a_game": (seen[Nominated], 1),
        "councils_approved": (seen[Elected], seen[Nominated]),
        "policies_a_game": (enacted, 1),
        "syndicate_policies": (s.syndicate, enacted),
        "top_decked_policies": (seen[TopDecked], enacted),
        "purges_a_game": (seen[Purged], 1),
        "reshuffles_a_game": (seen[Reshuffled], 1),
        **vetoes,
    }


def lead(s: MastermindState) -> Sequence[float]:
    """Which side is ahead: how much of the policies it needs is enacted."""
    sides = s.syndicate / SYNDICATE_WINS, s.agency / AGENCY_WINS
    return [sides[role == AGENCY] for role in s.roles]
