"""What people are called, and small helps for English sentences that no message says."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.vocabulary import Seat


class Names:
    """What the seats are called, by whom: ``me`` is called You.

    It remembers who was spoken of: a sentence sounds the same to everyone who is not in it.
    """

    __slots__ = ("_me", "_names", "_spoken_of")

    def __init__(self, names: Sequence[str], me: Seat | None = None) -> None:
        self._names, self._me = tuple(names), me
        self._spoken_of: set[Seat] = set()

    @property
    def spoken_of(self) -> frozenset[Seat]:
        return frozenset(self._spoken_of)

    def is_me(self, seat: Seat | None) -> bool:
        """Whether ``seat`` is the one spoken to."""
        if seat is not None:
            self._spoken_of.add(seat)
        return seat is not None and seat == self._me

    def __getitem__(self, seat: Seat) -> str:
        return "You" if self.is_me(seat) else self._names[seat]

    def name(self, seat: Seat) -> str:
        """The seat by its name, for every hearer: as somebody else would call it."""
        return self._names[seat]


def listed(words: Sequence[str], joint: str = "and") -> str:
    """Ann, Bea and Cal."""
    *first, last = words or [""]
    return f"{', '.join(first)} {joint} {last}" if first else last


def with_article(word: object) -> str:
    """A number or a name with its article: a 7, an 8, an Ace."""
    first, *_ = str(word).split()
    return f"{'an' if first[0].lower() in 'aeiou' or first in ('8', '11', '18') else 'a'} {word}"


def plural(number: int, noun: str, many: str = "") -> str:
    """1 card, 2 cards; irregular nouns with their plural."""
    return f"1 {noun}" if number == 1 else f"{number} {many or noun + 's'}"


def sentence(text: str) -> str:
    """``text`` with a capital letter."""
    return text[:1].upper() + text[1:]
