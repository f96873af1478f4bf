"""Answers left with the table: in a first-come question they are given for the player, and nobody else can tell."""

from __future__ import annotations

from typing import Any

from structlog.typing import FilteringBoundLogger

from parlour.core import PASS, Game, Match, Move, Refused, Seat, Standing, View
from parlour.server.log import place
from parlour.server.table.seating import GuestId, Seating
from parlour.server.table.time.windows import first_come


class StandingAnswers:
    """Those that a game offers; which of them a player has left is in the seating."""

    def __init__(self, game: Game[Any, Any], log: FilteringBoundLogger) -> None:
        self.game, self.offered, self.log = game, game.standing, log

    def leave(self, guest: GuestId, name: str | None, match: Match[Any, Any] | None, seating: Seating) -> None:
        """Leave an answer with the table, or take it back."""
        chair, seat = seating.my_chair(guest), seating.seat_of(guest)
        assert match is not None
        if name is not None and name not in self.offered:
            raise Refused("no-such-standing-answer", answers=[*self.offered])
        if name is not None and self.offered[name].over(match.view(seat)):
            raise Refused("answer-dropped-at-once")
        chair.standing = name

    def pass_for_players(self, match: Match[Any, Any], seating: Seating) -> None:
        """Drop the answers that have served their time, and pass for those who left one that passes."""
        for seat, chair in enumerate(seating.chairs):
            if chair.standing is not None:
                if self.is_over(chair.standing, match.view(seat)):
                    chair.standing = None
                elif self.left(seat, match, seating) == PASS:
                    match.play(seat, PASS)

    def is_over(self, name: str, view: View) -> bool:
        """Whether an answer has served its time; one that fails has, for it must not hold up the table."""
        try:
            return name not in self.offered or self.offered[name].over(view)
        except Exception as error:
            self.failed(error)
            return True

    def left(self, seat: Seat, match: Match[Any, Any], seating: Seating) -> Move | None:
        """The answer that ``seat`` has left to the question now asked, if it has not answered itself."""
        chair = seating.chairs[seat]
        standing = self.offered.get(chair.standing or "")
        if standing is None or seat not in match.asked or not (first_come(match) and chair.played_by_person):
            return None
        view = match.view(seat)
        move = self.asked_for(standing, view)
        return move if move in view.options else None

    def asked_for(self, standing: Standing, view: View) -> Move | None:
        try:
            return standing.answer(view)
        except Exception as error:  # as if there were none: the player is asked
            self.failed(error)
            return None

    def failed(self, error: Exception) -> None:
        self.log.error("standing_failed", game=self.game.id, error=place(error))
