"""A bot that is late waits for another pause; after a long sleep of the machine it does not count them all."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from parlour.server.table.course import Course
from parlour.server.table.pauses import Pauses


class Late:
    """A clock that many ask, and that remembers what was waited for."""

    def __init__(self, late: float) -> None:
        self.late, self.waited, self.drawn = late, 0.0, 0

    def now(self) -> float:
        return self.late

    async def until(self, moment: float) -> None:
        self.waited = moment - self.late

    def pause(self) -> float:
        self.drawn += 1
        return 1.5

    def pauses(self) -> Pauses:
        staff = SimpleNamespace(clock=self, pause=self.pause)
        course: Any = SimpleNamespace(staff=staff, seating=SimpleNamespace(hurried=True), match=None)
        return Pauses(cast(Course, course))


@pytest.mark.parametrize("late", [0.01, 1.0, 599.0, 30 * 24 * 3600.0])
async def test_a_late_bot_waits_for_a_part_of_a_pause_and_never_draws_for_long(late: float) -> None:
    clock = Late(late)
    await clock.pauses().past(0.0)
    assert 0 <= clock.waited <= 0.15 + 1e-6
    assert 1 <= clock.drawn <= 5000
