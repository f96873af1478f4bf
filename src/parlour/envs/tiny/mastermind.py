"""The tiny Mastermind: the last election of five players.  The next policy ends the game, for either side.

All nine policies so far were enacted by Instability, so nobody knows anything but what the deal told them.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from parlour.core import play
from parlour.envs.tiny import Tiny, opened
from parlour.games.mastermind import MASTERMIND, MastermindState
from parlour.games.mastermind.cards import AGENCY, POLICIES, REJECTIONS, SYNDICATE, Policy, Role
from parlour.games.mastermind.moves import Dealt, Nominate, Vote
from parlour.games.mastermind.settings import MastermindSettings, ruleset

SEATS = 5
SETTINGS = MastermindSettings(powers="none, none, none, none, none")
ENACTED: tuple[Policy, ...] = (AGENCY, SYNDICATE) * 4 + (SYNDICATE,)
REJECTED = REJECTIONS * len(ENACTED) + REJECTIONS - 1  # one more rejection enacts the card on top


def beginnings() -> list[tuple[MastermindState, int]]:
    """Every deal of the roles, with every three cards on top of the deck."""
    roles = sorted(set(permutations(ruleset(SEATS, SETTINGS).roles)))
    return [(last_election(dealt, deck), weight) for deck, weight in decks() for dealt in roles]


def decks() -> list[tuple[tuple[Policy, ...], int]]:
    """By the three cards that lie on top now: one deck, and how many orders of the cards left it stands for."""
    left = Counter(POLICIES) - Counter(ENACTED)
    orders = Counter([order[:3] for order in set(permutations(left.elements()))])
    found = []
    for top, weight in sorted(orders.items()):
        rest = Counter(left) - Counter(top)
        found.append(((*ENACTED, *top, *rest.elements())[::-1], weight))
    return found


def last_election(roles: tuple[Role, ...], deck: tuple[Policy, ...]) -> MastermindState:
    """All Councils so far were rejected by everybody; seat 0 is the Director now."""
    s: MastermindState = opened((MASTERMIND, SEATS, SETTINGS), Dealt(roles, deck, -REJECTED % SEATS))
    for _ in range(REJECTED):
        play(s, s.director, Nominate(s.left_of(s.director)))
        for seat in range(SEATS):
            play(s, seat, Vote(False))
    return s


TINY = Tiny("the last election of five players", MASTERMIND, SEATS, SETTINGS, beginnings)
