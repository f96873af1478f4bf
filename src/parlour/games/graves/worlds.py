"""Worlds of Detective Graves: identity, Evidence, and where every hidden card of the other side is.

The unknowns are ("identity",), ("evidence", place) with the one set aside as the last place, and for each card that
lies hidden from a seat ("card", owner, card): hand, deck or discards.  Identity and Evidence are independent of the
cards, and each side's cards of the other's, so their counts multiply.  A seat knows where all its own cards are; in
what order they lie is not counted, only invented.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import prod

from parlour.core import Answer, Below, Constraint, Event, Seat, Truth, Unknown, check_source, imagined
from parlour.games.graves.cards import ASIDE, NOBODY, Card
from parlour.games.graves.events import Became, CaseOpened, Found, GaveUpEarly, Guessed, Peeked
from parlour.games.graves.knowledge.bags import Bags
from parlour.games.graves.knowledge.cards import IN_DECK, IN_DISCARDS, IN_HAND, Bag, CardKnowledge
from parlour.games.graves.knowledge.evidence import EvidenceKnowledge
from parlour.games.graves.rules.abilities import LayDown
from parlour.games.graves.state import GravesState
from parlour.games.graves.view import GravesView

IDENTITY: Unknown = ("identity",)
EVIDENCE_PLACES = range(ASIDE + 1)


class GravesWorlds:
    """The truths that one seat's story allows.

    A caller with little time may give bags that round off what takes too long to follow: every truth is still among the
    worlds then, but their number and chances are no longer exact.
    """

    def __init__(self, v: GravesView, kept: type[Bags[Card, Bag]] = Bags) -> None:
        self.view, self.evidence = v, EvidenceKnowledge()
        self.cards = [CardKnowledge(seat, v.deck_of(seat), v.locations, kept) for seat in (0, 1) if v.dealt]
        for event in self.case:
            self.evidence.learn(event)
            for cards in self.cards:
                cards.learn(event)
        for cards in self.cards:
            if cards.resolved and not [step for step in v.agenda if isinstance(step, LayDown)]:
                cards.lay_down()
        self.by_zone = [cards.bags.by_zone(cards.zones) for cards in self.cards]

    @cached_property
    def begun(self) -> int:
        """The line of the story with which this Case began."""
        opened = [line for line, event in enumerate(self.view.story) if isinstance(event, CaseOpened)]
        return opened[-1] if opened and self.view.dealt else len(self.view.story)

    @property
    def case(self) -> tuple[Event, ...]:
        return self.view.story[self.begun :]

    @property
    def others(self) -> list[Seat]:
        """Whose cards are hidden from this seat."""
        return [cards.seat for cards in self.cards if cards.seat != self.view.seat]

    @property
    def constraints(self) -> Sequence[Constraint]:
        """Every line of this Case that tells something of an unknown."""
        hidden = {seat: self.hidden_cards(seat) for seat in self.others}
        found = [self.told(line, event, hidden) for line, event in enumerate(self.case, self.begun)]
        return [constraint for constraint in found if constraint.unknowns]

    def told(self, line: int, event: Event, hidden: Mapping[Seat, set[Card]]) -> Constraint:
        match event:
            case Became() | GaveUpEarly() | Guessed():
                return Constraint((IDENTITY,), (line,))
            case Found(_, place):
                return Constraint((IDENTITY, ("evidence", place)), (line,))
            case Peeked(_, evidence):
                return Constraint(tuple([("evidence", place) for place in range(len(evidence))]), (line,))
        owner, cards = getattr(event, "seat", NOBODY), named(event)
        about = hidden.get(owner, set()).intersection(cards) if cards else hidden.get(owner, set())
        return Constraint(tuple([("card", owner, card) for card in sorted(about)]), (line,))

    def hidden_cards(self, seat: Seat) -> set[Card]:
        """The cards of ``seat`` that lie in its hand, deck or discards."""
        bags = self.cards[seat].bags
        return set().union(*bags.certain.values(), *bags.kinds.values())

    def count(self) -> int:
        if not self.cards:
            return 1
        return self.evidence.count() * prod([self.by_zone[seat].count() for seat in self.others])

    def allows(self, truth: Truth) -> bool:
        if not self.cards:
            return not truth
        evidence = {place: str(truth[("evidence", place)]) for place in EVIDENCE_PLACES}
        return self.evidence.allows(str(truth[IDENTITY]), evidence) and all(
            [self.by_zone[seat].allows(places(truth, seat)) for seat in self.others]
        )

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        if not self.cards:
            return {}
        suspects = self.evidence.suspects
        found: dict[Unknown, Mapping[Answer, Fraction]] = {}
        found[IDENTITY] = dict.fromkeys(suspects, Fraction(1, len(suspects)))
        for place in EVIDENCE_PLACES:
            found[("evidence", place)] = answers(self.evidence.chances(place))
        for seat in self.others:
            for card, zones in self.by_zone[seat].marginals().items():
                found[("card", seat, card)] = answers(zones)
        return found

    def sample(self, below: Below) -> GravesState:
        check_source(below)
        v = self.view
        identity, evidence = self.evidence.sample(below) if self.cards else ("", ())
        bags = [zones.sample(below) for zones in self.by_zone]
        hands = [sorted(found[IN_HAND]) for found in bags] or [[], []]
        if v.seat is not None:
            hands[v.seat] = list(v.hand)
        discards = [[card for heap in cards.heaps for card in found[heap]] for cards, found in zip(self.cards, bags)]
        return imagined(
            GravesState,
            v,
            below,
            identity=identity,
            evidence=evidence,
            hands=hands,
            decks=[found[IN_DECK] for found in bags] or [[], []],
            discards=discards or [[], []],
        )


def answers(chances: Mapping[str, Fraction]) -> Mapping[Answer, Fraction]:
    return dict(chances.items())


def named(event: Event) -> list[Card]:
    """The cards that an event names."""
    return [card for card in (getattr(event, "card", ""), getattr(event, "paid", "")) if len(card) == 2]


def places(truth: Truth, owner: Seat) -> dict[Card, str]:
    """Where the cards of ``owner`` are in ``truth``."""
    return {
        str(card): str(zone)
        for unknown, zone in truth.items()
        if isinstance(unknown, tuple)
        for kind, seat, card in [(*unknown, None, None)[:3]]
        if kind == "card" and seat == owner
    }


def unknowns(s: GravesState, seat: Seat | None) -> Truth:
    """The truth behind all that ``worlds`` asks of this seat's view."""
    if not s.evidence:
        return {}
    truth: dict[Unknown, Answer] = {IDENTITY: s.identity}
    truth |= {("evidence", place): evidence for place, evidence in enumerate(s.evidence)}
    for owner in (0, 1):
        if owner != seat:
            for zone, cards in ((IN_HAND, s.hands[owner]), (IN_DECK, s.decks[owner]), (IN_DISCARDS, s.discards[owner])):
                truth |= {("card", owner, card): zone for card in cards}
    return truth
