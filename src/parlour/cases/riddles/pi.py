"""P.I.: what is certain of the case to solve, and what to ask next?"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.cases.case import Riddle, offered
from parlour.cases.riddles.stating import one_of
from parlour.games.pi.cards import KINDS, holder_for
from parlour.games.pi.moves import Place, Take
from parlour.games.pi.view import PiView


def facts(view: PiView) -> Iterator[Riddle]:
    if hunts(view) and view.seat is not None:
        holder = holder_for(view.seat, view.seats)
        for kind, cards in zip(KINDS, view.city.axes):
            yield one_of(kind, (kind, holder), cards)


def questions(view: PiView) -> Iterator[Riddle]:
    if hunts(view):
        asks = [offered(move) for move in view.options if isinstance(move, Place | Take)]
        yield Riddle("question", "narrow", tuple(asks))


def hunts(view: PiView) -> bool:
    """Whether this seat has a case to solve."""
    return bool(view.tiles) and view.seat is not None and not view.desks[view.seat].solved
