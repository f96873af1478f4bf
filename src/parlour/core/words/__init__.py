"""How a game speaks to a person, language by language: everything that can be seen, done or told has words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct

from parlour.core.settings import Setting
from parlour.core.things import Thing, Zone
from parlour.core.vocabulary import Claim, Event, Move, Result, Seat
from parlour.core.words.aid import Aid
from parlour.core.words.guide import Guide
from parlour.core.worlds.notes import Explanation, Fact, Heading, Sheet

Language: TypeAlias = str  # such as "en"
ENGLISH: Final[Language] = "en"
PLACES: Final[list[Traversable]] = [files("parlour") / "words"]  # where the house's words are, a folder a language


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
    """What a game says in one language: its ``words/<language>.ftl``, by what its ``say`` picks."""

    BLURB: str  # the game in two sentences, for somebody who does not know it
    GUIDE: Guide  # what a newcomer is told in a first game
    PHRASES: Mapping[str, str]  # what a person says with one touch, by ids that all languages share
    PAGE: str  # the rules page, in our own words, as Markdown
    Names: type[Any]  # how this language speaks of people

    def thing(self, thing: Thing, settings: Any) -> Caption:
        """What a thing is called, and what it does."""

    def aid(self, seats: int, settings: Any) -> Aid:
        """How a turn goes and what everything does, on one screen: what things do is what ``thing`` says of them."""

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
    return lambda language: words_of(package, language if language in languages_of(package) else ENGLISH)


@cache
def words_of(package: str, language: Language) -> Words:
    from parlour.core.words.messages.words import MessageWords  # it reads this module, and is loaded when wanted

    return MessageWords(package, language)


@cache
def languages_of_house() -> frozenset[Language]:
    return frozenset([each.name for place in PLACES for each in place.iterdir() if (each / "grammar.ftl").is_file()])


@cache
def languages_of(package: str) -> frozenset[Language]:
    """The languages in which a game has its messages; the house speaks each of them too."""
    return frozenset([language for language in languages_of_house() if words_of_game(package, language).is_file()])


def words_of_game(package: str, language: Language) -> Traversable:
    """The file with the messages of a game: its own, or one that lies with the house's words of this language."""
    own, name = files(package) / "words" / f"{language}.ftl", package.rpartition(".")[2]
    others = [place / language / "games" / f"{name}.ftl" for place in PLACES]
    return next((file for file in (own, *others) if file.is_file()), own)


def known_language(words: Spoken, asked: Language) -> Language:
    """The language that somebody hears who asks for one: English where that is not spoken."""
    return ENGLISH if words(asked) is words(ENGLISH) else asked
