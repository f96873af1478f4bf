"""A game's words in one language, made of its messages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from msgspec.structs import replace

from parlour.core.settings import Setting
from parlour.core.things import Thing, Zone
from parlour.core.vocabulary import Claim, Event, Move, Result
from parlour.core.words import ENGLISH, PLACES, Caption, Label, Language, Wording, english, words_of_game
from parlour.core.words.aid import Aid, Entry, Section, together
from parlour.core.words.guide import Aim, Guide, Tip
from parlour.core.words.messages.aid import AidSay, SectionSay
from parlour.core.words.messages.bundle import NOBODY, Bundle
from parlour.core.words.messages.reading import Message, read_messages
from parlour.core.words.messages.say import Say, ended, turned_out
from parlour.core.words.messages.saying import saying
from parlour.core.worlds.notes import Explanation, Fact, Heading, Sheet

PHRASE: Final = "phrase-"
MOST_READ: Final = 128  # files that are kept once they are read
GRAMMAR: Final = "grammar"  # the part of the house's words that every sentence needs


@cache
def parts_of_house(language: Language = ENGLISH) -> tuple[str, ...]:
    """The parts in which the house's words come; English has them all."""
    found = [file.name for place in PLACES if (place / language).is_dir() for file in (place / language).iterdir()]
    return tuple(sorted([name.removesuffix(".ftl") for name in found if name.endswith(".ftl")]))


def messages_of(package: str, language: Language) -> dict[str, Message]:
    """The file of messages that a game has in this language."""
    place = words_of_game(package, language)
    return read_messages(place.read_text("utf-8"), f"{package}: {language}.ftl")


@lru_cache(MOST_READ)
def house_messages(language: Language, part: str = GRAMMAR) -> dict[str, Message]:
    """What the house says in this language, or one part of it: at first what every sentence needs."""
    place = words_of_house(language, part)
    return read_messages(place.read_text("utf-8"), f"parlour: {language}/{part}.ftl")


def words_of_house(language: Language, part: str) -> Traversable:
    """The file with a part of the house's words; where there is none, the place where it would be."""
    places = [place / language / f"{part}.ftl" for place in PLACES]
    return next((file for file in places if file.is_file()), places[0])


def page_of(package: str, language: Language) -> str:
    """The rules page; English, until somebody has translated it."""
    own, english = [files(package) / "words" / f"{each}.md" for each in (language, ENGLISH)]
    return (own if own.is_file() else english).read_text("utf-8")


class MessageWords:
    """Each method asks the game's ``say`` which message it is, and then says it."""

    Names: type[Any] = english.Names

    def __init__(self, package: str, language: Language) -> None:
        self.package, self.language = package, language
        self.bundle = Bundle(language, house_messages(language), messages_of(package, language))
        self.say = saying(package)
        self.BLURB, self.PAGE = self.text(Say("blurb"), NOBODY), page_of(package, language)
        self.PART = self.text(Say("part"), NOBODY)
        self.PHRASES, self.GUIDE = self.phrases(), self.guide()

    def phrases(self) -> Mapping[str, str]:
        """Those that go with every game come first."""
        own = [key for key in self.bundle.trees if key.startswith(PHRASE)]
        return {key.removeprefix(PHRASE): self.text(Say(key), NOBODY) for key in own}

    def guide(self) -> Guide:
        """When each thing is told is the same in all languages."""
        shape = self.say.guide
        aims = [self.aim(number, aim) for number, aim in enumerate(shape.aims, 1)]
        return Guide(tuple(aims), tuple([self.tip(tip) for tip in shape.tips]))

    def aim(self, number: int, aim: Aim) -> Aim:
        key = Say(f"aim-{number}")
        return replace(aim, you=self.text(key, NOBODY), aim=self.text(key, NOBODY, "aim"))

    def tip(self, tip: Tip) -> Tip:
        key = Say(f"tip-{tip.id}")
        return replace(tip, title=self.text(key, NOBODY), text=self.text(key, NOBODY, "text"))

    def text(self, say: Say, names: Any, part: str = "") -> str:
        return self.bundle.format(say, names, part)

    def caption(self, say: Say, names: Any) -> Caption:
        title, short = self.text(say, names), self.text(say, names, "short")
        return Caption(title, short if short != title else "", self.text(say, names, "text"))

    def label(self, say: Say, names: Any) -> Label:
        return Label(self.text(say, names), self.text(say, names, "short"), self.text(say, names, "note"))

    def thing(self, thing: Thing, settings: Any) -> Caption:
        return self.caption(self.say.thing(thing, settings), NOBODY)

    def aid(self, seats: int, settings: Any) -> Aid:
        told: AidSay = self.say.aid(seats, settings)
        flow = [self.text(step, NOBODY) for step in told.flow]
        return Aid(tuple(flow), tuple([self.section(each) for each in told.sections]))

    def section(self, section: SectionSay) -> Section:
        said = [
            Entry(self.text(each.title, NOBODY), self.text(each.text, NOBODY), each.things) for each in section.entries
        ]
        joined = tuple(said) if section.apart else together(said, self.text(Say("list-comma"), NOBODY))
        return Section(self.text(section.title, NOBODY), joined)

    def zone(self, zone: Zone, view: Any, names: Any) -> Label:
        return self.label(self.say.zone(zone, view), names)

    def prompt(self, view: Any, names: Any) -> str:
        return self.text(self.say.prompt(view), names)

    def option(self, move: Move, view: Any, names: Any) -> Wording:
        say = self.say.option(move, view)
        heading, label, first = [self.text(say, names, part) for part in ("heading", "label", "first")]
        return Wording(self.text(say, names), heading, label, first)

    def event(self, event: Event, settings: Any, names: Any) -> str:
        return self.text(self.say.event(event, settings), names)

    def claim(self, claim: Claim, settings: Any, names: Any) -> str:
        return self.text(self.say.claim(claim, settings), names)

    def setting(self, setting: Setting) -> Caption:
        return self.caption(Say(f"setting-{setting.name}"), NOBODY)

    def standing(self, name: str) -> str:
        return self.text(Say(f"standing-{name}"), NOBODY)

    def why(self, result: Result) -> str:
        """An ending that has no message, or whose figures were not kept, is told as the rules told it."""
        text = self.text(ended(result), NOBODY)
        return result.why if "{" in text else text

    def role(self, role: str) -> str:
        text = self.text(turned_out(role), NOBODY)
        return role if "{" in text else text

    def sheet(self, sheet: Sheet, view: Any, names: Any) -> Label:
        return self.label(self.say.sheet(sheet, view), names)

    def heading(self, heading: Heading, sheet: Sheet, view: Any, names: Any) -> Caption:
        return self.caption(self.say.heading(heading, sheet, view), names)

    def fact(self, fact: Fact, view: Any, names: Any) -> str:
        return self.text(self.say.fact(fact, view), names)

    def because(self, line: int, fact: Fact, view: Any, names: Any) -> str:
        return self.text(self.say.because(line, fact, view), names)

    def explanation(self, explanation: Explanation, view: Any, names: Any) -> str:
        return self.text(self.say.explanation(explanation, view), names)
