"""Nature can do what it does and nothing like it: a forged deal or shuffle in a record is found out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import ValidationError, convert, to_builtins

from parlour.core import NATURE, Move, refusal
from parlour.testing.breach import breach
from parlour.testing.kit import Action, Kit
from parlour.testing.run import Run, runs

GAMES: Final = 12
MOVES: Final = 25  # of nature's, in each game
FORGED: Final = 20  # of each
FOREIGN: Final = 5  # moves of other kinds in its place
STRANGE: Final = {int: 99, str: "nonsense"}
LAW: Final = "Nature does what it can"


def nature_does_what_it_can(kit: Kit) -> Counter[str]:
    """Every deal has its things, as many as belong to it and none that does not exist."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        rng = Random(run.name)
        for n, s, action in natural(run, rng):
            for other in (*of_other_kinds(run, action, rng), *forged(run, action, rng)):
                if refusal(s, NATURE, other) is None:
                    breach(LAW, run.at(n), f"{other} is possible, where {action} was done.")
                tally["impossible moves"] += 1
    return tally


def natural(run: Run, rng: Random) -> Iterator[tuple[int, Any, Action]]:
    """Some of nature's moves, each with the state before it."""
    moves = [n for n, (seat, _) in enumerate(run.actions) if seat == NATURE]
    return run.before(set(rng.sample(moves, min(MOVES, len(moves)))))


def of_other_kinds(run: Run, action: Action, rng: Random) -> list[Move]:
    others = [other for _, other in run.actions if isinstance(other, Move) and type(other) is not type(action)]
    return rng.sample(others, min(FOREIGN, len(others)))


def forged(run: Run, action: Action, rng: Random) -> Iterator[Move]:
    """``action`` with something missing, too much or strange in it."""
    plain = to_builtins(action)
    changes = [(name, other) for name, thing in plain.items() if name != "type" for other in changed(thing)]
    for name, other in rng.sample(changes, min(FORGED, len(changes))):
        try:
            yield convert({**plain, name: other}, run.game.moves)
        except ValidationError:
            continue  # it can't even be written


def changed(thing: Any) -> Iterator[Any]:
    """All that ``thing`` can be forged into."""
    if not isinstance(thing, list | tuple):
        yield STRANGE.get(type(thing), 99)  # instead of nothing too
        return
    if thing:
        yield thing[:-1]
        yield [*thing, thing[0]]
    for i, part in enumerate(thing):
        for other in changed(part):
            yield [*thing[:i], other, *thing[i + 1 :]]
