"""What of a table is on disk, and what is still to be written."""

from __future__ import annotations

from msgspec import json

from parlour.server.store import Change, RequestKey, Saved
from parlour.server.table.course import Course


class Ledger:
    """One for each table."""

    def __init__(self, saved: Saved) -> None:
        self.table = saved.id
        self.remember(saved)

    def remember(self, saved: Saved) -> None:
        """This is on disk, and nothing else."""
        self.written, self.requests = len(saved.lines), saved.requests
        self.seating, self.version, self.sitters = saved.seating, saved.version, saved.sitters

    def holds(self, course: Course) -> bool:
        """Whether everything here is on disk."""
        return len(course.lines) == self.written and json.encode(course.seating) == self.seating

    def change(self, course: Course, key: RequestKey | None) -> Change:
        """All that is not on disk yet."""
        lines, sitters = course.lines_from(self.written), course.sitting()
        seating, others = json.encode(course.seating), sitters.keys() != self.sitters.keys()
        return Change(
            table=self.table,
            number=self.written + 1,
            lines=lines,
            request=key,
            seating=seating if seating != self.seating else None,
            version=self.version,
            deadline=course.seating.deadline,
            sitters=sitters if others else None,
            asked={} if others else {guest: now for guest, now in sitters.items() if self.sitters[guest] != now},
            ended=course.ended(self.seating) if course.seating.stage == "over" else None,
        )

    def note(self, change: Change) -> None:
        """This was written just now."""
        self.written += len(change.lines)
        if change.seating:
            self.seating, self.version = change.seating, self.version + 1
        self.sitters = {**self.sitters, **change.asked} if change.sitters is None else change.sitters
        if change.request:
            self.requests.add(change.request)

    def lacks(self, saved: Saved) -> bool:
        """Whether another process has written something."""
        return bool(saved.lines) or saved.version != self.version

    def add(self, saved: Saved) -> None:
        """Another process has written this."""
        self.written += len(saved.lines)
        self.requests |= saved.requests
        self.seating, self.version, self.sitters = saved.seating, saved.version, saved.sitters
