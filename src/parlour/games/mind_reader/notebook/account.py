"""A hand as one player heard it: which cards are left for each Secret Card if only some of its lines are known.

A line that is left out leaves the Secret Cards where they lie, but tells nothing of them.  No two are the same, so what
is known of one may rule out a card for another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import reduce
from operator import or_
from typing import TypeAlias

from parlour.core import Event, Unknown
from parlour.games.mind_reader.cards import Card
from parlour.games.mind_reader.events import HandBegan
from parlour.games.mind_reader.knowledge import UnseenPlay
from parlour.games.mind_reader.knowledge.distinct import bits, can_differ
from parlour.games.mind_reader.notebook.clues import BIT, CARD, Cards, Clue, cards_in, clue, comparable
from parlour.games.mind_reader.state import Place
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

Open: TypeAlias = Mapping[Unknown, Cards]  # the cards that are left for each unknown
Failed: TypeAlias = Sequence[Sequence[tuple[Place, Card]]]  # cards named together, of which at least one is wrong


class Account:
    """All that is said in a hand to the seat of ``view``, whose story is told in ``lines`` with their numbers."""

    def __init__(self, view: MindReaderView, lines: Sequence[tuple[int, Event]]) -> None:
        worlds = MindReaderWorlds(view)
        self.me, self.exact, self.settled = view.seat, worlds.exact, worlds.knowledge.settled
        self.deck, self.places = cards_in(worlds.knowledge.deck), worlds.knowledge.all_places()
        start = max([line for line, event in lines if isinstance(event, HandBegan)], default=0)
        said = {line: clue(line, event, view.seat) for line, event in lines if line > start}
        self.clues: dict[int, Clue] = {line: known for line, known in said.items() if known}

    def possible(self, unknown: Unknown, lines: Set[int]) -> set[Card]:
        """The cards that are left for ``unknown`` if only these ``lines`` are known."""
        known = [self.clues[line] for line in sorted(lines) if line in self.clues]
        plays = [said.play for said in known if said.play] if self.exact else []
        cards = self.left(unknown, known)
        failed = [said.not_all for said in known if said.not_all]
        return {CARD[card] for card in bits(cards[unknown]) if fillable({**cards, unknown: card}, failed, plays)}

    def left(self, unknown: Unknown, known: Sequence[Clue]) -> dict[Unknown, Cards]:
        """What is left for each unknown, judged by what was said of it alone."""
        unseen = self.deck & ~union([said.played | said.dealt for said in known])
        cards: dict[Unknown, Cards] = {place: self.left_for(place, known) for place in self.places}
        if self.exact:
            cards |= {("play", said.play.line): unseen for said in known if said.play}
            return {unknown: unseen, **cards}
        playable = (unseen if self.settled else self.deck) & ~union([said.lying for said in known])
        for play in [said.play for said in known if said.play]:
            cards[play.place] = comparing(play, cards[play.place], playable)
        return cards

    def left_for(self, place: Place, known: Sequence[Clue]) -> Cards:
        cards = self.deck
        for said in known:
            cards &= said.only.get(place, cards) & ~said.played
            if said.dealt:
                cards &= said.dealt if place[0] == self.me else ~said.dealt
        return cards


def comparing(play: UnseenPlay, secrets: Cards, playable: Cards) -> Cards:
    """Those of ``secrets`` with which some card that may have been played compares as it was said."""
    fits = [card for card in bits(secrets) if comparable(CARD[card], play.question, play.reply) & playable]
    return union(fits)


def fillable(cards: Open, failed: Failed, plays: Sequence[UnseenPlay]) -> bool:
    """Whether all can be different cards, with a wrong one in each guess that failed, and the plays as they were."""
    if not can_differ(list(cards.values())):
        return False
    for n, named in enumerate(failed):
        if all([cards[place] & BIT[card] for place, card in named]):
            others = [{**cards, place: cards[place] & ~BIT[card]} for place, card in named]
            return any(fillable(other, failed[n + 1 :], plays) for other in others)
    return not plays or any(fillable(answered, (), plays[1:]) for answered in answers(cards, plays[0]))


def answers(cards: Open, play: UnseenPlay) -> Iterable[Open]:
    """By each card that a play may have been compared with, what that leaves for the card played."""
    for secret in bits(cards[play.place]):
        fitting = comparable(CARD[secret], play.question, play.reply)
        unknown = ("play", play.line)
        yield {**cards, play.place: secret, unknown: cards[unknown] & fitting}


def union(sets: Iterable[Cards]) -> Cards:
    return reduce(or_, sets, 0)
