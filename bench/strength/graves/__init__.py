"""How strong the bots of Detective Graves are: points ahead in matches of two Cases, and matches won.

Every deal is played twice, with the seats exchanged, so that both get the same cards as the same role; the interval is
over deals.  Besides each other the bots meet simple players that were written after them, to exploit what a search
might overlook.  Run ``python -m bench.strength.graves --games N``, with ``--worlds N`` for a search of so many worlds
instead of the usual budget, or ``--only search`` for the duels of one level.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean
from time import process_time
from typing import Any

from bench.strength.figures import Row, figure, share, shown
from bench.strength.parts import Part, measured

from parlour import bots
from parlour.bots import Mind
from parlour.bots.graves import search
from parlour.bots.graves.bids import most, plain
from parlour.bots.graves.position import Position
from parlour.bots.graves.small_questions import answer, fitting
from parlour.bots.graves.style import STEADY, Style, stall, turn
from parlour.bots.graves.thumb import spent, suspects
from parlour.core import PASS, Match, Move
from parlour.games.graves import GRAVES, GravesView
from parlour.games.graves.moves import Guess
from parlour.games.graves.rules.turn import STOP, TakeTurn
from parlour.games.graves.rules.unmasking import MakeGuess
from parlour.study.simulate import seed_of


class Simple:
    """A player with one idea of how to play a turn; the rest goes by the rules of thumb."""

    def choose(self, view: GravesView, rng: Random) -> Move:
        step, seat = view.agenda[-1], view.seat
        assert seat is not None
        position = Position(view, seat, view.hand)
        if type(step) is MakeGuess:
            return Guess(rng.choice(suspects(view)))
        if type(step) is TakeTurn:
            return fitting(position, self.turn(position), view.options) or (STOP if view.played else PASS)
        return answer(position, step, view.options)

    def turn(self, position: Position) -> Sequence[Move]:
        raise NotImplementedError


class Waiter(Simple):
    """Passes until the last turn, then plays all it can."""

    def turn(self, position: Position) -> Sequence[Move]:
        return most(position) if position.last and (position.ahead <= 0 or not position.second) else ()


class Staller(Simple):
    """Keeps every Location open with its worst card until the last turn, then plays what is needed."""

    def turn(self, position: Position) -> Sequence[Move]:
        if position.last:
            return turn(position, Style(share=1.0), spent(position))
        return () if position.table.played or position.ahead > 0 else stall(position, Style(stall=99.0))


class Greedy(Simple):
    """Plays all it can in every turn, the highest first."""

    def turn(self, position: Position) -> Sequence[Move]:
        return () if position.ahead > 0 and (position.final or position.table.passes) else most(position)


class Hoarder(Simple):
    """Gives up the first two Locations for full hands at the other three."""

    def turn(self, position: Position) -> Sequence[Move]:
        return () if position.table.place < 2 else turn(position, Style(share=1.0, margin=12.0), spent(position))


class Outbidder(Simple):
    """Is never behind while it can help it, at any price."""

    def turn(self, position: Position) -> Sequence[Move]:
        return turn(position, Style(share=1.0, threat=0.1), spent(position))


class Bluffer(Simple):
    """Opens every Location with a great show of force, and then pays no more than the rules of thumb say."""

    def turn(self, position: Position) -> Sequence[Move]:
        return most(position) if not position.mine or position.table.played else turn(position, STEADY, spent(position))


class Fighter(Simple):
    """Gives no Location up while there is any hope of it."""

    def turn(self, position: Position) -> Sequence[Move]:
        return turn(position, Style(share=1.0, nerve=0.8), spent(position))


class Climber(Simple):
    """Plays its highest cards until it is ahead, and then waits."""

    def turn(self, position: Position) -> Sequence[Move]:
        best = max(plain(position), key=lambda pool: pool.reach, default=None)
        if position.ahead > 0 or best is None:
            return ()
        moves, margin = list[Move](), best.margin
        for one in sorted(best.items, key=lambda one: -one.points):
            if margin <= 0:
                moves.append(one.move)
                margin += one.points
        return moves


EXPLOITERS: dict[str, Mind] = {
    kind.__name__.lower(): kind() for kind in (Waiter, Staller, Greedy, Hoarder, Outbidder, Bluffer, Fighter, Climber)
}
SECONDS = {"thumb": 0.04, "belief": 1.0, "search": 34.0}  # a deal, by the better of two
SELDOM = 4  # of so many deals the search plays one
SLOW = 250  # milliseconds that 99 of a hundred decisions of a search may take
DUELS = (
    ("thumb", "random"),
    ("belief", "random"),
    ("belief", "thumb"),
    ("search", "thumb"),
    ("search", "belief"),
    *[("search", name) for name in EXPLOITERS],
    *[("belief", name) for name in EXPLOITERS],
)


def duel(first: str, second: str, number: int, **options: Any) -> tuple[float, float, list[float]]:
    """One deal in both seatings: the points by which ``first`` is ahead, its wins, and the seconds each move took."""
    leads, wins, took = list[float](), list[float](), list[float]()
    for own in (0, 1):
        match = Match(GRAVES, 2, seed_of("deal", number), options)
        company = bots.Company(match, {own: EXPLOITERS.get(first, first), 1 - own: EXPLOITERS.get(second, second)})
        while match.result is None:
            seat, since = company.next(), process_time()
            company.answer(seat)
            took += [process_time() - since] if seat == own else []
        points = match.result.points
        leads.append(points[own] - points[1 - own])
        wins.append(share(match, own))
    return mean(leads), mean(wins), took


def duels(first: str, second: str, games: int) -> Iterator[Row]:
    played = [duel(first, second, number) for number in range(games)]
    took = sorted([seconds for _, _, took in played for seconds in took])
    yield {
        **figure(f"{first} against {second}: points ahead", [lead for lead, _, _ in played]),
        "ms": 1000 * mean(took),
        "worst": 1000 * took[-1],
    }
    yield figure(f"{first} against {second}: wins (fair is 0.50)", [wins for _, wins, _ in played])
    if first == "search":
        longest = 1000 * took[int(0.99 * len(took))]
        yield figure(f"{first} against {second}: 99 of 100 decisions, ms", [longest], at_most=SLOW)


def gained(upper: str, lower: str, rival: str, games: int) -> Row:
    """By how many points one level does better than another against the same rival, on the same deals."""
    leads = [duel(upper, rival, number)[0] - duel(lower, rival, number)[0] for number in range(games)]
    return figure(f"{upper} for {lower}, against {rival}: points gained", leads, at_least=0.0)


def parts(games: int) -> Iterator[Part]:
    """So many deals for a duel, a quarter where the search plays, and twice as many where two meet the same player."""
    for pair in DUELS:
        deals = -(-games // SELDOM) if pair[0] == "search" else games
        yield Part("{} against {}".format(*pair), duels, (*pair, deals), deals * SECONDS[pair[0]])
    for rival in EXPLOITERS:
        given = ("belief", "thumb", rival, 2 * games)
        yield Part(f"belief for thumb, against {rival}", gained, given, 2 * games * SECONDS["belief"])


def figures(games: int, only: str = "") -> Iterator[Row]:
    return measured([part for part in parts(games) if not only or part.name.startswith(f"{only} ")])


def main() -> None:
    given = dict(zip(sys.argv[1::2], sys.argv[2::2]))
    if "--worlds" in given:
        search.WORLDS, search.LINES = int(given["--worlds"]), sys.maxsize
    for row in figures(int(given.get("--games", 20)), given.get("--only", "")):
        print(shown(row), flush=True)


if __name__ == "__main__":
    main()
