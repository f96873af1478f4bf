"""The player aid of Death on the Cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from parlour.core import Thing
from parlour.core.words.messages import AidSay, EntrySay, Say, SectionSay, entry, slug, text_of
from parlour.games.death_cards.cards import NOT_SO_FAST, Box
from parlour.games.death_cards.say.things import thing
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.things import CARDS, ESCAPE, FACES, things

SECTIONS: Final = {  # by the kinds of cards in them
    "aid-detectives": ("detective", "wildcard"),
    "aid-events": ("event",),
    "aid-others": ("devious", "not so fast"),
}


def aid(seats: int, settings: DeathCardsSettings) -> AidSay:
    box, counted = things(seats, settings), settings.box(seats)
    cards = [(each, counted_card(each, counted, seats, settings)) for each in box if each.id in CARDS]
    kinds = [
        SectionSay(Say(title), tuple([told for card, told in cards if card.suit in suits]))
        for title, suits in SECTIONS.items()
    ]
    return AidSay(
        tuple(flow(counted)),
        (
            *kinds,
            SectionSay(Say("aid-secrets"), tuple(secrets(box, settings))),
            SectionSay(Say("aid-end"), tuple(ends(box, counted, settings))),
        ),
    )


def counted_card(card: Thing, box: Box, seats: int, settings: DeathCardsSettings) -> EntrySay:
    """A card, and how many there are at this table, with the Not so Fasts that open the hands."""
    said, name = thing(card, settings), CARDS[card.id]
    copies = box.copies[name] + (seats if name == NOT_SO_FAST else 0)
    return EntrySay(Say("aid-card", {"card": said, "copies": copies}), text_of(said), (card.id,))


def flow(box: Box) -> Iterator[Say]:
    yield Say("aid-play")
    yield Say("aid-answer")
    yield Say("aid-discard")
    yield Say("aid-draw", {"hand": box.hand})
    yield Say("aid-when-disgraced")


def secrets(box: Sequence[Thing], settings: DeathCardsSettings) -> Iterator[EntrySay]:
    """Who is who; of the ordinary ones only that they do nothing."""
    for role in [each for each in box if each.kind == "role"]:
        yield EntrySay(thing(role, settings), Say(f"{slug(FACES[role.id])}-text"), (role.id,))
    ordinary = [each.id for each in box if each.suit == "face" and each.kind == "card"]
    backs = [each.id for each in box if each.suit == "secret"]
    yield EntrySay(Say("aid-ordinary"), Say("harmless"), tuple(ordinary))
    yield entry(Say("aid-numbers", {"last": len(backs)}), *backs)


def ends(box: Sequence[Thing], counted: Box, settings: DeathCardsSettings) -> Iterator[EntrySay]:
    accomplice = {"accomplice": counted.accomplice}
    yield entry(Say("aid-caught", accomplice))
    yield from [entry(thing(each, settings), each.id) for each in box if each.id == ESCAPE]
    yield entry(Say("aid-disgraced", {**accomplice, "counts": settings.accomplice_counts}))
