"""The rules of P.I., one step per paragraph of the rulebook, in its order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias, cast

from msgspec.structs import replace

from parlour.core import PASS, Below, Chance, Happening, Move, Pass, Piecewise, Result, Seat, Steps, shuffled, start
from parlour.games.pi.actions import attempt, examine, investigate, selectable
from parlour.games.pi.cards import (
    CITIES,
    Accuse,
    Card,
    Case,
    Charge,
    City,
    CityLaid,
    Dealt,
    Drawn,
    Held,
    Locate,
    Location,
    MiniGameBegan,
    MiniGameEnded,
    Passed,
    PiSettings,
    Place,
    Reason,
    RoundBegan,
    Take,
    Tiles,
)
from parlour.games.pi.refusals import why_not_named, why_not_place, why_not_take
from parlour.games.pi.state import Desk, Pi, homes_of

SEATS: Final = range(2, 6)
Part: TypeAlias = Place | Take | Accuse | Charge | Locate | Pass


class Parts(NamedTuple):
    """Every part of a turn in one city, made once."""

    places: dict[Location, Place]
    takes: dict[Card, Take]
    accuses: list[Part]
    charges: list[Part]
    locates: list[Part]


def parts_of(city: City) -> Parts:
    return Parts(
        {location: Place(location) for location in city.locations},
        {card: Take(card) for card in city.evidence},
        [Accuse(suspect) for suspect in city.suspects],
        [Charge(crime) for crime in city.crimes],
        [Locate(location) for location in city.locations],
    )


PARTS: Final = {name: parts_of(city) for name, city in CITIES.items()}


def begin(seats: int, settings: PiSettings) -> Pi:
    desks = [Desk(settings.investigators) for _ in range(seats)]
    s = Pi(seats, [], (), [], [], None, settings, 0, 0, 0, 0, 0, {}, {}, [], [], [], desks, ())
    start(s, DrawFirstPlayer())
    return s


def forbids(seats: int, settings: PiSettings) -> str | None:
    most = CITIES[settings.city].most_seats
    return None if seats <= most else f"The {settings.city} is for 2 to {most} players; allowed is city=whole."


class DrawFirstPlayer(Chance[Pi, Drawn], frozen=True):
    """The First Player marker is drawn by lot."""

    def sample(self, s: Pi, below: Below) -> Drawn:
        return Drawn(below(s.seats))

    def possible(self, s: Pi, move: Move) -> bool:
        return isinstance(move, Drawn) and move.first in range(s.seats)

    def take(self, s: Pi, seat: Seat, move: Drawn) -> Steps:
        return (Deal(move.first),)


class Deal(Chance[Pi, Dealt], frozen=True):
    """Lay a suspect and a crime tile into every location, deal everybody a case, turn up the Evidence."""

    first: Seat

    def sample(self, s: Pi, below: Below) -> Dealt:
        city = s.city
        drawn = [shuffled(cards, below)[: s.seats] for cards in city.axes]
        return Dealt(
            shuffled(city.suspect_tiles, below),
            shuffled(city.crime_tiles, below),
            tuple([Case(*cards) for cards in zip(*drawn)]),
            shuffled(city.evidence, below),
        )

    def possible(self, s: Pi, move: Move) -> bool:
        return (
            isinstance(move, Dealt)
            and sorted(move.suspects) == sorted(s.city.suspect_tiles)
            and sorted(move.crimes) == sorted(s.city.crime_tiles)
            and sorted(move.evidence) == sorted(s.city.evidence)
            and are_cases(move.cases, s)
        )

    def take(self, s: Pi, seat: Seat, move: Dealt) -> Steps:
        s.number += 1
        s.first, s.round, s.box = self.first, 0, 0
        lay_tiles(s, move)
        s.display, s.deck = turned_up(move.evidence, s.city.display)
        s.cases = move.cases
        s.tell(MiniGameBegan(s.number, self.first))
        s.tell(CityLaid(tuple(s.tiles.values()), tuple(s.display)))
        for holder, case in enumerate(s.cases):
            s.whisper(Held(case), only=(holder,))
        return new_round(s)


def are_cases(cases: Sequence[Case], s: Pi) -> bool:
    """One case a seat, of cards of the right kinds, none of them dealt twice."""
    kinds = [(set(dealt), set(cards)) for dealt, cards in zip(zip(*cases), s.city.axes)]
    return len(cases) == s.seats and all([len(dealt) == s.seats and dealt <= cards for dealt, cards in kinds])


def lay_tiles(s: Pi, move: Dealt) -> None:
    s.tiles = {tiles.location: tiles for tiles in map(Tiles, move.suspects, move.crimes, s.city.locations)}
    s.homes = homes_of(s.tiles)


def turned_up(evidence: Sequence[Card], most: int) -> tuple[list[Card], list[Card]]:
    """The display, in the order in which it is turned up, and the deck that is left."""
    return list(evidence[: -most - 1 : -1]), list(evidence[:-most])


def new_round(s: Pi) -> Steps:
    """From the First Player marker, clockwise, everybody who has not solved takes a turn (PI-4)."""
    s.round += 1
    s.passes = 0
    s.tell(RoundBegan(s.round))
    return (*[TURNS[seat] for seat in s.unsolved()], END_ROUND)


class TakeTurn(Piecewise[Pi, Part], frozen=True):
    """Place an Investigator, or take an Evidence card, or attempt to solve your case.

    An attempt is named in parts (suspect, crime, location) that nobody hears of before it is complete.
    """

    def options(self, s: Pi, seat: Seat) -> Sequence[Part]:
        if not s.sealed:
            return self.beginnings(s)
        parts = PARTS[s.settings.city]
        return parts.charges if len(s.sealed) == 1 else parts.locates

    def beginnings(self, s: Pi) -> list[Part]:
        parts, desk = PARTS[s.settings.city], s.desks[self.seat]
        moves: list[Part] = [parts.takes[card] for card in selectable(s, desk)]
        if desk.investigators:
            visited = [agent.location for agent in desk.agents]
            moves += [place for location, place in parts.places.items() if location not in visited]
        return (moves or [PASS]) + parts.accuses

    def decide(self, s: Pi, parts: list[Part]) -> Steps | None:
        first = parts[0]
        if isinstance(first, Take):
            return examine(s, self.seat, first.card)
        if isinstance(first, Place):
            investigate(s, self.seat, first.location)
        elif isinstance(first, Accuse):
            if len(parts) < 3:
                return None
            _, charge, locate = cast("tuple[Accuse, Charge, Locate]", parts)
            attempt(s, self.seat, Case(first.suspect, charge.crime, locate.location))
        else:
            s.passes += 1
            s.tell(Passed(self.seat))
        return ()

    def why_not(self, s: Pi, seat: Seat, move: Move) -> str:
        if s.sealed:
            wanted = "crime" if isinstance(s.sealed[-1], Accuse) else "location"
            return why_not_named(s, move) or f"Name the {wanted} now, or take back what you named."
        match move:
            case Place(location):
                return why_not_place(s, s.desks[seat], location)
            case Take(card):
                return why_not_take(s, card)
            case Pass():
                return "You may pass only if you can neither place an Investigator nor take an Evidence card."
        return why_not_named(s, move) or "Begin an attempt with its suspect."


class EndRound(Happening[Pi], frozen=True):
    """If somebody solved, the next box is due (PI-3); with one player left or none, the mini-game is over (PI-1)."""

    def happen(self, s: Pi) -> Steps:
        s.box += any([desk.solved == s.round for desk in s.desks])
        unsolved = [desk.solved for desk in s.desks].count(0)
        if unsolved <= 1:
            return (EndMiniGame("solved"),)
        if s.passes == unsolved:
            return (EndMiniGame("passed"),)
        return new_round(s) if s.round < s.settings.rounds else (EndMiniGame("cap"),)


TURNS: Final = [TakeTurn(seat) for seat in range(SEATS[-1])]
END_ROUND: Final = EndRound()


class EndMiniGame(Happening[Pi], frozen=True):
    """Whoever has not solved takes the 0 box; all is handed in, the marker moves on, or the game is over."""

    why: Reason

    def happen(self, s: Pi) -> Steps:
        unsolved = s.unsolved()
        for seat in unsolved:
            s.desks[seat] = replace(s.desks[seat], points=(*s.desks[seat].points, 0))
        cases = sorted([((seat - 1) % s.seats, s.goal(seat)) for seat in unsolved])
        s.tell(MiniGameEnded(s.number, self.why, tuple(cases), tuple([desk.total for desk in s.desks])))
        if s.number == s.settings.mini_games:
            finish(s)
            return ()
        hand_in(s)
        return (Deal((s.first + 1) % s.seats),)


def hand_in(s: Pi) -> None:
    """Only points, penalties and unused Investigators outlast a mini-game."""
    s.desks = [Desk(desk.investigators, points=desk.points, penalty=desk.penalty) for desk in s.desks]
    s.tiles, s.homes, s.cases = {}, {}, ()
    s.display, s.deck, s.discard = [], [], []


def finish(s: Pi) -> None:
    """The best total wins, then the most Investigators unused, then the fewest penalty points (PI-30)."""
    ranks = [(desk.total, desk.investigators, -desk.penalty) for desk in s.desks]
    best = max(ranks)
    level = [[rank[:merits] for rank in ranks].count(best[:merits]) for merits in (1, 2, 3)]
    ending = tuple(WHY)[[*level, 1].index(1)]  # decided by the first comparison that leaves one player
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == best])
    s.result = Result(ending, winners, tuple([desk.total for desk in s.desks]), WHY[ending].format(best[0]))


WHY: Final = {
    "clear_win": "The best total is {}.",
    "won_on_investigators": "The best total is {}; of those who share it, one has the most Investigators left.",
    "won_on_penalties": "The best total is {}; level on Investigators too, the fewest penalty points decide.",
    "shared_win": "The best total is {}, and nothing parts those who share it.",
}
