"""One game of a tournament, and a row for each of its seats."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial
from typing import Any, TypeAlias

from msgspec import json

from parlour import games
from parlour.bots import Company
from parlour.core import Match, Seat
from parlour.study.executor import Executor
from parlour.study.simulate import seed_of
from parlour.study.tournament.believing import Believing
from parlour.study.tournament.entrants import Entrant
from parlour.study.tournament.plan import Tournament

Row: TypeAlias = dict[str, Any]


def rows(tournament: Tournament, portions: Iterable[range], executor: Executor) -> Generator[list[Row]]:
    """The rows of each game, in order: the same in every process, but for the seconds."""
    for batch in executor.run(partial(play_batch, tournament), portions):
        yield from batch


def play_batch(tournament: Tournament, numbers: range) -> list[list[Row]]:
    return [Contest(tournament, number).play() for number in numbers]


class Contest:
    """One game: a deal, and a bot on each seat."""

    def __init__(self, tournament: Tournament, number: int) -> None:
        self.tournament, self.number = tournament, number
        self.lineup = tournament.lineup(number)
        game = games.find(tournament.game)
        seed = seed_of(tournament.seed, tournament.deal(number))
        self.match: Match[Any, Any] = Match(game, tournament.seats, seed, tournament.options, kept=False)
        self.entrants = [Entrant(bot, game.id) for bot in self.lineup]
        self.company = Company(self.match, dict(enumerate(self.entrants)))
        self.decisions = [0] * tournament.seats
        self.first: Seat | None = None  # who was the first to decide alone
        self.beliefs = [Believing(self.match, seat, entrant.mind) for seat, entrant in enumerate(self.entrants)]

    def play(self) -> list[Row]:
        """Play it to its end."""
        try:
            while self.match.result is None:
                self.company.talk()
                self.decide(self.company.next())
        except Exception as error:
            error.add_note(f"This was game {self.number} of seed {self.tournament.seed!r}.")
            raise
        return [self.row(seat) for seat in range(self.tournament.seats)]

    def decide(self, seat: Seat) -> None:
        if self.first is None and len(self.match.asked) == 1:
            self.first = seat
        if self.tournament.beliefs:
            self.beliefs[seat].look(self.decisions[seat])
        self.company.answer(seat)
        self.decisions[seat] += 1

    def row(self, seat: Seat) -> Row:
        """One seat of this game in columns (docs/study.md)."""
        result, about = self.match.result, self.tournament.about
        assert result is not None
        return {
            "number": self.number,
            "deal": self.tournament.deal(self.number),
            "seat": seat + 1,
            "bot": self.lineup[seat],
            "first": seat == self.first,
            "role": result.roles[seat] if result.roles else "",
            "won": seat in result.winners,
            "share": (seat in result.winners) / max(1, len(result.winners)),
            "points": result.points[seat],
            "ending": result.ending,
            "decisions": self.decisions[seat],
            **self.cost(self.entrants[seat]),
            **(self.believed(seat) if self.tournament.beliefs else {}),
            **{name: about[name] for name in ("game", "rules", "parlour", "seats")},
            "options": json.encode(self.tournament.options).decode(),
        }

    def cost(self, entrant: Entrant) -> Row:
        """What a seat was asked, how well it answered, and what that took."""
        return {
            "seconds": entrant.seconds,
            "answers": entrant.answers,
            "legal": entrant.legal,
            "unclear": entrant.unclear,
            "calls": entrant.calls,
            "failure": entrant.failure,
        }

    def believed(self, seat: Seat) -> Row:
        """Sums over what was asked, so that rows can be added up."""
        own, before = self.beliefs[seat].own, self.beliefs[seat].before
        return {
            "stated": self.beliefs[seat].believes is not None,
            "beliefs": own.of,
            "held": own.held,
            "log_loss": own.log_loss,
            "brier": own.brier,
            "top1": own.top1,
            "prior_log_loss": before.log_loss,
            "prior_brier": before.brier,
            "prior_top1": before.top1,
            "calibration_given": own.given,
            "calibration_right": own.right,
        }
