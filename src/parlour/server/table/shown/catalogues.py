"""Everything that can be pointed at on a table, in no language."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any

from msgspec import Struct, json

from parlour.core import Game, Settings, Thing, catalogue
from parlour.server.wire import Catalogue, CatalogueThing


class EncodedCatalogue(Struct, frozen=True):
    """A catalogue, ready to be sent."""

    version: str
    encoded: bytes


@lru_cache(maxsize=64)  # tables of one kind share it
def catalogue_of(game: Game[Any, Any], seats: int, settings: Settings) -> EncodedCatalogue:
    things = tuple([described(thing, game, settings) for thing in catalogue(game.things, seats, settings)])
    final = tuple([kind.__name__ for kind in game.final])
    shown = Catalogue("", things, game.say.aid(seats, settings), final, tuple(game.standing))
    version = sha256(json.encode(shown)).hexdigest()[:16]
    return EncodedCatalogue(version, json.encode(Catalogue(version, shown.things, shown.aid, final, shown.standings)))


def described(thing: Thing, game: Game[Any, Any], settings: Settings) -> CatalogueThing:
    say = None if thing.kind == "seat" else game.say.thing(thing, settings)
    return CatalogueThing(thing.id, thing.kind, say, thing.rank, thing.suit, thing.owner, thing.beats)
