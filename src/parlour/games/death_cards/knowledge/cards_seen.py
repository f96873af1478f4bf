"""Following the cards: a seat's story, told to the whereabouts of everything that lies face down."""

from __future__ import annotations

from typing import Final

from parlour.core import Constraint, Event, Seat
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import DEVIOUS, NOT_SO_FAST, TRAIN, Card
from parlour.games.death_cards.knowledge.whereabouts import Gift, Whereabouts
from parlour.games.death_cards.rules.piles import REACH
from parlour.games.death_cards.settings import DeathCardsSettings

DEVIOUS_BAR: Final = 1  # the first of the groups that a card can be known not to belong to


class CardsSeen:
    """What a seat can know of the cards, line by line of its story."""

    def __init__(self, seat: Seat | None, seats: int, settings: DeathCardsSettings) -> None:
        self.seat = seat
        box = settings.box(seats)
        others = [other for other in range(seats) if other != seat]
        unseen = {NOT_SO_FAST: 0, **box.copies}
        unseen[NOT_SO_FAST] += len(others)
        self.kinds = tuple(unseen)
        groups = [set(DEVIOUS).intersection(unseen), {NOT_SO_FAST}]
        self.cards = Whereabouts(unseen, {other: [NOT_SO_FAST] for other in others}, len(box.deck), groups)
        for other in others:
            for _ in range(box.dealt):
                self.cards.draw(other)
        self.others = others
        self.gifts: dict[tuple[Seat, Seat], Card | None] = {}
        self.constraints: list[Constraint] = []

    def learn(self, line: int, event: Event) -> None:
        if isinstance(event, e.Gave | e.Tricked):
            seen = isinstance(event, e.Tricked) or self.seat in (event.giver, event.taker)
            self.gifts[event.giver, event.taker] = event.card if seen else None
            self.tag(line, *[(seat, kind) for seat in (event.giver, event.taker) for kind in self.kinds])
        else:
            self.deliver()
            self.follow(line, event)

    def deliver(self) -> None:
        """All the cards that were given away at once arrive."""
        if self.gifts:
            gifts: list[Gift] = [(giver, taker, card) for (giver, taker), card in self.gifts.items()]
            self.gifts = {}
            self.cards.exchange(gifts, DEVIOUS_BAR)

    def follow(self, line: int, event: Event) -> None:
        match event:
            case e.Received(seat, cards) if seat == self.seat:
                for card in cards[1:]:
                    self.cards.turn_up(card)
            case e.Began(_, draft, top):
                for card in (top, *draft):
                    self.cards.turn_up(card)
                self.cards.lay([top])
            case e.Played(seat, card) | e.Added(seat, card):
                self.leave(line, seat, card)
            case e.Laid(seat, cards):
                for card in cards:
                    self.leave(line, seat, card)
            case e.Interrupted(seat):
                self.leave(line, seat, NOT_SO_FAST)
            case e.SetReturned(seat, cards):
                for card in cards:
                    self.arrive(line, seat, card)
            case e.Discarded(seat, card):
                self.leave(line, seat, card)
                self.cards.lay([card] if card != TRAIN else [])
            case e.Cleared(cards):
                self.cards.lay(cards)
            case e.Drafted(seat, card, refill):
                self.arrive(line, seat, card)
                self.cards.turn_up(refill)
            case e.HandCleared(seat, number):
                if seat != self.seat:
                    self.cards.strip(seat, NOT_SO_FAST, number)
                    self.tag(line, (seat, NOT_SO_FAST))
                self.cards.lay([NOT_SO_FAST] * number)
            case e.Looked(seat, cards) if seat == self.seat and cards is not None:
                self.cards.look(cards)
            case e.Took(seat, card):
                if seat == self.seat and card is not None:
                    self.cards.take_openly(card, REACH)
                else:
                    self.cards.take(seat, REACH)
                    self.tag(line, *[(seat, kind) for kind in self.kinds])
            case e.Delayed(seat, number, cards, top) if number:
                self.cards.put_back(number, cards if seat == self.seat else None, top)
            case e.Departed(cards):
                for card in cards:
                    self.cards.turn_up(card)
                self.cards.lay(cards)
            case e.Drew(seat, card):
                if seat == self.seat and card is not None:
                    self.cards.turn_up(card)
                else:
                    self.cards.draw(seat)

    def leave(self, line: int, seat: Seat, card: Card) -> None:
        if seat != self.seat:
            self.cards.leave(seat, card)
            self.tag(line, (seat, card))

    def arrive(self, line: int, seat: Seat, card: Card) -> None:
        if seat != self.seat:
            self.cards.arrive(seat, card)
            self.tag(line, (seat, card))

    def tag(self, line: int, *held: tuple[Seat, Card]) -> None:
        """This line says something about how many of a kind a seat holds."""
        unknowns = tuple([("hand", seat, card) for seat, card in held if seat != self.seat])
        self.constraints.append(Constraint(unknowns, (line,)))
