"""Playing on in an imagined world, turn by turn, until its Location is resolved."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from parlour.bots.graves.payments import still_open
from parlour.bots.graves.position import BINDING, Position
from parlour.bots.graves.prices import prices
from parlour.bots.graves.small_questions import answer
from parlour.bots.graves.style import STEADY, Style, any_style, turn
from parlour.core import NATURE, PASS, Move, Seat, chance, options, play
from parlour.games.graves.moves import Use
from parlour.games.graves.rules.turn import STOP, TakeTurn
from parlour.games.graves.settings.abilities import AGAINST
from parlour.games.graves.state import GravesState

PLANNED: Final = (*AGAINST, "carry")  # abilities that a bid counts on; after all others it is thought over anew


def roll_out(s: GravesState, seat: Seat, moves: Sequence[Move], rng: Random) -> int:
    """``seat`` makes these moves, then both play in some style until the Location is resolved.

    Returns how many lines the story of it has: a measure of its work that is the same on every machine.
    """
    resolved, told, styles = len(s.winners), len(s.told), (any_style(rng), any_style(rng))
    carry_out(s, seat, moves, rng)
    while s.asked and len(s.winners) == resolved:
        go_on(s, styles, rng)
    return len(s.told) - told


def go_on(s: GravesState, styles: tuple[Style, Style], rng: Random) -> None:
    """The player or nature who is asked answers; a turn is played as a whole."""
    seat = s.asked[0]
    if seat == NATURE:
        play(s, NATURE, chance(s, rng.randrange))
        return
    position = Position(s, seat, s.hands[seat])
    if type(s.agenda[-1]) is TakeTurn:
        carry_out(s, seat, turn(position, styles[seat]), rng)
    else:
        play(s, seat, answer(position, s.agenda[-1], options(s, seat)))


def carry_out(s: GravesState, seat: Seat, moves: Sequence[Move], rng: Random) -> None:
    """Make these moves as far as they are open, then stop; a turn without moves is a pass.

    After a small question, or when other cards have come to hand, how the turn goes on is left open.
    """
    asking = s.agenda[-1]
    if type(asking) is not TakeTurn:
        play(s, seat, moves[0])
        return
    left = s.locations[s.place :]
    given = prices(s.deck_of(seat), left, s.trump) if left[0] in BINDING else None
    for wish in moves:
        move = still_open(s, seat, wish, given) if given else wish
        if move is not None:
            play(s, seat, move)
            settle(s, asking, rng)
            if not s.played:  # the hand ran empty
                return
    if not moves or not opens(s, seat, moves[-1]):
        play(s, seat, STOP if s.played else PASS)


def opens(s: GravesState, seat: Seat, move: Move) -> bool:
    """Whether a move brings other cards to hand, or changes what they are good for."""
    return type(move) is Use and s.deck_of(seat).abilities[move.card].effect not in PLANNED


def settle(s: GravesState, asking: object, rng: Random) -> None:
    """What an ability asks is answered before the turn goes on."""
    while s.agenda[-1] is not asking and s.played:
        go_on(s, (STEADY, STEADY), rng)
