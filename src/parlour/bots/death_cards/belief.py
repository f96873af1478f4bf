"""Death on the Cards on exact beliefs: every action is weighed by how likely each secret is the Murderer's."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from parlour.bots.death_cards import suspicion
from parlour.bots.death_cards.conduct import decide
from parlour.bots.death_cards.sight import Sight
from parlour.bots.death_cards.stakes import Stakes
from parlour.core import Claim, Move, Seat
from parlour.games.death_cards.moves import Suspect, Trust
from parlour.games.death_cards.rules import TakeTurn
from parlour.games.death_cards.view import PartyView

SURE: Final = 0.5  # of somebody: worth saying
CLEAR: Final = 0.03


def choose(view: PartyView, rng: Random) -> Move:
    return decide(Stakes(Sight(view), suspicion.own(view).chances()), rng)


def speak(view: PartyView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """At the start of a turn, say whom one suspects, or who is above suspicion; the gang echoes the table.

    Nobody heeds these words: what an honest player could have seen, everybody has seen, and the gang says the same.
    """
    if view.active != view.seat or not view.agenda or type(view.agenda[-1]) is not TakeTurn:
        return None
    sight = Sight(view)
    guilt = (suspicion.own if sight.hunts else suspicion.public)(view).guilt()
    others = [seat for seat in sight.others if seat not in sight.friends()]
    return said(guilt, others, sure=SURE if sight.hunts else 1 / view.seats)


def said(guilt: Sequence[float], others: Sequence[Seat], sure: float) -> Claim | None:
    if not others:
        return None
    worst, least = max(others, key=lambda seat: guilt[seat]), min(others, key=lambda seat: guilt[seat])
    if guilt[worst] > sure:
        return Suspect(worst)
    return Trust(least) if guilt[least] < CLEAR else None
