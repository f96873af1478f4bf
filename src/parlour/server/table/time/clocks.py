"""The players' clocks: what each has left, what a question may take, and who is late.

A clock runs while its seat is asked *as everybody can see*, and only then: so it tells nothing that the table does not
show anyway.  In a first-come question, where who has passed is a secret, no player's clock runs; it has its own time.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from parlour.core import Match, Refused, Seat
from parlour.server.table.seating import Chair, GuestId, Present, Seating
from parlour.server.table.time.windows import first_come, seconds_for
from parlour.server.wire import Clocks

GRACE: Final = 15.0  # seconds for each question, also for somebody who has used up their time
BOTS: Final = 120.0  # seconds in which bots answer; then anything will do


def asked_people(match: Match[Any, Any], seating: Seating) -> list[Seat]:
    """The people whom the table waits for, as everybody can see; none in a first-come question."""
    if match.result is not None or first_come(match):
        return []
    return [seat for seat in match.view(None).asked if seat >= 0 and seating.chairs[seat].played_by_person]


def keep_time(seating: Seating, match: Match[Any, Any], new: bool, now: float) -> None:
    """Set the deadline after something was done; ``new``: another question is asked."""
    if seating.paused:
        if any(seating.people()):
            return
        go_on(seating, now)  # nobody is left who could end the pause
    if new:
        seconds = seconds_for(match, seating)
        seating.deadline, seating.overdue = (now + seconds if seconds else None), False
    elif seating.pace and seating.overdue and asked_people(match, seating):
        seating.deadline, seating.overdue = now + min(seating.pace, BOTS), False  # somebody has come back
    if seating.budget:
        run_clocks(seating, match, new, now)


def run_clocks(seating: Seating, match: Match[Any, Any], new: bool, now: float) -> None:
    """Stop the clocks of those who have answered, and start those of everybody who is asked now."""
    asked = asked_people(match, seating)
    if not new and asked == seating.running:
        return
    still = [] if new else [seat for seat in seating.running if seat in asked]
    stop_clocks(seating, now, still)
    for seat in asked:
        if seat not in still:
            seating.chairs[seat].left = max(left_of(seating, seat), GRACE)
    seating.running, seating.since = asked, now
    if asked:
        first = min([left_of(seating, seat) for seat in asked])
        seating.deadline, seating.overdue = now + first, False
    elif not first_come(match):
        seating.deadline, seating.overdue = now + BOTS, True


def stop_clocks(seating: Seating, now: float, still: Collection[Seat] = ()) -> None:
    """Take the time that has passed from those whose clocks ran; all but those ``still`` asked get the increment."""
    spent = max(0.0, now - seating.since)
    for seat in seating.running:
        chair = seating.chairs[seat]
        left = max(0.0, left_of(seating, seat) - spent)
        earned = seating.increment if left and seat not in still and chair.played_by_person else 0
        chair.left = left + earned


def left_of(seating: Seating, seat: Seat) -> float:
    left = seating.chairs[seat].left
    return float(seating.budget) if left is None else left


# ── when the time is over ──


def late_seats(seating: Seating, match: Match[Any, Any], now: float) -> list[Seat]:
    """The people who have not answered in time."""
    asked = [] if seating.overdue else asked_people(match, seating)
    if not seating.budget or not asked:
        return asked
    first = min([left_of(seating, seat) for seat in asked])  # the deadline is theirs, even if the clock was set back
    return [seat for seat in asked if left_of(seating, seat) <= max(first, now - seating.since)]


def stand_in(seating: Seating, match: Match[Any, Any], seats: Collection[Seat], bot: str, now: float) -> None:
    """A bot answers for those who are late, by what their seats know; what they had half decided is dropped."""
    for seat in seats:
        match.time_out(seat)
        chair = seating.chairs[seat]
        chair.bot, chair.late, chair.replaced = bot, True, True
    seating.deadline, seating.overdue = now + BOTS, True


def hand_back(seating: Seating, present: Present) -> None:
    """Those who were late play their seats again, if they are here."""
    for chair in seating.chairs:
        if chair.late and not chair.conceded and chair.guest in present:
            chair.bot, chair.late, chair.replaced = None, False, False


# ── pauses ──


def agree_to_pause(seating: Seating, guest: GuestId, on: bool, now: float) -> None:
    """All who play agree: the clocks stop.  One of them is enough to go on."""
    chair = seating.my_chair(guest)
    if not seating.clocked:
        raise Refused("no-clock")
    if seating.paused and not on:
        go_on(seating, now)
    elif not seating.paused:
        chair.pauses = on
        if all(other.pauses for _, other in seating.people()):
            pause(seating, now)


def pause(seating: Seating, now: float) -> None:
    stop_clocks(seating, now, seating.running)
    seating.since, seating.paused = now, True
    seating.held = None if seating.deadline is None else max(0.0, seating.deadline - now)
    seating.deadline = None


def go_on(seating: Seating, now: float) -> None:
    for chair in seating.chairs:
        chair.pauses = False
    seating.deadline = None if seating.held is None else now + seating.held
    seating.since, seating.paused, seating.held = now, False, None


# ── showing them ──


def clocks(seating: Seating) -> Clocks | None:
    """What everybody is shown; None at a table without clocks."""
    if not seating.clocked or seating.stage != "playing":
        return None
    chairs = list(enumerate(seating.chairs))
    left = [round(left_of(seating, seat), 2) if has_clock(seating, chair) else None for seat, chair in chairs]
    return Clocks(
        left=tuple(left),
        running=() if seating.paused else tuple(seating.running),
        since=seating.since,
        paused=seating.paused,
        wishes=tuple([seat for seat, chair in chairs if chair.pauses]),
    )


def has_clock(seating: Seating, chair: Chair) -> bool:
    return bool(seating.budget) and chair.guest is not None
