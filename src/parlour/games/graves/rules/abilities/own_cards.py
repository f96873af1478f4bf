"""Abilities that work on the own hand, deck and discards."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from parlour.core import Below, Chance, Move, Seat, Steps, shuffled
from parlour.games.graves.events import Drew, Emptied, Looked, Took
from parlour.games.graves.moves import Pick, Shuffled
from parlour.games.graves.rules.abilities.effect import PICKS, Effect
from parlour.games.graves.rules.drawing import (
    DREW,
    SEATED,
    Draw,
    Recycle,
    discard_face_down,
    shuffle_discards,
    throw_hand,
)
from parlour.games.graves.settings import Ability
from parlour.games.graves.state import GravesState

TOOK: Final = [Took(seat) for seat in (0, 1)]


def can_draw(s: GravesState, seat: Seat, ability: Ability) -> bool:
    """Only from a deck: discards are never shuffled for it, or a turn might not end (GR-64)."""
    return bool(s.decks[seat])


def can_change_hand(s: GravesState, seat: Seat, ability: Ability) -> bool:
    """Also a card to give away, beside the one used."""
    return bool(s.decks[seat]) and len(s.hands[seat]) > 1


def can_fetch(s: GravesState, seat: Seat, ability: Ability) -> bool:
    return not ability.reach.isdisjoint(s.discards[seat])


def can_reshuffle(s: GravesState, seat: Seat, ability: Ability) -> bool:
    """Once a turn, and only if there are discards (GR-49)."""
    return not s.reshuffled and bool(s.discards[seat])


def draw(s: GravesState, seat: Seat, ability: Ability) -> Steps:
    return (Draw(seat, ability.draw),)


def change_hand(s: GravesState, seat: Seat, ability: Ability) -> Steps:
    """Throw the whole hand away and draw as many cards, as far as the deck has them."""
    return throw_hand(s, seat)


def reshuffle(s: GravesState, seat: Seat, ability: Ability) -> Steps:
    """Shuffle the discards into the deck, then draw."""
    s.reshuffled = True
    return Recycle(seat), Draw(seat, ability.draw)


class Swap(Effect, frozen=True):
    """Discard a card of the hand, unseen, and draw."""

    def options(self, s: GravesState, seat: Seat) -> Sequence[Pick]:
        return [PICKS[card] for card in s.hands[seat]]

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return "Discard a card of your hand."

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        discard_face_down(s, seat, move.card)
        return (Draw(seat, self.ability(s).draw),)


class Fetch(Effect, frozen=True):
    """Look through the own discard pile, take a card, unseen by the other, and shuffle the pile."""

    def options(self, s: GravesState, seat: Seat) -> Sequence[Pick]:
        return self.picks(s, sorted(s.discards[seat]))

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return "Take a card that lies in your discard pile and may be fetched."

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        pile = s.discards[seat]
        pile.remove(move.card)
        insort(s.hands[seat], move.card)
        s.whisper(Took(seat, move.card, s.side(seat)), SEATED[seat], TOOK[seat])
        return shuffle_discards(s, seat, len(pile))


class Look(Effect, frozen=True):
    """Take one of the top cards of the own deck, having looked at them, and shuffle the deck."""

    def options(self, s: GravesState, seat: Seat) -> Sequence[Pick]:
        return [PICKS[card] for card in sorted(s.decks[seat][-self.ability(s).top :])]

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return "Take one of the cards that you look at."

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        deck = s.decks[seat]
        deck.remove(move.card)
        insort(s.hands[seat], move.card)
        s.whisper(Drew(seat, (move.card,), "deck", s.side(seat)), SEATED[seat], DREW[seat][1])
        if not deck:
            s.tell(Emptied(seat))
        return (ShuffleDeck(seat),) if len(deck) > 1 else ()


def look(s: GravesState, seat: Seat, ability: Ability) -> Steps:
    """The top cards are shown to their owner alone."""
    seen = tuple(sorted(s.decks[seat][-ability.top :]))
    s.whisper(Looked(seat, seen, s.side(seat)), SEATED[seat], Looked(seat, len(seen)))
    return ()


class ShuffleDeck(Chance[GravesState, Shuffled], frozen=True):
    """A deck that its owner looked into is shuffled, so that nobody knows what comes next."""

    seat: Seat

    def sample(self, s: GravesState, below: Below) -> Shuffled:
        return Shuffled(shuffled(range(len(s.decks[self.seat])), below))

    def possible(self, s: GravesState, move: Move) -> bool:
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(len(s.decks[self.seat])))

    def take(self, s: GravesState, seat: Seat, move: Shuffled) -> Steps:
        deck = s.decks[self.seat]
        s.decks[self.seat] = [deck[i] for i in move.order]
        return ()
