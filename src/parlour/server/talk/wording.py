"""Remarks as they are sent, in the language of the one who hears them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from parlour.core import ENGLISH, Game, Language
from parlour.server import wire
from parlour.server.store import SpokenRemark
from parlour.server.table.seating import GuestId


class Voices:
    """Those who speak in the gallery, numbered in the order in which they first did."""

    def __init__(self, guests: Iterable[GuestId]) -> None:
        self.numbers: dict[GuestId, int] = {}
        self.meet(guests)

    def meet(self, guests: Iterable[GuestId]) -> None:
        for guest in guests:
            self.numbers.setdefault(guest, len(self.numbers))

    def known(self, guest: GuestId) -> str | None:
        return f"voice:{self.numbers[guest]}" if guest in self.numbers else None

    def guest(self, number: int) -> GuestId | None:
        return next((guest for guest, other in self.numbers.items() if other == number), None)


def phrases(game: Game[Any, Any], language: Language = ENGLISH) -> tuple[wire.Phrase, ...]:
    """The phrases of a game; those that a language lacks, in English."""
    spoken = {**game.words(ENGLISH).PHRASES, **game.words(language).PHRASES}
    return tuple([wire.Phrase(id, text) for id, text in spoken.items()])


def worded(said: SpokenRemark, game: Game[Any, Any], language: Language, voices: Voices) -> wire.Remark:
    by = f"seat:{said.seat}" if said.seat is not None else voices.known(said.guest) or ""
    return wire.Remark(
        room=cast("wire.Room", said.room),
        number=said.number,
        by=by,
        name=said.name,
        at=said.at,
        text=text_of(said, game, language),
        phrase=said.body if said.kind == "phrase" else "",
        sign=cast("wire.Sign", said.body) if said.kind == "sign" and said.body else None,
        to=said.about,
    )


def text_of(said: SpokenRemark, game: Game[Any, Any], language: Language) -> str:
    """Its words; a phrase that the game no longer has is told by its id."""
    if said.kind == "phrase":
        known = {phrase.id: phrase.text for phrase in phrases(game, language)}
        return known.get(said.body, said.body)
    return said.body if said.kind == "text" else ""
