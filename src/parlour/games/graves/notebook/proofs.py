"""What the story of Detective Graves proves, line by line.

A line about identity or Evidence that is not known says nothing.  What lies on the table is known anyway, and so is the
line that last showed it.  Of any other line that is not known it is still known that a card went from one place to
another, but not which; a card used may then have had any ability.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from fractions import Fraction
from functools import cached_property
from typing import Any

from parlour.core import Answer, Event, Seat, Unknown
from parlour.games.graves.cards import Card
from parlour.games.graves.events import Arrived, Became, Found, GaveUpEarly, Guessed, Peeked, Removed, SentBack
from parlour.games.graves.knowledge.evidence import EvidenceKnowledge
from parlour.games.graves.knowledge.partly_told import PartlyTold, Told, names_of
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import GravesWorlds, laid_down, noted_worlds


def reasons(view: GravesView) -> GravesReasons:
    return GravesReasons(view)


class GravesReasons:
    """The lines of one Case, and what is possible to a seat that knows only some of them."""

    def __init__(self, view: GravesView) -> None:
        self.view = view
        self.followed: dict[tuple[Seat, frozenset[int], Card], PartlyTold] = {}

    @cached_property
    def worlds(self) -> GravesWorlds:
        return noted_worlds(self.view)

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
        naming = [line for line, event in self.moving[owner] if names_of(event, owner)]
        hidden = self.worlds.hidden_cards(owner)
        few = sorted({line for card, line in self.last[owner].items() if card in hidden})
        return few if self.zones_of(owner, card, set(few)) == self.chances[owner][card].keys() else naming

    @cached_property
    def chances(self) -> list[Mapping[Card, Mapping[str, Fraction]]]:
        """Where the hidden cards of each seat may be, all lines being known."""
        return [zones.marginals() for zones in self.worlds.by_zone]

    def possible(self, unknown: Unknown, lines: Set[int]) -> Set[Answer]:
        kind, *about = parts(unknown)
        if kind == "card":
            owner, card = about
            return set(self.zones_of(owner, card, lines))
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
        return [{card: n for n, event in self.case for card in names_of(event, seat)} for seat in (0, 1)]

    @cached_property
    def moving(self) -> list[list[tuple[int, Event]]]:
        """By seat: the lines in which its cards may go from one place to another."""
        return [[(line, event) for line, event in self.case if moves(event, seat)] for seat in (0, 1)]

    def zones_of(self, owner: Seat, card: Card, lines: Set[int]) -> Set[str]:
        """Where a card may be if only these lines are known; cards that none of them names are alike."""
        named = any([line in lines and card in names_of(event, owner) for line, event in self.moving[owner]])
        key = owner, frozenset(lines), card if named else ""
        if key not in self.followed:
            self.followed[key] = self.follow(*key)
        return self.followed[key].zones_of(card)

    def follow(self, owner: Seat, known: Set[int], asked: Card) -> PartlyTold:
        """It is rounded off after the same lines as the worlds are, so that fewer lines never leave fewer answers."""
        hidden = self.worlds.hidden_cards(owner)
        lying = {card: line for card, line in self.last[owner].items() if card not in hidden}
        rounded, drawn_from = set(self.worlds.rounded[owner]), self.worlds.cards[owner].drawn_from
        told = Told(self.moving[owner], lying, known, asked, rounded, drawn_from)
        cards = PartlyTold(owner, self.view.deck_of(owner), self.view.locations, self.worlds.out[owner], told)
        if cards.resolved and laid_down(self.view, owner):
            cards.lay_down()
        return cards


def moves(event: Event, seat: Seat) -> bool:
    """Whether cards of ``seat`` may go from one place to another in a line, or an ability of theirs be resolved."""
    return getattr(event, "seat", None) == seat or isinstance(event, Arrived | Removed | SentBack)


def parts(unknown: Unknown) -> tuple[Any, ...]:
    """An unknown by its parts: its kind, and what it asks about."""
    assert isinstance(unknown, tuple)
    return unknown
