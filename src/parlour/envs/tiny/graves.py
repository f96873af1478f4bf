"""The tiny Graves: the last of five Locations in The Single Case, and the guess after it, with five cards to each deck.

The Detective has won the first Location, the Mastermind the second and the third, and nobody the fourth.  So the
Detective must win the last one too, and guess right.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from parlour.core import PASS, Move, play
from parlour.envs.tiny import Tiny, opened
from parlour.games.graves import GRAVES, GravesState
from parlour.games.graves.cards import IDENTITIES, POINTS_TO, Evidence, Identity
from parlour.games.graves.moves import Dealt, Keep, LaidOut, Place, Stop
from parlour.games.graves.settings import GravesSettings

DECKS: Final = (("M7", "M8", "M9", "N7", "Q9"), ("B7", "B8", "N8", "Q7", "S7"))
LINE: Final = ("Record Office", "Library", "Palace Grounds", "Slums", "Station")
SETTINGS = GravesSettings(
    cases=1,
    first_detective="first seat",
    detective_deck=f"deck={list(DECKS[0])}",
    mastermind_deck=f"deck={list(DECKS[1])}",
)


def beginnings() -> list[tuple[GravesState, int]]:
    """Every identity, with every Evidence that the Detective has found and may find; nobody sees the rest."""
    dealt = [(one, found) for one in IDENTITIES for found in permutations(POINTS_TO[one], 2)]
    return [(last_location(identity, *found), 1) for identity, found in dealt]


def last_location(identity: Identity, first: Evidence, last: Evidence) -> GravesState:
    rest = [one for one in POINTS_TO[identity] if one not in (first, last)]
    deal = Dealt(identity, (first, *rest[:3], last, *rest[3:]), *DECKS)
    s: GravesState = opened((GRAVES, 2, SETTINGS), LaidOut(LINE), deal)
    for move in (Keep(), Keep(), Place("M7"), Place("M8"), Place("M9"), Stop()):
        play(s, s.asked[0], move)
    while s.place < len(LINE) - 1 or not s.asked:
        play(s, s.asked[0], quiet(s))
    return s


def quiet(s: GravesState) -> Move:
    """The Mastermind places its trumps at the second and third Locations; else all pass and keep their cards."""
    options = s.agenda[-1].options(s, s.asked[0])
    for move in options if s.place in (1, 2) else ():
        if isinstance(move, Place) and move.card[0] == s.trump:
            return move
    return next(move for move in (PASS, Keep(), Stop(), options[0]) if move in options)


TINY = Tiny("the last Location of The Single Case, and the guess", GRAVES, 2, SETTINGS, beginnings)
