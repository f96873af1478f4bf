"""The player aid of P.I."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core import Thing
from parlour.core.words.messages import AidSay, EntrySay, Say, SectionSay, entry
from parlour.games.pi.cards import BOXES, CITIES, PENALTY
from parlour.games.pi.say.things import place, thing
from parlour.games.pi.settings import PiSettings
from parlour.games.pi.things import CARD_OF, TILES, things


def aid(seats: int, settings: PiSettings) -> AidSay:
    box = things(seats, settings)
    pieces = [entry(thing(each, settings), each.id) for each in box if each.kind == "token"]
    return AidSay(
        tuple(flow(settings)),
        (
            SectionSay(Say("aid-pieces"), tuple(pieces)),
            SectionSay(Say("aid-cards"), (evidence(box), *tiles(box, settings))),
            SectionSay(Say("aid-locations"), tuple(locations(settings))),
            SectionSay(Say("aid-points"), tuple(points(seats, settings))),
        ),
    )


def flow(settings: PiSettings) -> Iterator[Say]:
    yield Say("aid-turn")
    if settings.investigators:
        yield Say("aid-place")
    yield Say("aid-examine")
    yield Say("aid-solve", {"penalty": PENALTY})
    yield Say("aid-round")


def evidence(box: Sequence[Thing]) -> EntrySay:
    """What any card says of itself."""
    any_card = Say("evidence.text", {"card": "any", "suit": "any"})
    return EntrySay(Say("aid-evidence"), any_card, tuple([each.id for each in box if each.kind == "card"]))


def tiles(box: Sequence[Thing], settings: PiSettings) -> Iterator[EntrySay]:
    """The names of all suspects and crimes, and what a blank is."""
    blanks = [each for each in box if each.kind == "tile" and each.id.endswith(":none")]
    for suit in ("suspect", "crime"):
        named = [each.id for each in box if each.kind == "tile" and each.suit == suit and each not in blanks]
        yield entry(Say(f"aid-{suit}s", {"cards": [CARD_OF[tile] for tile in named]}), *named)
    yield from [entry(thing(each, settings), each.id) for each in blanks]


def locations(settings: PiSettings) -> Iterator[EntrySay]:
    for location in CITIES[settings.city].locations:
        told = place(TILES[location], settings.city)
        yield EntrySay(Say("zone-place", told), Say("aid-near", told), (TILES[location],))


def points(seats: int, settings: PiSettings) -> Iterator[EntrySay]:
    yield entry(Say("aid-boxes", {"boxes": BOXES[: min(seats, len(BOXES) - 1)]}))
    yield entry(Say("aid-penalty", {"penalty": PENALTY}))
    yield entry(Say("aid-game", {"mini_games": settings.mini_games}))
