"""Whether every level beats the one below: at the smallest and at the largest table of every game.

In a game of single players, one of the upper level sits among rivals of the lower one, on every seat in turn, and its
gain is what it wins beyond its fair share.  In a game of two sides, the same deal is played twice: the upper level
as one side against the lower, and the other way round; its gain is half the difference.  All is paired by deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from statistics import mean
from typing import Any, Final

from bench.strength.figures import Player, Row, figure, interval, played, seatings, share

from parlour import games
from parlour.bots import Company, levels
from parlour.core import Game, Match, Seat
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER
from parlour.games.mastermind.cards import AGENCY
from parlour.study.simulate import seed_of

OPTIONS: Final[dict[str, dict[str, object]]] = {"mind_reader": {"length": "one hand"}}


def gain(game: Game[Any, Any], seats: int, upper: Player, lower: Player, number: int) -> float:
    """By how much of the games the upper level is ahead on one deal."""
    if game.id in ("mastermind", "death_cards"):
        return (first_wins(game, seats, upper, lower, number) - first_wins(game, seats, lower, upper, number)) / 2
    tables = seatings(upper, lower, seats)
    options = OPTIONS.get(game.id, {})
    won = [share(played(game, f"ladder {seats}", number, table, options), own) for own, table in tables]
    return mean(won) - 1 / seats


def first_wins(game: Game[Any, Any], seats: int, first: Player, second: Player, number: int) -> int:
    """Whether the side without secrets wins, if ``first`` plays it and ``second`` the other."""
    match = Match(game, seats, seed_of(f"ladder {seats}", number))
    hidden = hidden_side(match)
    company, heard = Company(match, {seat: second if seat in hidden else first for seat in range(seats)}), -1
    while match.result is None:
        if len(match.state.told) != heard:  # nobody has anything to add while votes come in
            company.talk()
            heard = len(match.state.told)
        company.answer(company.next())
    return int(not hidden & set(match.result.winners))


def hidden_side(match: Match[Any, Any]) -> set[Seat]:
    s = match.state
    if match.game.id == "death_cards":
        return {seat for role in (MURDERER, ACCOMPLICE) if (seat := s.dealt(role)) is not None}
    return {seat for seat, role in enumerate(s.roles) if role != AGENCY}


def step_row(game: str, seats: int, upper: str, lower: str, deals: int) -> Row:
    """One step of the ladder: met if it is surely up, broken if it is surely down."""
    gains = [gain(games.find(game), seats, upper, lower, number) for number in range(deals)]
    row = figure(f"{seats} seats, {upper} for {lower}: wins gained", gains)
    low, high = interval(row)
    return row | {"goal": "> 0", "met": low > 0, "broken": high < 0}


def ladder(game: str, deals: int) -> Iterator[Row]:
    """Every step that is offered, at the smallest and the largest table."""
    seats = games.find(game).seats
    for table in sorted({max(2, seats[0]), seats[-1]}):
        names = [level.name for level in levels.offered(game, table)]
        for lower, upper in pairwise(names):
            yield step_row(game, table, upper, lower, deals)
