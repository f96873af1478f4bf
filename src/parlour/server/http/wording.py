"""Frames in words, for programs that ask for them: ``?words=en``.

A message holds all that its words are made of, so they are made in a worker, in turn with other heavy work.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, json

from parlour import games
from parlour.core import Language, Refused
from parlour.core.words.messages import Say, read
from parlour.core.words.messages.words import MessageWords
from parlour.server.bots.thinking import Thinkers
from parlour.server.fair import Who

# What has a type, which is the key of its message, and the parts that such a message has.
TOLD: Final[dict[str, tuple[str, ...]]] = {"move": ("heading", "label", "first"), "claim": (), "event": ()}
NAMED: Final = ("short", "note", "text")  # the parts of a message that names a thing or a zone


class People(Struct):
    """Who reads, and what everybody is called; frames say it when it changes."""

    me: int | None = None
    names: tuple[str, ...] = ()


class Order(Struct, frozen=True):
    """A message to be put in words."""

    game: str
    language: Language
    people: People
    message: bytes


class Wording:
    """The words of one program's messages, one after the other."""

    def __init__(self, thinkers: Thinkers, who: Who, game: str, language: Language) -> None:
        self.thinkers, self.who, self.game, self.language = thinkers, who, game, language
        self.people = People()

    async def worded(self, message: bytes) -> bytes:
        """The same message with words; without them, if the house has too much to do for this person."""
        said = json.decode(message)
        if said.get("type") not in ("catalogue", "frame", "lines"):
            return message
        self.note(said)
        order = Order(self.game, self.language, self.people, message)
        try:
            return await self.thinkers.study(self.who, in_words, order)
        except Refused:
            return message

    def note(self, said: dict[str, Any]) -> None:
        if "you" in said:
            self.people.me = said["you"]["seat"]
        if "seats" in said:
            self.people.names = tuple([card["name"] for card in said["seats"]])


def in_words(order: Order) -> bytes:
    """Everything in the message that has a message of its own gets its ``words``."""
    words: Any = games.find(order.game).words(order.language)
    hearer = words.Names(order.people.names, order.people.me)
    return json.encode(Speaker(words, hearer).spoken(json.decode(order.message)))


class Speaker(Struct, frozen=True):
    words: MessageWords
    hearer: Any

    def spoken(self, part: Any, name: str = "") -> Any:
        """A part of a message, which stands there under ``name``, with its words and those of all in it."""
        if isinstance(part, list):
            return [self.spoken(each, name) for each in part]
        if not isinstance(part, dict):
            return part
        if told := [name for name in TOLD if isinstance(part.get(name), dict)]:
            of = part[told[0]]
            say = Say(part.get("key") or of["type"], {**read(of), **read(part.get("args", {}))})
            return {**part, "words": self.texts(say, TOLD[told[0]])}
        if isinstance(say := read(part), Say):
            return {**part, "words": self.texts(say, NAMED if name == "say" else ())}
        return {name: self.spoken(each, name) for name, each in part.items()}

    def texts(self, say: Say, parts: tuple[str, ...]) -> dict[str, str]:
        """The whole sentence, and those of its parts that there are."""
        found = {part: text for part in parts if (text := self.words.text(say, self.hearer, part))}
        return {"whole": self.words.text(say, self.hearer), **found}
