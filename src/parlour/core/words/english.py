"""English grammar that every game needs: people, lists, plurals and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from parlour.core.settings import Setting
from parlour.core.vocabulary import Result, Seat
from parlour.core.words import Caption

PHRASES: Final = {  # that go with every game
    "hello": "Hello, everyone!",
    "thanks": "Thank you.",
    "well_played": "Well played!",
    "one_moment": "One moment, please.",
}


@lru_cache(maxsize=1024)
def kept_once(seats: frozenset[Seat]) -> frozenset[Seat]:
    """The same set for all who remember it: there are few."""
    return seats


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
        return kept_once(frozenset(self._spoken_of))

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

    def to(self, seat: Seat) -> str:
        """The seat as somebody to whom something is done."""
        return "you" if self.is_me(seat) else self._names[seat]

    def own(self, seat: Seat) -> str:
        """The seat as an owner, at the start of a sentence: Your, or Ann's."""
        return "Your" if self.is_me(seat) else f"{self._names[seat]}'s"

    def owns(self, seat: Seat) -> str:
        """The seat as an owner, within a sentence: your, or Ann's."""
        return "your" if self.is_me(seat) else f"{self._names[seat]}'s"

    def does(self, seat: Seat, verb: str) -> str:
        """``You ask`` or ``Ann asks``; irregular verbs as ``have/has``."""
        plain, _, third = verb.partition("/")
        return f"You {plain}" if self.is_me(seat) else f"{self._names[seat]} {third or plain + 's'}"

    def listed(self, seats: Sequence[Seat]) -> str:
        """Ann, Bea and Cal; the one spoken to comes first, as You."""
        others = [self._names[seat] for seat in seats if not self.is_me(seat)]
        return listed(others if len(others) == len(seats) else ["You", *others]) or "nobody"


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


def setting(setting: Setting) -> Caption:
    """An option of the table, as the game describes it."""
    return Caption(sentence(setting.name.replace("_", " ")), text=setting.help)


def why(result: Result) -> str:
    """The rules say in English why a game ended."""
    return result.why


def role(role: str) -> str:
    return role


def refusal(reason: str) -> str:
    """The rules give their reasons in English."""
    return reason
