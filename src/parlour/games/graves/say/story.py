"""The story, line by line."""

from __future__ import annotations

from typing import Any

from parlour.core import Event, Seat
from parlour.core.words.messages import Say
from parlour.games.graves import events as e
from parlour.games.graves.cards import LOCATIONS, NOBODY, Card
from parlour.games.graves.say.of_cards import of_location, pair, title, told
from parlour.games.graves.settings import GravesSettings


def event(event: Event, settings: GravesSettings) -> Say:
    match event:
        case e.CaseOpened(_, detective):
            return told(event, mastermind=1 - detective)
        case e.Peeked(_, evidence):
            return told(event, evidence=[pair(one) for one in evidence])
        case e.Drew(_, cards) | e.Looked(_, cards):
            return told(event, **counted(cards))
        case e.Arrived(place, location):
            return told(event, number=place + 1, **of_location(location, LOCATIONS[location].trump, settings))
        case e.ClocksSet(_, location, here, following):
            return told(event, changes=changes((location, here), (None, following)))
        case e.Used(_, _, text):
            return told(event, title=title(text))
        case e.Removed(seat) | e.SentBack(seat) | e.SentAway(seat):
            return told(event, other=1 - seat)
        case e.LeftCase() | e.TimePassed():
            return told(event, museum_for_good=settings.museum_for_good, extra_turn=settings.extra_turn)
        case e.Resolved():
            return resolution(event)
        case e.Found(_, _, _, evidence):
            return told(event, cleared=pair(evidence))
        case e.Guessed(_, guess, identity):
            return told(event, right=guess == identity)
        case e.CaseClosed():
            return told(event, seats=[points(seat, event) for seat in (0, 1)])
    return told(event)


def counted(cards: tuple[Card, ...] | int) -> dict[str, Any]:
    """Some cards, for those who see them, and how many they are."""
    return {"cards": None, "count": cards} if isinstance(cards, int) else {"cards": cards, "count": len(cards)}


def changes(*clocks: tuple[str | None, int]) -> list[dict[str, Any]]:
    """Where a time token is added or taken away; None is the next Location."""
    return [{"more": by > 0, "location": location} for location, by in clocks if by]


def resolution(event: e.Resolved) -> Say:
    if event.winner == NOBODY:
        return Say("Resolved-tied", {"location": event.location, "score": event.scores[0]})
    scores = {"high": event.scores[event.winner], "low": event.scores[1 - event.winner]}
    return Say("Resolved", {"location": event.location, "winner": event.winner, **scores})


def points(seat: Seat, event: e.CaseClosed) -> dict[str, Any]:
    """What a Case brought, and for what."""
    brought, unmasking = event.points[seat], event.unmasking[seat]
    parts = {"evidence": brought - unmasking, "unmasking": unmasking}
    return {"seat": seat, "points": brought, **parts, "total": event.totals[seat]}
