"""Worlds of Detective Graves: identity, Evidence, and where every hidden card of the other side is.

The unknowns are ("identity",), ("evidence", place) with the one set aside as the last place, ("cleared", identity):
whether the Detective's Evidence clears it, and for each card that lies hidden from a seat ("card", owner, card): hand,
deck or discards.  Identity and Evidence are independent of the
cards, and each side's cards of the other's, so their counts multiply.  A seat knows where all its own cards are; in
what order they lie is not counted, only invented.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import prod
from sys import maxsize

from parlour.core import Answer, Below, Constraint, Event, Seat, Truth, Unknown, check_source, imagined
from parlour.games.graves.cards import ASIDE, CLEARS, IDENTITIES, NOBODY, Card, Evidence, Identity
from parlour.games.graves.events import (
    Became,
    CaseOpened,
    Found,
    GaveUpEarly,
    Guessed,
    LeftCase,
    Looked,
    Peeked,
    Removed,
    SentAway,
    SentBack,
)
from parlour.games.graves.knowledge.by_zone import ByZone
from parlour.games.graves.knowledge.cards import IN_DECK, IN_DISCARDS, IN_HAND, CardKnowledge
from parlour.games.graves.knowledge.evidence import EvidenceKnowledge
from parlour.games.graves.rules.abilities import LayDown, Look
from parlour.games.graves.state import GravesState
from parlour.games.graves.view import GravesView

IDENTITY: Unknown = ("identity",)
EVIDENCE_PLACES = range(ASIDE + 1)
MANY = 500  # mixes: none of 1,237 decisions of good players led beyond, of random ones one in thirty
MORE = 4000  # for a notebook, which is asked for less often than a bot


class GravesWorlds:
    """The truths that one seat's story allows.

    A caller with little time may give the number of mixes that it will follow at ``most``: what is more is rounded off.
    Every truth is still among the worlds then, but their number and chances are no longer exact.
    """

    def __init__(self, v: GravesView, most: int = maxsize) -> None:
        self.view, self.evidence = v, EvidenceKnowledge()
        self.out = [self.out_for_good(seat) for seat in (0, 1)]
        self.cards = [
            CardKnowledge(seat, v.deck_of(seat), v.locations, self.out[seat], most) for seat in (0, 1) if v.dealt
        ]
        self.rounded: list[list[int]] = [[], []]  # the lines after which a seat's cards were rounded off
        for line, event in enumerate(self.case, self.begun):
            self.evidence.learn(event)
            for cards in self.cards:
                if cards.learn(event):
                    self.rounded[cards.seat].append(line)
        for cards in self.cards:
            if cards.resolved and laid_down(v, cards.seat):
                cards.lay_down()
        self.by_zone = [ByZone(cards.bags, cards.zones) for cards in self.cards]

    @cached_property
    def begun(self) -> int:
        """The line of the story with which this Case began."""
        opened = [line for line, event in enumerate(self.view.story) if isinstance(event, CaseOpened)]
        return opened[-1] if opened and self.view.dealt else len(self.view.story)

    def out_for_good(self, seat: Seat) -> set[Card]:
        """The cards of this seat's deck that left the match in an earlier Case (GR-29)."""
        v = self.view
        if not v.settings.museum_for_good:
            return set()
        left = [event for event in v.story[: self.begun] if isinstance(event, LeftCase)]
        return {event.card for event in left if event.side == v.side(seat)}

    @property
    def case(self) -> tuple[Event, ...]:
        return self.view.story[self.begun :]

    @property
    def won(self) -> list[int]:
        """The places whose Evidence the Detective has."""
        return [place for place, winner in enumerate(self.view.winners) if winner == self.view.detective]

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
        owner, cards = owner_of(event), named(event)
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
        won = [evidence[place] for place in self.won]
        return (
            self.evidence.allows(str(truth[IDENTITY]), evidence)
            and all([truth[("cleared", one)] == clears(won, one) for one in IDENTITIES])
            and all([self.by_zone[seat].allows(places(truth, seat)) for seat in self.others])
        )

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        if not self.cards:
            return {}
        suspects = self.evidence.suspects
        found: dict[Unknown, Mapping[Answer, Fraction]] = {}
        found[IDENTITY] = dict.fromkeys(suspects, Fraction(1, len(suspects)))
        for place in EVIDENCE_PLACES:
            found[("evidence", place)] = answers(self.evidence.chances(place))
        for identity in IDENTITIES:
            found[("cleared", identity)] = dict(self.evidence.cleared(identity, self.won).items())
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
            decks=[self.in_order(cards.seat, found[IN_DECK]) for cards, found in zip(self.cards, bags)] or [[], []],
            discards=discards or [[], []],
        )

    def in_order(self, owner: Seat, deck: list[Card]) -> list[Card]:
        """A deck in any order, but for the top cards of the own one while this seat looks at them."""
        v = self.view
        if owner != v.seat or not (v.agenda and isinstance(v.agenda[-1], Look) and v.agenda[-1].seat == owner):
            return deck
        seen = next(event.cards for event in reversed(v.story) if isinstance(event, Looked))
        assert isinstance(seen, tuple)
        return [*[card for card in deck if card not in seen], *seen]


def quick_worlds(v: GravesView) -> GravesWorlds:
    """Worlds for those who have little time: exact, unless a player's cards have been through too much to follow."""
    return GravesWorlds(v, most=MANY)


def noted_worlds(v: GravesView) -> GravesWorlds:
    """Worlds for a notebook: nearly always exact, even after random play."""
    return GravesWorlds(v, most=MORE)


def laid_down(v: GravesView, seat: Seat) -> bool:
    """Whether the card that ``seat`` used has been laid down, of which no line may tell."""
    return not any([isinstance(step, LayDown) and step.seat == seat for step in v.agenda])


def answers(chances: Mapping[str, Fraction]) -> Mapping[Answer, Fraction]:
    return dict(chances.items())


def clears(evidence: Sequence[Evidence], identity: Identity) -> bool:
    """Whether one of these cards clears ``identity``."""
    return any([identity in CLEARS[one] for one in evidence])


def owner_of(event: Event) -> Seat:
    """Whose cards an event is about."""
    seat: Seat = getattr(event, "seat", NOBODY)
    return 1 - seat if isinstance(event, Removed | SentBack | SentAway) else seat


def named(event: Event) -> list[Card]:
    """The cards that an event names."""
    return [card for card in [getattr(event, name, "") for name in ("card", "paid", "taken")] if len(card) == 2]


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
    won = [evidence for evidence, winner in zip(s.evidence, s.winners) if winner == s.detective]
    truth |= {("cleared", identity): clears(won, identity) for identity in IDENTITIES}
    for owner in (0, 1):
        if owner != seat:
            for zone, cards in ((IN_HAND, s.hands[owner]), (IN_DECK, s.decks[owner]), (IN_DISCARDS, s.discards[owner])):
                truth |= {("card", owner, card): zone for card in cards}
    return truth
