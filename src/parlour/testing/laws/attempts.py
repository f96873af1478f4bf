"""What is not offered is refused, in words, and changes nothing: tried with anything that can be written as a move."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from msgspec import json

from parlour.core import NATURE, TAKE_BACK, Game, Move, Piecewise, Seat, options, play, refusal
from parlour.testing.breach import breach, difference
from parlour.testing.inventor import Inventor
from parlour.testing.kit import Kit
from parlour.testing.run import runs

GAMES: Final = 12
MOMENTS: Final = 40  # of each game, nature's too
ATTEMPTS: Final = 25  # of each seat at each moment
LAW: Final = "Only what is offered is taken"


def only_what_is_offered_is_taken(kit: Kit) -> Counter[str]:
    """Anything a seat might send, asked or not, and anything that might be passed off as nature's."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        rng, inventor = Random(run.name), Inventor(run)
        numbers = range(len(run.actions))
        for n, s, _ in run.before(set(rng.sample(numbers, min(MOMENTS, len(numbers))))):
            before = json.encode(s)
            for seat in {NATURE, *range(run.seats)}:
                for move in inventor.moves(rng, ATTEMPTS):
                    taken = taken_or_not(kit.game, s, seat, move)
                    if taken.startswith("!"):
                        breach(LAW, run.at(n), f"{whose(seat)} {move} {taken[1:]}.")
                    tally[taken] += 1
            if json.encode(s) != before:
                breach(LAW, run.at(n), f"what was refused has changed things: {difference(before, json.encode(s))}.")
    return tally


def whose(seat: Seat) -> str:
    return "nature's" if seat == NATURE else f"seat {seat}'s"


def taken_or_not(game: Game[Any, Any], s: Any, seat: Seat, move: Move) -> str:
    """What kind of attempt it was, or after an exclamation mark what is wrong with the answer to it."""
    try:
        reason = refusal(s, seat, move)
        if reason is None:
            play(s.clone(), seat, move)
    except Exception as mistake:
        return f"!is answered by {type(mistake).__name__}: {mistake}"
    if seat == NATURE and NATURE in s.asked:
        return "possible" if reason is None else "impossible"
    offered = seat in s.asked and may(s, seat, move)
    if offered != (reason is None):
        return f"!is {'offered, yet refused' if offered else 'not offered, yet taken'}: {reason}"
    said = "" if reason is None else str(game.refused(reason))
    if reason is not None and not (" " in said and said.endswith(".")):
        return f"!is refused without a sentence: {said}"
    return "taken" if offered else "refused" if seat in s.asked else "out of turn"


def may(s: Any, seat: Seat, move: Move) -> bool:
    """Whether the move is offered; taking back is open to a seat that has begun, and is never offered."""
    return move in options(s, seat) or (move == TAKE_BACK and isinstance(s.agenda[-1], Piecewise) and bool(s.sealed))
