"""Ways to spend cards in one turn: what they add to a player's lead at the Location, and their price."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from parlour.bots.graves.position import Position
from parlour.bots.graves.prices import Item, Prices, item
from parlour.core import Move
from parlour.games.graves.cards import ANY, SUITS, VALUE, Card, Suit
from parlour.games.graves.moves import Place, Use
from parlour.games.graves.settings.abilities import Ability

by_points: Final = attrgetter("points")


class Pool(NamedTuple):
    """What may be played together in one turn: one suit, trumps and abilities, after a 2 that may change the trump."""

    opening: list[Move]
    margin: float  # after the opening
    price: float  # of the opening
    items: list[Item]

    @property
    def reach(self) -> float:
        return self.margin + sum([one.points for one in self.items])


class Bid(NamedTuple):
    """Moves for one turn in their order: their price, and by how much the player is ahead after them."""

    price: float
    margin: float
    moves: list[Move]


def pools(position: Position) -> Iterator[Pool]:
    """Everything that may be played together: by trump and by the one free suit."""
    yield from plain(position)
    yield from changed(position)


def plain(position: Position) -> list[Pool]:
    """With the trump as it is; worked out once."""
    if position.plain is None:
        given = position.prices
        position.plain = list(pools_with(position, [], position.table.trump, given, 0.0, 0.0, position.hand))
    return position.plain


def changed(position: Position) -> list[Pool]:
    """With each trump that a card in hand can make; worked out once."""
    if position.changed is None:
        position.changed = list(with_change(position))
    return position.changed


def with_change(position: Position) -> Iterator[Pool]:
    for change in changes(position):
        given, card = position.priced(change.trump), change.card
        rest = [other for other in position.hand if other != card]
        yield from pools_with(position, [change], change.trump, given, given.points[card], given.price[card], rest)


def pools_with(
    position: Position,
    opening: list[Move],
    trump: Suit,
    given: Prices,
    points: float,
    price: float,
    hand: Sequence[Card],
) -> Iterator[Pool]:
    margin = (position.ahead if given is position.prices else position.margin(given)) + points
    common = skills(position, hand, given)
    suits = placeable(hand, given, common)
    common += suits.pop(trump, [])
    free = position.table.free
    if free and free != trump:
        suits = {free: suits.get(free, [])}
    for own in suits.values() or ([],):
        items = limited(position, common, own) if position.bound else common + own
        if items or opening:
            yield Pool(opening, margin, price, items)


def placeable(hand: Sequence[Card], given: Prices, used: Sequence[Item]) -> dict[Suit, list[Item]]:
    """The cards that may be placed, by suit, without those that are used."""
    items, suits = given.items, dict[Suit, list[Item]]()
    able = {one.number for one in used} if used else ()
    for card in hand:
        one = items[card]
        if one is not None and one.number not in able:
            suit = card[0]
            if suit in suits:
                suits[suit].append(one)
            else:
                suits[suit] = [one]
    return suits


def changes(position: Position) -> Iterator[Place]:
    """Every change of trump that a card in hand can make."""
    table = position.table
    for card in position.hand:
        ability = position.prices.changing.get(card)
        if ability is None or VALUE[card] < position.here.lowest:
            continue
        if card[0] == table.trump or (table.free in ("", card[0]) and position.room):
            for suit in SUITS if ability.any_suit else card[0]:
                if suit != table.trump:
                    yield Place(card, suit)


def skills(position: Position, hand: Sequence[Card], given: Prices) -> list[Item]:
    """Cards that do more by an ability than by being placed: they take from the other pile, or add from the own."""
    table, found = position.table, list[Item]()
    if position.theirs and not given.removing.keys().isdisjoint(hand):
        found += skilled(hand, removing_here(position, given), given, table.exposed(1 - position.seat))
    if table.place and not given.carrying.keys().isdisjoint(hand) and position.here.limit == ANY:
        resolved = [card for pile in table.resolved_piles(position.seat) for card in pile]
        found += skilled(hand, given.carrying, given, resolved)
    return found


def removing_here(position: Position, given: Prices) -> Mapping[Card, Ability]:
    """The abilities against the other's pile that work now: at the first Location nothing can be sent away."""
    if position.table.place:
        return given.removing
    return {card: ability for card, ability in given.removing.items() if ability.effect != "send away"}


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


def limited(position: Position, common: list[Item], own: list[Item]) -> list[Item]:
    """The pool as the Location limits it: fewer non-trumps at Bank Vault (II), three cards at the Alley, tolls."""
    if position.room < len(own):
        own = sorted(own, key=lambda one: one.points)[len(own) - position.room :]
    if position.here.toll < ANY:
        own = list(tolled(position, own)) if len(position.hand) > 1 else []
    if position.here.limit == ANY:
        return own + common
    return ranked(position, own + common)


def ranked(position: Position, items: list[Item]) -> list[Item]:
    """Where a pile has a limit, the highest go to its empty slots, the next ones take the place of what lies there."""
    pile = sorted([position.prices.points[card] for card in position.mine])
    limit, found = position.here.limit, list[Item]()
    slots = limit - len(pile)
    for i, one in enumerate(sorted(items, key=by_points, reverse=True)):
        if i < slots or type(one.move) is Use:
            found.append(one)
        elif i < limit and one.points > pile[i - slots]:
            points = one.points - pile[i - slots]
            found.append(Item(one.price / points, one.price, points, one.number, one.move))
    return found


def tolled(position: Position, own: list[Item]) -> Iterator[Item]:
    """Cards of which the higher ones cost another: the cheapest in hand, or the next if they are that themselves."""
    toll, price = position.here.toll, position.prices.price
    first, second = sorted(position.hand, key=price.__getitem__)[:2]
    for one in own:
        assert isinstance(one.move, Place)
        card = one.move.card
        if VALUE[card] < toll:
            yield one
        else:
            yield item(card, one.points, one.price + price[second if card == first else first], one.move)


def cheapest(position: Position, target: float) -> Bid | None:
    """The cheapest bid after which the player is ahead by ``target`` or more; it changes the trump only if it must."""
    for possible in (plain, changed):
        found = [bid for pool in possible(position) if (bid := fill(pool, target)) is not None]
        if found:
            return min(found, key=lambda bid: bid.price)
    return None


def fill(pool: Pool, target: float) -> Bid | None:
    """Take the items with the lowest price per point until the target is reached, then put back what was not needed."""
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
    return Bid(price, margin, opening + [one.move for one in taken])


def most(position: Position) -> list[Move]:
    """All that can be played in one turn for the greatest margin."""
    best = max(pools(position), key=lambda pool: pool.reach, default=None)
    return best.opening + [one.move for one in best.items] if best is not None else []
