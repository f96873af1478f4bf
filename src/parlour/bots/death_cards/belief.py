"""Death on the Cards on exact beliefs: every action is weighed by how likely each secret is the Murderer's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from parlour.bots.death_cards.assessment import assess
from parlour.bots.death_cards.beliefs import beliefs
from parlour.bots.death_cards.card_worth import worth
from parlour.bots.death_cards.choices import decide
from parlour.bots.death_cards.disguise import as_hunter, guilt
from parlour.bots.death_cards.explain import explain
from parlour.bots.death_cards.position import Position
from parlour.bots.death_cards.talk import exchange_claim
from parlour.core import Claim, Move
from parlour.games.death_cards.moves import Suspect
from parlour.games.death_cards.rules.turn import TakeTurn
from parlour.games.death_cards.view import DeathCardsView


def choose(view: DeathCardsView, rng: Random) -> Move:
    return decide(assess(view), rng)


def speak(view: DeathCardsView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """At the start of a turn, say whom it suspects most; the gang says what a hunter would say."""
    if view.seat not in view.asked:
        return None
    position = Position(view)
    mask = as_hunter(position)
    if type(position.step) is not TakeTurn:
        return exchange_claim(mask, claims, partial(worth, mask), partial(worth, mask, held=False))
    return opinion(position, view, rng)


def opinion(position: Position, view: DeathCardsView, rng: Random) -> Suspect | None:
    """From the second round on everybody speaks, however sure: so silence tells nothing.

    A seat that spoke up by its own chances would be silent where the others suspect it.
    """
    if view.turn <= view.seats:
        return None
    others = rng.sample(position.others, len(position.others))
    return Suspect(max(others, key=guilt(position, view).__getitem__))


__all__ = ["beliefs", "choose", "explain", "speak"]
