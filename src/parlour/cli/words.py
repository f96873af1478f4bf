"""``parlour words``: what a language still lacks."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Annotated

from cyclopts import Parameter

from parlour import games
from parlour.core import ENGLISH, Refused
from parlour.core.words.messages.checking import faults, lacking
from parlour.core.words.messages.reading import Message
from parlour.core.words.messages.words import house_messages, messages_of, parts_of_house


def words(
    action: Annotated[str, Parameter(help="check")],
    language: Annotated[str, Parameter(help="Its short name, such as de.")],
    /,
) -> int:
    """Tell what a language still lacks: every message that is missing, and every one that can't be said."""
    if action != "check":
        raise Refused("words-action-unknown", action=action)
    of_house = [fault for part in parts_of_house() for fault in checked_part(part, language)]
    of_games = [fault for package in ("parlour.cases", *packages()) for fault in checked(package, language)]
    print("\n".join([*of_house, *of_games]) or f"{language} says all that English says.")
    return 1 if of_house or of_games else 0


def packages() -> list[str]:
    """The games that have messages."""
    found = [games.find(name).package for name in games.shelf()]
    return [package for package in found if (files(package) / "words" / f"{ENGLISH}.ftl").is_file()]


def checked(package: str, language: str) -> list[str]:
    """All that is wrong with the messages of one game, or that there are none."""
    place = f"{package.replace('.', '/')}/words/{language}.ftl"
    return compared(place, lambda language: messages_of(package, language), language)


def checked_part(part: str, language: str) -> list[str]:
    """The same for a part of the house's words."""
    return compared(f"parlour/words/{language}/{part}.ftl", lambda language: house_messages(language, part), language)


def compared(place: str, read: Callable[[str], dict[str, Message]], language: str) -> list[str]:
    try:
        own, grammar = read(language), house_messages(language)
    except FileNotFoundError:
        return [f"{place} is not there yet: begin with a copy of the English one."]
    return [*faults(own, {**grammar, **own}, place), *lacking(own, read(ENGLISH), place)]
