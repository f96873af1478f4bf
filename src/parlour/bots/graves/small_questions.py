"""The small questions of a Case, answered without looking ahead: which card to discard, to fetch, to move away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from parlour.bots.graves.evaluation import ENOUGH
from parlour.bots.graves.payments import paid
from parlour.bots.graves.position import Position
from parlour.bots.graves.prices import TRIFLE
from parlour.core import Move
from parlour.games.graves.cards import VALUE, Suit
from parlour.games.graves.moves import Discard, GiveUp, Keep, Pick, Place, Redraw, SetClocks, StaySilent
from parlour.games.graves.rules.abilities import ChooseTrump, Effect, Exchange, Fetch, Look, Recall, Swap
from parlour.games.graves.rules.drawing import ChooseHand
from parlour.games.graves.rules.location import AdjustClocks
from parlour.games.graves.rules.turn import KEEP, SwapCard
from parlour.games.graves.rules.unmasking import Surrender

MIDDLING: Final = 5.8  # a hand whose cards have a lower value on average is thrown away; a deck's average is 6
SPARE: Final = 4.5  # a card below this price is discarded with a pass


def answer(position: Position, step: Any, moves: Sequence[Any]) -> Move:
    """A good answer to any question but those of a turn and of the guess."""
    kind = type(step)
    move: Move
    if kind is SwapCard:
        return swap(position)
    if isinstance(step, Effect | ChooseTrump):
        move = max(moves, key=liking(position, step))
        return move
    if isinstance(step, ChooseHand):
        return new_hand(position)
    if kind is AdjustClocks:
        return clocks(position)
    if kind is Surrender:
        return GiveUp() if position.table.winners.count(position.table.detective) >= ENOUGH else StaySilent()
    move = moves[0]  # at the Museum: from the deck, if there is one
    return move


def new_hand(position: Position) -> Redraw | Keep:
    """A low hand is thrown away, unless the deck is too short for a whole new one."""
    held, deck = len(position.hand), position.cards_in_deck
    low = sum([VALUE[card] for card in position.hand]) < MIDDLING * held
    return Redraw() if low and not 0 < deck < held else KEEP


def swap(position: Position) -> Discard | Keep:
    """The cheapest card goes, if it is cheap and another can be drawn."""
    price, deck = position.prices.price, position.cards_in_deck
    card = min(position.hand, key=price.__getitem__)
    spare = price[card] < SPARE * (TRIFLE if position.ending else 1)
    return Discard(card) if spare and deck else KEEP


def gain(position: Position, pick: Pick) -> int:
    """What a card moved here, taken from the other's pile, or kept safe, is worth, less what makes room for it."""
    points = position.prices.points
    return points[pick.card] - (points[pick.pay] if pick.pay else 0)


def liking(position: Position, step: Effect | ChooseTrump) -> Callable[[Any], float]:
    """How good each answer to the question of an ability is."""
    points, price, kind = position.prices.points, position.prices.price, type(step)
    if kind is ChooseTrump:
        return lambda move: with_trump(position, move.suit)
    if kind is Fetch or kind is Look:
        return lambda pick: price[pick.card]
    if kind is Swap:
        return lambda pick: -price[pick.card]
    if kind is Recall:
        return lambda pick: price[pick.card] - points[pick.card]
    if kind is Exchange:
        return lambda pick: points[pick.pay] - points[pick.card]
    return lambda pick: gain(position, pick)


def with_trump(position: Position, suit: Suit) -> float:
    """By how much the own pile would be ahead with another trump, all such cards of the hand being placed."""
    given = position.priced(suit)
    return position.margin(given) + sum([given.points[card] for card in position.hand if card[0] == suit])


def clocks(position: Position) -> SetClocks:
    """Time helps the Lead: take it away when the other leads, and expect the winner to lead next."""
    return SetClocks(-1 if position.second else 1, 0 if position.ending else 1 if position.second else -1)


def granted(position: Position, wish: Move, moves: Sequence[Move]) -> Move | None:
    """The move as it is open now: paid for, where it must be, with the card that is missed least."""
    if wish not in moves and type(wish) is Place:
        wish = paid(position.table, position.seat, position.hand, wish, position.prices) or wish
    return wish if wish in moves else None


def fitting(position: Position, wishes: Sequence[Move], moves: Sequence[Move]) -> Move | None:
    """The first of these wishes that can be granted now."""
    return next((move for wish in wishes if (move := granted(position, wish, moves)) is not None), None)
