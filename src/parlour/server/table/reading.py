"""A table read from the store: its seating, and its match played again.  That takes time: not on the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import DecodeError, Struct, json

from parlour import games
from parlour.core import Game, Match, Refused, opening, restore
from parlour.server.store import Saved
from parlour.server.table.older import play_held_passes
from parlour.server.table.seating import Seating

SEATING: Final = json.Decoder(Seating)


class ReadTable(Struct, frozen=True, eq=False):
    game: Game[Any, Any]
    seating: Seating
    match: Match[Any, Any] | None  # None before the deal, and after a game that was played under older rules
    old: Sequence[str] = ()  # the record of such a game


def read_seating(written: bytes) -> Seating:
    try:
        return SEATING.decode(written)
    except (DecodeError, UnicodeError):
        raise Refused("table-damaged") from None


def read_table(saved: Saved) -> ReadTable:
    seating = read_seating(saved.seating)
    game = games.find(seating.game)
    seating.options = {**game.older(seating.options)}
    if saved.lines and opening(saved.lines).seats != len(seating.chairs):
        raise Refused("table-damaged")
    if seating.stage == "over" and saved.lines and opening(saved.lines).rules != game.version:
        return ReadTable(game, seating, None, saved.lines)
    match = restore(game, saved.lines, saved.seed) if saved.lines else None
    if match is not None:
        play_held_passes(saved.seating, match)
    return ReadTable(game, seating, match)
