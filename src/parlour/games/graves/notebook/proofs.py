"""What the story of Detective Graves proves, line by line.

A line about identity or Evidence that is not known says nothing.  What lies on the table is known anyway, and so is the
line that last showed it.  Of any other line that is not known it is still known that a card went from one place to
another, but not which; a card used may then have had any ability.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cached_property
from typing import Any

from parlour.core import Answer, Event, Seat, Unknown
from parlour.games.graves.cards import Card
from parlour.games.graves.events import Arrived, Became, Found, GaveUpEarly, Guessed, Peeked, Removed
from parlour.games.graves.knowledge.evidence import EvidenceKnowledge
from parlour.games.graves.knowledge.partly_told import PartlyTold, names_of
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import GravesWorlds, laid_down, owner_of, quick_worlds


def reasons(view: GravesView) -> GravesReasons:
    return GravesReasons(view)


class GravesReasons:
    """The lines of one Case, and what is possible to a seat that knows only some of them."""

    def __init__(self, view: GravesView) -> None:
        self.view = view
        self.followed: dict[tuple[Seat, frozenset[int]], PartlyTold] = {}

    @cached_property
    def worlds(self) -> GravesWorlds:
        return quick_worlds(self.view)

    @cached_property
    def case(self) -> list[tuple[int, Event]]:
        return list(enumerate(self.worlds.case, self.worlds.begun))

    def lines(self, unknown: Unknown) -> Sequence[int]:
        kind, *about = parts(unknown)
        if kind == "card":
            return self.lines_of_card(*about)
        telling = Became | Found | GaveUpEarly | Guessed | Peeked
        return [line for line, event in self.case if isinstance(event, telling)]

    def lines_of_card(self, owner: Seat, card: Card) -> Sequence[int]:
        """Those that last named a hidden card of ``owner``; seldom do those before them tell more."""
        naming = [line for line, event in self.moving[owner] if owner_of(event) == owner and names_of(event)]
        hidden = self.worlds.hidden_cards(owner)
        few = sorted({line for card, line in self.last[owner].items() if card in hidden})
        enough = self.follow(owner, set(few)).zones_of(card) == self.follow(owner, set(naming)).zones_of(card)
        return few if enough else naming

    def possible(self, unknown: Unknown, lines: Set[int]) -> Set[Answer]:
        kind, *about = parts(unknown)
        if kind == "card":
            owner, card = about
            return set(self.follow(owner, lines).zones_of(card))
        evidence = self.learn(lines)
        if kind == "identity":
            return set(evidence.suspects)
        found = evidence.chances(*about) if kind == "evidence" else evidence.cleared(about[0], self.worlds.won)
        return set(found)

    def learn(self, lines: Set[int]) -> EvidenceKnowledge:
        """What these lines tell of identity and Evidence."""
        evidence = EvidenceKnowledge()
        for line, event in self.case:
            if line in lines:
                evidence.learn(event)
        return evidence

    @cached_property
    def last(self) -> list[dict[Card, int]]:
        """By seat: the line that last named each of its cards."""
        return [
            {card: line for line, event in self.case if owner_of(event) == seat for card in names_of(event)}
            for seat in (0, 1)
        ]

    @cached_property
    def moving(self) -> list[list[tuple[int, Event]]]:
        """By seat: the lines in which its cards may go from one place to another."""
        return [[(line, event) for line, event in self.case if moves(event, seat)] for seat in (0, 1)]

    def follow(self, owner: Seat, lines: Set[int]) -> PartlyTold:
        """Where the cards of ``owner`` may be if only these lines name theirs; kept, since many facts ask for it."""
        known = frozenset(lines)
        if (owner, known) not in self.followed:
            self.followed[owner, known] = self.follow_anew(owner, known)
        return self.followed[owner, known]

    def follow_anew(self, owner: Seat, known: Set[int]) -> PartlyTold:
        """It is rounded off after the same lines as the worlds are, so that fewer lines never leave fewer answers."""
        hidden = self.worlds.hidden_cards(owner)
        lying = {card: line for card, line in self.last[owner].items() if card not in hidden}
        cards = PartlyTold(owner, self.view.deck_of(owner), self.view.locations, lying, known)
        for line, event in self.moving[owner]:
            cards.learn_line(line, event)
            if line in self.worlds.rounded[owner]:
                cards.bags.round_off()
        if cards.resolved and laid_down(self.view):
            cards.lay_down()
        return cards


def moves(event: Event, seat: Seat) -> bool:
    """Whether cards of ``seat`` may go from one place to another in a line, or an ability of theirs be resolved."""
    return getattr(event, "seat", None) == seat or isinstance(event, Arrived | Removed)


def parts(unknown: Unknown) -> tuple[Any, ...]:
    """An unknown by its parts: its kind, and what it asks about."""
    assert isinstance(unknown, tuple)
    return unknown
