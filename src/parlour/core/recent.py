"""What was worked out lately and may be asked for again: for all tables of a house, and never more than so much."""

from __future__ import annotations

from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")
MOST: Final = 2048  # a house with some hundred busy tables asks for fewer at a time


class Recent(dict[K, V]):
    """A dictionary that begins anew when it is full.

    Where a key has the ``id`` of an object, the value must hold that object, so that no other one gets the same id.
    """

    __slots__ = ()

    def __setitem__(self, key: K, value: V) -> None:
        if len(self) >= MOST:
            self.clear()
        super().__setitem__(key, value)
