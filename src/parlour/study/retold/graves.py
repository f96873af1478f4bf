"""Detective Graves retold: Location by Location with the card that turned it, then the Evidence and the name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.core import Seat
from parlour.core.words.messages import Say
from parlour.games.graves import events
from parlour.games.graves.cards import LOCATIONS
from parlour.games.graves.things import place_thing
from parlour.study.retold.guessing import Guess, bold, share, weight
from parlour.study.retold.shape import Beat, Laurel
from parlour.study.retold.tale import Happened, Tale


def beats(tale: Tale) -> Iterator[Beat]:
    turns = Turns()
    for each in tale.happened:
        for event in each.told:
            yield from of_event(event, each, turns)
        turns.see(each)


def of_event(event: object, each: Happened, turns: Turns) -> Iterator[Beat]:
    match event:
        case events.Resolved():
            yield resolved(event, each, turns)
        case events.Guessed(seat, named, identity, held):
            guess = Guess(each.line, seat, named == identity, each.chance)
            told = {"seat": seat, "named": named, "identity": identity, "held": held, "share": share(each.chance)}
            key = "graves-right" if guess.right else "graves-wrong"
            yield Beat(each.line, Say(key, told), (0, 1), 4.0 + weight(guess), (f"identity:{identity.lower()}",))
        case events.GaveUpEarly(seat, identity):
            yield Beat(each.line, Say("graves-gave-up", {"seat": seat, "identity": identity}), (seat,), 4.0)
        case events.StayedSilent(seat):
            yield Beat(each.line, Say("graves-silent", {"seat": seat}), (seat,), 4.0)
        case events.CaseClosed(case, points, totals):
            told = {"case": case, "first": points[0], "second": points[1], "leader": leader(totals)}
            yield Beat(each.line, Say("graves-closed", told), (0, 1), 3.0)


def resolved(event: events.Resolved, each: Happened, turns: Turns) -> Beat:
    """Who won a Location by how much, and with which card they went ahead."""
    winner, scores = event.winner, sorted(event.scores, reverse=True)
    told = {"location": event.location, "winner": winner, "best": scores[0], "least": scores[1], "card": turns.card}
    if winner < 0:
        return Beat(each.line, Say("graves-tied", told), (0, 1), 1.0, (place_thing(event.location),))
    turned = turns.card and turns.seat == winner
    key, line = ("graves-turned", turns.line) if turned else ("graves-won", each.line)
    return Beat(
        line, Say(key, told), (winner,), 2.0 + 2.0 / (1 + scores[0] - scores[1]), (place_thing(event.location),)
    )


def leader(points: Any) -> Seat | None:
    return None if points[0] == points[1] else int(points[1] > points[0])


class Turns:
    """It remembers with which card somebody last went ahead at the active Location."""

    def __init__(self) -> None:
        self.place: tuple[int, int] = (0, 0)
        self.ahead: Seat | None = None
        self.forget()

    def forget(self) -> None:
        self.card, self.seat, self.line = "", -1, 0

    def see(self, each: Happened) -> None:
        view: Any = each.view
        if not view.locations or view.place >= len(view.locations):
            return
        if self.place != (view.case, view.place):
            self.place, self.ahead = (view.case, view.place), None
            self.forget()
        here = LOCATIONS[view.locations[view.place]]
        ahead = leader([here.score(view.pile(view.place, seat), view.trump) for seat in (0, 1)])
        if ahead is not None and ahead != self.ahead:
            self.turn(ahead, each)
        self.ahead = ahead

    def turn(self, ahead: Seat, each: Happened) -> None:
        self.forget()
        for event in each.told:
            if isinstance(event, events.Placed | events.Carried | events.Used) and event.seat == ahead:
                self.card, self.seat, self.line = event.card, ahead, each.line


def laurels(tale: Tale) -> Iterator[Laurel]:
    told = [(each, event) for each in tale.happened for event in each.told]
    made = [
        Guess(each.line, event.seat, event.named == event.identity, each.chance)
        for each, event in told
        if isinstance(event, events.Guessed)
    ]
    yield from bold(made)
    yield from narrow([event for _, event in told if isinstance(event, events.Resolved)])


def narrow(resolved: list[events.Resolved]) -> Iterator[Laurel]:
    """Who won a Location by the smallest margin."""
    won = [event for event in resolved if event.winner >= 0]
    if won:
        closest = min(won, key=lambda event: abs(event.scores[0] - event.scores[1]))
        margin = abs(closest.scores[0] - closest.scores[1])
        told = {"seats": (closest.winner,), "location": closest.location, "margin": margin}
        yield Laurel("narrow", (closest.winner,), Say("why-narrow", told))
