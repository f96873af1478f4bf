"""The options and claims of each seat at a table, worded anew only if something that they speak of has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Raw, Struct

from parlour.core import Claim, Game, Move, Seat, Settings, Words
from parlour.core.words import Names
from parlour.server.table.shown.changes import ENCODER
from parlour.server.table.shown.noting import Read, fields_in, read_since, reads_same, together
from parlour.server.wire import Option, Sayable

KEPT: Final = 200  # options of a seat
LISTS_KEPT: Final = 8  # of a seat: all options of a question together may have 5 kB, and most never come back


class Part(Struct, frozen=True, eq=False, gc=False):
    """Something worded and encoded, and the names of the fields that were read for it."""

    shown: Raw
    read: frozenset[str] = frozenset()


NOTHING: Final = Part(Raw(b"[]"))


class Offered(Struct, frozen=True, eq=False, gc=False):
    """An option as it was worded for one seat."""

    read: Read
    encoded: bytes


class OfferedList(Struct, frozen=True, eq=False):
    """All options of a question."""

    read: Read
    part: Part


class Offers:
    """It remembers what was last offered to each seat."""

    def __init__(
        self, game: Game[Any, Any], words: Words, settings: Settings, named: Callable[[Seat | None], Names]
    ) -> None:
        self.things, self.speech, self.words, self.settings = game.things, game.speech, words, settings
        self.final, self.worth_after, self.named = game.final, game.worth_after, named
        self.said: dict[Seat, tuple[list[Claim], Raw]] = {}  # the claims last offered to each seat
        self.offered: dict[Seat | None, dict[Move, Offered]] = {}  # options as they were last worded for each seat
        self.lists: dict[Seat | None, dict[Sequence[Move], OfferedList]] = {}  # and all of a question together

    def options(self, noted: Any) -> Part:
        """All of them as they were last worded for this seat, if nothing that was read for them has changed."""
        seat, offered = noted._view.seat, tuple(noted._view.options)
        lists = self.lists.setdefault(seat, {})
        if len(lists) >= LISTS_KEPT:
            lists.clear()
        known = lists.get(offered)
        if known is None or not reads_same(noted, known.read):
            known = lists[offered] = self.worded(offered, seat, noted)
        return known.part

    def worded(self, offered: Sequence[Move], seat: Seat | None, noted: Any) -> OfferedList:
        """Each option is worded anew only if something that was read for it has changed."""
        known, names = self.offered.setdefault(seat, {}), self.named(seat)
        if len(known) > KEPT:
            known.clear()
        offers: list[bytes] = []
        read: Read = {}
        for move in offered:
            option = known.get(move)
            if option is None or (option.read and not reads_same(noted, option.read)):
                option = known[move] = self.option(move, noted, names)
            offers.append(option.encoded)
            read = together(read, option.read)
        return OfferedList(read, Part(Raw(b"[%b]" % b",".join(offers)), fields_in(read) | {"options"}))

    def option(self, move: Move, view: Any, names: Names) -> Offered:
        said = self.words.option(move, view, names)
        about, final = self.things.of_move(move, view), isinstance(move, self.final)
        worth = self.worth_after(move, view)
        encoded = ENCODER.encode(Option(move, said.text, said.heading, said.label, about, final, worth, said.first))
        return Offered(read_since(view), encoded)

    def claims(self, noted: Any) -> Part:
        """They are asked for after each line of the story, and most often are the same as before."""
        seat, claims = noted._view.seat, [*self.speech(noted)]
        to_find_them = read_since(noted)
        if seat in self.said and self.said[seat][0] == claims:
            return Part(self.said[seat][1], fields_in(to_find_them))
        names = self.named(seat)
        worded = Raw(ENCODER.encode([self.sayable(claim, noted, names) for claim in claims]))
        if not (to_word_them := read_since(noted)):
            self.said[seat] = claims, worded
        return Part(worded, fields_in(to_find_them) | fields_in(to_word_them))

    def sayable(self, claim: Claim, view: Any, names: Names) -> Sayable:
        return Sayable(claim, self.words.claim(claim, self.settings, names), self.things.of_claim(claim, view))
