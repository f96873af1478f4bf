"""The story, line by line, and what is said aloud."""

from __future__ import annotations

from parlour.core import Claim, Event, Said
from parlour.core.words.messages import Say, said
from parlour.games.death_cards.events import Laid, Received
from parlour.games.death_cards.settings import DeathCardsSettings


def event(event: Event, settings: DeathCardsSettings) -> Say:
    match event:
        case Said(_, spoken):
            return said(event, claim=claim(spoken, settings))
        case Received(seat, _, secrets):
            return said(event, numbered=[(face, n) for n, face in enumerate(secrets, seat * len(secrets) + 1)])
        case Laid(_, cards):
            return said(event, kind=cards[0])
    return said(event)


def claim(claim: Claim, settings: DeathCardsSettings) -> Say:
    return said(claim)
