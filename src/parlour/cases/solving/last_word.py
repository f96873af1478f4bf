"""The last turn at the last Location of Detective Graves: every way to play it is tried, so it is solved.

Nothing comes after it and nobody answers it.  What is left to luck, to draw or to look for a card, is not tried: the
Location is to be won for certain.  The card that is sought is the one that lies in every turn that does so.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final

from msgspec import to_builtins

from parlour.cases.case import Evidence, Offered, Riddle, move_of
from parlour.cases.desk import Desk
from parlour.core import NATURE, PASS, Game, Move, Seat, chance, options, play
from parlour.games.graves.cards import Card
from parlour.games.graves.moves import Place, Use
from parlour.games.graves.rules.turn import STOP, TakeTurn
from parlour.games.graves.state import GravesState
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import noted_worlds

LUCKY: Final = ("draw", "swap", "new hand", "look", "reshuffle", "uncover")
MOST: Final = 8_000  # positions; a hand that leads to more is not asked about
WITHOUT: Final = 1.0  # what a card is worth here: it can be won without it,
NEVER: Final = 0.0  # or not


class Unsolved(Exception):
    """There are too many ways."""


class Turn:
    """Every way to play the turn of a seat without one of its cards, each position once, until one wins."""

    def __init__(self, view: GravesView, without: Card = "") -> None:
        assert view.seat is not None
        self.seat: Seat = view.seat
        self.without = without
        self.seen: set[Hashable] = set()
        self.win = self.won_from(first(view), ())

    def won_from(self, s: GravesState, moves: tuple[Move, ...]) -> tuple[Move, ...] | None:
        """The moves of a turn that wins; None if none does."""
        if type(s.agenda[-1]) is TakeTurn and s.score(self.seat) > s.score(1 - self.seat):
            return moves
        for move in self.open(s):
            after = played(s, self.seat, move)
            if len(after.winners) > len(s.winners):  # the hand ran empty
                found = (*moves, move) if after.winners[-1] == self.seat else None
            else:
                found = self.won_from(after, (*moves, move)) if self.is_new(after) else None
            if found is not None:
                return found
        return None

    def open(self, s: GravesState) -> list[Move]:
        """What may be tried, the highest cards first."""
        moves = [
            move for move in options(s, self.seat) if move not in (STOP, PASS) and not is_lucky(s, self.seat, move)
        ]
        return [move for move in moves[::-1] if self.without not in spent(move)] if self.without else moves[::-1]

    def is_new(self, s: GravesState) -> bool:
        key = position(s)
        if key in self.seen:
            return False
        self.seen.add(key)
        if len(self.seen) > MOST:
            raise Unsolved
        return True


def first(view: GravesView) -> GravesState:
    """The table with hidden cards made up: no way to play the turn looks at them."""
    s = noted_worlds(view).sample(Random(0).randrange)
    s.told = []
    return s


def own_discards(view: GravesView) -> list[Card]:
    """What lies in the seat's own discard pile, by what it was told: the same in every world."""
    assert view.seat is not None
    return sorted(first(view).discards[view.seat])


def played(s: GravesState, seat: Seat, move: Move) -> GravesState:
    """After this move.  Nature may shuffle discards: nobody draws from them any more."""
    after = s.clone()
    play(after, seat, move)
    while NATURE in after.asked and len(after.winners) == len(s.winners):
        play(after, NATURE, chance(after, Random(0).randrange))
    return after


def is_lucky(s: GravesState, seat: Seat, move: Move) -> bool:
    return isinstance(move, Use) and s.deck_of(seat).abilities[move.card].effect in LUCKY


def spent(move: Move) -> tuple[Card, ...]:
    """The cards of the hand that a move takes."""
    if isinstance(move, Place):
        return move.card, move.pay
    return (move.card,) if isinstance(move, Use) else ()


def position(s: GravesState) -> Hashable:
    """All on which the rest of a turn depends."""
    lying = tuple([tuple(sorted(cards)) for cards in (*s.hands, *s.piles)])
    return lying, s.trump, s.free, s.played, s.protected, s.gone, tuple(s.agenda[-2:])


def positions(view: GravesView, cards: Sequence[Card]) -> int:
    """How many positions are looked at before it is known which cards are needed."""
    turn = Turn(view)
    used = {card for move in turn.win or () for card in spent(move)}
    return len(turn.seen) + sum([len(Turn(view, card).seen) for card in cards if card in used])


def needed(view: GravesView, cards: Sequence[Card]) -> tuple[tuple[Move, ...], list[float]]:
    """A turn that wins, and for each card whether it can be won without; no moves where it can't be won at all."""
    win = Turn(view).win or ()
    used = {card for move in win for card in spent(move)}
    worth = [NEVER if card in used and Turn(view, card).win is None else WITHOUT for card in cards]
    return win, worth


def cards_asked(game: Game[Any, Any], riddle: Riddle) -> list[Card]:
    moves = [move_of(game, choice) for choice in riddle.choices if isinstance(choice, Offered)]
    return [move.card for move in moves if isinstance(move, Place)]


def right(desk: Desk, riddle: Riddle) -> Sequence[int]:
    """The cards without which the Location cannot be won; none where it cannot be won at all."""
    try:
        _, worth = needed(desk.view, cards_asked(desk.game, riddle))
    except Unsolved:
        return []
    return [place for place, each in enumerate(worth) if each == NEVER]


def proved(desk: Desk, riddle: Riddle, answer: int) -> Evidence:
    """By each card whether it can be won without it, and a turn that wins."""
    win, worth = needed(desk.view, cards_asked(desk.game, riddle))
    return Evidence(worth=tuple(worth), plan=tuple([to_builtins(move) for move in win]))
