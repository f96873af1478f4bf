"""P.I. in words a person reads."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from parlour.core import Claim, Event, Move, Names, Pass, Seat, TakeBack, Zone
from parlour.games.pi.cards import (
    NEIGHBOURS,
    Accuse,
    Card,
    Case,
    Charge,
    CityLaid,
    Examined,
    Failed,
    Held,
    Investigated,
    Locate,
    Location,
    MiniGameBegan,
    MiniGameEnded,
    NothingToTurnUp,
    Passed,
    Place,
    Reshuffled,
    RoundBegan,
    Solved,
    Take,
    Tiles,
    TurnedUp,
)
from parlour.games.pi.state import Desk
from parlour.games.pi.view import PiView

WAYS: Final = {Place: "place an Investigator", Take: "examine Evidence", Pass: "pass"}
PAGE = files(__package__).joinpath("page.md").read_text("utf-8")


def prompt(view: PiView, names: Names) -> str:
    if view.result:
        return f"The game is over. {names.listed(view.result.winners)} won: {view.result.why}"
    if view.seat is None or view.seat not in view.asked:
        return f"Waiting for {names.listed(view.asked)}."
    match view.sealed:
        case (Accuse(suspect),):
            return f"You accuse {suspect}. Of which crime?"
        case (Accuse(suspect), Charge(crime)):
            return f"You accuse {suspect} of {crime}. Hiding where?"
    open_ways = {type(option) for option in view.options}
    ways = [way for act, way in WAYS.items() if act in open_ways]
    last = f"accuse somebody to solve the case {names[(view.seat - 1) % view.seats]} holds"
    return f"Round {view.round}, your turn: {', '.join(ways)}, or {last}."


def kind(move: Move) -> str:
    match move:
        case Place():
            return "Place an Investigator"
        case Take():
            return "Examine Evidence"
        case Accuse():
            return "Attempt to solve"
        case Charge():
            return "Crime"
        case Locate():
            return "Hideout"
    return "Turn"


def move(move: Move, view: PiView, names: Names) -> str:
    match move:
        case Place(location):
            return f"Investigate {location}"
        case Take(card):
            return f"Examine {card}"
        case Accuse(suspect):
            return f"Accuse {suspect}{warning(suspect, view)}"
        case Charge(crime):
            return f"of {crime}{warning(crime, view)}"
        case Locate(location):
            return f"hiding in {location}{tried_warning(location, view) or warning(location, view)}"
        case Pass():
            return "Pass"
        case TakeBack():
            return "Take back"
    return type(move).__name__


def warning(card: Card, view: PiView) -> str:
    """Why it is pointless to name ``card``, though it is allowed (PI-39)."""
    if view.case and card in view.case:
        return " (in the case you hold)"
    solved = [desk.discs for desk in view.desks if desk.solved]
    return " (in a solved case)" if any([card in case for case in solved]) else ""


def tried_warning(location: Location, view: PiView) -> str:
    match view.sealed:
        case (Accuse(suspect), Charge(crime)) if view.seat is not None:
            tried = Case(suspect, crime, location) in view.desks[view.seat].tried
            return " (you tried this)" if tried else ""
    return ""


def event(event: Event, view: PiView, names: Names) -> str:
    match event:
        case MiniGameBegan(number, first):
            marker = f"{names.does(first, 'have/has')} the First Player marker"
            return f"Mini-game {number} of {view.settings.mini_games}. {marker}."
        case CityLaid(tiles, display):
            city = "; ".join([f"{here.location}: {here.suspect}, {here.crime}" for here in tiles])
            return f"The city is laid. {city}. Evidence on display: {', '.join(display)}."
        case Held(case):
            return f"You hold {told(case)}: {names.to(next_seat(view.seat, view))} must solve it."
        case RoundBegan(number):
            return f"Round {number}."
        case Investigated(seat, location, discs, cubes):
            return f"{names.does(seat, 'place')} an Investigator in {location}: {tokens(discs, cubes) or 'nothing'}."
        case Examined():
            return f"{names.does(event.seat, 'examine')} {event.card}: {finding(event)}."
        case TurnedUp(card):
            return f"{card} joins the display."
        case Solved(seat, case, number, points):
            return f"{names.does(seat, 'solve')} the case in round {number}: {told(case)}. {plural(points, 'point')}!"
        case Failed(seat, case, penalty):
            return f"{names.does(seat, 'name')} {told(case)}. Wrong! That makes {penalty} penalty points."
    return other_event(event, view, names)


def other_event(event: Event, view: PiView, names: Names) -> str:
    match event:
        case Reshuffled(cards):
            return f"The Evidence deck is empty; a new one is made of {plural(cards, 'discard')}."
        case NothingToTurnUp():
            return "No Evidence is left to turn up: the display shrinks."
        case Passed(seat):
            return f"{names.does(seat, 'pass/passes')}."
        case MiniGameEnded():
            return mini_game_end(event, view, names)
    return type(event).__name__


def finding(event: Examined) -> str:
    """What an Evidence card told, and what became of it."""
    if event.found == "nothing":
        return "nothing; the card is kept"
    if event.found == "known":
        return "a token lies there already; the card is discarded"
    return f"a {event.found}, moved from the Investigator there" if event.moved else f"a {event.found}"


def mini_game_end(event: MiniGameEnded, view: PiView, names: Names) -> str:
    why = {
        "solved": "only one case is unsolved" if event.unsolved else "every case is solved",
        "passed": "everybody left has passed",
        "cap": "the last round is played",
    }[event.why]
    opened = [f"{names[holder]} held {told(case)}." for holder, case in event.unsolved]
    totals = ", ".join([f"{names[seat]} {total}" for seat, total in enumerate(event.totals)])
    return " ".join([f"Mini-game {event.number} is over: {why}.", *opened, f"Totals: {totals}."])


def claim(claim: Claim, view: PiView, names: Names) -> str:
    return type(claim).__name__


def told(case: Case) -> str:
    return f"{case.suspect}, {case.crime}, {case.location}"


def tokens(discs: int, cubes: int) -> str:
    counted = [plural(number, token) for number, token in ((discs, "disc"), (cubes, "cube")) if number]
    return " and ".join(counted)


def plural(number: int, noun: str) -> str:
    return f"{number} {noun}" if abs(number) == 1 else f"{number} {noun}s"


def next_seat(seat: Seat | None, view: PiView) -> Seat:
    return ((seat or 0) + 1) % view.seats


def board(view: PiView, names: Names) -> Sequence[Zone]:
    """The city location by location, the Evidence, then what lies before each player."""
    if not view.tiles:
        return ()
    table = [ground(location, view, names) for location in view.city.locations]
    table.append(Zone("Display", view.display, note=f"{view.deck} more in the deck"))
    if view.discard:
        table.append(Zone("Discards", view.discard))
    if view.case and view.seat is not None:
        solver = names.to(next_seat(view.seat, view))
        table.append(Zone("You hold", tuple(view.case), seat=view.seat, note=f"for {solver} to solve"))
    return [*table, *[zone for seat in range(view.seats) for zone in desk_of(seat, view, names)]]


def ground(location: Location, view: PiView, names: Names) -> Zone:
    """A location with its number, its tiles, everybody's tokens there, and the numbers of its neighbours."""
    here, numbers = view.tiles[location], {name: n for n, name in enumerate(view.tiles, 1)}
    near = [str(numbers[name]) for name in NEIGHBOURS[location] if name in numbers]
    found = [(names[seat], pieces_in(desk, here)) for seat, desk in enumerate(view.desks)]
    pieces = [f"{who}: {', '.join(has)}" for who, has in found if has]
    note = "; ".join([*pieces, f"next to {' '.join(near)}"])
    return Zone(f"{numbers[location]} {location}", (here.suspect, here.crime), note=note)


def pieces_in(desk: Desk, here: Tiles) -> list[str]:
    """What a player has in one location."""
    agent = desk.agent_in(here.location)
    on_agent = f" with {tokens(agent.discs, agent.cubes)}" if agent and agent.discs + agent.cubes else ""
    return [
        *([f"Investigator{on_agent}"] if agent else []),
        *[f"disc on {tile}" for tile in here if tile in desk.discs],
        *[f"cube on {tile}" for tile in here if tile in desk.cubes],
    ]


def desk_of(seat: Seat, view: PiView, names: Names) -> list[Zone]:
    """A player's score and Investigators, and the Evidence that told nothing."""
    desk = view.desks[seat]
    notes = [plural(desk.total, "point"), f"{plural(desk.investigators, 'Investigator')} left"]
    if desk.penalty:
        notes[0] += f" ({sum(desk.points)} less {desk.penalty} for failed attempts)"
    if desk.solved:
        notes.append(f"solved in round {desk.solved}")
    if view.first == seat:
        notes.append("First Player")
    score = Zone(f"{names.own(seat)} score", seat=seat, note=", ".join(notes))
    return [score, Zone(f"{names.own(seat)} kept Evidence", desk.kept, seat=seat)] if desk.kept else [score]
