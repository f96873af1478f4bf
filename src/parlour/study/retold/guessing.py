"""Laurels for guesses, the same in every game that has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec import Struct

from parlour.core import Seat
from parlour.core.words.messages import Say
from parlour.study.retold.shape import Laurel


class Guess(Struct, frozen=True):
    """Somebody named what was hidden, with the chance that it had by all that they could know."""

    line: int
    seat: Seat
    right: bool
    chance: Fraction | None


def bold(guesses: Sequence[Guess]) -> Iterator[Laurel]:
    """The right guess that was least likely; what was certain is no guess."""
    dared = [(each.chance, each.seat) for each in guesses if each.right and each.chance is not None and each.chance < 1]
    if dared:
        least = min(dared)[0]
        best = tuple(sorted({seat for chance, seat in dared if chance == least}))
        yield Laurel("bold", best, Say("why-bold", {"seats": best, "share": float(round(least, 2))}))


def sure(guesses: Sequence[Guess]) -> Iterator[Laurel]:
    """Who named most of all for certain, and at least two."""
    count = {each.seat: sum([one.seat == each.seat and one.chance == 1 for one in guesses]) for each in guesses}
    if count and (most := max(count.values())) >= 2:
        best = tuple(sorted([seat for seat, number in count.items() if number == most]))
        yield Laurel("sure", best, Say("why-sure", {"seats": best, "count": most}))


def share(chance: Fraction | None) -> float | None:
    return None if chance is None else float(round(chance, 2))


def weight(each: Guess) -> float:
    """A bold guess that is right is worth most, a sure one least."""
    chance = float(each.chance if each.chance is not None else 1)
    return 2.0 + (3.0 * (1 - chance) if each.right else 1.5)
