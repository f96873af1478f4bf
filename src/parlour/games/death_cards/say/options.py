"""What a player can do."""

from __future__ import annotations

from typing import Any

from parlour.core import Move, Pass, Seat
from parlour.core.cancelling import contested
from parlour.core.words.messages import Say, said
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.rules.not_so_fast import Effect
from parlour.games.death_cards.rules.piles import TakeFromAshes
from parlour.games.death_cards.rules.trading import neighbour
from parlour.games.death_cards.rules.turn import TakeTurn
from parlour.games.death_cards.view import DeathCardsView


def option(move: Move, view: DeathCardsView) -> Say:
    match move:
        case m.Add(_, owner, place) | m.Seize(owner, place):
            return said(move, **set_of(view, owner, place))
        case m.Mark(secret):
            owner, face = lying(view, secret, up=True)
            return said(move, owner=owner, face=face)
        case m.Reveal(secret):
            return said(move, face=lying(view, secret)[1])
        case m.Send(way):
            return said(move, taker=neighbour(view.seat or 0, way, view.seats))
        case m.Lift(number):
            return said(move, cards=view.looking_at[:number])
        case m.Cancel():
            return said(move, **cancelled(view))
        case m.Stop():
            return said(move, some=bool(view.sealed))
        case Pass():
            return said(move, at=passing(view.agenda[-1]))
    return said(move)


def passing(step: object) -> str:
    return "turn" if isinstance(step, TakeTurn) else "ashes" if isinstance(step, TakeFromAshes) else ""


def cancelled(view: DeathCardsView) -> dict[str, Any]:
    """What a Not so Fast would do: cancel the action, or let it happen after all."""
    found = contested(view.agenda)
    if found is None or not isinstance(effect := found.step, Effect):
        return {"by": None}
    return {"by": effect.by, "card": effect.card(view), "stands": found.stands}


def set_of(view: DeathCardsView, owner: Seat, place: int) -> dict[str, Any]:
    """A set by its cards, and whether another one has the same."""
    sets = view.sets[owner]
    return {"cards": sets[place], "alike": sets.count(sets[place]) > 1}


def lying(view: DeathCardsView, secret: int, up: bool = False) -> tuple[Seat, str | None]:
    """Before whom a secret lies, and its face, or only a face that is ``up``."""
    owner = view.owner(secret)
    found = next(found for found in view.rows[owner] if found.secret == secret)
    return owner, found.face if found.up or not up else None
