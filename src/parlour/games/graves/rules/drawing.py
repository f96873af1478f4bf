"""Drawing and shuffling: what a deck gives, what happens when it is empty, and whole new hands."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from parlour.core import Below, Chance, Choice, Happening, Move, Seat, Steps, shuffled
from parlour.games.graves.cards import LOCATIONS, Card
from parlour.games.graves.events import Discarded, Drew, Emptied, KeptHand, Reshuffled, ThrewHand, Uncovered
from parlour.games.graves.moves import DrawFrom, Keep, Redraw, Shuffled
from parlour.games.graves.state import GravesState

SEATED: Final = ((0,), (1,))
FROM_DECK: Final = DrawFrom("deck")
FROM_DISCARDS: Final = DrawFrom("discards")
DRAW_NOTHING: Final = DrawFrom("nothing")
KEEP_OR_REDRAW: Final = (Keep(), Redraw())
FROM_EITHER: Final = (FROM_DECK, FROM_DISCARDS)
FROM_DISCARDS_ONLY: Final = (FROM_DISCARDS, DRAW_NOTHING)
DREW: Final = [[Drew(seat, count) for count in range(46)] for seat in (0, 1)]  # as the other hears of it

DISCARDED: Final = [Discarded(seat) for seat in (0, 1)]


def take_from_deck(s: GravesState, seat: Seat, count: int) -> int:
    """Draw up to ``count`` cards; how many there were."""
    deck = s.decks[seat]
    cards: tuple[Card, ...] = tuple(sorted(deck[-count:]))
    if cards:
        hand = s.hands[seat]
        hand += cards
        hand.sort()
        del deck[-len(cards) :]
        s.whisper(Drew(seat, cards, "deck", s.side(seat)), SEATED[seat], DREW[seat][len(cards)])
        if not deck:
            s.tell(Emptied(seat, count - len(cards)))
    return len(cards)


def discard_unseen(s: GravesState, seat: Seat, card: Card) -> None:
    s.hands[seat].remove(card)
    s.discards[seat].append(card)


def discard_face_down(s: GravesState, seat: Seat, card: Card) -> None:
    """A card of the hand is discarded, and only its owner is told which."""
    discard_unseen(s, seat, card)
    s.whisper(Discarded(seat, card, s.side(seat)), SEATED[seat], DISCARDED[seat])


class RevealTop(Happening[GravesState], frozen=True):
    """The top card of the deck is placed in the own pile: placed, not played (GR-19)."""

    seat: Seat

    def happen(self, s: GravesState) -> Steps:
        if s.decks[self.seat]:
            card = s.decks[self.seat].pop()
            s.lay(s.place, self.seat, card)
            s.tell(Uncovered(self.seat, card, s.side(self.seat)))
            if not s.decks[self.seat]:
                s.tell(Emptied(self.seat))
        return ()


class Draw(Happening[GravesState], frozen=True):
    """Draw what there is; only an empty hand before an empty deck has the discards shuffled first (GR-14)."""

    seat: Seat
    count: int

    def happen(self, s: GravesState) -> Steps:
        if LOCATIONS[s.locations[s.place]].recycling:
            return (DrawOne(self.seat),) * self.count
        if take_from_deck(s, self.seat, self.count) or s.hands[self.seat] or not s.discards[self.seat]:
            return ()
        return Recycle(self.seat), self


class DrawOne(Choice[GravesState, DrawFrom], frozen=True):
    """The Museum: every single card comes from the deck or from the unseen top of the own discards (GR-28, GR-51)."""

    seat: Seat

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat] if s.discards[self.seat] else ()

    def options(self, s: GravesState, seat: Seat) -> Sequence[DrawFrom]:
        return FROM_EITHER if s.decks[seat] else FROM_DISCARDS_ONLY

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        if move == FROM_DECK:
            return "Your deck is empty."
        return "A card must be drawn: from your deck or from your discard pile."

    def happen(self, s: GravesState) -> Steps:
        take_from_deck(s, self.seat, 1)
        return ()

    def take(self, s: GravesState, seat: Seat, move: Move) -> Steps:
        hand = s.hands[seat]
        if move == FROM_DISCARDS:
            card = s.discards[seat].pop()
            insort(hand, card)
            s.whisper(Drew(seat, (card,), "discards", s.side(seat)), SEATED[seat], Drew(seat, 1, "discards"))
        elif not take_from_deck(s, seat, 1) and not hand:
            return Recycle(seat), self
        return ()


class ChooseHand(Choice[GravesState, Keep | Redraw], frozen=True):
    """Keep the hand, or throw it away, all or nothing, and draw as many cards."""

    seat: Seat

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat] if s.hands[self.seat] else ()

    def options(self, s: GravesState, seat: Seat) -> Sequence[Keep | Redraw]:
        return KEEP_OR_REDRAW

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return "Keep your whole hand or throw all of it away."

    def take(self, s: GravesState, seat: Seat, move: Move) -> Steps:
        if isinstance(move, Redraw):
            return throw_hand(s, seat)
        s.tell(KeptHand(seat))
        return ()


class Replace(Happening[GravesState], frozen=True):
    """Draw a whole new hand: a short deck gives what it holds, for an empty one the discards are shuffled (GR-46)."""

    seat: Seat
    count: int

    def happen(self, s: GravesState) -> Steps:
        return () if take_from_deck(s, self.seat, self.count) else (Recycle(self.seat), self)


def throw_hand(s: GravesState, seat: Seat) -> Steps:
    """Discard the whole hand, then draw as many cards (``count`` is the same for both)."""
    count = len(s.hands[seat])
    s.discards[seat] += s.hands[seat]
    s.hands[seat] = []
    s.tell(ThrewHand(seat, count))
    return *shuffle_discards(s, seat, count), Replace(seat, count)


def shuffle_discards(s: GravesState, seat: Seat, count: int) -> Steps:
    """The top ``count`` discards are shuffled, unless nobody can ever draw the top one: then no order matters."""
    if count > 1 and any([LOCATIONS[name].recycling for name in s.locations[s.place :]]):
        return (ShuffleDiscards(seat, count),)
    return ()


class ShuffleDiscards(Chance[GravesState, Shuffled], frozen=True):
    """The top discards are shuffled, so that their order tells nobody anything (GR-53)."""

    seat: Seat
    count: int

    def sample(self, s: GravesState, below: Below) -> Shuffled:
        return Shuffled(shuffled(range(self.count), below))

    def possible(self, s: GravesState, move: Move) -> bool:
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(self.count))

    def take(self, s: GravesState, seat: Seat, move: Shuffled) -> Steps:
        pile = s.discards[self.seat]
        top = pile[len(pile) - self.count :]
        pile[len(pile) - self.count :] = [top[i] for i in move.order]
        return ()


class Recycle(Chance[GravesState, Shuffled], frozen=True):
    """Shuffle the discards into what is left of the deck."""

    seat: Seat

    def sample(self, s: GravesState, below: Below) -> Shuffled:
        """The deck is in random order: as in a Fisher-Yates shuffle, it is enough to mix in the discards one by one."""
        deck, discards = len(s.decks[self.seat]), len(s.discards[self.seat])
        order = list(range(deck + discards))
        for last in range(deck, deck + discards):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return Shuffled(tuple(order))

    def possible(self, s: GravesState, move: Move) -> bool:
        count = len(s.decks[self.seat]) + len(s.discards[self.seat])
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(count))

    def take(self, s: GravesState, seat: Seat, move: Shuffled) -> Steps:
        seat, cards = self.seat, s.decks[self.seat] + s.discards[self.seat]
        s.tell(Reshuffled(seat, len(s.discards[seat])))
        s.decks[seat], s.discards[seat] = [cards[i] for i in move.order], []
        return ()
