"""What a type alone does not say of the values it holds: which there may be, how many, and whose they are.

Annotations for moves, events, claims and views, from which the numbers for agents are made: ``parlour.numbers``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, TypeAlias, TypeVar

T = TypeVar("T")
Values: TypeAlias = Iterable[Any]


class Among:
    """The values that there may be: all of them, or how they follow from the seats and options of a table.

    A text names things of the catalogue: ``Among("card")`` are those with ids such as ``card:7``.
    """

    def __init__(self, values: Values | str | Callable[[int, Any], Values]) -> None:
        self.values = values


class UpTo:
    """There are at most so many, and their order tells something."""

    def __init__(self, most: int | Callable[[int, Any], int]) -> None:
        self.most = most

    def at(self, seats: int, settings: Any) -> int:
        """How many at a table."""
        return self.most if isinstance(self.most, int) else self.most(seats, settings)


class PerSeat:
    """One for each seat in their order, so many times over."""

    def __init__(self, times: int = 1) -> None:
        self.times = times


class Mark:
    """An annotation that needs no more words."""


A_SEAT: Final = Mark()  # the number of a seat
OR_NOBODY: Final = Mark()  # in a move: or -1, which is no seat
FIXED: Final = Mark()  # the same for as long as the table stands, so that it tells a seat nothing

BySeat: TypeAlias = Annotated[tuple[T, ...], PerSeat()]
