"""The election of a Council: nomination, vote, and what follows from a rejection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Choice, Move, Seat, Steps, Together
from parlour.games.mastermind.cards import DANGER_FROM, REJECTIONS
from parlour.games.mastermind.events import Elected, Nominated, Rejected, Voted
from parlour.games.mastermind.moves import Nominate, Vote
from parlour.games.mastermind.rules.endings import mastermind_elected
from parlour.games.mastermind.rules.placard import LiftLimits, PassPlacard
from parlour.games.mastermind.rules.policy import DrawThree, TopDeck
from parlour.games.mastermind.settings import SEATS
from parlour.games.mastermind.state import MastermindState

NOMINATE: Final = [Nominate(seat) for seat in range(SEATS.stop)]
VOTES: Final = (Vote(True), Vote(False))


class Nomination(Choice[MastermindState, Nominate], frozen=True):
    """The Director nominates a Global Operative."""

    def asks(self, s: MastermindState) -> tuple[Seat, ...]:
        return (s.director,)

    def options(self, s: MastermindState, seat: Seat) -> Sequence[Nominate]:
        return [NOMINATE[other] for other in s.eligible()]

    def why_not(self, s: MastermindState, seat: Seat, move: Move) -> str:
        if not isinstance(move, Nominate) or move.seat not in range(s.seats):
            return "You must nominate one of the players."
        if move.seat == seat:
            return "You may not nominate yourself."
        return s.gone(move.seat) or "The term limit bars that player this round."

    def take(self, s: MastermindState, seat: Seat, move: Nominate) -> Steps:
        s.tell(Nominated(seat, move.seat))
        return (Ballot(s.living, seat, move.seat),)


class Ballot(Together[MastermindState, Vote], frozen=True):
    """Everyone alive votes at once, in secret: more than half must approve; then every vote is published."""

    director: Seat
    operative: Seat

    def options(self, s: MastermindState, seat: Seat) -> Sequence[Vote]:
        return VOTES

    def why_not(self, s: MastermindState, seat: Seat, move: Move) -> str:
        return "You must approve or reject; nobody abstains."

    def reveal(self, s: MastermindState, choices: list[Vote]) -> Steps:
        approving = tuple([seat for seat, vote in zip(self.seats, choices) if vote.approve])
        rejecting = tuple([seat for seat, vote in zip(self.seats, choices) if not vote.approve])
        s.tell(Voted(approving, rejecting))
        if len(approving) > len(rejecting):
            return council_stands(s, self.director, self.operative)
        return council_falls(s)


def council_stands(s: MastermindState, director: Seat, operative: Seat) -> Steps:
    """The Council is approved.  From three Syndicate policies on, the Mastermind wins by being elected."""
    dangerous = s.syndicate >= DANGER_FROM
    lost = dangerous and operative == s.mastermind
    s.tell(Elected(director, operative, dangerous and not lost))
    if lost:
        return mastermind_elected(s)
    if dangerous:
        s.confirm(operative)
    s.limit_terms(director, operative)
    return DrawThree(director, operative), *NEXT_ROUND


def council_falls(s: MastermindState) -> Steps:
    """The Council is rejected: Instability rises, and the third time in a row the top card is enacted."""
    s.instability += 1
    s.tell(Rejected(s.instability))
    return NEXT_ROUND if s.instability < REJECTIONS else AFTER_TOO_MANY_REJECTIONS


NEXT_ROUND: Final = (PassPlacard(), Nomination())
AFTER_TOO_MANY_REJECTIONS: Final = (TopDeck(), PassPlacard(), LiftLimits(), Nomination())
