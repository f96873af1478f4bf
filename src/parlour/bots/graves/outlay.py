"""Ways to spend cards in one turn: what they add to one's margin here, and their price."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from parlour.bots.graves.prices import Item, Prices, item
from parlour.bots.graves.spot import Spot
from parlour.core import Move
from parlour.games.graves.cards import SUITS, VALUE, Card, Place, Suit, Use
from parlour.games.graves.deck import Ability
from parlour.games.graves.locations import ANY


class Pool(NamedTuple):
    """What may be played together in one turn: one suit, trumps and abilities, after a 2 that may change the trump."""

    opening: list[Move]
    margin: float  # after the opening
    price: float  # of the opening
    items: list[Item]

    @property
    def reach(self) -> float:
        return self.margin + sum([one.points for one in self.items])


class Outlay(NamedTuple):
    """Moves for one turn, in their order."""

    price: float
    margin: float
    moves: list[Move]


def pools(spot: Spot) -> Iterator[Pool]:
    """Everything that may be played together: by trump and by the one free suit."""
    yield from plain(spot)
    yield from changed(spot)


def plain(spot: Spot) -> Iterator[Pool]:
    """With the trump as it is."""
    return pools_with(spot, [], spot.table.trump, spot.prices, 0.0, 0.0, spot.hand)


def changed(spot: Spot) -> Iterator[Pool]:
    """With each trump that a card in hand can make."""
    for change in changes(spot):
        given, card = spot.priced(change.trump), change.card
        rest = [other for other in spot.hand if other != card]
        yield from pools_with(spot, [change], change.trump, given, given.points[card], given.price[card], rest)


def pools_with(
    spot: Spot, opening: list[Move], trump: Suit, given: Prices, points: float, price: float, hand: Sequence[Card]
) -> Iterator[Pool]:
    margin = spot.margin(given) + points
    common = skills(spot, hand, given)
    able = {one.number for one in common}
    suits: dict[Suit, list[Item]] = {}
    for card in hand:
        one = given.items.get(card)
        if one is not None and one.number not in able:
            suits.setdefault(card[0], []).append(one)
    common += suits.pop(trump, [])
    free = spot.table.free
    if free and free != trump:
        suits = {free: suits.get(free, [])}
    bound = spot.here.charges or spot.here.trailing
    for own in suits.values() or ([],):
        items = limited(spot, common, own) if bound else common + own
        if items or opening:
            yield Pool(opening, margin, price, items)


def changes(spot: Spot) -> Iterator[Place]:
    """Every change of trump that a card in hand can make."""
    table = spot.table
    for card in spot.hand:
        ability = spot.prices.changing.get(card)
        if ability is None or VALUE[card] < spot.here.lowest:
            continue
        if card[0] == table.trump or (table.free in ("", card[0]) and spot.room):
            for suit in SUITS if ability.any_suit else card[0]:
                if suit != table.trump:
                    yield Place(card, suit)


def skills(spot: Spot, hand: Sequence[Card], given: Prices) -> list[Item]:
    """Cards that do more by an ability than by being placed: taking from the other's pile, bringing from one's own."""
    table, found = spot.table, list[Item]()
    if given.removing and spot.theirs:
        found += skilled(hand, given.removing, given, spot.theirs)
    if given.carrying and table.place and spot.here.limit == ANY:
        piles = table.piles[spot.seat : 2 * table.place : 2]
        found += skilled(hand, given.carrying, given, [card for pile in piles for card in pile])
    return found


def skilled(
    hand: Sequence[Card], abilities: Mapping[Card, Ability], given: Prices, lying: Sequence[Card]
) -> Iterator[Item]:
    """Cards of such an ability, each with the best target that is left for it among those lying there."""
    points, used = given.points, 0
    for card in hand:
        if card in abilities:
            targets = sorted([points[other] for other in lying if other in abilities[card].reach])
            if used < len(targets) and targets[-1 - used] > points[card]:
                used += 1
                yield item(card, targets[-used], given.price[card], Use(card))


def limited(spot: Spot, common: list[Item], own: list[Item]) -> list[Item]:
    """The pool as the Location limits it: fewer non-trumps at Bank Vault (II), three cards at the Alley, tolls."""
    if spot.room < len(own):
        own = sorted(own, key=lambda one: one.points)[len(own) - spot.room :]
    if spot.here.toll < ANY:
        own = [tolled(spot, one) for one in own] if len(spot.hand) > 1 else []
    if spot.here.limit == ANY:
        return own + common
    pile = sorted([spot.prices.points[card] for card in spot.mine])
    slots, found = spot.here.limit - len(pile), list[Item]()
    for i, one in enumerate(sorted(own + common, key=lambda one: -one.points)):
        points = one.points
        if type(one.move) is Place and i >= slots:
            points -= pile[i - slots] if i - slots < len(pile) else points
        if points > 0:
            found.append(one._replace(points=points, thrift=one.price / points))
    return found


def tolled(spot: Spot, one: Item) -> Item:
    """A card that costs another one."""
    assert isinstance(one.move, Place)
    if VALUE[one.move.card] < spot.here.toll:
        return one
    price = one.price + min([spot.prices.price[card] for card in spot.hand if card != one.move.card])
    return one._replace(price=price, thrift=price / one.points)


def cheapest(spot: Spot, target: float) -> Outlay | None:
    """The least dear outlay after which one is ahead by ``target`` or more; trump is changed only if it must be."""
    for possible in (plain, changed):
        found = [outlay for pool in possible(spot) if (outlay := fill(pool, target)) is not None]
        if found:
            return min(found, key=lambda outlay: outlay.price)
    return None


def fill(pool: Pool, target: float) -> Outlay | None:
    """Take the thriftiest items until the target is reached, then put back what was not needed."""
    opening, margin, price, items = pool
    if pool.reach < target:
        return None
    taken = list[Item]()
    for one in sorted(items):
        if margin >= target:
            break
        taken.append(one)
        margin += one.points
        price += one.price
    for one in taken[-2::-1]:
        if margin - one.points >= target:
            taken.remove(one)
            margin -= one.points
            price -= one.price
    return Outlay(price, margin, opening + [one.move for one in taken])


def most(spot: Spot) -> list[Move]:
    """All that can be played in one turn for the greatest margin."""
    best = max(pools(spot), key=lambda pool: pool.reach, default=None)
    return best.opening + [one.move for one in best.items] if best is not None else []
