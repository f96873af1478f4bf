"""Death on the Cards by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from parlour.bots.death_cards.position import Position
from parlour.bots.death_cards.rules_of_thumb import ANSWERS, enemies, prey, use
from parlour.bots.death_cards.talk import exchange_claim
from parlour.bots.death_cards.thumb_reasons import explain
from parlour.core import PASS, Claim, Move
from parlour.games.death_cards.moves import Suspect
from parlour.games.death_cards.rules.trading import PassCards, TradeCards
from parlour.games.death_cards.rules.turn import TakeTurn
from parlour.games.death_cards.view import DeathCardsView

__all__ = ["choose", "explain", "speak", "speaks_when_asked"]

OCCASIONS: Final = frozenset({TakeTurn, TradeCards, PassCards})  # to say something
speaks_when_asked = True


def choose(view: DeathCardsView, rng: Random) -> Move:
    kinds = {*map(type, view.options)}
    answer = next((answer for kind, answer in ANSWERS.items() if kind in kinds), None)
    return answer(Position(view), rng) if answer else PASS


def speak(view: DeathCardsView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """At the start of a turn, name the next target."""
    if view.seat not in view.asked or type(view.agenda[-1]) not in OCCASIONS:
        return None
    position = Position(view)
    if type(position.step) is not TakeTurn:
        return exchange_claim(position, claims, partial(use, position), lambda card: (use(position, card) + 1) / 3)
    seats = enemies(position)
    return Suspect(prey(position, seats, rng)) if seats else None
