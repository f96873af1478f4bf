"""What the notebook asks about a Council: what the worlds ask, and what its Global Operative received."""

from __future__ import annotations

from parlour.core import Answer
from parlour.games.mastermind.cards import SYNDICATE
from parlour.games.mastermind.knowledge.cards import ASPECTS, CouncilTruth


def aspects(truth: CouncilTruth) -> dict[str, Answer]:
    """The truth about a Council, question by question, as far as it has got."""
    drawn, discarded, _ = truth
    found: dict[str, Answer] = {aspect: answer for aspect, answer in zip(ASPECTS, truth) if answer is not None}
    return found if discarded is None else {**found, "received": drawn - (discarded == SYNDICATE)}
