"""The veto: who asks for it, and who agrees.

With five Syndicate policies on the board one more ends the game.  So a loyal Global Operative asks with two of them,
and a member of the Syndicate who holds one enacts it.  With two Agency policies the Syndicate asks only where the
Director is a friend, which looks like a loyal pair with two Syndicate policies, or where the Agency would win else: a
refusal betrays who asked.
"""

from __future__ import annotations

from parlour.bots.mastermind.sides import friends, loyal
from parlour.games.mastermind.cards import AGENCY_WINS
from parlour.games.mastermind.moves import AnswerVeto, AskVeto, Enact
from parlour.games.mastermind.view import MastermindView


def is_open(view: MastermindView) -> bool:
    """Whether this seat may ask for a veto, or is asked for one."""
    return isinstance(view.options[-1], AskVeto | AnswerVeto)


def asks(view: MastermindView) -> bool:
    """Whether the Global Operative asks."""
    assert view.hand and view.council
    if loyal(view):
        return not view.hand.agency
    safe = view.council[0] in friends(view) or view.agency == AGENCY_WINS - 1
    return not view.hand.syndicate and safe


def agrees(view: MastermindView, distrusted: bool) -> bool:
    """Whether the Director agrees; ``distrusted``: whether the Global Operative is taken for Syndicate."""
    assert view.hand
    if len(view.hand.kinds) == 1:
        return loyal(view) == (view.hand.syndicate > 0)
    return loyal(view) == distrusted


def wanted(view: MastermindView, card: Enact, distrusted: bool) -> Enact | AskVeto | AnswerVeto:
    """What to do where there is a veto; ``card``: what to enact, if it is held."""
    if isinstance(view.options[0], AnswerVeto):
        return AnswerVeto(agrees(view, distrusted))
    if asks(view):
        return AskVeto()
    return next(move for move in (card, *view.options) if move in view.options and isinstance(move, Enact))
