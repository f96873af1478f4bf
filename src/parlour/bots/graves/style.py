"""A style of playing, light enough for rollouts: when to outbid, when to wait, and what to pay for a Location."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from parlour.bots.graves.bids import cheapest, most, plain
from parlour.bots.graves.position import Position
from parlour.bots.streams import below
from parlour.core import Move
from parlour.games.graves.moves import Place


class Style(Struct, frozen=True):
    """How far a player goes."""

    share: float = 0.8  # of the hand, by price, that one turn may cost
    margin: float = 1.0  # to be ahead by, while the Location goes on
    threat: float = 4.0  # what each card in the other's hand is feared to be worth, when that hand has the last word
    stall: float = 4.0  # the highest price for keeping a Location open
    nerve: float = 0.0  # how much of this turn's reach is hoped for in each later one; without it none is hoped for


STEADY: Final = Style()
HABITS: Final = (  # of each kind, one is drawn
    (0.4, 0.6, 0.8, 1.0),
    (1.0, 1.0, 1.0, 3.0, 8.0, 15.0),
    (0.0, 1.5, 2.5, 3.0, 4.0),
    (2.0, 4.0, 8.0),
    (0.0, 0.4, 0.8),
)


def any_style(rng: Random) -> Style:
    """Players differ, and so do the same player's turns."""
    number = below(rng)
    return Style(*[habits[number(len(habits))] for habits in HABITS])


def turn(position: Position, style: Style, spent: float = 0.0) -> list[Move]:
    """What to play, ``spent`` being what this turn has already cost; nothing is a pass, or to stop.

    Who is ahead waits: the other must answer or lose the Location.  Who has the last word pays no more than needed.
    Who leads in the last turn goes beyond the other's reach, or saves the cards: the loser does not lead next.
    """
    ahead = position.ahead
    if ahead > 0 and (position.final or position.table.passes):
        return []
    target = aim(position, style)
    if ahead < target:
        bid = cheapest(position, target)
        if bid is not None and (position.ending or bid.price <= affordable(position, style, spent)):
            return bid.moves
        if not position.final and (position.ending or (ahead <= 0 and hopeful(position, style, spent))):
            return most(position)
    waiting = position.last or ahead > 0 or position.table.played
    return [] if waiting else stall(position, style)


def aim(position: Position, style: Style) -> float:
    """By how much to be ahead after this turn."""
    if position.final:
        return 1.0
    return style.threat * position.cards(1 - position.seat) if position.last else style.margin


def affordable(position: Position, style: Style, spent: float) -> float:
    """What this turn may still cost."""
    price = position.prices.price
    return style.share * (sum([price[card] for card in position.hand]) + spent) - spent


def hopeful(position: Position, style: Style, spent: float) -> bool:
    """Whether what can't be reached in one turn may be reached in those that are left; who has begun goes on."""
    if position.last or not style.nerve:
        return False
    ahead = position.ahead
    gain = max([pool.reach for pool in plain(position)], default=ahead) - ahead
    return spent > style.stall or ahead + gain * (1 + style.nerve * (position.turns - 1)) > 0


def stall(position: Position, style: Style) -> list[Move]:
    """The cheapest card that may be placed, if it is cheap enough: the Location goes on."""
    found = [one for pool in plain(position) for one in pool.items if type(one.move) is Place]
    least = min(found, key=lambda one: one.price, default=None)
    return [least.move] if least is not None and least.price <= style.stall else []
