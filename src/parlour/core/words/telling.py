"""What one seat sees, in plain text: for terminals, and for programs that read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, groupby
from typing import Any, Final

from parlour.core.game import Game
from parlour.core.settings import Settings
from parlour.core.steps import Piecewise
from parlour.core.things import Piece, ThingId, Zone, catalogue
from parlour.core.view import View
from parlour.core.vocabulary import Claim, Move, Seat
from parlour.core.words import ENGLISH, Label, Language

FIRST_NAMES: Final = ("Ann", "Bea", "Cal", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


def first_name(seat: Seat) -> str:
    """A name for a seat that nobody has named: Ann for the first; names run out at a long table."""
    return FIRST_NAMES[seat] if seat < len(FIRST_NAMES) else f"Guest {seat + 1}"


class Telling:
    """A game's things and words, for one seat of a table."""

    def __init__(
        self, game: Game[Any, Any], settings: Settings, names: Any, seats: int, language: Language = ENGLISH
    ) -> None:
        from parlour.core.words.messages.house import speech  # it reads what this module stands on

        self.settings, self.names, self.phrase = settings, names, speech("telling", language)
        self.empty = self.phrase("zone-empty")
        self.things, self.words = game.things, game.words(language)
        box = catalogue(game.things, seats, settings)
        captions = {each.id: self.words.thing(each, settings) for each in box if each.kind != "seat"}
        self.texts = {caption.title: caption.text for caption in captions.values() if caption.text}
        self.titles = {thing: caption.title for thing, caption in captions.items()}
        seats_there = [each for each in box if each.kind == "seat"]
        self.titles |= {each.id: self.phrase("seat-title", names, seat=each.owner) for each in seats_there}
        self.owners = {each.id: each.owner for each in box if each.kind != "seat"}
        self.ranks = {each.id: each.rank for each in box}
        self.kinds = {each.id: each.kind for each in box}

    def prompt(self, view: View) -> str:
        return self.words.prompt(view, self.names)

    def story(self, view: View, since: int = 0) -> list[tuple[int, str]]:
        """The lines of the story from there on, each with its number, from 1."""
        return [
            (number, self.words.event(event, self.settings, self.names))
            for number, event in enumerate(view.story[since:], since + 1)
        ]

    def board(self, view: View, lying: Sequence[Zone] | None = None) -> list[tuple[Zone, str, str]]:
        """Each zone, its title and what lies there, as the seat sees it or as it lies open at the end.

        Of a player's own place nothing is said while nothing lies there.
        """
        shown = self.things.zones(view) if lying is None else lying
        labels = [(zone, self.words.zone(zone, view, self.names)) for zone in shown]
        told = [(zone, label.title, self.contents(zone, label)) for zone, label in labels]
        return [each for each in told if each[0].kind != "place" or each[0].owner is None or each[2] != self.empty]

    def contents(self, zone: Zone, label: Label) -> str:
        """What lies in a zone: what can be told apart by name, the rest by number; of a track first how far it is."""
        told, note = [*self.pieces(zone, label)], label.note
        if zone.hidden:
            told.append(self.phrase("zone-face-down", count=zone.hidden))
        if not told and not note:
            told.append(self.empty if zone.value is None else str(zone.value))
        if not told or not note:
            return ", ".join(told) + note
        return f"{note}: {', '.join(told)}" if zone.kind == "track" else f"{', '.join(told)} ({note})"

    def pieces(self, zone: Zone, label: Label) -> Iterator[str]:
        """The pieces of a zone, each followed by those that lie on it."""
        kept = [piece for piece in zone.pieces if not (label.note and self.is_noted(piece))]
        places = {piece.thing for piece in kept}
        lying: dict[str, list[Piece]] = {}
        for piece in kept:
            lying.setdefault(piece.on if piece.on in places else "", []).append(piece)

        def named(piece: Piece) -> str:
            above = counted([named(each) for each in lying.pop(piece.thing, ())])
            if not above:
                return "" if self.kinds[piece.thing] == "place" else self.piece(piece, zone, label)
            return f"{self.piece(piece, zone, label)} ({', '.join(above)})"

        yield from counted([text for piece in lying.pop("", ()) if (text := named(piece))])

    def is_noted(self, piece: Piece) -> bool:
        """Whether the note of a zone tells it: that of any token, except one that belongs to a place."""
        return self.kinds[piece.thing] == "token" and self.kinds.get(piece.on) != "place"

    def piece(self, piece: Piece, zone: Zone, label: Label) -> str:
        """A piece by its title; what is on its other side, where only this seat knows it, in brackets."""
        title = self.titles[piece.thing]
        if not piece.up and label.title.endswith(title):  # the zone is called after it: Ann's Secret Card
            return self.phrase("piece-face-down", face=self.titles[piece.face] if piece.face else None)
        if self.owners.get(piece.thing) != zone.owner:
            title = self.called(piece.thing)
        if piece.face:
            title += f": {self.titles[piece.face]}" if piece.up else f" [{self.titles[piece.face]}]"
        told = piece.value is None or str(piece.value) == self.ranks[piece.thing]  # "9 of Shoeprints" counts 9
        return title if told else f"{title} ({piece.value})"

    def called(self, thing: ThingId) -> str:
        """The title of a thing, and whose it is if it always is somebody's."""
        owner = self.owners.get(thing)
        title = self.titles[thing]
        return title if owner is None else self.phrase("thing-owned", self.names, seat=owner, title=title)

    def parts(self, view: View) -> list[str]:
        """What the seat has decided so far, where it decides in parts."""
        if not view.agenda or not isinstance(view.agenda[-1], Piecewise):
            return []
        return [self.option(part, view) for part in view.sealed if part]

    def option(self, move: Move, view: View) -> str:
        return self.words.option(move, view, self.names).text

    def grouped(self, view: View) -> list[tuple[str, list[Move]]]:
        """Options under one heading together, in the order in which the headings first appear."""
        headings: dict[str, list[Move]] = {}
        for move in view.options:
            headings.setdefault(self.words.option(move, view, self.names).heading, []).append(move)
        return list(headings.items())

    def claim(self, claim: Claim) -> str:
        return self.words.claim(claim, self.settings, self.names)

    # ── the same as paragraphs, for those who read ──

    def heard(self, view: View, since: int = 0) -> Iterator[str]:
        """The story from there on, line by line."""
        yield self.phrase("heard-since", line=str(since)) if since else self.phrase("heard-all")
        yield from [f"{number}. {line}" for number, line in self.story(view, since)]

    def seen(self, view: View) -> Iterator[str]:
        """The table, and what the seat has decided so far."""
        yield self.phrase("seen-table")
        yield from [f"- {title}: {contents}" for _, title, contents in self.board(view)]
        if parts := self.parts(view):
            yield self.phrase("decided-so-far", parts=parts)

    def numbered(self, view: View) -> Iterator[str]:
        """What the seat is asked, and its options, numbered from 1 in the order of ``moves``."""
        yield from (self.prompt(view), "")
        numbers = count(1)
        for heading, moves in self.grouped(view):
            yield heading
            yield from [f"{next(numbers)}: {self.option(move, view)}" for move in moves]

    def moves(self, view: View) -> list[Move]:
        """The options in the order in which they are numbered."""
        return [move for _, alike in self.grouped(view) for move in alike]


def counted(texts: Sequence[str]) -> list[str]:
    """Each text once, with how many there are of it side by side."""
    numbers = [(text, len(list(alike))) for text, alike in groupby(texts)]
    return [text if number == 1 else f"{number} × {text}" for text, number in numbers]
