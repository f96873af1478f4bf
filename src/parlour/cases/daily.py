"""The case of the day: the same in every house that has the same pack, and easy on Monday, fiendish on Sunday."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime

from parlour.cases.case import Case
from parlour.cases.packs import Pack

WEEK = 7


def today() -> date:
    """The day of the world: by UTC."""
    return datetime.now(UTC).date()


def case_of(pack: Pack, day: date) -> Case:
    """Games take turns; of a game, a weekday has its share from the easiest to the hardest, one after the other."""
    games = sorted({case.game for case in pack.cases})
    turn, place = divmod(day.toordinal(), len(games))
    ranked = by_score([case for case in pack.cases if case.game == games[place]])
    share = weekdays_share(ranked, day.weekday())
    return share[turn // WEEK % len(share)]


def by_score(cases: Sequence[Case]) -> list[Case]:
    return sorted(cases, key=lambda case: (case.grade.score, case.id))


def weekdays_share(ranked: Sequence[Case], weekday: int) -> Sequence[Case]:
    """One seventh of the cases, at least one."""
    first, last = len(ranked) * weekday // WEEK, len(ranked) * (weekday + 1) // WEEK
    return ranked[first:last] or ranked[min(first, len(ranked) - 1) :][:1]
