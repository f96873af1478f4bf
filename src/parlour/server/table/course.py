"""The game at a table as it takes its course: the match, who plays it, and what follows from each move."""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec import json
from structlog.typing import FilteringBoundLogger

from parlour.core import Claim, Match, Move, Refused, Seat, Talk, go_on
from parlour.server.store import Ended, Saved
from parlour.server.table.outcomes import outcome_of
from parlour.server.table.reading import ReadTable, read_seating
from parlour.server.table.seating import GuestId, Present
from parlour.server.table.silence import talk_now
from parlour.server.table.staff import Staff
from parlour.server.table.standing import StandingAnswers
from parlour.server.table.time.clocks import hand_back, keep_time


class Course:
    """It writes nothing and shows nothing: its table does."""

    def __init__(self, read: ReadTable, seed: bytes, staff: Staff, log: FilteringBoundLogger) -> None:
        self.game, self.seed, self.staff, self.log = read.game, seed, staff, log
        self.standing = StandingAnswers(read.game, log)
        self.talk_of: tuple[object, Talk] | None = None  # for which question, and how it is then
        self.remember(read)

    def remember(self, read: ReadTable) -> None:
        """Be as it was written down."""
        self.seating, self.old = read.seating, read.old
        self.take_up(read.match)

    def take_up(self, match: Match[Any, Any] | None) -> None:
        self.match, self.talk_of = match, None
        self.deadline_of = match.decision if match else -1  # the question to which the deadline belongs

    @property
    def lines(self) -> list[str]:
        """The record so far."""
        return self.match.record.lines if self.match else [*self.old]

    @property
    def talk(self) -> Talk:
        """Who may talk, by the rules; it is asked for often, and changes with the question."""
        at = (self.match.decision, self.match.result is None) if self.match else None
        if self.talk_of is None or self.talk_of[0] != at:
            self.talk_of = at, talk_now(self.game, self.match)
        return self.talk_of[1]

    def lines_from(self, number: int) -> list[str]:
        """The record of the game that goes on, from a line on."""
        return self.match.record.lines[number:] if self.match else []

    def copied(self) -> Match[Any, Any] | None:
        return copy(self.match)

    def go_back(self, match: Match[Any, Any] | None, seating: bytes) -> None:
        """Be as before."""
        self.seating = read_seating(seating)
        self.take_up(match)

    def go_on(self, saved: Saved, new_seating: bool) -> None:
        """Be as another process has written it down since."""
        assert self.match is not None
        go_on(self.match, saved.lines)
        self.deadline_of = self.match.decision
        if new_seating:
            self.seating = read_seating(saved.seating)

    # ── what people do ──

    def speaker(self, guest: GuestId) -> Seat:
        """The seat that ``guest`` plays."""
        self.seating.my_chair(guest)
        seat = self.seating.seat_of(guest)
        assert seat is not None
        return seat

    def player(self, guest: GuestId) -> Seat:
        """The same, if the game is not paused."""
        seat = self.speaker(guest)
        if self.seating.paused:
            raise Refused("game-paused")
        return seat

    def play(self, seat: Seat, move: Move, decision: int) -> None:
        """A move; somebody who plays with bots alone may undo it from then on."""
        assert self.match is not None
        self.match.play(seat, move, decision)
        self.seating.moved = self.seating.moved or self.seating.is_alone(self.seating.chairs[seat].guest or "")

    def say(self, seat: Seat, claim: Claim) -> None:
        assert self.match is not None
        self.match.say(seat, claim)

    def undo(self, guest: GuestId) -> None:
        """Go back to before the last choice of ``guest``."""
        seat, match = self.seating.seat_of(guest), self.match
        self.seating.must_be_free_to_undo(guest)
        assert seat is not None and match is not None
        match.undo(seat)
        self.seating.undone += 1

    # ── what follows ──

    def conclude(self, present: Present) -> bool:
        """The game may begin, or be over, or another question asked; whether it began."""
        begins = self.match is None and self.seating.stage == "playing"
        if begins:
            self.deal()
        if self.match is not None:
            self.conclude_match(self.match, present)
        return begins

    def deal(self) -> None:
        seating, timed = self.seating, self.game.windows and self.seating.window > 0
        names = [chair.name for chair in seating.chairs]
        self.match = self.staff.deal(
            self.game, len(names), self.seed, seating.options, tuple(seating.entropy), timed, names
        )
        self.log.info("game_began", game=self.game.id, seats=len(names))

    def conclude_match(self, match: Match[Any, Any], present: Present) -> None:
        if self.seating.how is not None:
            if match.result is None and not match.stopped:
                match.stop(self.seating.how, self.seating.why)
            return
        decision = -1
        while match.result is None and match.decision != decision:
            decision = match.decision
            self.set_deadline(match, present)
            self.standing.pass_for_players(match, self.seating)  # which may close the question
        if match.result is not None:
            self.seating.end("finished", match.result.why)
            self.log.info("game_over", game=self.game.id)

    def set_deadline(self, match: Match[Any, Any], present: Present) -> None:
        """A new question, a new deadline; answers of others don't move it, but stop their clocks."""
        new, self.deadline_of = match.decision != self.deadline_of, match.decision
        if new:
            hand_back(self.seating, present)
        keep_time(self.seating, match, new, self.staff.clock.now())

    # ── what the store is told of it ──

    def sitting(self) -> dict[GuestId, bool]:
        """The people who have a seat here, and whether the table waits for each."""
        asked = self.match.asked if self.match and self.seating.stage == "playing" else ()
        chairs = enumerate(self.seating.chairs)
        return {chair.guest: seat in asked and chair.bot is None for seat, chair in chairs if chair.guest}

    def ended(self, before: bytes) -> Ended | None:
        """How the game ended just now; an exercise counts for nothing."""
        if self.seating.exercise or read_seating(before).stage == "over":
            return None
        result = self.match.result if self.match else None
        told = json.encode(outcome_of(self.seating, result, self.staff.clock.now())).decode()
        return Ended(self.game.id, told, self.seating.guests())
