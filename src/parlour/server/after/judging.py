"""A finished game analysed, as data and as a page; in a worker."""

from __future__ import annotations

from msgspec import Struct, json

from parlour import games
from parlour.core import Language
from parlour.server import wire
from parlour.server.after.replaying import FinishedGame
from parlour.study.analysis import Analysis, analyse
from parlour.study.analysis.saying import Teller
from parlour.study.analysis.shape import Turning
from parlour.study.analysis.turnings import of_decision
from parlour.study.page import page


class AnalysisOrder(Struct, frozen=True):
    told: FinishedGame
    language: Language


def judged(order: AnalysisOrder) -> bytes:
    """The analysis as data, with a verdict in words on each move."""
    analysis = analysis_of(order)
    names = games.find(order.told.game).words(order.language).Names(analysis.names)
    return json.encode(wire.Review(analysis, verdicts(analysis, Teller(names, order.language))))


def verdicts(analysis: Analysis, teller: Teller) -> tuple[Turning, ...]:
    """What is most worth telling of each decision."""
    worst = max([made.cost.loss for made in analysis.decisions if made.cost], default=0.0)
    told = [max(of_decision(made, worst), key=lambda each: each.weight, default=None) for made in analysis.decisions]
    return tuple([teller.turning(candidate) for candidate in told if candidate])


def paged(order: AnalysisOrder) -> bytes:
    """The analysis as one page, with links to the rooms that people come from."""
    table = order.told.head.id
    doors = (f"/replay/{table}", "To the replay"), (f"/table/{table}", "To the table"), ("/", "To the lobby")
    return page(analysis_of(order), doors).encode()


def analysis_of(order: AnalysisOrder) -> Analysis:
    return analyse(order.told.lines, names=order.told.names, language=order.language)
