"""Reasons told to a person: a refusal is a message of the house, or of the game whose rules refuse."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from parlour.core.vocabulary import Reason
from parlour.core.words import ENGLISH, Language, languages_of_house
from parlour.core.words.messages.bundle import NOBODY, Bundle
from parlour.core.words.messages.house import MOST_KEPT, files_of
from parlour.core.words.messages.say import Say
from parlour.core.words.messages.words import messages_of

PARTS: Final = "refusals"  # how the names of those parts of the house's words begin


def told(reason: Reason, language: Language) -> str:
    said = said_by(reason)
    if isinstance(said, str):
        return said
    known = language if language in languages_of_house() else ENGLISH
    house = reasons("", known)
    bundle = house if says(house, said) else reasons(reason.package, known)  # most need no file of a game
    return bundle.format(said, NOBODY) if said.key in bundle else said.key


def says(bundle: Bundle, say: Say) -> bool:
    """Whether it has this message, and those within it."""
    return say.key in bundle and all([says(bundle, each) for each in say.args.values() if isinstance(each, Say)])


def said_by(value: Any) -> Any:
    """An argument as messages take it: a reason may stand within another."""
    if isinstance(value, Reason):
        given = {name: said_by(each) for name, each in value.given.items()}
        return value.key if " " in value.key else Say(value.key, given)
    return value if isinstance(value, str | int | list | tuple | None) else str(value)


@lru_cache(MOST_KEPT)
def reasons(package: str, language: Language) -> Bundle:
    """All reasons in a language, and those of one game; what it lacks is told in English."""
    languages = [each for each in dict.fromkeys((ENGLISH, language)) if package and speaks(package, each)]
    return Bundle(language, *files_of(PARTS, language), *[messages_of(package, each) for each in languages])


def speaks(package: str, language: Language) -> bool:
    return (files(package) / "words" / f"{language}.ftl").is_file()
