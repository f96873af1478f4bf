"""Detective Graves: who is the Mastermind, what does the other hold, and how is the last Location won?"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.bots.graves.position import Position
from parlour.cases.case import Riddle, offered
from parlour.cases.riddles.stating import one_of, stated, which
from parlour.core import PASS
from parlour.games.graves.cards import IDENTITIES
from parlour.games.graves.knowledge.cards import IN_HAND
from parlour.games.graves.moves import Place
from parlour.games.graves.rules.turn import TakeTurn
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import IDENTITY, noted_worlds


def facts(view: GravesView) -> Iterator[Riddle]:
    if not view.dealt or view.seat is None:
        return
    if view.seat == view.detective:
        yield one_of("mastermind", IDENTITY, IDENTITIES)
    other = 1 - view.seat
    hidden = sorted(noted_worlds(view).hidden_cards(other))
    yield which("holds", [stated(("card", other, card), IN_HAND) for card in hidden], seat=other)


def last_turn(view: GravesView) -> Iterator[Riddle]:
    if view.dealt and has_the_last_word(view):
        yield Riddle("win", "without", tuple([offered(Place(card)) for card in view.hand]))


def has_the_last_word(view: GravesView) -> bool:
    """Whether nothing comes after this turn: then it can be solved."""
    assert view.seat is not None
    position = Position(view, view.seat, view.hand)
    begins = bool(view.agenda) and type(view.agenda[-1]) is TakeTurn and PASS in view.options
    return begins and position.ending and position.final and not view.passes
