"""Worlds of The Mastermind: the roles and the Councils' cards that a seat's story leaves open.

The unknowns: ``("role", seat)`` of every other seat; of each Council ``("drawn", n)``, how many of the three cards were
Syndicate, ``("discarded", n)``, what the Director discarded, and ``("buried", n)``, what the Global Operative did.
Under the even model roles and cards tell nothing about one another: the counts multiply.  Nor does it tell anything of
the cards that a veto was asked for: out of any two cards it is one choice of three.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property

from parlour.core import Answer, Below, Constraint, Seat, Truth, Unknown, check_source, imagined, shuffled
from parlour.deduction.chain import Chain
from parlour.games.mastermind.cards import AGENCY, DRAWN, NO_CARDS, SYNDICATE, Cards, Council, Policy, Role
from parlour.games.mastermind.knowledge.cards import ASPECTS, CouncilSeen, CouncilTruth, KnownCards, answered
from parlour.games.mastermind.knowledge.roles import KnownRoles, RolesLeft
from parlour.games.mastermind.state import MastermindState
from parlour.games.mastermind.view import MastermindView


class MastermindWorlds:
    """The truths that one seat's story allows."""

    def __init__(self, v: MastermindView) -> None:
        self.view = v
        self.known_roles, self.known_cards = KnownRoles(v), KnownCards(v)

    @property
    def constraints(self) -> Sequence[Constraint]:
        return self.known_roles.constraints + self.known_cards.constraints

    @cached_property
    def roles(self) -> Chain[RolesLeft, Role]:
        return Chain(self.known_roles.links(), self.view.rules.mix)

    @cached_property
    def cards(self) -> Chain[int, CouncilTruth | None]:
        return self.known_cards.chain()

    def count(self) -> int:
        return self.roles.count() * self.cards.count()

    @cached_property
    def chances(self) -> dict[Unknown, dict[Answer, Fraction]]:
        found: dict[Unknown, dict[Answer, Fraction]] = {
            ("role", seat): dict(likely.items())
            for seat, likely in enumerate(self.roles.marginals())
            if seat != self.view.seat
        }
        for link, likely in zip(self.known_cards.links, self.cards.marginals()):
            if isinstance(link, CouncilSeen):
                found |= by_aspect(link, likely)
        return found if self.view.story else {}

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        return self.chances

    def allows(self, truth: Truth) -> bool:
        if truth.keys() != self.chances.keys():
            return False
        roles = [truth.get(("role", seat), role) for seat, role in enumerate(self.view.roles)]
        cards = [council_truth(link, truth) for link in self.known_cards.links]
        return self.roles.allows(roles) and self.cards.allows(cards)

    def sample(self, below: Below) -> MastermindState:
        check_source(below)
        known = self.known_cards
        roles, _ = self.roles.sample(below)
        truths, syndicate = self.cards.sample(below)
        councils = [council(seen, truth) for seen, truth in zip(known.links, truths) if isinstance(seen, CouncilSeen)]
        agency = known.unseen - syndicate
        unseen: list[Policy] = [AGENCY if card < agency else SYNDICATE for card in range(known.unseen)]
        deck = [*shuffled(unseen, below), *known.top[::-1]]
        dealt = bool(self.view.story)
        return imagined(
            MastermindState,
            self.view,
            below,
            roles=tuple(roles) if dealt else (),
            deck=deck if dealt else [],
            discard=discarded_by(councils[known.before_deck :]),
            hand=in_hand(councils),
            councils=tuple(councils),
        )


def by_aspect(
    seen: CouncilSeen, likely: Mapping[CouncilTruth | None, Fraction]
) -> dict[Unknown, dict[Answer, Fraction]]:
    """How likely each answer to each question about a Council is."""
    found: dict[Unknown, dict[Answer, Fraction]] = {unknown: {} for unknown in seen.unknowns}
    for truth, chance in likely.items():
        for unknown, answer in answered(seen.number, truth).items() if truth else ():
            found[unknown][answer] = found[unknown].get(answer, Fraction(0)) + chance
    return found


def council_truth(link: object, truth: Truth) -> Hashable:
    """What ``truth`` says about a Council, as an answer of the chain of cards."""
    return tuple([truth.get((aspect, link.number)) for aspect in ASPECTS]) if isinstance(link, CouncilSeen) else None


def council(seen: CouncilSeen, truth: CouncilTruth | None) -> Council:
    assert truth is not None, "only a reshuffle, or cards seen, have no truth of their own"
    drawn, discarded, buried = truth
    cards = Cards(DRAWN - drawn, drawn)
    return Council(seen.director, seen.operative, cards, discarded, buried, seen.enacted, seen.vetoed)


def discarded_by(councils: Sequence[Council]) -> list[Policy]:
    return [policy for council in councils for policy in council.thrown_away]


def in_hand(councils: Sequence[Council]) -> Cards:
    """What the last Council still holds."""
    if not councils or councils[-1].enacted is not None or councils[-1].vetoed:
        return NO_CARDS
    return councils[-1].drawn if councils[-1].discarded is None else councils[-1].passed


def unknowns(s: MastermindState, seat: Seat | None) -> Truth:
    """The truth about everything that ``seat`` cannot see."""
    truth: dict[Unknown, Answer] = {("role", other): role for other, role in enumerate(s.roles) if other != seat}
    for number, met in enumerate(s.councils, 1):
        truth |= answered(number, (met.drawn.syndicate, met.discarded, met.buried))
    return truth
