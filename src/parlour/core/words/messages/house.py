"""What the house says besides its games: messages of some parts of its words, in one language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.core.words import ENGLISH, Language, languages_of_house
from parlour.core.words.messages.bundle import NOBODY, Bundle, Hearer
from parlour.core.words.messages.reading import Message
from parlour.core.words.messages.say import Arg, Say
from parlour.core.words.messages.words import GRAMMAR, house_messages, parts_of_house

MOST_KEPT: Final = 64


class Speech:
    """Says the messages of one part: ``say("type-say")``; to somebody, where one speaks of seats."""

    def __init__(self, part: str, language: Language) -> None:
        self.bundle = Bundle(language, *files_of(part, language))

    def __call__(self, key: str, hearer: Hearer = NOBODY, **given: Arg) -> str:
        return self.bundle.format(Say(key, given), hearer)


@lru_cache(MOST_KEPT)
def speech(part: str, language: Language) -> Speech:
    """How the house speaks in a language; in English where that is not spoken."""
    return Speech(part, language if language in languages_of_house() else ENGLISH)


def files_of(part: str, language: Language) -> list[dict[str, Message]]:
    """The messages of all parts whose names begin so, and what they need; what a language lacks is said in English."""
    languages = dict.fromkeys((ENGLISH, language))
    return [house_messages(each, own) for each in languages for own in parts_of_house(each) if own_or_needed(own, part)]


def own_or_needed(name: str, part: str) -> bool:
    return name == GRAMMAR or name.startswith(part)
