"""What may have become of the cards, whether a seat was told of it or not.

That a Council met, that a card was enacted, how many cards lie where: all of this is public.  What they were is told by
lines of the story, and a line rules out the outcomes that it does not agree with.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import Any, Final, NamedTuple, TypeAlias

from parlour.core import Event
from parlour.games.mastermind.cards import AGENCY, DRAWN, POLICIES, SIDES, SYNDICATE, Cards, Policy
from parlour.games.mastermind.events import (
    Arranged,
    CouncilRevealed,
    Drew,
    Enacted,
    Looked,
    Passed,
    Received,
    TopDecked,
)

ALL: Final = Cards(POLICIES.count(AGENCY), POLICIES.count(SYNDICATE))
REMEMBERED: Final = 4096  # piles whose outcomes are worked out once for all

Happened: TypeAlias = tuple[Any, ...]
"""The truth about a Council, the policy from the top, or the order of the cards looked at or laid back."""


class Piles(NamedTuple):
    """Where the cards are, apart from the discards: numbers of Agency and of Syndicate policies."""

    deck: tuple[int, int]  # below those on top
    board: tuple[int, int] = (0, 0)
    top: tuple[Policy, ...] = ()  # of the deck: cards that the seat has looked at, the top card first

    def draw(self, cards: Sequence[Policy]) -> Piles | None:
        """After these cards were taken off the deck, first those on top; None if they cannot have been there."""
        known, (agency, syndicate) = len(self.top), self.deck
        unseen = cards[known:]
        agency, syndicate = agency - unseen.count(AGENCY), syndicate - unseen.count(SYNDICATE)
        if tuple(cards[:known]) != self.top[: len(cards)] or min(agency, syndicate) < 0:
            return None
        return Piles((agency, syndicate), self.board, self.top[len(cards) :])

    def enact(self, policy: Policy) -> Piles:
        agency, syndicate = self.board
        return self._replace(board=(agency + (policy == AGENCY), syndicate + (policy == SYNDICATE)))


class Outcome(NamedTuple):
    """One way in which it may have gone."""

    after: Piles
    happened: Happened
    enacted: Policy | None = None


@lru_cache(REMEMBERED)
def met(piles: Piles, so_far: int) -> Sequence[Outcome]:
    """A Council drew three cards; ``so_far`` 1: and its Director discarded one; 2: and one was enacted."""
    found = {}
    for cards in product(SIDES, repeat=DRAWN):
        if after := piles.draw(cards):
            found[cards.count(SYNDICATE)] = after
    return [outcome for syndicate, after in found.items() for outcome in went_on(syndicate, after, so_far)]


def went_on(syndicate: int, after: Piles, so_far: int) -> list[Outcome]:
    """What a Council may have done with so many Syndicate cards of three."""
    drawn = Cards(DRAWN - syndicate, syndicate)
    if not so_far:
        return [Outcome(after, (syndicate, None, None))]
    if so_far == 1:
        return [Outcome(after, (syndicate, discarded, None)) for discarded in drawn.kinds]
    return [
        Outcome(after.enact(enacted), (syndicate, discarded, buried), enacted)
        for discarded in drawn.kinds
        for buried in drawn.without(discarded).kinds
        for enacted in drawn.without(discarded).without(buried).kinds
    ]


@lru_cache(REMEMBERED)
def top_decked(piles: Piles) -> Sequence[Outcome]:
    """The top card was enacted."""
    drawn = [(policy, piles.draw((policy,))) for policy in SIDES]
    return [Outcome(after.enact(policy), (policy,), policy) for policy, after in drawn if after]


@lru_cache(REMEMBERED)
def looked(piles: Piles) -> Sequence[Outcome]:
    """The seat looked at the three cards on top."""
    drawn = [(cards, piles.draw(cards)) for cards in product(SIDES, repeat=DRAWN)]
    return [Outcome(after._replace(top=cards), cards) for cards, after in drawn if after]


@lru_cache(REMEMBERED)
def laid_back(piles: Piles, in_any_order: bool) -> Sequence[Outcome]:
    """The seat laid them back."""
    orders = sorted(set(permutations(piles.top))) if in_any_order else [piles.top]
    return [Outcome(piles._replace(top=order), order) for order in orders]


def at_first(head_start: int) -> Piles:
    """So many Syndicate policies lie on the board from the start."""
    return Piles((ALL.agency, ALL.syndicate - head_start), (0, head_start))


def reshuffled(piles: Piles) -> Sequence[Outcome]:
    """All cards that are not on the board were made into a new deck."""
    agency, syndicate = piles.board
    return [Outcome(Piles((ALL.agency - agency, ALL.syndicate - syndicate), piles.board), ())]


def tells(event: Event) -> bool:
    """Whether a line of the story says more about cards than everybody can see."""
    match event:
        case Drew(_, told) | Passed(_, told) | Looked(_, told) | Arranged(_, told):
            return told is not None
    return isinstance(event, Received | Enacted | TopDecked | CouncilRevealed)


def agrees(event: Event, outcome: Outcome) -> bool:
    """Whether it may have gone like this, by what such a line says."""
    happened = outcome.happened
    match event:
        case Drew(_, cards) if cards is not None:
            return bool(happened[0] == cards.syndicate)
        case Passed(_, policy):
            return bool(happened[1] == policy)
        case Received(_, cards):
            return bool(happened[0] - (happened[1] == SYNDICATE) == cards.syndicate)
        case Enacted(_, _, policy, number) | TopDecked(policy, number):
            return outcome.enacted == policy and outcome.after.board[SIDES.index(policy)] == number
        case Looked(_, order) | Arranged(_, order):
            return happened == order
        case CouncilRevealed(_, truth):
            return happened == (truth.drawn.syndicate, truth.discarded, truth.buried)
    raise AssertionError(f"{event} says nothing about cards")
