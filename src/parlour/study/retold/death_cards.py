"""Death on the Cards retold: how near the fingers came, which card saved the Murderer, which secrets were turned up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from parlour.core import Seat
from parlour.core.words.messages import Say
from parlour.games.death_cards import events
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Face
from parlour.study.retold.shape import Beat, Laurel
from parlour.study.retold.tale import Happened, Tale


def dealt(tale: Tale, face: Face) -> Seat | None:
    """Who was dealt this secret, from what each seat saw of its own at first."""
    views: Any = tale.dealt
    for seat, view in enumerate(views):
        if face in [lying.face for lying in view.rows[seat]]:
            return seat
    return None


def beats(tale: Tale) -> Iterator[Beat]:
    murderer = dealt(tale, MURDERER)
    aim: Seat | None = None
    for each in tale.happened:
        for event in each.told:
            aim = aimed(event, aim)
            yield from of_event(event, each, murderer, aim)


def aimed(event: object, before: Seat | None) -> Seat | None:
    """Whom the card that was played last is aimed at, as far as that is told."""
    match event:
        case events.Named(_, target) | events.Marked(_, target):
            return target
        case events.Played() | events.Laid() | events.Added():
            return None
    return before


def of_event(event: object, each: Happened, murderer: Seat | None, aim: Seat | None) -> Iterator[Beat]:
    told: dict[str, Any]
    match event:
        case events.Pointed(at) if murderer in at:
            count = at.count(murderer)
            told = {"murderer": murderer, "count": count, "of": len(at)}
            yield Beat(each.line, Say("death-fingers", told), (murderer or 0,), 3.0 + count)
        case events.Revealed(owner, secret, face):
            key = "death-caught" if face == MURDERER else "death-revealed"
            worth = {MURDERER: 9.0, ACCOMPLICE: 4.0}.get(face, 1.5)
            lights = (f"secret:{secret + 1}", f"face:{face.lower()}")
            yield Beat(each.line, Say(key, {"owner": owner, "face": face}), (owner,), worth, lights)
        case events.Cancelled(seat, card):
            saved = aim is not None and aim == murderer
            told = {"seat": seat, "card": card, "saved": saved, "murderer": murderer}
            yield Beat(each.line, Say("death-cancelled", told), (seat,), 4.0 if saved else 2.0)
        case events.SecretMoved(owner, _, face, to):
            told = {"owner": owner, "to": to, "face": face}
            yield Beat(each.line, Say("death-moved", told), (owner, to), 2.5)
        case events.Disgraced(seats) if seats:
            yield Beat(each.line, Say("death-disgraced", {"seats": seats}), tuple(seats), 1.8)


def laurels(tale: Tale) -> Iterator[Laurel]:
    told = [event for each in tale.happened for event in each.told]
    murderer, accomplice = dealt(tale, MURDERER), dealt(tale, ACCOMPLICE)
    yield from first(told, murderer, accomplice)
    yield from quick(told)
    yield from hunter(tale)


def first(told: list[Any], murderer: Seat | None, accomplice: Seat | None) -> Iterator[Laurel]:
    """The innocent who first pointed at the Murderer."""
    for event in told:
        if isinstance(event, events.Pointed):
            seers = tuple([s for s, at in enumerate(event.at) if at == murderer and s not in (murderer, accomplice)])
            if seers:
                yield Laurel("first", seers, Say("why-first-finger", {"seats": seers, "murderer": murderer}))
                return


def quick(told: list[Any]) -> Iterator[Laurel]:
    """Who stepped in most, and at least twice."""
    count = Counter([event.seat for event in told if isinstance(event, events.Interrupted)])
    if count and (most := max(count.values())) >= 2:
        best = tuple(sorted([seat for seat, number in count.items() if number == most]))
        yield Laurel("quick", best, Say("why-quick", {"seats": best, "count": most}))


def hunter(tale: Tale) -> Iterator[Laurel]:
    """Who turned up most secrets of others, and at least two."""
    count: Counter[Seat] = Counter()
    active = [(each.view, event) for each in tale.happened for event in each.told]
    turn: Seat = 0
    for _, event in active:
        if isinstance(event, events.TurnBegan):
            turn = event.seat
        if isinstance(event, events.Revealed) and event.owner != turn:
            count[turn] += 1
    if count and (most := max(count.values())) >= 2:
        best = tuple(sorted([seat for seat, number in count.items() if number == most]))
        yield Laurel("hunter", best, Say("why-hunter", {"seats": best, "count": most}))
