"""Every way in which a player's cards may have gone through a story of which only some lines are known.

An independent check of proofs: it follows every single arrangement of a short deck, card by card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from itertools import combinations, permutations
from typing import NamedTuple

from parlour.core import Event, Seat
from parlour.games.graves import GravesView
from parlour.games.graves.cards import COVERED, LOCATIONS
from parlour.games.graves.events import (
    Arrived,
    Carried,
    CaseOpened,
    Discarded,
    Drew,
    Exchanged,
    LeftCase,
    Placed,
    Protected,
    Recalled,
    Removed,
    Reshuffled,
    SentAway,
    SentBack,
    ThrewHand,
    Took,
    TrumpNamed,
    Uncovered,
    Used,
)
from parlour.games.graves.rules.abilities import LayDown


class Way(NamedTuple):
    """Where the cards lie; the discards in their order, top card last."""

    deck: frozenset[str]
    hand: frozenset[str] = frozenset()
    discards: tuple[str, ...] = ()
    shown: frozenset[str] = frozenset()  # face up for a while
    using: str = ""


class Histories:
    """All ways that agree with the rules, with what lies on the table, and with the names in the ``known`` lines."""

    def __init__(self, view: GravesView, owner: Seat, known: Set[int]) -> None:
        self.view, self.owner, self.known, self.deck = view, owner, known, view.deck_of(owner)
        story = view.story
        self.begun = max([line for line, event in enumerate(story) if isinstance(event, CaseOpened)])
        self.ordered = "Museum" in view.locations
        self.here, self.drawing, self.line = "", False, 0  # drawing: a draw ends the ability that is in use
        self.last = {card: line for line in range(self.begun, len(story)) for card in self.names(story[line])}
        table = {card for place in range(5) for card in view.pile(place, owner)} | set(view.gone[owner])
        table |= {step.card for step in view.agenda if isinstance(step, LayDown) and step.seat == owner}
        self.final = {card: line for card, line in self.last.items() if card in table}
        self.ways = {Way(frozenset(self.deck.cards))}
        for line in range(self.begun, len(story)):
            self.line = line
            self.tell(story[line])

    def zones(self, card: str) -> set[str]:
        found = {zone for way in self.ways for zone in ("hand", "deck", "discards") if card in getattr(way, zone)}
        assert found
        return found

    @property
    def pending(self) -> bool:
        """Whether the card used last still lies on the table."""
        return any([isinstance(step, LayDown) and step.seat == self.owner for step in self.view.agenda])

    def names(self, event: Event) -> list[str]:
        theirs = isinstance(event, Removed | SentBack)
        if (getattr(event, "seat", None) == self.owner) == theirs or isinstance(event, LeftCase | SentAway | Protected):
            return []
        shown = [] if isinstance(event, Carried) else [getattr(event, "card", "")]
        return [card for card in (*shown, getattr(event, "paid", ""), getattr(event, "taken", "")) if len(card) == 2]

    def name(self, card: str) -> str:
        """The name, if it is known from this line."""
        return card if self.line in self.known or self.final.get(card) == self.line else COVERED

    def after(self, found: Iterable[Way]) -> None:
        self.ways = set(found)
        assert self.ways

    def tell(self, event: Event) -> None:
        if isinstance(event, Arrived):
            self.here = event.location
        elif isinstance(event, Removed | SentBack):
            if event.seat == self.owner:
                self.lay_down()
            elif isinstance(event, Removed):
                self.discard_shown(self.name(event.card))
            else:
                self.take_shown(self.name(event.card))
        elif getattr(event, "seat", None) == self.owner:
            self.do(event)

    def do(self, event: Event) -> None:
        match event:
            case Drew(_, int(count), "deck"):
                self.after(
                    [
                        way._replace(deck=way.deck - {*some}, hand=way.hand | {*some})
                        for way in self.ways
                        for some in combinations(way.deck, count)
                    ]
                )
                self.lay_down() if self.drawing else None
            case Drew():
                self.after([w._replace(discards=w.discards[:-1], hand=w.hand | {w.discards[-1]}) for w in self.ways])
                self.lay_down() if self.drawing else None
            case Uncovered(_, card):
                self.show(self.name(card), "deck")
                self.lay_down() if self.drawing else None
            case Placed(_, card, _, paid):
                self.show(self.name(card), "hand")
                if paid and LOCATIONS[self.here].toll < 99:
                    self.discard_unseen()
                elif paid:
                    self.discard_shown(self.name(paid))
            case Carried(_, _, _, paid):
                self.discard_shown(self.name(paid)) if paid else None
                self.lay_down()
            case Recalled(_, card):
                self.take_shown(self.name(card))
                self.lay_down()
            case Exchanged(_, card, taken):
                self.show(self.name(card), "hand")
                self.take_shown(self.name(taken))
                self.lay_down()
            case SentAway() | Protected() | TrumpNamed():
                self.lay_down()
            case Used(_, card):
                self.drawing = True
                self.use(self.name(card))
            case Took():
                self.after([taken for way in self.ways for taken in self.took(way)])
                self.lay_down()
            case Discarded():
                self.discard_unseen()
            case ThrewHand():
                thrown = [(way, some) for way in self.ways for some in self.orders(way.hand)]
                self.after([w._replace(hand=frozenset(), discards=self.pile(*w.discards, *some)) for w, some in thrown])
            case Reshuffled():
                self.after([w._replace(deck=w.deck | {*w.discards}, discards=()) for w in self.ways])

    def pile(self, *cards: str) -> tuple[str, ...]:
        """In its order, where a Museum makes it matter."""
        return cards if self.ordered else tuple(sorted(cards))

    def orders(self, cards: Iterable[str]) -> Iterable[tuple[str, ...]]:
        return permutations(sorted(cards)) if self.ordered else [tuple(cards)]

    def show(self, name: str, zone: str) -> None:
        found = []
        for way in self.ways:
            for card in getattr(way, zone) if name == COVERED else {name} & getattr(way, zone):
                stays = self.final.get(name) == self.line
                shown = way.shown if stays else way.shown | {card}
                found.append(way._replace(**{zone: getattr(way, zone) - {card}}, shown=shown))
        self.after(found)

    def discard_shown(self, name: str) -> None:
        self.after(
            [
                way._replace(shown=way.shown - {card}, discards=self.pile(*way.discards, card))
                for way in self.ways
                for card in (way.shown if name == COVERED else way.shown & {name})
            ]
        )

    def take_shown(self, name: str) -> None:
        self.after(
            [
                way._replace(shown=way.shown - {card}, hand=way.hand | {card})
                for way in self.ways
                for card in (way.shown if name == COVERED else way.shown & {name})
            ]
        )

    def discard_unseen(self) -> None:
        self.after(
            [
                way._replace(hand=way.hand - {card}, discards=self.pile(*way.discards, card))
                for way in self.ways
                for card in way.hand
            ]
        )

    def use(self, name: str) -> None:
        self.show(name, "hand")
        ability = self.deck.abilities.get(name)
        reach = ability.reach if ability and ability.effect == "fetch" else None
        able = [way for way in self.ways if reach is None or reach & {*way.discards}]
        self.after([way._replace(using=name) for way in able])

    def took(self, way: Way) -> Iterator[Way]:
        reach = self.deck.abilities[way.using].reach if way.using != COVERED else frozenset(way.discards)
        for card in reach & {*way.discards}:
            for rest in self.orders([other for other in way.discards if other != card]):
                yield way._replace(hand=way.hand | {card}, discards=self.pile(*rest))

    def lay_down(self) -> None:
        """The card used goes on the discards, at the Museum out of the Case."""
        name, self.drawing = next(iter(self.ways)).using, False
        over = self.line == len(self.view.story) - 1
        if name and not (over and self.pending) and not LOCATIONS[self.here].recycling:
            self.discard_shown(name)
        self.after([way._replace(using="") for way in self.ways])
