"""A manner of playing, light enough for rollouts: when to outbid, when to wait, and what to pay for a Location."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from parlour.bots.graves.outlay import cheapest, most, plain
from parlour.bots.graves.spot import Spot
from parlour.core import Move
from parlour.games.graves.cards import Place


class Manner(Struct, frozen=True):
    """How far a player goes."""

    share: float = 0.8  # of the hand, by price, that one turn may cost
    margin: float = 1.0  # to be ahead by, while the Location goes on
    threat: float = 4.0  # what each card in the other's hand is feared to be worth, when that hand has the last word
    stall: float = 4.0  # the highest price for keeping a Location open
    nerve: float = 0.0  # how much of this turn's reach is hoped for in each later one; without it none is hoped for


STEADY: Final = Manner()


def any_manner(rng: Random) -> Manner:
    """Players differ, and so do the same player's turns."""
    return Manner(
        share=rng.choice((0.4, 0.6, 0.8, 1.0)),
        margin=rng.choice((1.0, 1.0, 1.0, 3.0, 8.0, 15.0)),
        threat=rng.choice((0.0, 1.5, 2.5, 3.0, 4.0)),
        stall=rng.choice((2.0, 4.0, 8.0)),
        nerve=rng.choice((0.0, 0.4, 0.8)),
    )


def turn(spot: Spot, manner: Manner, spent: float = 0.0) -> list[Move]:
    """What to play, ``spent`` being what this turn has already cost; nothing is a pass, or to stop.

    Who is ahead waits: the other must answer or lose the Location.  Who has the last word pays no more than needed.
    Who leads in the last turn goes beyond the other's reach, or saves the cards: whoever loses here does not lead next.
    """
    ahead = spot.ahead
    if ahead > 0 and (spot.final or spot.table.passes):
        return []
    target = aim(spot, manner)
    if ahead < target:
        plan = cheapest(spot, target)
        if plan is not None and (spot.ending or plan.price <= budget(spot, manner, spent)):
            return plan.moves
        if not spot.final and (spot.ending or (ahead <= 0 and hopeful(spot, manner, spent))):
            return most(spot)
    waiting = spot.last or ahead > 0 or spot.table.played
    return [] if waiting else stall(spot, manner)


def aim(spot: Spot, manner: Manner) -> float:
    """By how much to be ahead after this turn."""
    if spot.final:
        return 1.0
    return manner.threat * spot.cards(1 - spot.seat) if spot.last else manner.margin


def budget(spot: Spot, manner: Manner, spent: float) -> float:
    price = spot.prices.price
    return manner.share * (sum([price[card] for card in spot.hand]) + spent) - spent


def hopeful(spot: Spot, manner: Manner, spent: float) -> bool:
    """Whether what can't be reached in one turn may be reached in those that are left; who has begun goes on."""
    if spot.last or not manner.nerve:
        return False
    ahead = spot.ahead
    gain = max([pool.reach for pool in plain(spot)], default=ahead) - ahead
    return spent > manner.stall or ahead + gain * (1 + manner.nerve * (spot.turns - 1)) > 0


def stall(spot: Spot, manner: Manner) -> list[Move]:
    """The cheapest card that may be placed, if it is cheap enough: the Location goes on."""
    found = [one for pool in plain(spot) for one in pool.items if type(one.move) is Place]
    least = min(found, key=lambda one: one.price, default=None)
    return [least.move] if least is not None and least.price <= manner.stall else []
