"""Drawing and shuffling: what a deck gives, and what happens when it gives no more."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from parlour.core import Below, Chance, Choice, Happening, Move, Seat, Steps, shuffled
from parlour.games.graves.cards import Card, DrawFrom, Drew, Reshuffled, Shuffled, ThrewHand
from parlour.games.graves.locations import LOCATIONS
from parlour.games.graves.state import Graves

SEATED: Final = ((0,), (1,))
DECK: Final = DrawFrom("deck")
DISCARDS: Final = DrawFrom("discards")
NOTHING: Final = DrawFrom("nothing")
BOTH: Final = (DECK, DISCARDS)
DISCARDS_ONLY: Final = (DISCARDS, NOTHING)
DREW: Final = [[Drew(seat, count) for count in range(46)] for seat in (0, 1)]  # as others hear of it


def take_from_deck(s: Graves, seat: Seat, count: int) -> int:
    """Draw up to ``count`` cards; how many there were."""
    deck = s.decks[seat]
    cards: tuple[Card, ...] = tuple(sorted(deck[-count:]))
    if cards:
        hand = s.hands[seat]
        hand += cards
        hand.sort()
        del deck[-len(cards) :]
        s.whisper(Drew(seat, cards), SEATED[seat], DREW[seat][len(cards)])
    return len(cards)


class Draw(Happening[Graves], frozen=True):
    """Draw what there is; only an empty hand before an empty deck has the discards shuffled first (GR-14)."""

    seat: Seat
    count: int

    def happen(self, s: Graves) -> Steps:
        if LOCATIONS[s.locations[s.place]].recycling:
            return (DrawOne(self.seat),) * self.count
        if take_from_deck(s, self.seat, self.count) or s.hands[self.seat] or not s.discards[self.seat]:
            return ()
        return Recycle(self.seat), self


class DrawOne(Choice[Graves, DrawFrom], frozen=True):
    """The Museum: every single card comes from the deck or from the unseen top of the own discards (GR-28, GR-51)."""

    seat: Seat

    def asks(self, s: Graves) -> tuple[Seat, ...]:
        return SEATED[self.seat] if s.discards[self.seat] else ()

    def options(self, s: Graves, seat: Seat) -> Sequence[DrawFrom]:
        return BOTH if s.decks[seat] else DISCARDS_ONLY

    def why_not(self, s: Graves, seat: Seat, move: Move) -> str:
        if move == DECK:
            return "Your deck is empty."
        return "A card must be drawn: from your deck or from your discard pile."

    def happen(self, s: Graves) -> Steps:
        take_from_deck(s, self.seat, 1)
        return ()

    def take(self, s: Graves, seat: Seat, move: Move) -> Steps:
        hand = s.hands[seat]
        if move == DISCARDS:
            card = s.discards[seat].pop()
            insort(hand, card)
            s.whisper(Drew(seat, (card,), "discards"), SEATED[seat], Drew(seat, 1, "discards"))
        elif not take_from_deck(s, seat, 1) and not hand:
            return Recycle(seat), self
        return ()


class Replace(Happening[Graves], frozen=True):
    """Draw a whole new hand: one instruction, finished from the shuffled discards if the deck runs short (GR-46)."""

    seat: Seat
    count: int

    def happen(self, s: Graves) -> Steps:
        short = self.count - take_from_deck(s, self.seat, self.count)
        return (Recycle(self.seat), Replace(self.seat, short)) if short and s.discards[self.seat] else ()


def throw_hand(s: Graves, seat: Seat) -> Steps:
    """Discard the whole hand, then draw as many cards (``count`` is the same for both)."""
    count = len(s.hands[seat])
    s.discards[seat] += s.hands[seat]
    s.hands[seat] = []
    s.tell(ThrewHand(seat, count))
    return *shuffle_discards(s, seat, count), Replace(seat, count)


def shuffle_discards(s: Graves, seat: Seat, count: int) -> Steps:
    """The top ``count`` discards are shuffled; nobody need trouble if they will never be drawn in their order."""
    if count > 1 and any([LOCATIONS[name].recycling for name in s.locations[s.place :]]):
        return (ShuffleDiscards(seat, count),)
    return ()


class ShuffleDiscards(Chance[Graves, Shuffled], frozen=True):
    """The top discards are shuffled, so that their order tells nobody anything (GR-53)."""

    seat: Seat
    count: int

    def sample(self, s: Graves, below: Below) -> Shuffled:
        return Shuffled(shuffled(range(self.count), below))

    def possible(self, s: Graves, move: Move) -> bool:
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(self.count))

    def take(self, s: Graves, seat: Seat, move: Shuffled) -> Steps:
        pile = s.discards[self.seat]
        top = pile[len(pile) - self.count :]
        pile[len(pile) - self.count :] = [top[i] for i in move.order]
        return ()


class Recycle(Chance[Graves, Shuffled], frozen=True):
    """Shuffle the discards into what is left of the deck."""

    seat: Seat

    def sample(self, s: Graves, below: Below) -> Shuffled:
        """The deck is in random order: as in a Fisher-Yates shuffle, it is enough to mix in the discards one by one."""
        deck, discards = len(s.decks[self.seat]), len(s.discards[self.seat])
        order = list(range(deck + discards))
        for last in range(deck, deck + discards):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return Shuffled(tuple(order))

    def possible(self, s: Graves, move: Move) -> bool:
        count = len(s.decks[self.seat]) + len(s.discards[self.seat])
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(count))

    def take(self, s: Graves, seat: Seat, move: Shuffled) -> Steps:
        seat, cards = self.seat, s.decks[self.seat] + s.discards[self.seat]
        s.tell(Reshuffled(seat, len(s.discards[seat])))
        s.decks[seat], s.discards[seat] = [cards[i] for i in move.order], []
        return ()
