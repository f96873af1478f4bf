"""Nature is fair: what it draws at small tables comes as often as the kit's outcomes and their weights say."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, Final

from msgspec import to_builtins

from parlour.core import NATURE, Move, chance
from parlour.testing.breach import breach
from parlour.testing.kit import Kit, Small, soak
from parlour.testing.laws.brute_force import small_run
from parlour.testing.laws.sampler import unfair

GAMES: Final = 3  # at each small table
DRAWS: Final = 1_500
ENOUGH: Final = 300  # draws among the kit's outcomes that say something about fairness
LAW: Final = "Nature is fair"


def nature_is_fair(kit: Kit) -> Counter[str]:
    """Every question to nature at small tables is asked many times over.

    A kit may list only some of all outcomes, to keep a table small: then those draws are compared that are among them.
    """
    tally: Counter[str] = Counter()
    for small in kit.small:
        for s, where in questions(small.of(kit), small):
            outcomes = dict(small.outcomes(s))
            rng = Random(where)
            drawn = [chance(s, rng.randrange) for _ in range(DRAWS * soak())]
            if reason := unlike(drawn, outcomes):
                breach(LAW, where, reason)
            tally["draws"] += len(drawn)
            tally["draws among the kit's outcomes"] += sum([move in outcomes for move in drawn])
    return tally


def questions(kit: Kit, small: Small) -> Iterator[tuple[Any, str]]:
    """The moments at which nature is asked, one for each kind of step; the states live on."""
    asked: set[type[Any]] = set()
    for seed in range(GAMES):
        run = small_run(kit, small, f"nature {seed}")
        for n, (s, seat, _) in enumerate(run.states()):
            if seat == NATURE and type(s.agenda[-1]) not in asked:
                asked.add(type(s.agenda[-1]))
                yield s, run.at(n)


def unlike(drawn: Sequence[Move], outcomes: Mapping[Move, Fraction | int]) -> str | None:
    """How the draws differ from the outcomes, in a sentence; None if they may be fair."""
    if len(outcomes) > 1 and len(set(drawn)) == 1:
        return f"{len(drawn)} draws out of {len(outcomes)} or more outcomes were all {drawn[0]}."
    among = [move for move in drawn if move in outcomes]
    if len(among) < ENOUGH:
        return None
    total = Fraction(sum(outcomes.values()))
    whole = unfair(Counter(among), {move: Fraction(weight) / total for move, weight in outcomes.items()})
    return whole or unlike_in_part(among, outcomes, total)


def unlike_in_part(drawn: Sequence[Move], outcomes: Mapping[Move, Fraction | int], total: Fraction) -> str | None:
    """The same for each part of nature's move by itself, such as the top card of a deck."""
    seen: defaultdict[str, Counter[Any]] = defaultdict(Counter)
    hoped: defaultdict[str, Counter[Any]] = defaultdict(Counter)
    for move, number in Counter(drawn).items():
        for place, value in parts(to_builtins(move)):
            seen[place][value] += number
    for move, weight in outcomes.items():
        for place, value in parts(to_builtins(move)):
            hoped[place][value] += Fraction(weight) / total  # type: ignore[assignment]  # a Counter adds up fractions
    for place, answers in hoped.items():
        if reason := unfair(seen[place], answers):  # type: ignore[arg-type]  # they are fractions
            return f"{place}: {reason}"
    return None


def parts(thing: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Every word and number in a move, and where it stands."""
    if isinstance(thing, dict):
        for name, part in thing.items():
            yield from parts(part, f"{place}.{name}" if place else str(name))
    elif isinstance(thing, list | tuple):
        for n, part in enumerate(thing):
            yield from parts(part, f"{place}[{n}]")
    else:
        yield place, thing
