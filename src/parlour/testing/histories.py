"""All the histories of a small table that look alike to a seat, each with its weight in the even model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import lcm
from typing import Any, Final, TypeAlias

from msgspec import Struct, json

from parlour.core import NATURE, Claim, Move, Pass, Piecewise, Seat, Together, Window, options, written_out
from parlour.testing.breach import breach
from parlour.testing.kit import Action, Small
from parlour.testing.run import Run, act, refused

MOST: Final = 200_000
LAW: Final = "Brute force"
ONE: Final = Fraction(1)
Case: TypeAlias = frozenset[tuple[Any, Any]]  # an answer for every unknown


class History(Struct, frozen=True):
    """One way it may have come to this, and how much it weighs.

    ``sealed`` is the weight of all the choices that might lie sealed now instead of those that do: while sealed,
    choices count for nothing.
    """

    state: Any
    weight: Fraction
    sealed: Fraction = ONE


class Moment(Struct, frozen=True):
    """Somebody is asked after ``n`` actions, or the game is over: the truth, and each case's chance to the watcher."""

    n: int
    state: Any
    chances: Mapping[Case, Fraction]
    tried: int  # so many histories were played to find that out


class Watcher(Struct, frozen=True):
    """A seat (None: a spectator) at a small table."""

    small: Small
    run: Run
    seat: Seat | None

    def onwards(self, h: History, who: Seat, action: Action, complete: bool) -> Iterator[History]:
        """Every way ``h`` may go on, nature's answers included, where in truth ``who`` did ``action``."""
        for one in self.answers(h, who, action, complete):
            yield from self.settled(one)

    def settled(self, h: History) -> Iterator[History]:
        """Every way nature may answer, until a seat is asked or all is over."""
        if NATURE not in h.state.asked:
            yield h
        else:
            for move, weight in self.small.outcomes(h.state):
                yield from self.settled(taken(h, NATURE, move, weight))

    def answers(self, h: History, who: Seat, action: Action, complete: bool) -> Iterable[History]:
        """What ``who`` may have done for all the watcher knows; ``complete``: it closed the question."""
        if self.as_it_was(h, who, action):
            return [] if refused(self.run.game, h.state, who, action) else [taken(h, who, action, 1)]
        step = h.state.agenda[-1]
        if isinstance(step, Piecewise):  # unseen until it is complete
            return self.decisions(h, who) if complete else [h]
        choices = self.choices(h, who)
        if isinstance(step, Together) and not complete:
            evened = h.sealed * sum([weight for _, weight in choices])
            return [History(taken(h, who, move, 1).state, h.weight * weight, evened) for move, weight in choices]
        return [taken(h, who, move, weight) for move, weight in choices]

    def as_it_was(self, h: History, who: Seat, action: Action) -> bool:
        """Claims and the watcher's own moves were as they were; passes in a window are seen by nobody, nor weighed."""
        if not h.state.asked or who not in h.state.asked or who == self.seat or isinstance(action, Claim):
            return True
        return isinstance(h.state.agenda[-1], Window) and isinstance(action, Pass)

    def choices(self, h: History, who: Seat) -> list[tuple[Move, Fraction | int]]:
        """The options of ``who`` that have any weight."""
        moves = [(move, self.small.weight(h.state, who, move)) for move in options(h.state, who)]
        return [(move, weight) for move, weight in moves if weight]

    def decisions(self, h: History, who: Seat) -> Iterator[History]:
        """Every way to make a decision of several parts, from the first to the last."""
        step = h.state.agenda[-1]
        for move, weight in self.choices(h, who):
            one = taken(h, who, move, weight)
            going_on = one.state.asked and one.state.agenda[-1] is step
            yield from self.decisions(one, who) if going_on else [one]

    def alike(self, histories: list[History], truth: Any) -> list[History]:
        """The histories that show the watcher what the truth shows it."""
        view = self.sent(truth)
        return [h for h in histories if self.sent(h.state) == view]

    def sent(self, s: Any) -> bytes:
        """What the watcher is sent of its view."""
        return json.encode(written_out(self.run.game.view(s, self.seat)))


def together(histories: list[History]) -> list[History]:
    """The same with those that came to the same taken together, which changes no chance: it saves time."""
    found: dict[tuple[bytes, Fraction], History] = {}
    for h in histories:
        key = json.encode(h.state), h.sealed
        found[key] = History(h.state, h.weight + found[key].weight, h.sealed) if key in found else h
    return list(found.values())


def taken(h: History, who: Seat, action: Action, weight: Fraction | int) -> History:
    """``h`` gone on by one action."""
    state = h.state.clone()
    step = state.agenda[-1]
    act(state, who, action)
    still = state.asked and state.agenda[-1] is step
    return History(state, h.weight * weight if weight != 1 else h.weight, h.sealed if still else ONE)


def openings(small: Small, run: Run) -> list[History]:
    """Every way a small table may be dealt; the same for all games at it."""
    return grown(run.at(0), [History(run.begin(), ONE)], Watcher(small, run, None).settled)


def posteriors(
    small: Small, run: Run, seat: Seat | None, dealt: list[History], unknowns: Any = None
) -> Iterator[Moment]:
    """Every moment of a small game when a seat is asked, and its end, as it is to ``seat``."""
    watcher, ask, truth = Watcher(small, run, seat), unknowns or run.game.unknowns, run.begin()
    histories, distinct = dealt, len(dealt)
    for n, (who, action) in enumerate(run.actions, 1):
        step = truth.agenda[-1]
        act(truth, who, action)
        if who != NATURE:
            complete = not truth.agenda or truth.agenda[-1] is not step
            histories = grown(run.at(n), histories, lambda h: watcher.onwards(h, who, action, complete))  # noqa: B023
        if NATURE not in truth.asked:
            tried, histories = len(histories), watcher.alike(histories, truth)
            if tried > distinct:  # some went on in several ways, perhaps to the same
                histories = together(histories)
            distinct = len(histories)
            if not histories:
                breach(LAW, run.at(n), "no history is left: the small table's outcomes or weights leave out the truth.")
            yield Moment(n, truth, posterior(histories, seat, ask), tried)


def grown(where: str, histories: list[History], onwards: Callable[[History], Iterable[History]]) -> list[History]:
    """All that may follow; where that is too much, say early about how much it would be."""
    found: list[History] = []
    for done, h in enumerate(histories, 1):
        for one in onwards(h):
            found.append(one)
            if len(found) > MOST:
                about = len(found) * len(histories) // done
                breach(LAW, where, f"there are {about:,} histories or more: the table is not small enough.")
    return found


def posterior(histories: list[History], seat: Seat | None, unknowns: Any) -> dict[Case, Fraction]:
    """How likely each case is, added up in whole numbers: fractions take several times as long."""
    weights = [h.weight / h.sealed if h.sealed != 1 else h.weight for h in histories]
    whole = lcm(*[weight.denominator for weight in weights])
    cases: Counter[Case] = Counter()
    for h, weight in zip(histories, weights):
        cases[frozenset(unknowns(h.state, seat).items())] += weight.numerator * (whole // weight.denominator)
    total = cases.total()
    return {case: Fraction(parts, total) for case, parts in cases.items()}
