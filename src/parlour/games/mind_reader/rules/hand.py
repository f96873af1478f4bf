"""The rules of Mind Reader from the deal to the end of a match, in the rulebook's order; a turn is in ``turn``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Final

from parlour.core import Below, Chance, Happening, Move, Result, Seat, Steps, Together, drawn, start
from parlour.games.mind_reader.cards import ALL_CARDS, Card
from parlour.games.mind_reader.events import HandBegan, HandEnded, Held, Kept
from parlour.games.mind_reader.moves import Dealt, Drawn, Keep
from parlour.games.mind_reader.rules.effects import CARD_POINTS, gain
from parlour.games.mind_reader.rules.turn import next_turn
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.games.mind_reader.state import MindReaderState, all_places

KEEPS: Final = {card: Keep((card,)) for card in ALL_CARDS}


def begin(seats: int, settings: MindReaderSettings) -> MindReaderState:
    s = MindReaderState(seats, settings=settings, points=(0,) * seats, gained=(0,) * seats)
    start(s, ChooseDealer())
    return s


class ChooseDealer(Chance[MindReaderState, Drawn], frozen=True):
    """The first dealer is chosen at random."""

    def sample(self, s: MindReaderState, below: Below) -> Drawn:
        return Drawn(below(s.seats))

    def possible(self, s: MindReaderState, move: Move) -> bool:
        return isinstance(move, Drawn) and move.dealer in range(s.seats)

    def take(self, s: MindReaderState, seat: Seat, move: Drawn) -> Steps:
        return (Deal(move.dealer),)


class Deal(Chance[MindReaderState, Dealt], frozen=True):
    """Shuffle, deal four cards to each player (five with two Secret Cards); the rest is the draw pile."""

    dealer: Seat

    def sample(self, s: MindReaderState, below: Below) -> Dealt:
        each = s.settings.dealt
        cards = iter(drawn(s.seats * each, deck_of(s.settings), below))
        return Dealt(tuple(zip(*[cards] * each)))  # so many at a time

    def possible(self, s: MindReaderState, move: Move) -> bool:
        if not isinstance(move, Dealt) or [len(hand) for hand in move.hands] != [s.settings.dealt] * s.seats:
            return False
        cards = {card for hand in move.hands for card in hand}
        return len(cards) == s.seats * s.settings.dealt and cards <= set(deck_of(s.settings))

    def take(self, s: MindReaderState, seat: Seat, move: Dealt) -> Steps:
        lay_out(s, self.dealer, move.hands)
        s.tell(HandBegan(s.number, self.dealer))
        for player, hand in enumerate(s.hands):
            s.whisper(Held(hand), only=(player,))
        return ChooseSecrets(tuple(range(s.seats))), EndHand()


def lay_out(s: MindReaderState, dealer: Seat, hands: tuple[tuple[Card, ...], ...]) -> None:
    """Clear the table for a new hand and deal ``hands``."""
    s.number += 1
    s.dealer = dealer
    s.hands = list(hands)
    s.secrets = [()] * s.seats
    s.undiscovered = 0
    rest = undealt(s.settings).copy()
    for hand in hands:
        for card in hand:
            del rest[card]
    s.draw, s.discard, s.buried, s.forfeited = list(rest), [], [], []
    s.won = ((),) * s.seats
    s.gained = (0,) * s.seats
    s.exhausted = 0


@cache
def undealt(settings: MindReaderSettings) -> dict[Card, None]:
    return dict.fromkeys(deck_of(settings))


class ChooseSecrets(Together[MindReaderState, Keep], frozen=True):
    """Each player lays one card of their hand face down, or two, left and right: the Secret Card.

    Then the player to the dealer's left begins, and turns follow one another until one player is left.
    """

    def options(self, s: MindReaderState, seat: Seat) -> Sequence[Keep]:
        if not s.settings.two_cards:
            return [KEEPS[card] for card in s.hands[seat]]
        return [Keep(cards) for cards in permutations(s.hands[seat], 2)]

    def why_not(self, s: MindReaderState, seat: Seat, move: Move) -> str:
        if isinstance(move, Keep) and not set(move.cards) <= set(s.hands[seat]):
            return "You can keep only cards of your own hand."
        return "Choose your two Secret Cards now." if s.settings.two_cards else "Choose your Secret Card now."

    def reveal(self, s: MindReaderState, choices: list[Keep]) -> Steps:
        for seat, keep in enumerate(choices):
            s.secrets[seat] = cards = keep.cards
            hand = list(s.hands[seat])
            for card in cards:
                hand.remove(card)
            s.hands[seat] = tuple(hand)
            s.whisper(Kept(cards), only=(seat,))
        s.undiscovered = all_places(s.seats, len(s.settings.sides))
        return (next_turn(s, s.dealer),)


class EndHand(Happening[MindReaderState], frozen=True):
    """The last player with an undiscovered Secret Card scores it; the match may be over."""

    def happen(self, s: MindReaderState) -> Steps:
        (last,) = s.still_in()
        gain(s, last, CARD_POINTS * len(s.sides_left(last)))
        s.points = tuple([had + got for had, got in zip(s.points, s.gained)])
        s.tell(HandEnded(last, s.gained, s.points))
        if over(s):
            finish(s)
            return ()
        return (Deal((s.dealer + 1) % s.seats),)


def over(s: MindReaderState) -> bool:
    if s.settings.length == "target":
        return max(s.points) >= s.settings.target
    return s.number >= (s.seats if s.settings.length == "a hand each" else 1)


def finish(s: MindReaderState) -> None:
    """The highest total wins; ties are shared."""
    most = max(s.points)
    winners = tuple([seat for seat in range(s.seats) if s.points[seat] == most])
    ending = "target_reached" if s.settings.length == "target" else "all_hands_played"
    s.result = Result(ending, winners, s.points, f"The highest total is {most} points.")
