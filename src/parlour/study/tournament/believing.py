"""How good a bot's beliefs are: what it held for likely, against the truth and against what the deal alone tells."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import log2
from typing import Any, Final, TypeAlias

from parlour import games
from parlour.core import Answer, Match, Seat, Unknown
from parlour.study.analysis.judges import Beliefs, believer_of

BINS: Final = 10  # of the chance given to the likeliest answer: up to 10%, to 20%, and so on
LEAST: Final = 1e-6  # no belief is punished as if it were infinitely wrong

REST: Final = "any other answer"

Chances: TypeAlias = Mapping[Unknown, Mapping[Answer, Any]]


class Score:
    """How beliefs fared so far, summed over everything they were about."""

    def __init__(self) -> None:
        self.of = 0
        self.log_loss = self.brier = self.top1 = 0.0
        self.held = 0.0  # the chances given to the likeliest answers, added up
        self.given, self.right = [0] * BINS, [0] * BINS  # by the chance of the likeliest answer

    def judge(self, believed: Mapping[Answer, Any], true: Answer) -> None:
        """One belief; what it leaves open stands for all answers that it does not name."""
        chances = {answer: float(chance) for answer, chance in believed.items()}
        chances[REST] = max(0.0, 1.0 - sum(chances.values()))
        true = true if true in believed else REST
        likeliest = max(chances, key=lambda answer: chances[answer])
        self.of += 1
        self.held += chances[likeliest]
        self.log_loss -= log2(max(LEAST, chances[true]))
        self.brier += sum([chance**2 for chance in chances.values()]) - 2 * chances[true] + 1
        self.top1 += likeliest == true
        place = min(BINS - 1, int(chances[likeliest] * BINS))
        self.given[place] += 1
        self.right[place] += likeliest == true


class Believing:
    """Judges what the bot on one seat believes, at its first, second, fourth, eighth … decision of a game."""

    def __init__(self, match: Match[Any, Any], seat: Seat, mind: Any) -> None:
        self.match, self.seat = match, seat
        self.believes: Beliefs | None = getattr(mind, "beliefs", None)
        self.prior: dict[Unknown, tuple[Answer, Mapping[Answer, Any]]] = {}
        self.own, self.before = Score(), Score()

    def look(self, decisions: int) -> None:
        """Before the seat's decision of that number, from 0."""
        if decisions & (decisions + 1):
            return
        view, truth = self.match.view(self.seat), self.match.game.unknowns(self.match.state, self.seat)
        even = self.match.game.worlds(view).marginals()
        believed: Chances = self.believes(view) if self.believes else even
        for unknown in asked_about(self.match.game.id, view):
            if unknown in truth and unknown in even and unknown in believed:
                self.judge(unknown, truth[unknown], believed[unknown], even[unknown])

    def judge(self, unknown: Unknown, true: Answer, believed: Mapping[Answer, Any], even: Mapping[Answer, Any]) -> None:
        """Against what the rules alone told when the secret was new; a new hand brings new secrets."""
        was, prior = self.prior.get(unknown, (None, even))
        if was != true:
            prior = even
        self.prior[unknown] = true, prior
        if len(prior) > 1:
            self.own.judge(believed, true)
            self.before.judge(prior, true)


def asked_about(game: str, view: Any) -> Collection[Unknown]:
    """What all bots are judged by: what a bot has beliefs about, if one has in this game; else all that is hidden."""
    believer = believer_of(game)
    return [*believer[1](view)] if believer else [*games.find(game).worlds(view).marginals()]
