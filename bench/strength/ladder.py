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
from bench.strength.parts import PORTION, Part

from parlour import games
from parlour.bots import Company, levels
from parlour.core import Game, Match, Seat
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER
from parlour.games.mastermind.cards import AGENCY
from parlour.study.simulate import seed_of

OPTIONS: Final[dict[str, dict[str, object]]] = {"mind_reader": {"length": "one hand"}}
AT_ONCE: Final = 10  # deals of a step that are played in one go
SECONDS: Final = {  # that one game takes at the largest table, with a bot of the level in it: from these on
    "mind_reader": {"belief": 0.025, "search": 1.4},
    "mastermind": {"belief": 0.7},
    "pi": {"belief": 0.2, "search": 0.4},
    "graves": {"belief": 0.5, "search": 17.0},
    "death_cards": {"belief": 0.2},
}
QUICK: Final = 0.015  # the others
SHORT, LONG = 1.2, 10.0  # seconds a deal: quicker steps are measured on more deals, slower ones on fewer
MORE: Final = 10  # times as many deals, at the most


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


def step_row(game: str, seats: int, upper: str, lower: str, deals: int, first: int = 0) -> Row:
    """One step of the ladder, on so many deals."""
    gains = [gain(games.find(game), seats, upper, lower, number) for number in range(first, first + deals)]
    row = figure(f"{seats} seats, {upper} for {lower}: wins gained", gains)
    return judged(row | {"seats": seats, "upper": upper, "lower": lower})


def judged(row: Row) -> Row:
    """Met if the step is surely up, broken if it is surely down; a figure that is no step is left as it is."""
    low, high = interval(row)
    return row | {"goal": "> 0", "met": low > 0, "broken": high < 0} if "upper" in row else row


def parts(game: str, deals: int) -> Iterator[Part]:
    """Every step that is offered, at the tables that tell most, in portions."""
    for seats in tables(game):
        names = [level.name for level in levels.offered(game, seats)]
        for lower, upper in pairwise(names):
            yield from step_parts(game, seats, upper, lower, deals)


def step_parts(game: str, seats: int, upper: str, lower: str, deals: int) -> Iterator[Part]:
    seconds = seconds_a_deal(game, seats, upper)
    wanted = max(AT_ONCE, round(deals * times_as_many(seconds)))
    for first in range(0, wanted, AT_ONCE):
        many = min(AT_ONCE, wanted - first)
        name = f"{seats} seats, {upper} for {lower}"
        yield Part(f"{name}{PORTION}{first}", step_row, (game, seats, upper, lower, many, first), seconds * many)


def times_as_many(seconds: float) -> float:
    """How many deals of this length are played where others play one: small gains show only in many."""
    return LONG / seconds if seconds > LONG else min(MORE, max(1.0, SHORT / seconds))


def seconds_a_deal(game: str, seats: int, upper: str) -> float:
    """About so long: with fewer players it takes less."""
    largest, sides = games.find(game).seats[-1], game in ("mastermind", "death_cards")
    return SECONDS[game].get(upper, QUICK) * (2 if sides else seats) * seats / largest


def tables(game: str) -> list[int]:
    """The smallest and the largest table, and those at which other levels are offered than with one player less."""
    seats = games.find(game).seats
    sizes = range(max(2, seats[0]), seats[-1] + 1)
    changing = [many for many in sizes[1:] if levels.offered(game, many) != levels.offered(game, many - 1)]
    return sorted({sizes[0], *changing, sizes[-1]})
