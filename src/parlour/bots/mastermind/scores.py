"""How much `belief` likes each option, apart from what the Syndicate does in disguise: see ``disguise``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from parlour.bots.mastermind import veto
from parlour.bots.mastermind.ballot import Ballot
from parlour.bots.mastermind.evidence.styles import Array
from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.role_beliefs import Beliefs, Pretended, public
from parlour.bots.mastermind.sides import loyal, own
from parlour.bots.mastermind.thumb import helpful, targets
from parlour.core import Move, Seat
from parlour.games.mastermind.cards import AGENCY, AGENCY_WINS, DANGER_FROM, SYNDICATE, THE_MASTERMIND
from parlour.games.mastermind.moves import (
    AnswerVeto,
    Appoint,
    Arrange,
    Discard,
    Enact,
    Investigate,
    Nominate,
    Purge,
    Vote,
)
from parlour.games.mastermind.view import MastermindView

LEAN: Final = 0.1  # how much more suspected than the least somebody of the Syndicate may be, to be handed the placard
TREMBLE: Final = 0.04  # of chances: how finely the table's votes tell a good Council from a bad one


def scores(view: MastermindView) -> dict[Move, float]:
    """How much it likes each option; what the numbers mean depends on what is asked."""
    first = view.options[0]
    if isinstance(first, Vote):
        return Ballot(view).likes
    if isinstance(first, Discard | Enact | AnswerVeto):
        wanted = at_council(view, first)
        return {move: float(move == wanted) for move in view.options}
    if isinstance(first, Arrange):
        return {move: float(helpful(view, move)) for move in view.options if isinstance(move, Arrange)}
    return trusting(view) if loyal(view) else plotting(view)


def trusting(view: MastermindView) -> dict[Move, float]:
    """A member of the Agency nominates, investigates, appoints or purges."""
    beliefs = Beliefs(view)
    seats = targets(view)
    match view.options[0]:
        case Nominate():
            worth = Forecast(beliefs).worth[own(view)]
            return {Nominate(seat): float(worth[seat]) for seat in seats}
        case Investigate():
            return {Investigate(seat): -float(abs(beliefs.evil[seat] - 0.5)) for seat in seats}
        case Appoint():
            return {Appoint(seat): -float(beliefs.evil[seat]) for seat in seats}
    return {Purge(seat): float(beliefs.mastermind[seat]) for seat in seats}


def at_council(view: MastermindView, first: Discard | Enact | AnswerVeto) -> Move:
    """What a member of the Council does with its cards, or about a veto."""
    if not veto.is_open(view):
        assert isinstance(first, Discard | Enact)
        return cards(view, first)
    return veto.wanted(view, Enact(AGENCY if loyal(view) else SYNDICATE), distrusted(view))


def distrusted(view: MastermindView) -> bool:
    """Whether the Global Operative who asks for a veto is probably of the Syndicate."""
    assert view.council
    return isinstance(view.options[0], AnswerVeto) and bool(Beliefs(view).evil[view.council[1]] > 1 / 2)


def cards(view: MastermindView, first: Discard | Enact) -> Move:
    """Each side helps its own policies, unless a member of the Syndicate hides."""
    good = loyal(view) or hides(view, first)
    if isinstance(first, Discard):
        return Discard(SYNDICATE if good else AGENCY)
    return Enact(AGENCY if good else SYNDICATE)


def hides(view: MastermindView, first: Discard | Enact) -> bool:
    """Whether a member of the Syndicate plays as an honest player would."""
    if view.agency == AGENCY_WINS - 1 or view.syndicate >= DANGER_FROM:
        return False
    return view.roles[own(view)] == THE_MASTERMIND and isinstance(first, Enact) and view.agency < 3


def plotting(view: MastermindView) -> dict[Move, float]:
    """A member of the Syndicate uses a power: it does what helps, weighed with what looks loyal."""
    looks, seats = Pretended(Beliefs(public(view)), own(view)), targets(view)
    mine = Beliefs(view)
    match view.options[0]:
        case Investigate():
            return {Investigate(seat): -float(abs(looks.evil[seat] - 0.5)) for seat in seats}
        case Appoint():
            return {Appoint(seat): float(LEAN * mine.evil[seat] - looks.evil[seat]) for seat in seats}
    blame = 2 * mine.mastermind + mine.evil - looks.mastermind
    return {Purge(seat): -float(blame[seat]) for seat in seats}


def decides(view: MastermindView, approves: Mapping[Seat, float]) -> float:
    """How likely this seat's vote decides, if the others approve so often."""
    counts = np.ones(1)  # how likely so many of the others approve
    for chance in [approves[seat] for seat in view.living if seat != view.seat]:
        counts = np.convolve(counts, [1 - chance, chance])
    return float(counts[len(view.living) // 2])


def passes(me: Seat, theirs: Forecast) -> Array:
    """How likely the table is to approve of each seat that ``me`` nominates."""
    found: Array = 1 / (1 + np.exp((theirs.rejected() - theirs.approved[me]) / TREMBLE))
    return found
