"""Answers that wait: passes held back until a first-come question closes, and answers left with the table.

A first-come question lasts its time whoever has answered, so neither an empty hand nor an answer left beforehand shows.
A pass is written down at once, but the match hears of none before the end, and then of everybody's in the order of the
seats: whether it was given or only not withheld makes no difference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import structs

from parlour.bots import stream
from parlour.core import PASS, Match, Move, Pass, Refused, Seat, Standing, View, Window, refusal
from parlour.server.log import place
from parlour.server.seating import GuestId

if TYPE_CHECKING:  # a table has its answers, which wait at the table
    from parlour.server.tables import Table

V = TypeVar("V", bound=View)


class Answers:
    def __init__(self, table: Table) -> None:
        self.table = table

    # ── first-come questions ──

    @property
    def timed(self) -> bool:
        """Whether the question now asked is a first-come one that lasts a fixed time."""
        return self.table.seating.window > 0 and first_come(self.table.match)

    def passed(self, seat: Seat) -> bool:
        """Whether ``seat`` has passed in the question now asked."""
        match = self.table.match
        return match is not None and self.table.seating.passed.get(seat) == match.decision

    def play(self, seat: Seat, move: Move, decision: int) -> None:
        """Make a move; a pass in a first-come question is held back, and whoever passed may still step in."""
        match = self.table.match
        assert match is not None
        if type(move) is Pass and first_come(match):
            may_pass(match, seat, decision)
            self.table.seating.passed[seat] = decision
        else:
            match.play(seat, move, decision)

    @property
    def complete(self) -> bool:
        """Whether a first-come question without a time of its own closes, because everybody has passed."""
        match, untimed = self.table.match, self.table.seating.window == 0
        return untimed and match is not None and first_come(match) and all([self.passed(seat) for seat in match.asked])

    # ── answers left with the table ──

    def leave(self, guest: GuestId, name: str | None) -> None:
        """Leave an answer with the table, or take it back."""
        seating, match = self.table.seating, self.table.match
        chair, seat = seating.my_chair(guest), seating.seat_of(guest)
        assert match is not None
        if name is not None and self.offered(name).over(match.view(seat)):
            raise Refused("That has served its time already; leave it a little later.")
        chair.standing = name

    def offered(self, name: str) -> Standing:
        offered = self.table.game.standing
        if name not in offered:
            raise Refused(f"No such answer can be left here; there are {', '.join(offered) or 'none'}.")
        return offered[name]

    def heed(self) -> None:
        """Drop the answers that have served their time, and pass for those who left one that passes."""
        match, seating = self.table.match, self.table.seating
        for seat, chair in enumerate(seating.chairs):
            if match is not None and chair.standing is not None:
                if self.served(seat, chair.standing, match):
                    chair.standing = None
                elif self.left(seat) == PASS:
                    seating.passed[seat] = match.decision

    def served(self, seat: Seat, name: str, match: Match[Any, Any]) -> bool:
        """Whether an answer is over; one that can't be asked about is, for it must not hold up the table."""
        try:
            return name not in self.table.game.standing or self.table.game.standing[name].over(match.view(seat))
        except Exception as error:
            self.table.log.error("standing_failed", game=self.table.game.id, error=place(error))
            return True

    def left(self, seat: Seat) -> Move | None:
        """What was left as an answer to the question now asked, if ``seat`` has left one and not answered itself."""
        match, chair = self.table.match, self.table.seating.chairs[seat]
        standing = self.table.game.standing.get(chair.standing or "")
        if standing is None or match is None or not (first_come(match) and chair.played_by_person):
            return None
        if seat not in match.asked or self.passed(seat):
            return None
        view = match.view(seat)
        answer = self.consult(standing, view)
        return answer if answer in view.options else None

    def consult(self, standing: Standing, view: View) -> Move | None:
        try:
            return standing.answer(view)
        except Exception as error:  # as if there were none: the player is asked
            self.table.log.error("standing_failed", game=self.table.game.id, error=place(error))
            return None


def first_come(match: Match[Any, Any] | None) -> bool:
    return match is not None and bool(match.asked) and isinstance(match.state.agenda[-1], Window)


def may_pass(match: Match[Any, Any], seat: Seat, decision: int) -> None:
    """As the referee would, refuse a pass that may not be made."""
    if decision != match.decision:
        raise Refused("That answers an earlier question.")
    if reason := refusal(match.state, seat, PASS):
        raise Refused(reason)


def after_pass(view: V) -> V:
    """The view of a seat that has passed, as the match would show it if it knew."""
    window = view.agenda[-1]
    assert isinstance(window, Window)
    others = tuple([seat for seat in view.asked if seat != view.seat])
    sealed = tuple([PASS if seat == view.seat else None for seat in window.seats])
    return structs.replace(view, asked=others, sealed=sealed, options=())


# ── when the time is over ──


def answer_for_all(match: Match[Any, Any]) -> None:
    """Half-made decisions are dropped, and everyone still asked passes, or does anything."""
    decision = match.decision
    for seat in match.asked:
        match.time_out(seat)
    while match.result is None and match.decision == decision:
        match.play(match.asked[0], any_move(match, match.asked[0]))


def any_move(match: Match[Any, Any], seat: Seat) -> Move:
    """A move for a seat that has made none: to pass, if that may be done."""
    options = match.options(seat)
    rng = stream(match.seed, "late", seat, len(match.record.lines))
    return PASS if PASS in options else rng.choice(options)
