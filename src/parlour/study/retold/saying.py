"""A retold case in words, with the names of those who played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from parlour import games
from parlour.core import ENGLISH, Language, Seat
from parlour.core.words import languages_of
from parlour.core.words.messages import Say
from parlour.core.words.messages.bundle import Bundle
from parlour.core.words.messages.words import house_messages, messages_of
from parlour.study.retold.shape import Retold, Sitting

PACKAGE: Final = "parlour.study.retold"


class SpokenBeat(Struct, frozen=True):
    line: int
    text: str
    seats: tuple[Seat, ...]
    lights: tuple[str, ...]


class SpokenLaurel(Struct, frozen=True):
    title: str
    seats: tuple[Seat, ...]
    reason: str


class SpokenCouncil(Struct, frozen=True):
    line: int
    text: str
    stamps: tuple[str, ...]
    sitting: Sitting


class Spoken(Struct, frozen=True):
    """A retold case as people read it."""

    headline: str
    beats: tuple[SpokenBeat, ...]
    councils: tuple[SpokenCouncil, ...]
    laurels: tuple[SpokenLaurel, ...]


@cache
def messages(language: Language, game: str) -> Bundle:
    """The words of retold cases and those of the game; English where the game does not speak the language."""
    chosen = language if language in languages_of(game) else ENGLISH
    return Bundle(chosen, house_messages(chosen), messages_of(game, chosen), messages_of(PACKAGE, chosen))


class Storyteller:
    def __init__(self, game: str, names: Sequence[str], language: Language = ENGLISH) -> None:
        found = games.find(game)
        self.bundle = messages(language, found.package)
        self.names: Any = found.words(ENGLISH).Names([*names])

    def text(self, say: Say) -> str:
        return self.bundle.format(say, self.names)

    def say(self, key: str, **given: Any) -> str:
        return self.text(Say(key, given))

    def spoken(self, told: Retold) -> Spoken:
        return Spoken(
            self.text(told.headline),
            tuple([SpokenBeat(beat.line, self.text(beat.say), beat.seats, beat.lights) for beat in told.beats]),
            tuple([self.council(each) for each in told.sittings]),
            tuple(
                [SpokenLaurel(self.say(f"laurel-{one.id}"), one.seats, self.text(one.reason)) for one in told.laurels]
            ),
        )

    def council(self, each: Sitting) -> SpokenCouncil:
        passed = "–" if each.passed is None else self.cards(*each.passed)
        given = {"number": each.number, "director": each.director, "operative": each.operative}
        text = self.say("council-line", **given, drawn=self.cards(*each.drawn), passed=passed, enacted=each.enacted)
        stamps = [
            self.say("stamp", seat=one.seat, cards=self.cards(one.agency, one.syndicate), true=one.true)
            for one in each.stamps
        ]
        return SpokenCouncil(each.line, text, tuple(stamps), each)

    def cards(self, agency: int, syndicate: int) -> str:
        return self.say("policies", agency=agency, syndicate=syndicate)

    def page(self, told: Retold) -> Iterator[str]:
        """The whole as lines of plain text."""
        spoken = self.spoken(told)
        yield f"{self.say('title')}: {spoken.headline}"
        yield from [f"  {number}. {beat.text}" for number, beat in enumerate(spoken.beats, 1)]
        for title, lines in (("councils", council_lines(spoken)), ("laurels", self.laurel_lines(spoken))):
            if lines:
                yield from ("", self.say(title), *lines)

    def laurel_lines(self, spoken: Spoken) -> list[str]:
        return [f"  {one.title}: {self.say('headline-names', seats=one.seats)}. {one.reason}" for one in spoken.laurels]


def council_lines(spoken: Spoken) -> list[str]:
    return [f"  {' '.join([each.text, *each.stamps])}" for each in spoken.councils]
