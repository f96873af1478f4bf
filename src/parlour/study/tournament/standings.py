"""The table of a tournament: wins, points, ratings, beliefs and time of each bot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from parlour.core import Refused
from parlour.study.intervals import Mean
from parlour.study.summary import rounded
from parlour.study.tournament.believing import BINS
from parlour.study.tournament.plan import Tournament
from parlour.study.tournament.playing import Row

SUMMED = ("beliefs", "held", "log_loss", "brier", "top1", "prior_log_loss", "prior_brier", "prior_top1")


class Contestant:
    """One bot, over all its games so far."""

    def __init__(self) -> None:
        self.games = 0
        self.won, self.share, self.points = Mean(), Mean(), Mean()  # by deal: rotations of one deal are not independent
        self.by_role: defaultdict[str, Mean] = defaultdict(Mean)
        self.decisions = self.answers = self.legal = self.unclear = self.calls = 0
        self.seconds, self.failure, self.stated = 0.0, "", False
        self.sums = dict.fromkeys(SUMMED, 0.0)
        self.given, self.right = [0] * BINS, [0] * BINS

    def keep_deal(self, rows: Sequence[Row]) -> None:
        """All that one deal brought: its rotations share their luck, so they count as one figure."""
        self.games += len({row["number"] for row in rows})
        self.won.add(average([row["won"] for row in rows]))
        self.share.add(average([row["share"] for row in rows]))
        self.points.add(average([row["points"] for row in rows]))
        for role in {row["role"] for row in rows} - {""}:
            self.by_role[role].add(average([row["won"] for row in rows if row["role"] == role]))
        for row in rows:
            self.keep_cost(row)
            self.keep_beliefs(row)

    def keep_cost(self, row: Row) -> None:
        """What it was asked and what that took; rows of an older file may not say."""
        self.decisions += row["decisions"]
        self.seconds += row["seconds"]
        self.answers += row.get("answers") or 0
        self.legal += row.get("legal") or 0
        self.unclear += row.get("unclear") or 0
        self.calls += row.get("calls") or 0
        self.failure = self.failure or row.get("failure") or ""

    def keep_beliefs(self, row: Row) -> None:
        self.stated = self.stated or bool(row.get("stated"))
        for name in SUMMED:
            self.sums[name] += row.get(name) or 0
        for place, given in enumerate(row.get("calibration_given") or ()):
            self.given[place] += given
            self.right[place] += row["calibration_right"][place]

    def figures(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "win_rate": rounded(self.won.share()),
            "share_of_wins": rounded(self.share.share()),
            "points": rounded(self.points.interval()),
            "by_role": {role: rounded(mean.share()) for role, mean in sorted(self.by_role.items())},
            "milliseconds_a_decision": round(1000 * self.seconds / max(1, self.decisions), 4),
            "legal_answers": round(self.legal / self.answers, 4) if self.answers else None,
            "unclear_answers": self.unclear,
            "answers": self.answers,
            "failure": self.failure,
            "seconds_a_game": round(self.seconds / max(1, self.games), 4),
            "calls_a_game": round(self.calls / max(1, self.games), 2),
            "beliefs": self.believed(),
        }

    def believed(self) -> dict[str, Any] | None:
        of = self.sums["beliefs"]
        if not of:
            return None
        told: dict[str, Any] = {name: round(self.sums[name] / of, 4) for name in SUMMED[1:]}
        return {"of": int(of), "stated": self.stated, **told, "calibration": calibration(self.given, self.right)}


class Standings:
    """Gathers rows, deal by deal, and rates the bots in the order of the games."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.contestants = {bot: Contestant() for bot in tournament.bots}
        self.rating = Ratings(tournament.bots)
        self.games, self.deal = 0, list[Row]()

    def keep(self, rows: Sequence[Row]) -> None:
        """One game; a deal counts when all its games are there."""
        self.games += 1
        self.rating.keep(rows)
        self.deal += rows
        if len(self.deal) == self.tournament.seats**2:
            self.close_deal()

    def close_deal(self) -> None:
        for bot, contestant in self.contestants.items():
            if own := [row for row in self.deal if row["bot"] == bot]:
                contestant.keep_deal(own)
        self.deal = []

    def figures(self, seconds: float) -> dict[str, Any]:
        """One object for a program to read, the best first."""
        if self.deal:
            self.close_deal()
        ranked = sorted(self.contestants, key=lambda bot: -self.rating.of(bot)["ordinal"])
        told = {bot: {**self.contestants[bot].figures(), "rating": self.rating.of(bot)} for bot in ranked}
        return {**self.tournament.about, "games": self.games, "seconds": round(seconds, 3), "standings": told}


class Ratings:
    """OpenSkill's Plackett-Luce: each bot is one player, however many seats it has in a game."""

    def __init__(self, bots: Sequence[str]) -> None:
        try:
            self.model: Any = import_module("openskill.models").PlackettLuce()
        except ImportError:
            raise Refused("ratings-need-openskill") from None
        self.ratings: dict[str, Any] = {bot: self.model.rating(name=bot) for bot in bots}

    def keep(self, rows: Sequence[Row]) -> None:
        """One game, judged by what its seats won on average, and by points where that is equal."""
        bots = list(dict.fromkeys([row["bot"] for row in rows]))
        if len(bots) < 2:
            return
        results = {bot: worth([row for row in rows if row["bot"] == bot]) for bot in bots}
        ranks = [float(sum([results[other] > results[bot] for other in bots])) for bot in bots]
        rated = self.model.rate([[self.ratings[bot]] for bot in bots], ranks=ranks)
        self.ratings |= {bot: team[0] for bot, team in zip(bots, rated)}

    def of(self, bot: str) -> dict[str, float]:
        rating = self.ratings[bot]
        return {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3), "ordinal": round(rating.ordinal(), 3)}


def worth(rows: Sequence[Row]) -> tuple[float, float]:
    return average([row["share"] for row in rows]), average([row["points"] for row in rows])


def calibration(given: Sequence[int], right: Sequence[int]) -> list[dict[str, float]]:
    """Of the answers that a bot held for likeliest, by the chance it gave them: how many were true."""
    places = [place for place in range(BINS) if given[place]]
    return [
        {"up_to": (place + 1) / BINS, "of": given[place], "right": round(right[place] / given[place], 4)}
        for place in places
    ]


def average(values: Sequence[float]) -> float:
    return sum(values) / len(values)
