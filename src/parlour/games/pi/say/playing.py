"""What happens at a table of P.I., what a player is asked, and what they can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Event, Move, Pass, Seat
from parlour.core.words.messages import Say, ended, said
from parlour.games.pi.cards import Card, holder_for, solver_for
from parlour.games.pi.events import MiniGameBegan, MiniGameEnded
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.settings import PiSettings
from parlour.games.pi.view import PiView

WAYS: Final = {Place: "place", Take: "take", Pass: "pass"}


def event(event: Event, settings: PiSettings) -> Say:
    match event:
        case MiniGameBegan():
            return said(event, of=settings.mini_games)
        case MiniGameEnded(_, _, unsolved, totals):
            return said(event, zero_for=zero_for(sorted([solver_for(holder, len(totals)) for holder, _ in unsolved])))
    return said(event)


def zero_for(seats: Sequence[Seat]) -> Say:
    """Who takes the 0 box, if anybody does."""
    if len(seats) > 1:
        return Say("zero-for-some", {"seats": seats})
    return Say("zero-for-one", {"seat": seats[0]}) if seats else Say("zero-for-nobody")


def prompt(view: PiView) -> Say:
    if view.result:
        return Say("over", {"winners": view.result.winners, "why": ended(view.result)})
    if view.seat is None or view.seat not in view.asked:
        return Say("waiting", {"asked": view.asked})
    match view.sealed:
        case (Accuse(suspect),):
            return Say("accusing", {"suspect": suspect})
        case (Accuse(suspect), Charge(crime)):
            return Say("charging", {"suspect": suspect, "crime": crime})
    kinds = {type(option) for option in view.options}
    ways = [way for kind, way in WAYS.items() if kind in kinds]
    return Say("turn", {"round": view.round, "ways": ways, "holder": holder_for(view.seat, view.seats)})


def option(move: Move, view: PiView) -> Say:
    match move:
        case Locate(location) if view.has_tried(location):
            return said(move, beware="tried")
        case Accuse(card) | Charge(card) | Locate(card):
            return said(move, beware=beware(card, view))
    return said(move)


def beware(card: Card, view: PiView) -> str:
    """Why it is pointless to name ``card``, though it is allowed (PI-39)."""
    if view.case and card in view.case:
        return "held"
    return "solved" if any([card in case for case in view.solved]) else ""
