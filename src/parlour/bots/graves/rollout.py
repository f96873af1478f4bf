"""Playing on in an imagined world, turn by turn, until its Location is resolved."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from parlour.bots.graves.answers import answer, granted
from parlour.bots.graves.manner import Manner, any_manner, turn
from parlour.bots.graves.spot import Spot
from parlour.core import NATURE, PASS, Move, Seat, chance, options, play
from parlour.games.graves.cards import Use
from parlour.games.graves.state import Graves
from parlour.games.graves.turn import STOP, TakeTurn

SEARCHING: Final = ("fetch", "reshuffle")  # abilities that bring other cards to hand


def roll_out(s: Graves, seat: Seat, plan: Sequence[Move], rng: Random) -> None:
    """``seat`` does as planned, then both play in some manner until the Location is resolved."""
    resolved, manners = len(s.winners), (any_manner(rng), any_manner(rng))
    carry_out(s, seat, plan, rng)
    while s.asked and len(s.winners) == resolved:
        go_on(s, manners, rng)


def go_on(s: Graves, manners: tuple[Manner, Manner], rng: Random) -> None:
    """Whoever is asked answers; a turn is played as a whole."""
    seat = s.asked[0]
    if seat == NATURE:
        play(s, NATURE, chance(s, rng.randrange))
        return
    spot = Spot(s, seat, s.hands[seat])
    if type(s.agenda[-1]) is TakeTurn:
        carry_out(s, seat, turn(spot, manners[seat]), rng)
    else:
        play(s, seat, answer(spot, s.agenda[-1], options(s, seat)))


def carry_out(s: Graves, seat: Seat, plan: Sequence[Move], rng: Random) -> None:
    """Make the moves of a plan as far as they are open, then stop; a turn without moves is a pass.

    After a small question, or when other cards have come to hand, how the turn goes on is left open.
    """
    asking = s.agenda[-1]
    if type(asking) is not TakeTurn:
        play(s, seat, plan[0])
        return
    bound = s.here.charges or s.here.trailing
    spot = Spot(s, seat, s.hands[seat])
    for wish in plan:
        move = granted(spot, wish, options(s, seat)) if bound else wish
        if move is not None:
            play(s, seat, move)
            settle(s, asking, rng)
            if not s.played:  # the hand ran empty
                return
    if not plan or not searches(s, seat, plan[-1]):
        play(s, seat, STOP if s.played else PASS)


def searches(s: Graves, seat: Seat, move: Move) -> bool:
    """Whether a move brings other cards to hand."""
    return type(move) is Use and s.deck_of(seat).abilities[move.card].effect in SEARCHING


def settle(s: Graves, asking: object, rng: Random) -> None:
    """What an ability asks is answered before the turn goes on."""
    while s.agenda[-1] is not asking and s.played:
        go_on(s, (Manner(), Manner()), rng)
