"""Detective Graves on exact chances: how likely is it that the other holds an answer?

It plays as the rules of thumb say, but for the Lead's last turn at a Location, after which the other has the last word.
There it tries every sensible outlay in worlds drawn from the exact posterior, and looks in each of them whether the
other's hand can still answer it: what is won by that is weighed against the price of the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from parlour.bots.graves import thumb
from parlour.bots.graves.answers import fitting
from parlour.bots.graves.outlay import pools
from parlour.bots.graves.plans import Plan, plans
from parlour.bots.graves.rollout import carry_out
from parlour.bots.graves.spot import Spot
from parlour.bots.graves.worlds import worlds_of
from parlour.core import PASS, Move
from parlour.games.graves.cards import VALUE, Guess, Place, Use
from parlour.games.graves.drawing import BOTH, DECK, DISCARDS, DrawOne
from parlour.games.graves.state import Graves
from parlour.games.graves.turn import STOP, TakeTurn
from parlour.games.graves.unmasking import MakeGuess
from parlour.games.graves.view import GravesView

WORTH: Final = 100.0  # the price at which a Location is bought too dear: from a fit to many Cases
WORLDS: Final = 24


def choose(view: GravesView, rng: Random) -> Move:
    step = view.agenda[-1]
    assert view.seat is not None
    if type(step) is MakeGuess:
        return Guess(rng.choice(worlds_of(view).dossier.suspects))
    if type(step) is DrawOne and tuple(view.options) == BOTH:
        return source(view, rng)
    spot = Spot(view, view.seat, view.hand)
    if type(step) is TakeTurn and spot.last and not spot.second and not view.passes:
        plan = least_answered(spot, plans(spot, step, view.options), rng)
        return fitting(spot, plan, view.options) or (STOP if view.played else PASS)
    return thumb.choose(view, rng)


def source(view: GravesView, rng: Random) -> Move:
    """The Museum's question: which is higher on average, the top of the own discards or of the deck?"""
    worlds, seat = worlds_of(view), view.seat or 0
    lying = [worlds.sample(rng.randrange) for _ in range(WORLDS // 2)]
    discards, deck = sum([VALUE[s.discards[seat][-1]] for s in lying]), sum([VALUE[s.decks[seat][-1]] for s in lying])
    return DISCARDS if discards > deck else DECK


def least_answered(spot: Spot, found: Sequence[Plan], rng: Random) -> Plan:
    """The outlay that is worth the most: the chance that it stands, times what a Location is worth, less its price."""
    view = spot.table
    assert isinstance(view, GravesView)
    worlds = worlds_of(view)
    lying = [worlds.sample(rng.randrange) for _ in range(WORLDS)]
    return max(found, key=lambda plan: WORTH * standing(spot, plan, lying) - price(spot, plan))


def standing(spot: Spot, plan: Plan, lying: Sequence[Graves]) -> float:
    """The share of worlds in which the other can't answer ``plan``."""
    return sum([stands(spot, plan, world.clone()) for world in lying]) / len(lying)


def stands(spot: Spot, plan: Plan, s: Graves) -> bool:
    carry_out(s, spot.seat, plan, Random(0))
    if s.winners[spot.table.place :] or not s.asked:
        return s.winners[spot.table.place] == spot.seat
    other = Spot(s, 1 - spot.seat, s.hands[1 - spot.seat])
    return other.ahead < 0 and max([pool.reach for pool in pools(other)], default=-1.0) <= 0


def price(spot: Spot, plan: Plan) -> float:
    """What the cards of a plan would be worth later."""
    return sum([spot.prices.price[move.card] for move in plan if type(move) is Place or type(move) is Use])
