"""Answers that a player may leave with the table for the Not so Fast windows; nobody else learns of them."""

from __future__ import annotations

from typing import Final

from parlour.core import PASS, Move, Pass, Standing, StrikeNext
from parlour.games.death_cards.not_so_fast import Effect, NotSoFast
from parlour.games.death_cards.rules import DisgracedTurn, TakeTurn
from parlour.games.death_cards.view import PartyView

UNTIL_MY_TURN: Final = "until_my_turn"
ONLY_ME: Final = "only_me"


def standing(view: PartyView, answer: str) -> Move | None:
    """What the answer left by this seat says to the question now asked; None: ask the player."""
    return STANDING[answer].answer(view) if answer in STANDING else None


def let_pass(view: PartyView) -> Pass | None:
    """Pass in every window."""
    asked = view.seat in view.asked and bool(view.agenda) and isinstance(view.agenda[-1], NotSoFast)
    return PASS if asked and PASS in view.options else None


def let_others_pass(view: PartyView) -> Pass | None:
    """Pass unless the action is aimed at this seat, or is this seat's own and somebody else has cancelled it."""
    return None if concerned(view) else let_pass(view)


def concerned(view: PartyView) -> bool:
    """Whether the action before which the window is open is this seat's business."""
    steps = list(view.agenda[:-1])
    cancelled = bool(steps) and isinstance(steps[-1], StrikeNext)
    while steps and isinstance(steps[-1], StrikeNext):
        steps.pop()
    if view.seat is None or not steps or not isinstance(steps[-1], Effect):
        return False
    return steps[-1].concerns(view.seat) or (cancelled and steps[-1].by == view.seat)


def my_turn_begins(view: PartyView) -> bool:
    return bool(view.agenda) and isinstance(top := view.agenda[-1], TakeTurn | DisgracedTurn) and top.seat == view.seat


STANDING: Final = {
    UNTIL_MY_TURN: Standing("Pass until my next turn", let_pass, my_turn_begins),
    ONLY_ME: Standing("Ask me only when it is aimed at me, or my own card is cancelled", let_others_pass),
}
