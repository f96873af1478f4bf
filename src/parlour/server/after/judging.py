"""A finished game analysed, as data and as a page; in a worker."""

from __future__ import annotations

from msgspec import Struct, json

from parlour.core import Language
from parlour.server.after.replaying import FinishedGame
from parlour.study.analysis import Analysis, analyse


class AnalysisOrder(Struct, frozen=True):
    told: FinishedGame
    language: Language


def judged(order: AnalysisOrder) -> bytes:
    """The analysis as data."""
    return json.encode(analysis_of(order))


def paged(order: AnalysisOrder) -> bytes:
    """The analysis as one page."""
    from parlour.study.page import page

    return page(analysis_of(order)).encode()


def analysis_of(order: AnalysisOrder) -> Analysis:
    return analyse(order.told.lines, names=order.told.names, language=order.language)
