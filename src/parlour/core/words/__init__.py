"""How a game speaks to a person, language by language: everything that can be seen, done or told has words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, TypeAlias, cast

from msgspec import Struct

from parlour.core.settings import Setting
from parlour.core.things import Thing, Zone
from parlour.core.vocabulary import Claim, Event, Move, Result, Seat
from parlour.core.words.guide import Guide
from parlour.core.worlds.notes import Explanation, Fact, Heading, Sheet

Language: TypeAlias = str  # such as "en"
ENGLISH: Final[Language] = "en"


class Caption(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a thing is called, and what it does."""

    title: str
    short: str = ""  # where there is little room; "": the title will do
    text: str = ""  # what it does, in a sentence or two


class Label(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a zone is called, and what is worth saying of it now."""

    title: str  # Ann's hand
    short: str = ""  # beside its owner's name: Hand; "": the title will do
    note: str = ""  # it also tells what the tokens there mean: plain text leaves them out


class Wording(Struct, frozen=True, omit_defaults=True, gc=False):
    """An option as a person would say it."""

    text: str  # whole: 7 of Rock: higher or lower than Ann's Secret Card?
    heading: str  # under which like options stand together: Higher or lower?
    label: str = ""  # under that heading, beside the first thing it is about: than Ann's; "": the text will do
    first: str = ""  # what is chosen first, where it is one of many ways to do that: Place the 9 of Shoeprints


class Names(Protocol):
    """What the seats are called, by whom.  Each language has its own, with the grammar that goes with it."""

    def __init__(self, names: Sequence[str], me: Seat | None = None) -> None: ...

    @property
    def spoken_of(self) -> frozenset[Seat]:
        """The seats whose names were asked for so far: what was said sounds different only to them."""


class Words(Protocol):
    """A game's ``words/<language>`` package."""

    BLURB: str  # the game in two sentences, for somebody who does not know it
    GUIDE: Guide  # what a newcomer is told in a first game
    PHRASES: Mapping[str, str]  # what a person says with one touch, by ids that all languages share
    PAGE: str  # the rules page, in our own words, as Markdown
    Names: type[Any]  # how this language speaks of people

    def thing(self, thing: Thing, settings: Any) -> Caption:
        """What a thing is called, and what it does."""

    def zone(self, zone: Zone, view: Any, names: Any) -> Label:
        """What a zone is called, and what is worth saying of it."""

    def prompt(self, view: Any, names: Any) -> str:
        """What this seat is asked, or whom the table waits for."""

    def option(self, move: Move, view: Any, names: Any) -> Wording:
        """An option as a person would say it."""

    def event(self, event: Event, settings: Any, names: Any) -> str:
        """A line of the story.  It goes by the event alone, so that it reads the same at any later time."""

    def claim(self, claim: Claim, settings: Any, names: Any) -> str:
        """Something said aloud."""

    def setting(self, setting: Setting) -> Caption:
        """What an option of the table is called, and what it changes."""

    def standing(self, name: str) -> str:
        """An answer that may be left with the table."""

    def why(self, result: Result) -> str:
        """Why the game ended as it did; the rules say it in English, which other languages look up."""

    def role(self, role: str) -> str:
        """What a seat turned out to be at the end."""

    def refusal(self, reason: str) -> str:
        """Why something is refused; the rules give their reasons in English, which other languages look up."""

    def sheet(self, sheet: Sheet, view: Any, names: Any) -> Label:
        """What a page of the notebook is called: the question it answers."""

    def heading(self, heading: Heading, sheet: Sheet, view: Any, names: Any) -> Caption:
        """What a row or a column of it is called."""

    def fact(self, fact: Fact, view: Any, names: Any) -> str:
        """Something that is proved, as a sentence."""

    def because(self, line: int, fact: Fact, view: Any, names: Any) -> str:
        """What one line of the story says about it, as a sentence: what happened, and what follows."""

    def explanation(self, explanation: Explanation, view: Any, names: Any) -> str:
        """Why a bot makes a move, as a sentence."""


Spoken: TypeAlias = Callable[[Language], Words]


def spoken(package: str) -> Spoken:
    """The words of the game in ``package``, by language; English where a language is not spoken."""

    @cache
    def words(language: Language) -> Words:
        name = f"{package}.words.{language}"
        known = language.isidentifier() and find_spec(name) is not None
        return cast("Words", import_module(name if known else f"{package}.words.{ENGLISH}"))

    return words
