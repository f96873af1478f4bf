"""What one seat was told in the hand now played, read once: cards seen, Secret Cards still possible, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import Final

from msgspec import Struct

from parlour.core import Constraint, Event, Seat, told_since
from parlour.games.mind_reader.cards import QUESTIONS, REPLIES, Card, Question, Reply
from parlour.games.mind_reader.events import (
    Asked,
    Drew,
    Guessed,
    GuessedAll,
    HandBegan,
    HandedOver,
    Held,
    Kept,
    Reshuffled,
    Shown,
)
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.games.mind_reader.state import Place, all_places, places
from parlour.games.mind_reader.view import MindReaderView


class UnseenPlay(Struct, frozen=True):
    """A card that somebody played unseen by this seat, and how it compared."""

    line: int  # of the story
    place: Place
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

    named: tuple[tuple[Place, Card], ...]


TELLING: Final = frozenset([Held, Kept, Drew, Asked, Guessed, GuessedAll, HandedOver, Shown, Reshuffled])


@lru_cache(maxsize=4096)
def agreeing(settings: MindReaderSettings, question: Question, played: Card, reply: Reply) -> frozenset[Card]:
    """The cards that would have given this reply."""
    replies = REPLIES[question][played]
    return frozenset([card for card in deck_of(settings) if replies[card] == reply])


class Knowledge:
    def __init__(self, v: MindReaderView) -> None:
        self.view, self.deck = v, deck_of(v.settings)
        self.clear()
        self.read(v)
        self.close()

    @classmethod
    def unread(cls, v: MindReaderView) -> Knowledge:
        """For who reads the story portion by portion: what is known before its first line."""
        k = cls.__new__(cls)
        k.view, k.deck = v, deck_of(v.settings)
        k.clear()
        return k

    def clear(self) -> None:
        """A hand begins, of which nothing is known yet."""
        self.kept: tuple[Card, ...] = ()  # this seat's Secret Cards, also when they are gone
        self.face_up: dict[Place, Card] = {}  # Secret Cards that everybody has seen
        self.seen: set[Card] = set()  # cards that can't be hidden anywhere
        self.unseen_plays: list[UnseenPlay] = []
        self.settled = True  # no card played in secret can have been shuffled in again
        self.constraints: list[Constraint] = []
        self.agreed: dict[Place, frozenset[Card]] = {}  # what all that was said of one place leaves there
        self.lines: list[tuple[int, Event]] = []

    def read(self, v: MindReaderView, since: int = 0) -> None:
        """Learn from the lines of the story from ``since`` on, as far as they tell of the hand now played."""
        self.view, new = v, [*enumerate(told_since(v, since), since)]
        start = next((line for line, event in reversed(new) if type(event) is HandBegan), None)
        if start is not None:
            self.clear()
            new = new[start - since :]
        elif not since:
            return  # no hand has begun
        self.lines += new
        for line, event in new:
            if type(event) in TELLING:  # each case below that does not fit costs much: docs/decisions/0003
                self.learn(line, event)

    def close(self) -> None:
        """What follows from all that was learnt."""
        v = self.view
        self.unseen = [card for card in self.deck if card not in self.seen]
        self.places = [place for place in self.all_places() if place[0] != v.seat and place not in self.face_up]
        self.failures = self.open_failures()
        self.not_together = [dict(rest) for rest in self.failures if len(rest) > 1]
        self.candidates = {place: self.possible(place) for place in self.places}

    def learn(self, line: int, event: Event) -> None:
        if type(event) is Asked:  # as most often
            self.learn_reply(line, event)
            return
        match event:
            case Drew(_, card):
                self.seen.update([card] if card else [])
            case Held(cards):
                self.seen.update(cards)
            case Kept(cards):
                self.kept = cards
            case Guessed(_, of, side, card, right):
                self.learn_guess(line, (of, side), card, right)
            case GuessedAll(_, named, right):
                self.learn_guesses(line, named, right)
            case HandedOver(by, side, card):
                self.turn_up((by, side), card)
            case Shown(of, side, card):
                self.narrow(line, (of, side), frozenset([card]))
            case Reshuffled():
                self.settled = self.settled and not self.view.settings.in_secret

    def learn_reply(self, line: int, asked: Asked) -> None:
        place = (asked.of, asked.side)
        if asked.card is None:
            self.unseen_plays.append(UnseenPlay(line, place, asked.question, asked.reply))
            return
        self.seen.add(asked.card)
        self.narrow(line, place, agreeing(self.view.settings, asked.question, asked.card, asked.reply))

    def narrow(self, line: int, place: Place, fitting: frozenset[Card]) -> None:
        """Only these cards may lie there."""
        self.constraints.append(Fits((place,), (line,), fitting))
        self.agreed[place] = self.agreed.get(place, fitting) & fitting

    def learn_guess(self, line: int, place: Place, card: Card, right: bool) -> None:
        if right:
            self.turn_up(place, card)
        else:
            self.narrow(line, place, frozenset(self.deck) - {card})

    def learn_guesses(self, line: int, named: tuple[tuple[Seat, int, Card], ...], right: bool) -> None:
        guesses = [((of, side), card) for of, side, card in named]
        if right:
            for place, card in guesses:
                self.turn_up(place, card)
        else:
            self.constraints.append(NotAll(tuple([place for place, _ in guesses]), (line,), tuple(guesses)))

    def turn_up(self, place: Place, card: Card) -> None:
        self.face_up[place] = card
        self.seen.add(card)

    def dealt_cards(self) -> tuple[Card, ...]:
        """The cards this seat was dealt."""
        return next((event.cards for _, event in self.lines if isinstance(event, Held)), ())

    def all_places(self) -> Sequence[Place]:
        """Where Secret Cards lay when this hand began, once they are chosen."""
        v = self.view
        return places(all_places(v.seats, len(v.settings.sides))) if any(v.has_secret) else ()

    def known(self, place: Place) -> Card | None:
        """The Secret Card there, if this seat has the right to know it."""
        return self.kept[place[1]] if place[0] == self.view.seat else self.face_up.get(place)

    def open_failures(self) -> list[list[tuple[Place, Card]]]:
        """What is left open of each failed guess at all: the cards of which at least one is wrong."""
        if not self.view.settings.all_or_nothing:
            return []  # nobody can have guessed at all
        failures = [fact.named for fact in self.constraints if type(fact) is NotAll]
        return [
            [(place, card) for place, card in named if self.known(place) is None]
            for named in failures
            if all([self.known(place) in (None, card) for place, card in named])
        ]

    def possible(self, place: Place) -> list[Card]:
        """The cards that may lie there, judged by what was said of this one alone."""
        agreed = self.agreed.get(place)
        cards = self.unseen if agreed is None else [card for card in self.unseen if card in agreed]
        if not self.failures:
            return cards
        wrong = [rest[0][1] for rest in self.failures if len(rest) == 1 and rest[0][0] == place]
        return [card for card in cards if card not in wrong]

    def matching(self, play: UnseenPlay, secret: Card) -> int:
        """How many cards might have been played, if ``secret`` is what they were compared with."""
        return self.comparable[play.question, play.reply, secret]

    @cached_property
    def comparable(self) -> Counter[tuple[Question, Reply, Card]]:
        """How many cards that may have been played unseen compare like this with a Secret Card."""
        return Counter(
            [
                (question, REPLIES[question][card][secret], secret)
                for question, card, secret in product(QUESTIONS, self.playable, self.unseen)
                if card != secret
            ]
        )

    @cached_property
    def playable(self) -> list[Card]:
        """Cards that another player may have played unseen; once they were shuffled in again, also some seen since."""
        lying = {*self.kept, *self.face_up.values()}
        return self.unseen if self.settled else [card for card in self.deck if card not in lying]
