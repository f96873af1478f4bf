"""How strong the bots of P.I. are: turns to solve a case, alone, and points in games against each other.

A hunt alone is a real mini-game of two in which the rival only ever names wrong cases, so that nothing on the table
moves but by the hunter's hand; every turn counts, wrong attempts and the last one too.  In a duel every deal
is played once in each seating; the interval is over deals.  Run ``python -m bench.strength.pi --games N``.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean
from time import process_time

from bench.strength.figures import Row, figure, main, played, seatings, share
from bench.strength.parts import Part, measured

from parlour import bots
from parlour.core import Match
from parlour.games.pi import PI, PiState
from parlour.games.pi.moves import Accuse, Charge, Locate
from parlour.study.simulate import seed_of

HUNTERS = ("belief", "thumb", "random")
DUELS = (
    ("belief", "thumb", 2),
    ("belief", "random", 2),
    ("thumb", "random", 2),
    ("belief", "thumb", 3),
    ("belief", "thumb", 5),
    ("search", "belief", 2),
    ("search", "belief", 3),
    ("search", "belief", 5),
)


def hunt(name: str, number: int, investigators: int = 2) -> int:
    """The turns until the case is solved, or all 200 of them."""
    match = Match(PI, 2, seed_of("hunt", number), {"mini_games": 1, "rounds": 200, "investigators": investigators})
    hunter, rng = number % 2, bots.stream(match.seed, name)
    mind = bots.mind(name, PI.id)
    while match.result is None and not match.state.desks[hunter].solved:
        seat = match.asked[0]
        match.play(seat, mind.choose(match.view(seat), rng) if seat == hunter else idle(match.state, seat))
    return match.state.round


def idle(s: PiState, seat: int) -> Accuse | Charge | Locate:
    """The next part of a wrong attempt."""
    if not s.sealed:
        return Accuse(next(suspect for suspect in s.city.suspects if suspect != s.goal(seat).suspect))
    return Charge(s.city.crimes[0]) if len(s.sealed) == 1 else Locate(s.city.locations[0])


def duel(first: str, second: str, seats: int, number: int) -> tuple[float, float]:
    """One deal in every seating of one ``first`` among rivals called ``second``: its lead in points, and its wins."""
    lead, wins = list[float](), list[float]()
    for own, company in seatings(first, second, seats):
        match = played(PI, f"deal {seats}", number, company)
        assert match.result is not None
        points = match.result.points
        lead.append(points[own] - mean([points[seat] for seat in range(seats) if seat != own]))
        wins.append(share(match, own))
    return mean(lead), mean(wins)


def hunts(name: str, games: int) -> Row:
    since = process_time()
    lengths = [hunt(name, number) for number in range(games)]
    row = figure(f"{name} alone, two Investigators: turns a case", lengths)
    return {**row, "ms": 1000 * (process_time() - since) / sum(lengths)}


def duels(first: str, second: str, seats: int, games: int) -> list[Row]:
    met = [duel(first, second, seats, number) for number in range(games)]
    who = f"{first} among {seats - 1} {second}" if seats > 2 else f"{first} against {second}"
    return [
        figure(f"{who}: points ahead", [lead for lead, _ in met]),
        figure(f"{who}: wins (fair is {1 / seats:.2f})", [wins for _, wins in met]),
    ]


def parts(games: int) -> Iterator[Part]:
    """So many deals a duel; hunts take less time: fifty times as many of ``belief``, and ten of the others."""
    for name in HUNTERS:
        yield Part(f"{name} alone", hunts, (name, games * (50 if name == "belief" else 10)), games * 0.5)
    for duel in DUELS:
        yield Part("{} against {}, {} seats".format(*duel), duels, (*duel, games), games * duel[2] ** 2 * 0.045)


def figures(games: int) -> Iterator[Row]:
    return measured(parts(games))


if __name__ == "__main__":
    main(figures, 40)
