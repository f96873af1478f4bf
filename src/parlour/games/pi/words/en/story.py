"""The story of P.I., line by line."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Claim, Event, Seat
from parlour.core.words.english import Names, plural
from parlour.games.pi.cards import Case, solver_for
from parlour.games.pi.events import (
    CityLaid,
    Examined,
    Failed,
    Held,
    Investigated,
    MiniGameBegan,
    MiniGameEnded,
    NothingToTurnUp,
    Passed,
    Reshuffled,
    RoundBegan,
    Solved,
    TurnedUp,
)
from parlour.games.pi.settings import PiSettings
from parlour.games.pi.words.en.things import tokens


def event(event: Event, settings: PiSettings, names: Names) -> str:
    match event:
        case MiniGameBegan(number, first):
            marker = f"{names.does(first, 'have/has')} the First Player marker"
            return f"Mini-game {number} of {settings.mini_games}. {marker}."
        case CityLaid(tiles, display):
            places, cards = plural(len(tiles), "location"), plural(len(display), "Evidence card")
            return f"The city is laid: {places} with new tiles, {cards} on display."
        case Held(seat, case, solver):
            return f"{names.does(seat, 'hold')} {told(case)}: {names.to(solver)} must solve it."
        case RoundBegan(number):
            return f"Round {number}."
        case Investigated(seat, location, discs, cubes):
            return f"{names.does(seat, 'place')} an Investigator in {location}: {tokens(discs, cubes) or 'nothing'}."
        case Examined(seat, card):
            return f"{names.does(seat, 'examine')} {card}: {finding(event)}."
        case TurnedUp(card):
            return f"{card} joins the display."
        case Reshuffled(cards):
            return f"The Evidence deck is empty; a new one is made of {plural(cards, 'discard')}."
        case NothingToTurnUp():
            return "No Evidence is left to turn up: the display shrinks."
        case Solved(seat, case, number, points):
            return f"{names.does(seat, 'solve')} the case in round {number}: {told(case)}. {plural(points, 'point')}!"
        case Failed(seat, case, penalty):
            return f"{names.does(seat, 'name')} {told(case)}. Wrong! That makes {penalty} penalty points."
        case Passed(seat):
            return f"{names.does(seat, 'pass/passes')}."
        case MiniGameEnded():
            return mini_game_end(event, names)
    raise LookupError(f"P.I. has no words for {event}.")


def finding(event: Examined) -> str:
    """What an Evidence card told, and what became of it."""
    if event.found == "nothing":
        return "nothing; the card is kept"
    if event.found == "known":
        return "a token lies there already; the card is discarded"
    return f"a {event.found}, moved from the Investigator there" if event.moved else f"a {event.found}"


def mini_game_end(event: MiniGameEnded, names: Names) -> str:
    why = {
        "solved": "only one case is unsolved" if event.unsolved else "every case is solved",
        "passed": "everybody left has passed",
        "cap": "the last round is played",
    }[event.why]
    unsolved = sorted([solver_for(holder, len(event.totals)) for holder, _ in event.unsolved])
    opened = [f"{names[holder]} held {told(case)}." for holder, case in event.unsolved]
    totals = ", ".join([f"{names[seat]} {total}" for seat, total in enumerate(event.totals)])
    return " ".join(
        [f"Mini-game {event.number} is over: {why}.", *zero(unsolved, names), *opened, f"Totals: {totals}."]
    )


def zero(seats: Sequence[Seat], names: Names) -> list[str]:
    """Who takes the 0 box, if anybody does."""
    if len(seats) < 2:
        return [f"{names.does(seat, 'score')} 0." for seat in seats]
    return [f"{names.listed(seats)} score 0."]


def claim(claim: Claim, settings: PiSettings, names: Names) -> str:
    raise LookupError("Nothing is said aloud in P.I.")


def told(case: Case) -> str:
    return f"{case.suspect}, {case.crime}, {case.location}"
