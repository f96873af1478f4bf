"""Detective Graves on exact chances: how likely is it that the other holds an answer?

It plays as the rules of thumb say, but for the Lead's last turn at a Location, after which the other has the last word.
There it tries every sensible bid in worlds drawn from the exact posterior, and looks in each of them whether the
other's hand can still answer it: what is won by that is weighed against the price of the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from parlour.bots.graves import thumb
from parlour.bots.graves.candidates import Candidate, candidates
from parlour.bots.graves.explain import by_belief as explain
from parlour.bots.graves.position import Position
from parlour.bots.graves.small_questions import fitting
from parlour.bots.graves.standing import WORLDS, holding
from parlour.core import PASS, Move
from parlour.games.graves.cards import VALUE
from parlour.games.graves.moves import Guess, Place, Use
from parlour.games.graves.rules.drawing import FROM_DECK, FROM_DISCARDS, FROM_EITHER, DrawOne
from parlour.games.graves.rules.turn import STOP, TakeTurn
from parlour.games.graves.rules.unmasking import MakeGuess
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import quick_worlds

__all__ = ["choose", "explain"]

WORTH: Final = 100.0  # the highest price at which winning a Location pays: fitted to many Cases


def choose(view: GravesView, rng: Random) -> Move:
    step = view.agenda[-1]
    assert view.seat is not None
    if type(step) is MakeGuess:
        return Guess(rng.choice(quick_worlds(view).evidence.suspects))
    if type(step) is DrawOne and tuple(view.options) == FROM_EITHER:
        return source(view, rng)
    position = Position(view, view.seat, view.hand)
    if type(step) is TakeTurn and position.last and not position.second and not view.passes:
        candidate = least_answered(position, candidates(position, step, view.options), rng)
        return fitting(position, candidate, view.options) or (STOP if view.played else PASS)
    return thumb.choose(view, rng)


def source(view: GravesView, rng: Random) -> Move:
    """The Museum's question: which is higher on average, the top of the own discards or of the deck?"""
    worlds, seat = quick_worlds(view), view.seat or 0
    lying = [worlds.sample(rng.randrange) for _ in range(WORLDS // 2)]
    discards, deck = sum([VALUE[s.discards[seat][-1]] for s in lying]), sum([VALUE[s.decks[seat][-1]] for s in lying])
    return FROM_DISCARDS if discards > deck else FROM_DECK


def least_answered(position: Position, found: Sequence[Candidate], rng: Random) -> Candidate:
    """The bid that is worth the most: the chance that it holds, times what a Location is worth, less its price."""
    view = position.table
    assert isinstance(view, GravesView)
    worlds = quick_worlds(view)
    lying = [worlds.sample(rng.randrange) for _ in range(WORLDS)]
    return max(found, key=lambda candidate: WORTH * holding(position, candidate, lying) - price(position, candidate))


def price(position: Position, candidate: Candidate) -> float:
    """What the cards of a candidate would be worth later."""
    return sum([position.prices.price[move.card] for move in candidate if type(move) is Place or type(move) is Use])
