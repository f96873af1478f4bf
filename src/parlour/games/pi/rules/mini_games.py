"""A game of P.I.: mini-games of rounds, each dealt anew, and the points at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from parlour.core import Below, Chance, Happening, Move, Result, Seat, Steps, shuffled, start
from parlour.games.pi.cards import Card, Case, Tiles, holder_for, solver_for
from parlour.games.pi.events import CityLaid, Held, MiniGameBegan, MiniGameEnded, Reason, RoundBegan
from parlour.games.pi.moves import Dealt, Drawn
from parlour.games.pi.rules.turn import TURNS
from parlour.games.pi.settings import PiSettings
from parlour.games.pi.state import Desk, PiState, homes_of


def begin(seats: int, settings: PiSettings) -> PiState:
    s = PiState(seats, settings=settings, desks=[Desk(settings.investigators) for _ in range(seats)])
    start(s, DrawFirstPlayer())
    return s


class DrawFirstPlayer(Chance[PiState, Drawn], frozen=True):
    """The First Player marker is drawn by lot."""

    def sample(self, s: PiState, below: Below) -> Drawn:
        return Drawn(below(s.seats))

    def possible(self, s: PiState, move: Move) -> bool:
        return isinstance(move, Drawn) and move.first in range(s.seats)

    def take(self, s: PiState, seat: Seat, move: Drawn) -> Steps:
        return (Deal(move.first),)


class Deal(Chance[PiState, Dealt], frozen=True):
    """Lay a suspect and a crime tile into every location, deal everybody a case, turn up the Evidence."""

    first: Seat

    def sample(self, s: PiState, below: Below) -> Dealt:
        city = s.city
        drawn = [shuffled(cards, below)[: s.seats] for cards in city.axes]
        return Dealt(
            shuffled(city.suspect_tiles, below),
            shuffled(city.crime_tiles, below),
            tuple([Case(*cards) for cards in zip(*drawn)]),
            shuffled(city.evidence, below),
        )

    def possible(self, s: PiState, move: Move) -> bool:
        return (
            isinstance(move, Dealt)
            and sorted(move.suspects) == sorted(s.city.suspect_tiles)
            and sorted(move.crimes) == sorted(s.city.crime_tiles)
            and sorted(move.evidence) == sorted(s.city.evidence)
            and are_cases(move.cases, s)
        )

    def take(self, s: PiState, seat: Seat, move: Dealt) -> Steps:
        s.number += 1
        s.first, s.round, s.box = self.first, 0, 0
        lay_tiles(s, move)
        s.display, s.deck = turned_up(move.evidence, s.city.display)
        s.cases = move.cases
        s.tell(MiniGameBegan(s.number, self.first))
        s.tell(CityLaid(tuple(s.tiles.values()), tuple(s.display)))
        for holder, case in enumerate(s.cases):
            s.whisper(Held(holder, case, solver_for(holder, s.seats)), only=(holder,))
        return new_round(s)


def are_cases(cases: Sequence[Case], s: PiState) -> bool:
    """One case a seat, of cards of the right kinds, none of them dealt twice."""
    kinds = [(set(dealt), set(cards)) for dealt, cards in zip(zip(*cases), s.city.axes)]
    return len(cases) == s.seats and all([len(dealt) == s.seats and dealt <= cards for dealt, cards in kinds])


def lay_tiles(s: PiState, move: Dealt) -> None:
    s.tiles = {tiles.location: tiles for tiles in map(Tiles, move.suspects, move.crimes, s.city.locations)}
    s.homes = homes_of(s.tiles)


def turned_up(evidence: Sequence[Card], most: int) -> tuple[list[Card], list[Card]]:
    """The display, in the order in which it is turned up, and the deck that is left."""
    return list(evidence[: -most - 1 : -1]), list(evidence[:-most])


def new_round(s: PiState) -> Steps:
    """From the First Player marker, clockwise, everybody who has not solved takes a turn (PI-4)."""
    s.round += 1
    s.passes = 0
    s.tell(RoundBegan(s.round))
    return (*[TURNS[seat] for seat in s.unsolved()], END_ROUND)


class EndRound(Happening[PiState], frozen=True):
    """If somebody solved, the next box is due (PI-3); with one player left or none, the mini-game is over (PI-1)."""

    def happen(self, s: PiState) -> Steps:
        s.box += any([desk.solved == s.round for desk in s.desks])
        unsolved = [desk.solved for desk in s.desks].count(0)
        if unsolved <= 1:
            return (EndMiniGame("solved"),)
        if s.passes == unsolved:
            return (EndMiniGame("passed"),)
        return new_round(s) if s.round < s.settings.rounds else (EndMiniGame("cap"),)


END_ROUND: Final = EndRound()


class EndMiniGame(Happening[PiState], frozen=True):
    """Those who have not solved take the 0 box; all is handed in, the marker moves on, or the game is over."""

    why: Reason

    def happen(self, s: PiState) -> Steps:
        unsolved = s.unsolved()
        for seat in unsolved:
            s.desks[seat] = replace(s.desks[seat], points=(*s.desks[seat].points, 0))
        cases = sorted([(holder_for(seat, s.seats), s.goal(seat)) for seat in unsolved])
        s.tell(MiniGameEnded(s.number, self.why, tuple(cases), tuple([desk.total for desk in s.desks])))
        if s.number == s.settings.mini_games:
            finish(s)
            return ()
        hand_in(s)
        return (Deal((s.first + 1) % s.seats),)


def hand_in(s: PiState) -> None:
    """Only points, penalties and unused Investigators outlast a mini-game."""
    s.desks = [Desk(desk.investigators, points=desk.points, penalty=desk.penalty) for desk in s.desks]
    s.tiles, s.homes, s.cases = {}, {}, ()
    s.display, s.deck, s.discard = [], [], []


def finish(s: PiState) -> None:
    """The best total wins, then the most Investigators unused, then the fewest penalty points (PI-30)."""
    ranks = [(desk.total, desk.investigators, -desk.penalty) for desk in s.desks]
    best = max(ranks)
    ending = decided_by(ranks, best)
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == best])
    s.result = Result(ending, winners, tuple([desk.total for desk in s.desks]), WHY[ending].format(best[0]))


def decided_by(ranks: Sequence[tuple[int, ...]], best: tuple[int, ...]) -> str:
    """The first comparison that leaves one player alone with the best: totals, Investigators, penalties; or none."""
    for compared, ending in enumerate(("clear_win", "won_on_investigators", "won_on_penalties"), 1):
        level = [rank for rank in ranks if rank[:compared] == best[:compared]]
        if len(level) == 1:
            return ending
    return "shared_win"


WHY: Final = {
    "clear_win": "The best total is {}.",
    "won_on_investigators": "The best total is {}; of those who share it, one has the most Investigators left.",
    "won_on_penalties": "The best total is {}; level on Investigators too, the fewest penalty points decide.",
    "shared_win": "The best total is {}, and nothing parts those who share it.",
}
