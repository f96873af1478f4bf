"""Answers that a player may leave with the table for the Not so Fast windows; nobody else learns of them."""

from __future__ import annotations

from typing import Final

from parlour.core import PASS, Pass, Standing
from parlour.core.cancelling import contested
from parlour.games.death_cards.rules.not_so_fast import Effect, NotSoFast
from parlour.games.death_cards.rules.turn import DisgracedTurn, DrawOne, TakeTurn
from parlour.games.death_cards.view import DeathCardsView


def let_pass(view: DeathCardsView) -> Pass | None:
    """Pass in every window."""
    asked = view.seat in view.asked and bool(view.agenda) and isinstance(view.agenda[-1], NotSoFast)
    return PASS if asked and PASS in view.options else None


def let_others_pass(view: DeathCardsView) -> Pass | None:
    """Pass unless the action is aimed at this seat, or is this seat's own and about to be cancelled."""
    return None if concerned(view) else let_pass(view)


def concerned(view: DeathCardsView) -> bool:
    """Whether the action before which the window is open is this seat's business."""
    found = contested(view.agenda)
    if found is None or not isinstance(effect := found.step, Effect):
        return False
    return view.seat in effect.aims(view) or (not found.stands and effect.by == view.seat)


def my_turn_begins(view: DeathCardsView) -> bool:
    """In disgrace and with an empty hand a turn begins with the draw."""
    step = view.agenda[-1] if view.agenda else None
    return isinstance(step, TakeTurn | DisgracedTurn | DrawOne) and step.seat == view.seat


STANDING: Final = {
    "pass": Standing(let_pass, my_turn_begins),
    "target": Standing(let_others_pass),
}
