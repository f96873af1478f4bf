"""Detective Graves by rules of thumb.

Ahead? Wait: the other must answer, or two passes end the Location.  Behind? Pay the least that puts you ahead, trumps
of this Location first, trumps of a later one last.  In the last turn the second player has the last word: as the Lead
go far beyond what that hand can answer, or save your cards, for who loses here does not lead next.
Cards kept beyond the fifth Location are worth nothing.  Give up when the Detective has three Evidence cards.
"""

from __future__ import annotations

from random import Random

from parlour.bots.graves.explain import by_thumb as explain
from parlour.bots.graves.position import Position
from parlour.bots.graves.small_questions import answer, fitting
from parlour.bots.graves.style import STEADY, Style, turn
from parlour.core import PASS, Move
from parlour.games.graves.cards import CLEARS, IDENTITIES
from parlour.games.graves.events import Arrived, Passed, Placed, StoppedPlaying, TimePassed, Used
from parlour.games.graves.moves import Guess
from parlour.games.graves.rules.turn import STOP, TakeTurn
from parlour.games.graves.rules.unmasking import MakeGuess
from parlour.games.graves.view import GravesView

__all__ = ["choose", "explain", "play"]


def choose(view: GravesView, rng: Random) -> Move:
    return play(view, rng, STEADY)


def play(view: GravesView, rng: Random, style: Style) -> Move:
    """An answer to any question, in this style."""
    step = view.agenda[-1]
    if type(step) is MakeGuess:
        return Guess(rng.choice(suspects(view)))
    assert view.seat is not None
    position = Position(view, view.seat, view.hand)
    if type(step) is TakeTurn:
        move = fitting(position, turn(position, style, spent(position)), view.options)
        return move or (STOP if view.played else PASS)
    return answer(position, step, view.options)


def suspects(view: GravesView) -> list[str]:
    """Whom none of the own Evidence clears."""
    cleared = frozenset[str]().union(*[CLEARS[evidence] for evidence in view.evidence if evidence])
    return [identity for identity in IDENTITIES if identity not in cleared]


def spent(position: Position) -> float:
    """The price of what this turn has already cost."""
    total, view = 0.0, position.table
    assert isinstance(view, GravesView)
    for event in reversed(view.story) if view.played else ():
        if type(event) is Placed or type(event) is Used:
            total += position.prices.price.get(event.card, 0.0) if event.seat == position.seat else 0.0
        elif type(event) in (StoppedPlaying, Passed, TimePassed, Arrived):
            break
    return total
