"""How a newcomer is led through a first game: who you are, and one sentence for each new thing, as data.

A guide goes only by what a seat is shown: the moves it is offered and the events it is told, by their types.  A game
says once when each thing is told, without texts; a language adds them: ``aim-1``, ``aim-2`` and so on with a part
``aim``, and ``tip-`` and its id with a part ``text``.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

ME: Final = "me"  # in ``where``: the seat that is being led
Where: TypeAlias = dict[str, str | int]


class Aim(Struct, frozen=True, omit_defaults=True):
    """Who somebody is and what they want, once they are told an event; without one, from the beginning."""

    you: str = ""  # You are …
    aim: str = ""  # Your aim: …
    event: str = ""  # its type
    where: Where = {}  # fields of it that must be, or contain, these


class Tip(Struct, frozen=True, omit_defaults=True):
    """One new thing: what to do, and a sentence more.  It is told once."""

    id: str
    title: str = ""
    text: str = ""
    options: tuple[str, ...] = ()  # told when a move of one of these types is offered
    events: tuple[str, ...] = ()  # or when one of these is told


class Guide(Struct, frozen=True):
    """All that somebody is told in a first game; of the aims, the last whose event was told is the one that holds."""

    aims: tuple[Aim, ...] = ()
    tips: tuple[Tip, ...] = ()
