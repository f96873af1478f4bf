"""What a player may say aloud in Death on the Cards: all of it may be a lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from parlour.core import Claim, Event, Said, Seat
from parlour.games.death_cards.cards import NOT_SO_FAST, Card
from parlour.games.death_cards.moves import Ask, Promise, Suspect, Trust
from parlour.games.death_cards.rules.trading import gifts_ahead
from parlour.games.death_cards.view import DeathCardsView


def speech(v: DeathCardsView) -> Sequence[Claim]:
    """Suspicion or trust; a wish and a promise when cards are to change hands (DC-51).

    Each of the three once, until something else has happened.
    """
    if v.seat is None or not v.turn:
        return ()
    said = [type(claim) for claim in just_said(v.story, v.seat)]
    claims = [] if Suspect in said or Trust in said else [*opinions(v.seat, v.seats)]
    for giver, taker in gifts_ahead(v.agenda, v.seats):
        if taker == v.seat and Ask not in said:
            claims += [Ask(giver, card) for card in cards(v)]
        if giver == v.seat and Promise not in said:
            claims += [Promise(taker, card) for card in cards(v)]
    return claims


@cache
def opinions(seat: Seat, seats: int) -> Sequence[Claim]:
    others = [other for other in range(seats) if other != seat]
    return *[Suspect(other) for other in others], *[Trust(other) for other in others]


def cards(v: DeathCardsView) -> list[Card]:
    """What can be wished for or promised."""
    return [NOT_SO_FAST, *[card for card in v.settings.box(v.seats).copies if card != NOT_SO_FAST]]


def just_said(story: Sequence[Event], seat: Seat) -> Iterable[Claim]:
    """What ``seat`` has said since anything else happened."""
    for event in reversed(story):
        if not isinstance(event, Said):
            return
        if event.seat == seat:
            yield event.claim
