"""Worlds of The Mastermind: the roles and the Councils' cards that a seat's story leaves open.

The unknowns: ``("role", seat)`` of every other seat; of each Council ``("drawn", n)``, how many of the three cards were
Syndicate, ``("discarded", n)``, what the Director laid aside, and ``("buried", n)``, what the Global Operative did.
Under the even model roles and cards tell nothing of one another: the counts multiply.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property

from parlour.core import Answer, Below, Constraint, Event, Seat, Together, Truth, Unknown, Whisper, shuffled
from parlour.deduction.chain import Chain
from parlour.games.mastermind.cards import AGENCY, DRAWN, NO_CARDS, SYNDICATE, Cards, Council, Policy, Role
from parlour.games.mastermind.dossier import Dossier
from parlour.games.mastermind.state import Mastermind
from parlour.games.mastermind.trail import ASPECTS, Dealings, Meeting, Trail, answered
from parlour.games.mastermind.view import AgencyView


class MastermindWorlds:
    """The truths that one seat's story allows."""

    def __init__(self, v: AgencyView) -> None:
        self.view = v
        self.dossier, self.trail = Dossier(v), Trail(v)

    @property
    def constraints(self) -> Sequence[Constraint]:
        return self.dossier.constraints + self.trail.constraints

    @cached_property
    def roles(self) -> Chain[tuple[int, ...], Role]:
        return Chain(self.dossier.links(), self.view.rules.mix)

    @cached_property
    def cards(self) -> Chain[int, Dealings | None]:
        return self.trail.chain()

    def count(self) -> int:
        return self.roles.count() * self.cards.count()

    @cached_property
    def chances(self) -> dict[Unknown, dict[Answer, Fraction]]:
        found: dict[Unknown, dict[Answer, Fraction]] = {
            ("role", seat): dict(likely.items())
            for seat, likely in enumerate(self.roles.marginals())
            if seat != self.view.seat
        }
        for link, likely in zip(self.trail.links, self.cards.marginals()):
            if isinstance(link, Meeting):
                found |= aspects(link, likely)
        return found if self.view.story else {}

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        return self.chances

    def allows(self, truth: Truth) -> bool:
        if truth.keys() != self.chances.keys():
            return False
        roles = [truth.get(("role", seat), role) for seat, role in enumerate(self.view.roles)]
        return self.roles.allows(roles) and self.cards.allows([dealings(link, truth) for link in self.trail.links])

    def sample(self, below: Below) -> Mastermind:
        roles, _ = self.roles.sample(below)
        answers, syndicate = self.cards.sample(below)
        met = [(link, dealt) for link, dealt in zip(self.trail.links, answers) if isinstance(link, Meeting) and dealt]
        agency = self.trail.unseen - syndicate
        unseen: list[Policy] = [AGENCY if card < agency else SYNDICATE for card in range(self.trail.unseen)]
        deck = [*shuffled(unseen, below), *self.trail.top[::-1]]
        return imagine(self.view, roles, deck, [council(*one) for one in met], self.trail.since, below)


def aspects(meeting: Meeting, likely: Mapping[Dealings | None, Fraction]) -> dict[Unknown, dict[Answer, Fraction]]:
    """How likely each answer is to each question about a Council."""
    found: dict[Unknown, dict[Answer, Fraction]] = {unknown: {} for unknown in meeting.unknowns}
    for dealt, chance in likely.items():
        for unknown, answer in answered(meeting.number, dealt).items() if dealt else ():
            found[unknown][answer] = found[unknown].get(answer, Fraction(0)) + chance
    return found


def dealings(link: object, truth: Truth) -> Hashable:
    """What ``truth`` says of a Council, as an answer of the chain of cards."""
    return tuple([truth.get((aspect, link.number)) for aspect in ASPECTS]) if isinstance(link, Meeting) else None


def council(meeting: Meeting, dealt: Dealings) -> Council:
    drawn, discarded, buried = dealt
    cards = Cards(DRAWN - drawn, drawn)
    return Council(meeting.director, meeting.operative, cards, discarded, buried, meeting.enacted)


def imagine(
    v: AgencyView, roles: list[Role], deck: list[Policy], councils: list[Council], since: int, below: Below
) -> Mastermind:
    """A whole table that looks like ``v`` to its seat; the discards are those of the Councils from ``since`` on."""
    told: list[Event | Whisper] = (
        list(v.story) if v.seat is None else [Whisper(event, (v.seat,), None) for event in v.story]
    )
    discard = [policy for c in councils[since:] for policy in (c.discarded, c.buried) if policy is not None]
    dealt = bool(v.story)
    s = Mastermind(
        v.seats, list(v.agenda), v.asked, list(v.sealed), told, v.result, v.settings, v.rules,
        tuple(roles) if dealt else (), deck if dealt else [], discard, in_hand(councils), tuple(councils),
        v.agency, v.syndicate, v.instability, v.director, v.regular, v.barred, v.living, v.confirmed,
        v.investigated, v.owed,
    )  # fmt: skip
    if s.agenda and isinstance(step := s.agenda[-1], Together):
        step.unseal(s, below)
    return s


def in_hand(councils: Sequence[Council]) -> Cards:
    """What the last Council still holds."""
    if not councils or councils[-1].enacted is not None:
        return NO_CARDS
    drawn, discarded = councils[-1].drawn, councils[-1].discarded
    return drawn if discarded is None else drawn.without(discarded)


def unknowns(s: Mastermind, seat: Seat | None) -> Truth:
    """The truth of all that ``seat`` may wonder about."""
    truth: dict[Unknown, Answer] = {("role", other): role for other, role in enumerate(s.roles) if other != seat}
    for number, met in enumerate(s.councils, 1):
        truth |= answered(number, (met.drawn.syndicate, met.discarded, met.buried))
    return truth
