"""Law 3, twin choices: an answer that is still sealed changes nothing for anybody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import json

from parlour.core import (
    NATURE,
    PASS,
    TAKE_BACK,
    Gathering,
    Move,
    Piecewise,
    Seat,
    Together,
    Window,
    options,
    play,
    refusal,
)
from parlour.core.agenda import ask_anew
from parlour.testing.breach import breach, difference
from parlour.testing.channels import channels, compared
from parlour.testing.kit import Kit
from parlour.testing.run import Run, runs

GAMES: Final = 12
MOMENTS: Final = 40  # looked at in one game, for each kind of step
LAW: Final = "Twin choices"


def choices_stay_sealed(kit: Kit) -> Counter[str]:
    """Alter a sealed choice, pass in a window, add a part to a decision or take it back: nobody else can tell."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        for n, s in gatherings(run):
            seat = s.asked[n % len(s.asked)]
            for what, ours, theirs in altered(s, seat):
                if reason := others_can_tell(kit, seat, ours, theirs):
                    breach(LAW, run.at(n), f"{what} by seat {seat}: {reason}")
                tally[what] += 1
            if reason := parts_stick(s, seat):
                breach(LAW, run.at(n), reason)
    return tally


def gatherings(run: Run) -> Iterator[tuple[int, Any]]:
    """Moments when a Together, a Window or a Piecewise is asked, spread over the game."""
    found = [type(s.agenda[-1]) if asks_in_secret(s) else None for s, _, _ in run.states()]
    chosen: set[int] = set()
    for kind in dict.fromkeys(found):
        places = [n for n, step in enumerate(found) if step is kind and kind is not None]
        chosen.update(Random(len(places)).sample(places, min(MOMENTS, len(places))))
    for n, (s, _, _) in enumerate(run.states()):
        if n in chosen:
            yield n, s


def asks_in_secret(s: Any) -> bool:
    return bool(s.asked) and NATURE not in s.asked and isinstance(s.agenda[-1], Gathering)


def altered(s: Any, seat: Seat) -> Iterator[tuple[str, Any, Any]]:
    """Pairs of states that only ``seat`` may tell apart, and what was altered between them."""
    step, moves = s.agenda[-1], options(s, seat)
    if isinstance(step, Piecewise):
        yield from other_parts(s, seat, moves)
    elif isinstance(step, Window):
        if len(s.asked) > 1 and PASS in moves:
            yield "a pass", s, after(s, (seat, PASS))
        if PASS in moves:
            timed = by_the_clock(s)
            yield "a pass before the clock", timed, after(timed, (seat, PASS))
    elif len(s.asked) > 1 and moves[0] != moves[-1]:
        yield "a sealed choice", after(s, (seat, moves[0])), after(s, (seat, moves[-1]))


def by_the_clock(s: Any) -> Any:
    """The same moment at a timed table."""
    timed = s.clone()
    timed.timed = True
    ask_anew(timed)
    return timed


def other_parts(s: Any, seat: Seat, moves: Any) -> Iterator[tuple[str, Any, Any]]:
    step = s.agenda[-1]
    begun = [one for move in (moves[0], moves[-1]) if (one := after(s, (seat, move))).asked and one.agenda[-1] is step]
    for one in begun:
        yield "the number of parts", s, one
    if len(begun) == 2:
        yield "a part", *begun
    if s.sealed:
        yield "a part taken back", s, after(s, (seat, TAKE_BACK))


def parts_stick(s: Any, seat: Seat) -> str | None:
    """What is wrong with taking back, if anything: it must be accepted, undo the part, and never be offered."""
    step = s.agenda[-1]
    if TAKE_BACK in options(s, seat):
        return f"seat {seat} is offered to take back; it may, but is never offered it."
    if not isinstance(step, Piecewise):
        return None
    if (refusal(s, seat, TAKE_BACK) is None) != bool(s.sealed):
        return f"seat {seat} with {len(s.sealed)} parts may take back or not: {refusal(s, seat, TAKE_BACK)}"
    one = after(s, (seat, options(s, seat)[0]))
    if one.asked and one.agenda[-1] is step and json.encode(after(one, (seat, TAKE_BACK))) != json.encode(s):
        there = json.encode(after(one, (seat, TAKE_BACK)))
        return f"seat {seat} took a part back, yet not all is as before: {difference(json.encode(s), there)}."
    return None


def others_can_tell(kit: Kit, chooser: Seat, ours: Any, theirs: Any) -> str | None:
    for seat in (None, *range(ours.seats)):
        if seat != chooser:
            here = channels(kit.game, ours, seat, more=kit.channels)
            there = channels(kit.game, theirs, seat, more=kit.channels)
            if reason := compared(seat, here, there):
                return reason
    return None


def after(s: Any, *actions: tuple[Seat, Move]) -> Any:
    c = s.clone()
    for seat, move in actions:
        play(c, seat, move)
    return c


def order_of_arrival(kit: Kit) -> Counter[str]:
    """In a Together, who answers first changes nothing in the end."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        rng = Random(len(run.actions))
        for n, s in gatherings(run):
            if isinstance(s.agenda[-1], Together) and not isinstance(s.agenda[-1], Window) and not s.sealed:
                actions = [(seat, rng.choice(options(s, seat))) for seat in s.asked]
                one, other = json.encode(after(s, *actions)), json.encode(after(s, *actions[::-1]))
                if one != other:
                    breach("Order of arrival", run.at(n), f"backwards, {difference(one, other)}.")
                tally["orders"] += 1
    return tally
