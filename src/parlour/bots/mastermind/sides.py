"""On whose side a seat is, and whom it knows to be on the same."""

from __future__ import annotations

from parlour.core import Seat
from parlour.games.mastermind.cards import AGENCY
from parlour.games.mastermind.view import MastermindView


def own(view: MastermindView) -> Seat:
    assert view.seat is not None
    return view.seat


def loyal(view: MastermindView) -> bool:
    return view.roles[own(view)] == AGENCY


def friends(view: MastermindView) -> list[Seat]:
    """The others whom a member of the Syndicate knows to belong to it."""
    return [seat for seat, role in enumerate(view.roles) if role not in (None, AGENCY) and seat != view.seat]
