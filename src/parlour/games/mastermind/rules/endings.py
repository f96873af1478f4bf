"""The four endings: two by policies, two by what happens to the Mastermind."""

from __future__ import annotations

from parlour.core import Result, Steps
from parlour.games.mastermind.cards import AGENCY, AGENCY_WINS, SYNDICATE, SYNDICATE_WINS, Side
from parlour.games.mastermind.events import CouncilRevealed, RolesRevealed
from parlour.games.mastermind.state import MastermindState


def check_policies(s: MastermindState) -> None:
    if s.agency == AGENCY_WINS:
        finish(s, "agency_policies", AGENCY, "Five Agency policies are on the board.")
    if s.syndicate == SYNDICATE_WINS:
        finish(s, "syndicate_policies", SYNDICATE, "Six Syndicate policies are on the board.")


def mastermind_elected(s: MastermindState) -> Steps:
    finish(s, "mastermind_elected", SYNDICATE, "The Mastermind was elected Global Operative.")
    return ()


def mastermind_purged(s: MastermindState) -> Steps:
    finish(s, "mastermind_purged", AGENCY, "The Mastermind was purged.")
    return ()


def finish(s: MastermindState, ending: str, side: Side, why: str) -> None:
    """A side wins, its purged members too; everything is published."""
    assert s.result is None, "both sides cannot win at once"
    s.tell(RolesRevealed(s.roles))
    for number, council in enumerate(s.councils, 1):
        s.tell(CouncilRevealed(number, council))
    points = tuple([int((role == AGENCY) == (side == AGENCY)) for role in s.roles])
    winners = tuple([seat for seat, point in enumerate(points) if point])
    s.result = Result(ending, winners, points, why, s.roles)
