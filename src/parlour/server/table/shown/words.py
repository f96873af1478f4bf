"""A table in one language: its catalogue, and the game as each seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

from msgspec import Struct, json

from parlour.core import (
    ENGLISH,
    Caption,
    Event,
    Game,
    Language,
    Result,
    Seat,
    Settings,
    Thing,
    Things,
    Words,
    catalogue,
)
from parlour.core.words import Names
from parlour.server.table.seating import Seating
from parlour.server.table.shown.boards import Boards
from parlour.server.table.shown.story import StoryLines
from parlour.server.wire import Catalogue, CatalogueThing, Ending, How


class EncodedCatalogue(Struct, frozen=True):
    """A catalogue, ready to be sent."""

    version: str
    encoded: bytes


@lru_cache(maxsize=64)  # tables of one kind share it
def catalogue_of(box: Things, words: Words, settings: Settings, seats: int, language: Language) -> EncodedCatalogue:
    things = tuple([described(thing, words, settings) for thing in catalogue(box, seats, settings)])
    version = sha256(json.encode((language, things))).hexdigest()[:16]
    return EncodedCatalogue(version, json.encode(Catalogue(language, version, things)))


def described(thing: Thing, words: Words, settings: Settings) -> CatalogueThing:
    caption = Caption("") if thing.kind == "seat" else words.thing(thing, settings)
    return CatalogueThing(
        thing.id,
        thing.kind,
        title=caption.title,
        short=caption.short,
        text=caption.text,
        rank=thing.rank,
        suit=thing.suit,
        owner=thing.owner,
        beats=thing.beats,
    )


class TableWords:
    """How a table speaks to those who ask for a language; English where the game does not speak it."""

    def __init__(self, game: Game[Any, Any], settings: Settings, names: Sequence[str], language: Language) -> None:
        self.game, self.settings, self.names, self.things = game, settings, tuple(names), game.things
        self.words = game.words(language)
        self.language = ENGLISH if self.words is game.words(ENGLISH) else language
        self.boards = Boards(game, self.words, settings, names)
        self.named = self.boards.named
        self.story = StoryLines(self.event, self.named, game.things.of_event)

    def event(self, event: Event, names: Names) -> str:
        return self.words.event(event, self.settings, names)

    def refusal(self, reason: str) -> str:
        return self.words.refusal(reason)

    @property
    def catalogue(self) -> EncodedCatalogue:
        """Everything that can be pointed at here."""
        box: Any = self.things
        words: Any = self.words
        return catalogue_of(box, words, self.settings, len(self.names), self.language)

    def ending(self, seating: Seating, how: How, result: Result | None, seed: bytes, table: str) -> Ending:
        """The end of a game that is over, and where its whole truth is found."""
        shown = result or Result(how, unbeaten(seating), (), seating.why)
        return Ending(
            how=how,
            ending=shown.ending,
            winners=shown.winners,
            points=shown.points,
            why=self.words.why(shown),
            roles=tuple([self.words.role(role) for role in shown.roles]),
            seed=seed.hex(),
            record=f"/api/tables/{table}/record",
            luck=tuple(seating.entropy),
            by_seat=seating.lucky(),
        )


def unbeaten(seating: Seating) -> tuple[Seat, ...]:
    """Who is left after a concession; nobody wins a game that all agreed to end."""
    if seating.how != "conceded":
        return ()
    return tuple([seat for seat, chair in enumerate(seating.chairs) if not chair.conceded])
