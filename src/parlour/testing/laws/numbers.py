"""Numbers for agents: every option has one, and two views of a seat differ if and only if their rows do."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

from msgspec import json
from msgspec.structs import replace

from parlour.core import NATURE, Refused, Seat, View, options, written_out
from parlour.numbers import LINES, Encoder, encoder_of
from parlour.testing.breach import breach, difference
from parlour.testing.kit import Kit, Small, soak
from parlour.testing.run import Run, act, runs

GAMES: Final = 12  # random ones over all tables
MOMENTS: Final = 100  # of one game
STATES: Final = 6_000  # of all small tables together, from many deals, and again from few
DEALS: Final = (400, 3)  # of a small table, at most: many for a few moves, and few for many
MOVES: Final = "Moves have numbers"
ROWS: Final = "Rows tell views apart"


def moves_have_numbers(kit: Kit) -> Counter[str]:
    """Every move that is offered has a number of its own, from which the same move is found again."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        encoder = made(MOVES, run)
        for n, (s, _, _) in enumerate(run.states()):
            for seat in [seat for seat in s.asked if seat >= 0]:
                tally["moves"] += numbered(encoder, options(s, seat), seat, run.at(n))
        tally["moves of the table, at most"] = max(tally["moves of the table, at most"], len(encoder.numbering))
    return tally


def numbered(encoder: Encoder, moves: Any, seat: Seat, where: str) -> int:
    numbering = encoder.numbering
    try:
        numbers = [numbering.number(move, seat) for move in moves]
    except Refused as reason:
        breach(MOVES, where, str(reason))
    for move, number in zip(moves, numbers):
        if numbering.move(number, seat) != move:
            breach(MOVES, where, f"{move} has the number {number}, which is {numbering.move(number, seat)}.")
    return len(numbers)


def made(law: str, run: Run) -> Encoder:
    """The encoder of a run's table."""
    try:
        return encoder_of(run.game, run.seats, run.settings)
    except Refused as reason:
        breach(law, run.name, str(reason))


class Seen:
    """The views of one table, each with its row."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.views: dict[tuple[Seat, bytes], bytes] = {}  # by row
        self.rows: dict[tuple[Seat, bytes], bytes] = {}  # by view

    def look(self, view: View, seat: Seat, where: str) -> None:
        try:
            row = self.encoder.row(view) + self.encoder.numbering.mask(view.options, seat)
        except Refused as reason:
            breach(ROWS, where, f"seat {seat} sees what has no numbers. {reason}")
        told = as_far_as_rows_go(view)
        if (known := self.views.setdefault((seat, row), told)) != told:
            breach(ROWS, where, f"to seat {seat} two views have one row: {difference(known, told)}.")
        if self.rows.setdefault((seat, told), row) != row:
            breach(ROWS, where, f"to seat {seat} one view has two rows.")


def as_far_as_rows_go(view: View) -> bytes:
    """A view without what rows leave out: old lines, which are only counted, and how an ending is worded.

    Options are a set: agents see them in their mask.
    """
    offered = sorted([json.encode(move).decode() for move in view.options])
    result = view.result and (sorted(view.result.winners), view.result.points)
    shown = replace(written_out(view), options=(), result=None, story=view.story[-LINES:])
    return json.encode((shown, offered, result, len(view.story)))


def rows_tell_views_apart(kit: Kit) -> Counter[str]:
    """Every history of small tables as far as they go, and moments of random games at all others."""
    tally: Counter[str] = Counter()
    for small in kit.small:
        tally += brute_force(small.of(kit), small, STATES * soak() // len(kit.small))
    tables: dict[tuple[int, Any], Seen] = {}
    for run in runs(kit, GAMES):
        key = run.seats, run.settings
        seen = tables[key] = tables.get(key) or Seen(made(ROWS, run))
        for n, s in run.moments(Random(run.name), MOMENTS):
            for seat in range(run.seats):
                seen.look(run.game.view(s, seat), seat, run.at(n))
        seen.look(run.game.view(run.end(), 0), 0, f"{run.name}, at its end")
        tally["views"] += len(seen.views)
    return tally


def brute_force(kit: Kit, small: Small, states: int) -> Counter[str]:
    """Every way a small table may go, from every deal, until there are enough; short ones come first."""
    settings = kit.game.table(small.seats, small.settings)
    run = Run(kit.game, small.seats, settings, [], f"{kit.game.title}, a small table of {small.seats}")
    seen = Seen(made(ROWS, run))
    for deals in DEALS:
        for s in islice(histories(small, run.begin(), Random(run.name), deals), states):
            for seat in range(small.seats):
                seen.look(kit.game.view(s, seat), seat, run.name)
    return Counter({"histories of small tables": len(seen.rows)})


def histories(small: Small, s: Any, rng: Random, deals: int) -> Iterator[Any]:
    """The states of a small table, those with fewer moves first.

    Where several choose in secret, they answer in the order of their seats: another order is another law.
    """
    waiting = deque([s])
    while waiting:
        s = waiting.popleft()
        if NATURE in s.asked:
            outcomes = [move for move, _ in small.outcomes(s)]
            following = [(NATURE, move) for move in rng.sample(outcomes, min(len(outcomes), deals))]
        else:
            yield s
            answering = s.asked if s.agenda and s.agenda[-1].first_come else s.asked[:1]
            following = [(seat, move) for seat in answering if seat >= 0 for move in options(s, seat)]
        for seat, move in following:
            after = s.clone()
            act(after, seat, move)
            waiting.append(after)
