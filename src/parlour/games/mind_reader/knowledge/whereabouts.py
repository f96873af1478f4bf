"""Where every card of an imagined table lies: hands, piles and what is buried, dealt out as the story allows.

A hidden card is followed as a token, the number of the shuffle it was drawn from: 0 the deal, 1 the first reshuffle,
and so on.  Cards seen later are taken from the tokens they must have been; the rest is filled in by chance at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from parlour.core import Below, Event, Seat, Unknown, shuffled
from parlour.games.mind_reader.cards import Card
from parlour.games.mind_reader.events import Asked, Drew, Reshuffled, WentOut
from parlour.games.mind_reader.knowledge.facts import Knowledge

Token: TypeAlias = int
Item: TypeAlias = Card | Token  # a card whose face is known in this world, or one that is not yet
TRIES: Final = 50


class Contradiction(Exception):
    """What was imagined cannot have been."""


class Whereabouts:
    """Where every card of the hand may lie, given the hidden cards of ``truth``."""

    def __init__(self, k: Knowledge, truth: Mapping[Unknown, Card], below: Below) -> None:
        self.view, self.truth, self.below = k.view, truth, below
        v = k.view
        secrets = len(v.settings.sides) if any(v.has_secret) else 0
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
        placed = {*k.dealt_cards(), *k.kept, *k.face_up.values(), *[self.truth[place] for place in k.places]}
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
        hand.remove(card if card in hand else self.trace(card, hand))
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
        pile.remove(card if card in pile else self.trace(card, pile))
        return token

    def reaches(self, token: Token, card: Card) -> bool:
        pile = self.shuffles[token]
        return card in pile or any([isinstance(item, int) and self.reaches(item, card) for item in pile])

    def settle(self) -> tuple[list[list[Card]], list[Card], list[Card], list[Card]]:
        """Turn every token over: hands, draw pile, discards, buried cards."""
        newest = len(self.shuffles) - 1
        lying: list[list[Item]] = [*self.hands, [newest] * self.view.draw_size, self.discard, self.buried]
        for token in range(newest, -1, -1):
            pile = list(shuffled(self.shuffles[token], self.below))
            lying = [[pile.pop() if item == token else item for item in items] for items in lying]
        *hands, draw, discard, buried = [[card for card in items if isinstance(card, str)] for items in lying]
        return hands, draw, discard, buried


def laid_out(
    k: Knowledge, truth: Mapping[Unknown, Card], below: Below
) -> tuple[list[list[Card]], list[Card], list[Card], list[Card]]:
    """Hands, draw pile, discards and buried cards of a world with the hidden cards of ``truth``."""
    if not k.view.has_secret:  # nothing has been dealt yet
        return [], [], [], []
    for _ in range(TRIES):
        try:
            return Whereabouts(k, truth, below).settle()
        except Contradiction:
            continue
    raise AssertionError("the story allows no table")
