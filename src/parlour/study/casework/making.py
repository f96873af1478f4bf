"""So many cases of a game, of all its kinds alike; the same for the same seed, whoever does the work."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial
from itertools import count, islice

from parlour.cases.case import Case, Kind
from parlour.cases.making import from_game
from parlour.cases.riddles import kinds_of
from parlour.study.executor import Executor


def cases(game: str, number: int, seed: str, executor: Executor) -> Generator[Case]:
    """``number`` cases that games of bots from ``seed`` are good for; each kind has its share."""
    kinds = kinds_of(game)
    for place, kind in enumerate(kinds):
        share = (number + place) // len(kinds)
        with closing(found(game, kind, seed, executor)) as stream:
            yield from islice(stream, share)


def found(game: str, kind: Kind, seed: str, executor: Executor) -> Generator[Case]:
    """All that turns up, game after game, each once."""
    seen: set[str] = set()
    for of_one_game in executor.run(partial(from_game, game, kind, seed), count()):
        for case in of_one_game:
            if case.id not in seen:
                seen.add(case.id)
                yield case
