"""The rest of an imagined table: hands, piles and what is buried, dealt out as the story allows.

A hidden card is followed as a token, the number of the shuffle it was drawn from: 0 the deal, 1 the first reshuffle,
and so on.  Cards seen later are taken from the tokens they must have been; the rest is filled in by chance at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from parlour.core import Below, Event, Seat, Together, Unknown, Whisper, shuffled
from parlour.games.mind_reader.cards import Asked, Card, Drew, Forfeited, Reshuffled, WentOut
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.state import MindReader, together
from parlour.games.mind_reader.view import MindReaderView

Token: TypeAlias = int
Item: TypeAlias = Card | Token  # a card whose face is known in this world, or one that is not yet
TRIES: Final = 50


class Contradiction(Exception):
    """What was imagined cannot have been."""


class Whereabouts:
    """Where every card of the hand may lie, given the hidden cards of ``truth``."""

    def __init__(self, v: MindReaderView, k: Knowledge, truth: Mapping[Unknown, Card], below: Below) -> None:
        self.view, self.truth, self.below = v, truth, below
        secrets = len(v.settings.sides) if any(v.left) else 0
        self.hands: list[list[Item]] = [[0] * (v.settings.dealt - secrets) for _ in range(v.seats)]
        self.discard: list[Item] = []
        self.buried: list[Item] = []
        self.shuffles: list[list[Item]] = [self.unplaced(k)]  # what each shuffle still has to give
        if v.seat is not None:
            self.hands[v.seat] = [card for card in k.dealt_cards() if card not in k.kept]
        for line, event in k.lines:
            self.learn(line, event)

    def unplaced(self, k: Knowledge) -> list[Item]:
        """The cards that the deal gave to nobody this seat knows of."""
        placed = {*k.dealt_cards(), *k.kept, *k.face_up.values(), *[self.truth[cell] for cell in k.cells]}
        return [card for card in k.deck if card not in placed]

    def learn(self, line: int, event: Event) -> None:
        match event:
            case Asked(by, _, _, _, _, card):
                self.play(by, card or self.truth.get(("play", line)))
            case Drew(seat, card):
                self.draw(seat, card)
            case WentOut(seat):
                self.buried += self.hands[seat]
                self.hands[seat] = []
            case Reshuffled():
                self.shuffles.append(self.buried + self.discard)
                self.buried, self.discard = [], []

    def play(self, seat: Seat, card: Card | None) -> None:
        hand = self.hands[seat]
        if card is None:  # unseen, and too many to be imagined exactly
            self.discard.append(hand.pop(self.below(len(hand))))
            return
        if card in hand:
            hand.remove(card)
        else:
            hand.remove(self.trace(card, hand))
        self.discard.append(card)

    def draw(self, seat: Seat, card: Card | None) -> None:
        newest = len(self.shuffles) - 1
        if card is not None:
            self.trace(card, [newest])
        self.hands[seat].append(newest if card is None else card)

    def trace(self, card: Card, tokens: list[Item]) -> Token:
        """Which of ``tokens`` turns out to be ``card``; the shuffle it came from has it to give no more."""
        able = [token for token in tokens if isinstance(token, int) and self.reaches(token, card)]
        if not able:
            raise Contradiction
        token = able[self.below(len(able))]
        pile = self.shuffles[token]
        if card in pile:
            pile.remove(card)
        else:
            pile.remove(self.trace(card, pile))
        return token

    def reaches(self, token: Token, card: Card) -> bool:
        pile = self.shuffles[token]
        return card in pile or any([isinstance(item, int) and self.reaches(item, card) for item in pile])

    def settle(self) -> tuple[list[list[Card]], list[Card], list[Card], list[Card]]:
        """Turn every token over: hands, draw pile, discards, buried cards."""
        newest = len(self.shuffles) - 1
        places: list[list[Item]] = [*self.hands, [newest] * self.view.draw, self.discard, self.buried]
        for token in range(newest, -1, -1):
            pile = list(shuffled(self.shuffles[token], self.below))
            places = [[pile.pop() if item == token else item for item in place] for place in places]
        *hands, draw, discard, buried = [[card for card in place if isinstance(card, str)] for place in places]
        return hands, draw, discard, buried


def imagine(v: MindReaderView, k: Knowledge, truth: Mapping[Unknown, Card], below: Below) -> MindReader:
    """A whole table that looks like ``v`` to its seat, with the hidden cards of ``truth``."""
    hands, draw, discard, buried = lie(v, k, truth, below)
    secrets = [tuple([secret(v, truth, seat, side) for side in range(len(sides))]) for seat, sides in enumerate(v.left)]
    lost = [(e.by, e.side) for _, e in k.lines if isinstance(e, Forfeited)]
    forfeited = [(by, side, k.kept[side] if by == v.seat else truth[by, side]) for by, side in lost]
    told: list[Event | Whisper] = (
        list(v.story) if v.seat is None else [Whisper(event, (v.seat,), None) for event in v.story]
    )
    s = MindReader(
        v.seats, list(v.agenda), v.asked, list(v.sealed), told, v.result, v.settings, v.number, v.dealer,
        [tuple(hand) for hand in hands], secrets, together(v.undiscovered), draw, discard, buried, forfeited,
        list(v.won), list(v.points), list(v.gained), v.exhausted,
    )  # fmt: skip
    if s.agenda and isinstance(step := s.agenda[-1], Together):
        step.unseal(s, below)
    return s


def secret(v: MindReaderView, truth: Mapping[Unknown, Card], seat: Seat, side: int) -> Card | None:
    if not v.left[seat][side]:
        return None
    return v.secrets[side] if seat == v.seat else truth[seat, side]


def lie(
    v: MindReaderView, k: Knowledge, truth: Mapping[Unknown, Card], below: Below
) -> tuple[list[list[Card]], list[Card], list[Card], list[Card]]:
    if not v.left:  # nothing has been dealt yet
        return [], [], [], []
    for _ in range(TRIES):
        try:
            return Whereabouts(v, k, truth, below).settle()
        except Contradiction:
            continue
    raise AssertionError("the story allows no table")
