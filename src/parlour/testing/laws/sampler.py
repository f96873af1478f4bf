"""Law 4, the sampler: it draws worlds as often as the marginals say, and the truth no more often than it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import erfc, exp, lgamma, log, sqrt
from random import Random
from typing import Any, Final

from parlour.core import Seat, Worlds
from parlour.testing.breach import breach
from parlour.testing.kit import Kit, soak
from parlour.testing.run import runs

GAMES: Final = 6
DRAWS: Final = 150
UNLIKELY: Final = 1e-8  # so that hundreds of right samplers pass
CELL: Final = 10  # answers expected more seldom than this are thrown together
SIGMAS: Final = 5.5
LAW: Final = "The sampler"


def sampler_is_fair(kit: Kit) -> Counter[str]:
    """Chi-square of the sampler against its own marginals, and a count of how often it hits the truth."""
    tally: Counter[str] = Counter()
    hits, hoped, spread = 0, 0.0, 0.0
    for i, run in enumerate(runs(kit, GAMES)):
        rng = Random(f"sampler {run.name}")
        for n, s in run.moments(rng, 2):
            seat = (None, *range(run.seats))[(i + n) % (run.seats + 1)]
            worlds, truth = kit.game.worlds(kit.game.view(s, seat)), kit.game.unknowns(s, seat)
            marginals = {unknown: answers for unknown, answers in worlds.marginals().items() if len(answers) > 1}
            drawn = draws(kit, worlds, seat, rng, DRAWS * soak())
            for unknown, answers in marginals.items():
                seen = Counter([world.get(unknown) for world in drawn])
                if reason := unfair(seen, answers):
                    breach(LAW, run.at(n), f"seat {seat}, {unknown}: {reason}")
                tally["unknowns"] += 1
            for world in drawn if marginals else ():
                unknown = rng.choice(list(marginals))
                p = float(marginals[unknown].get(truth[unknown], 0))
                hits, hoped, spread = hits + (world.get(unknown) == truth[unknown]), hoped + p, spread + p * (1 - p)
            tally["worlds drawn"] += len(drawn)
    if hits > hoped + SIGMAS * sqrt(spread) + 1:
        breach(
            LAW, kit.game.title, f"it hit the truth {hits} times, where {hoped:.0f} were to be expected: does it peek?"
        )
    return tally


def draws(kit: Kit, worlds: Worlds, seat: Seat | None, rng: Random, number: int) -> list[Mapping[Any, Any]]:
    """The unknowns of so many sampled worlds."""
    return [kit.game.unknowns(worlds.sample(rng.randrange), seat) for _ in range(number)]


def unfair(seen: Mapping[Any, int], expected: Mapping[Any, Fraction]) -> str | None:
    """Why ``seen`` cannot have been drawn with the chances ``expected``; None if it can."""
    if impossible := [answer for answer in seen if answer not in expected]:
        return f"{impossible[0]} was drawn, though it is impossible."
    total = sum(seen.values())
    pairs = [(seen.get(answer, 0), float(p) * total) for answer, p in expected.items()]
    often = [pair for pair in pairs if pair[1] >= CELL]
    seldom = [pair for pair in pairs if pair[1] < CELL]
    cells = [*often, (sum([n for n, _ in seldom]), sum([e for _, e in seldom]))] if seldom else often
    distance = sum([(n - e) ** 2 / e for n, e in cells if e >= CELL])
    if len(cells) < 2 or likelihood(distance, len(cells) - 1) > UNLIKELY:
        return None
    return f"of {total} worlds the answers {dict(seen)} are too far from the chances {chances(expected)}."


def chances(expected: Mapping[Any, Fraction]) -> str:
    return ", ".join([f"{answer}: {float(p):.3f}" for answer, p in expected.items()])


def likelihood(distance: float, freedom: int) -> float:
    """How often chance alone gives a chi-square of ``distance`` or more."""
    if distance <= 0:
        return 1.0
    half, odd = distance / 2, freedom % 2
    powers = [i - odd / 2 for i in range(odd, (freedom + odd) // 2)]
    return odd * erfc(sqrt(half)) + sum([exp(i * log(half) - half - lgamma(i + 1)) for i in powers])
