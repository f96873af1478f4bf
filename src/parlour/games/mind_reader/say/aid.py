"""The player aid of Mind Reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core import Thing
from parlour.core.words.messages import AidSay, EntrySay, Say, SectionSay, entry
from parlour.games.mind_reader.cards import JOKER
from parlour.games.mind_reader.say.things import thing
from parlour.games.mind_reader.settings import MindReaderSettings
from parlour.games.mind_reader.things import things


def aid(seats: int, settings: MindReaderSettings) -> AidSay:
    box = things(seats, settings)
    suits, secrets, places = [
        [entry(thing(each, settings), each.id) for each in box if each.id.startswith(kind)]
        for kind in ("suit", "secret", "place")
    ]
    return AidSay(
        tuple(flow(settings)),
        (
            SectionSay(Say("aid-suits"), tuple(suits)),
            SectionSay(Say("aid-cards"), (*ranks(box, settings), *secrets, *places)),
            SectionSay(Say("aid-points"), tuple(points(seats, settings))),
        ),
    )


def flow(settings: MindReaderSettings) -> Iterator[Say]:
    yield Say("aid-guess", {"all": settings.all_or_nothing})
    yield Say("aid-ask", {"two": settings.two_cards, "in_secret": settings.in_secret})
    yield Say("aid-guess-again")
    yield Say("aid-draw")


def ranks(box: Sequence[Thing], settings: MindReaderSettings) -> Iterator[EntrySay]:
    """Every card, by its rank."""
    plain = [rank for rank in settings.ranks_used if rank != JOKER]
    yield entry(Say("aid-ranks", {"ranks": plain}), *[each.id for each in box if each.rank and each.rank != JOKER])
    if settings.jokers:
        yield entry(Say("aid-jokers"), *[each.id for each in box if each.rank == JOKER])


def points(seats: int, settings: MindReaderSettings) -> Iterator[EntrySay]:
    yield entry(Say("aid-ten"))
    if seats > 2:
        yield entry(Say("aid-twenty", {"whole_hand": settings.double_points == "all of the hand"}))
    yield entry(Say("aid-match", {"length": settings.length, "seats": seats, "target": settings.target}))
