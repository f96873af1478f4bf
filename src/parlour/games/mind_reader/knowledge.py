"""What one seat was told in the hand now played, folded once: cards seen, Secret Cards still possible, and why."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from parlour.core import Constraint, Event, Seat
from parlour.games.mind_reader.cards import (
    REPLIES,
    Asked,
    Card,
    Drew,
    Guessed,
    GuessedAll,
    HandBegan,
    HandedOver,
    Held,
    Kept,
    Question,
    Reply,
    Reshuffled,
    Shown,
    deck_of,
)
from parlour.games.mind_reader.view import MindReaderView

Cell: TypeAlias = tuple[Seat, int]  # whose Secret Card, at which side


class Play(Struct, frozen=True):
    """A card that somebody played unseen by this seat, and how it compared."""

    line: int
    cell: Cell
    question: Question
    reply: Reply


class Fits(Constraint, frozen=True):
    """Only these cards agree with a line of the story."""

    cards: frozenset[Card]


class Compares(Constraint, frozen=True):
    """A card that was played unseen compared like this with a Secret Card."""

    question: Question
    reply: Reply


class NotAll(Constraint, frozen=True):
    """These cards were named together, and at least one of them was wrong."""

    named: tuple[tuple[Cell, Card], ...]


class Knowledge:
    def __init__(self, v: MindReaderView) -> None:
        self.view, self.deck = v, deck_of(v.settings)
        self.kept: tuple[Card, ...] = ()  # own Secret Cards, also when they are gone
        self.face_up: dict[Cell, Card] = {}  # Secret Cards that everybody has seen
        self.seen: set[Card] = set()  # cards that can't be hidden anywhere
        self.plays: list[Play] = []
        self.settled = True  # no card played in secret can have been shuffled in again
        self.constraints: list[Constraint] = []
        start = max([line for line, event in enumerate(v.story) if isinstance(event, HandBegan)], default=len(v.story))
        self.lines = list(enumerate(v.story))[start:]
        for line, event in self.lines:
            self.learn(line, event)
        self.unseen = [card for card in self.deck if card not in self.seen]
        self.cells = [cell for cell in self.all_cells() if cell[0] != v.seat and cell not in self.face_up]
        self.nogoods = [dict(rest) for rest in self.failed() if len(rest) > 1]
        self.candidates = {cell: self.possible(cell) for cell in self.cells}

    def learn(self, line: int, event: Event) -> None:
        match event:
            case Held(cards):
                self.seen.update(cards)
            case Kept(cards):
                self.kept = cards
            case Drew(_, card) if card:
                self.seen.add(card)
            case Asked():
                self.learn_reply(line, event)
            case Guessed(_, of, side, card, right):
                self.learn_guess(line, (of, side), card, right)
            case GuessedAll(_, named, right):
                self.learn_guesses(line, named, right)
            case HandedOver(by, side, card):
                self.reveal((by, side), card)
            case Shown(of, side, card):
                self.constraints.append(Fits(((of, side),), (line,), frozenset([card])))
            case Reshuffled():
                self.settled = self.settled and not self.view.settings.in_secret

    def learn_reply(self, line: int, asked: Asked) -> None:
        cell = (asked.of, asked.side)
        if asked.card is None:
            self.plays.append(Play(line, cell, asked.question, asked.reply))
            return
        self.seen.add(asked.card)
        replies = REPLIES[asked.question][asked.card]
        agreeing = frozenset([card for card in self.deck if replies[card] == asked.reply])
        self.constraints.append(Fits((cell,), (line,), agreeing))

    def learn_guess(self, line: int, cell: Cell, card: Card, right: bool) -> None:
        if right:
            self.reveal(cell, card)
        else:
            self.constraints.append(Fits((cell,), (line,), frozenset(self.deck) - {card}))

    def learn_guesses(self, line: int, named: tuple[tuple[Seat, int, Card], ...], right: bool) -> None:
        cells = [((of, side), card) for of, side, card in named]
        if right:
            for cell, card in cells:
                self.reveal(cell, card)
        else:
            self.constraints.append(NotAll(tuple([cell for cell, _ in cells]), (line,), tuple(cells)))

    def reveal(self, cell: Cell, card: Card) -> None:
        self.face_up[cell] = card
        self.seen.add(card)

    def dealt_cards(self) -> tuple[Card, ...]:
        """The cards this seat was dealt."""
        return next((event.cards for _, event in self.lines if isinstance(event, Held)), ())

    def all_cells(self) -> list[Cell]:
        """Every Secret Card of this hand, once they are chosen."""
        chosen = any(self.view.left)
        return [(seat, side) for seat in range(self.view.seats) for side in self.view.settings.sides] if chosen else []

    def known(self, cell: Cell) -> Card | None:
        """The Secret Card there, if this seat has the right to know it."""
        return self.kept[cell[1]] if cell[0] == self.view.seat else self.face_up.get(cell)

    def failed(self) -> list[list[tuple[Cell, Card]]]:
        """What is left open of each failed guess at all: the cards of which at least one is wrong."""
        wholes = [fact.named for fact in self.constraints if isinstance(fact, NotAll)]
        return [
            [(cell, card) for cell, card in named if self.known(cell) is None]
            for named in wholes
            if all([self.known(cell) in (None, card) for cell, card in named])
        ]

    def possible(self, cell: Cell) -> list[Card]:
        """The cards that may lie there, for all that was said of this one alone."""
        fitting = set(self.unseen)
        for fact in self.constraints:
            if isinstance(fact, Fits) and fact.unknowns == (cell,):
                fitting &= fact.cards
        for rest in self.failed():
            if len(rest) == 1 and rest[0][0] == cell:
                fitting.discard(rest[0][1])
        return [card for card in self.unseen if card in fitting]

    def matching(self, play: Play, secret: Card) -> int:
        """How many cards might have been played, if ``secret`` is what they were compared with."""
        replies = REPLIES[play.question]
        return sum([replies[card][secret] == play.reply for card in self.abroad if card != secret])

    @property
    def abroad(self) -> list[Card]:
        """Cards that may have been in another's hand at some time."""
        mine = {*self.view.hand, *self.kept, *self.face_up.values()}
        return [card for card in self.deck if card not in mine]
