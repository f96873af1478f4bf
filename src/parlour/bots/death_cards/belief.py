"""Death on the Cards on exact beliefs: every action is weighed by how likely each secret is the Murderer's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from parlour.bots.death_cards.assessment import assess
from parlour.bots.death_cards.beliefs import beliefs
from parlour.bots.death_cards.card_worth import worth
from parlour.bots.death_cards.choices import decide
from parlour.bots.death_cards.disguise import as_hunter, guilt
from parlour.bots.death_cards.explain import explain
from parlour.bots.death_cards.position import Position
from parlour.bots.death_cards.talk import exchange_claim
from parlour.core import Claim, Move, Seat
from parlour.games.death_cards.moves import Suspect, Trust
from parlour.games.death_cards.rules.turn import TakeTurn
from parlour.games.death_cards.view import DeathCardsView

SURE: Final = 0.5  # of somebody: worth saying
CLEAR: Final = 0.03


def choose(view: DeathCardsView, rng: Random) -> Move:
    return decide(assess(view), rng)


def speak(view: DeathCardsView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """At the start of a turn, say whom it suspects, or whom it trusts; the gang says what a hunter would say.

    These are not weighed: what an honest player could have seen, everybody has seen, and the gang says the same.
    """
    if view.seat not in view.asked:
        return None
    position = Position(view)
    mask = as_hunter(position)
    if type(position.step) is not TakeTurn:
        return exchange_claim(mask, claims, partial(worth, mask), partial(worth, mask, held=False))
    claim = said(guilt(position, view), position.others)
    return claim if claim is None or claim.seat not in position.friends() else None


def said(guilt: Sequence[float], others: Sequence[Seat]) -> Suspect | Trust | None:
    worst, least = max(others, key=lambda seat: guilt[seat]), min(others, key=lambda seat: guilt[seat])
    if guilt[worst] > SURE:
        return Suspect(worst)
    return Trust(least) if guilt[least] < CLEAR else None


__all__ = ["beliefs", "choose", "explain", "speak"]
