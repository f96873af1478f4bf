"""An observer who learns from other games of the same bots what hidden roles do: naive Bayes over what everybody sees.

A *clue* is something that was done, in the light of one hypothesis about the roles: its context (who did it, if the
hypothesis is true), what was done, and among how many alike it was chosen.  The observer counts clues under the true
roles of some games, and in other games names the hypothesis under which the clues are likeliest.  If the observer finds
out more than the bots themselves believe in public, the bots have tells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from math import log
from typing import Any, TypeAlias

from bench.strength.figures import Row, figure

Clue: TypeAlias = tuple[Hashable, Hashable, int]  # context, what was done, among how many alike
Reading: TypeAlias = Callable[[Any], Iterable[Clue]]  # the clues of one game under a hypothesis


class Watched:
    """One game as far as it was watched: the hypotheses, the true one, and what the bots believe in public."""

    def __init__(self, hypotheses: Sequence[Any], truth: Any, reading: Reading, public: Any) -> None:
        self.hypotheses, self.truth, self.reading, self.public = hypotheses, truth, reading, public


class Observer:
    """How often each thing was done in each context."""

    def __init__(self, games: Iterable[Watched]) -> None:
        self.done: Counter[Hashable] = Counter()
        self.contexts: Counter[Hashable] = Counter()
        self.kinds: dict[Hashable, set[Hashable]] = {}
        for game in games:
            for context, act, _ in game.reading(game.truth):
                self.learn(context, act)

    def learn(self, context: Any, act: Hashable) -> None:
        self.done[context, act] += 1
        self.contexts[context] += 1
        self.kinds.setdefault(context[0], set()).add(act)

    def surprise(self, clue: Clue) -> float:
        context, act, alike = clue
        often = self.done[context, act] + 1
        kinds = len(self.kinds.get(context[0], {act})) + 1  # type: ignore[index]
        return log((self.contexts[context] + kinds) * alike / often)

    def names(self, game: Watched) -> Any:
        """The hypothesis under which the clues surprise least."""
        return min(game.hypotheses, key=lambda truth: sum([self.surprise(clue) for clue in game.reading(truth)]))


def tells(what: str, games: Sequence[Watched], at_most: float | None) -> Iterator[Row]:
    """How often the observer is right, and the bots' public belief; each half is tested by what the other taught."""
    halves = games[::2], games[1::2]
    right: list[float] = []
    believed: list[float] = []
    for taught, tested in (halves, halves[::-1]):
        observer = Observer(taught)
        right += [float(observer.names(game) == game.truth) for game in tested]
        believed += [float(game.public == game.truth) for game in tested]
    yield figure(f"{what}, named by a trained observer", right)
    yield figure(f"{what}, named by the bots' public belief", believed)
    gains = [seen - thought for seen, thought in zip(right, believed)]
    yield figure(f"{what}, what the observer gains", gains, at_most=at_most)
