"""How long bots seem to think: a time that says nothing of the answer."""

from __future__ import annotations

from typing import Final

from parlour.server.table.course import Course
from parlour.server.table.time.windows import has_its_own_time

HURRIED: Final = 0.1  # of a bot's usual pause, for somebody who plays alone
LONG: Final = 600.0  # seconds; no thought takes that long: the machine slept, and one pause more is enough


class Pauses:
    """Those of one table."""

    def __init__(self, course: Course) -> None:
        self.course, self.staff = course, course.staff

    def release(self) -> float:
        """When an answer that is thought of from now on will be given."""
        now, match, seating = self.staff.clock.now(), self.course.match, self.course.seating
        if match and seating.deadline is not None and has_its_own_time(match, seating):
            return now + self.staff.share() * (seating.deadline - now)
        return now + self.pause()

    def pause(self) -> float:
        """How long a bot seems to think here."""
        return self.staff.pause() * (HURRIED if self.course.seating.hurried else 1)

    async def past(self, release: float) -> None:
        """Wait for a time that was drawn; if it is past already, for another, so that lateness is not seen."""
        clock = self.staff.clock
        if clock.now() - release > LONG:
            release = clock.now() + self.pause()
        while clock.now() > release and (pause := self.pause()):
            release += pause
        await clock.until(release)
