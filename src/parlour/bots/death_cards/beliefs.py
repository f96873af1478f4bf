"""What a bot believes about Murderer and Accomplice, for those who study its mind."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.bots.death_cards.evidence import suspicion
from parlour.core import Answer, Unknown
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER
from parlour.games.death_cards.view import DeathCardsView


def beliefs(view: DeathCardsView) -> Mapping[Unknown, Mapping[Answer, float]]:
    """How likely each player is one or the other, by how everybody has behaved."""
    suspected = suspicion.own(view)
    roles = MURDERER.lower(), ACCOMPLICE.lower()
    found: dict[Unknown, dict[Answer, float]] = {
        ("role", seat): dict.fromkeys(roles, 0.0) for seat in range(view.seats)
    }
    for gang, weight in zip(suspected.gangs, suspected.weights):
        for seat, role in zip(gang, roles):
            if seat >= 0:
                found["role", seat][role] += weight
    return found
