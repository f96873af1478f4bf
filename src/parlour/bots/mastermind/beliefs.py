"""What a bot believes about the roles, for those who study its mind."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.core import Answer, Unknown
from parlour.games.mastermind.cards import ROLES
from parlour.games.mastermind.view import MastermindView


def beliefs(view: MastermindView) -> Mapping[Unknown, Mapping[Answer, float]]:
    """How likely each role of every other player is, by what the table did and said."""
    held = Beliefs(view)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return {
        ("role", seat): {role: float(held.weights[held.roles[:, seat] == n].sum()) for n, role in enumerate(ROLES)}
        for seat in others
    }
