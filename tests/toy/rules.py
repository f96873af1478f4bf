"""The rules of Manor, one step per paragraph of the rulebook, in its order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import (
    PASS,
    Below,
    Chance,
    Choice,
    Happening,
    Move,
    Pass,
    Piecewise,
    Result,
    Seat,
    Steps,
    StrikeNext,
    Together,
    Window,
    shuffled,
    start,
)
from tests.toy.cards import (
    BOXES,
    CARDS,
    DELAY,
    DELAYED,
    DETECTIVE,
    EVERYONE,
    GUESTS,
    HANDS,
    MURDERER,
    NOBODY,
    NOT_SO_FAST,
    SUSPICION,
    TRADE,
    Cancel,
    Card,
    Dealt,
    Delayed,
    Discard,
    Discarded,
    Drew,
    Give,
    Options,
    Play,
    Played,
    Put,
    Reshuffled,
    Returned,
    Reveal,
    Revealed,
    Saw,
    Shuffled,
    Swapped,
    Vote,
    Voted,
)
from tests.toy.state import Manor

CANCEL: Final = Cancel()


def begin(seats: int, settings: Options) -> Manor:
    s = Manor(seats, settings=settings, hands=[[] for _ in EVERYONE], reshuffles=settings.reshuffles)
    start(s, Deal())
    return s


def deck(box: str) -> list[Card]:
    """All the cards of a box."""
    return [card for card, count in zip(CARDS, BOXES[box]) for _ in range(count)]


class Deal(Chance[Manor, Dealt], frozen=True):
    """Shuffle; deal each guest a hand and their secrets."""

    def sample(self, s: Manor, below: Below) -> Dealt:
        return Dealt(shuffled(deck(s.settings.box), below), shuffled(range(GUESTS * s.settings.secrets), below))

    def possible(self, s: Manor, move: Move) -> bool:
        return (
            isinstance(move, Dealt)
            and sorted(move.deck) == sorted(deck(s.settings.box))
            and sorted(move.secrets) == list(range(GUESTS * s.settings.secrets))
        )

    def take(self, s: Manor, seat: Seat, move: Dealt) -> Steps:
        s.deck = list(move.deck)
        s.secrets = move.secrets
        for g in EVERYONE:
            s.whisper(Saw(tuple([s.secrets[i] for i in s.places(g)])), only=(g,))
        return (*[Draw(g) for g in EVERYONE], TakeTurn(0))


class TakeTurn(Choice[Manor, Play | Discard | Pass], frozen=True):
    """Play one card or discard one; a guest without cards passes."""

    guest: Seat

    def asks(self, s: Manor) -> tuple[Seat, ...]:
        return (self.guest,)

    def options(self, s: Manor, seat: Seat) -> Sequence[Play | Discard | Pass]:
        hand = s.hands[seat]
        moves: list[Play | Discard | Pass] = [Discard(card) for card in sorted(set(hand))]
        if DETECTIVE in hand:
            moves += [Play(DETECTIVE, g) for g in s.others(seat) if s.hidden(g)]
        if TRADE in hand:
            moves += [Play(TRADE, g) for g in s.others(seat) if s.hands[g]]
        moves += [Play(card) for card in (SUSPICION, DELAY) if card in hand]
        return moves or [PASS]

    def why_not(self, s: Manor, seat: Seat, move: Move) -> str:
        if isinstance(move, Play | Discard) and move.card not in s.hands[seat]:
            return f"You hold no {move.card}."
        return super().why_not(s, seat, move)

    def take(self, s: Manor, seat: Seat, move: Play | Discard | Pass) -> Steps:
        if isinstance(move, Play):
            lay(s, seat, move.card, move.target)
            return NotSoFast(EVERYONE), effect(seat, move), EndTurn(seat)
        if isinstance(move, Discard):
            s.hands[seat].remove(move.card)
            s.discard.append(move.card)
            s.tell(Discarded(seat, move.card))
        return (EndTurn(seat),)


def effect(guest: Seat, play: Play) -> Detective | Suspicion | ProposeTrade | Delay:
    """What a card does, once nobody cancels it."""
    if play.card == DETECTIVE:
        return Detective(guest, play.target)
    if play.card == SUSPICION:
        return Suspicion(EVERYONE, by=guest)
    if play.card == DELAY:
        return Delay(guest)
    return ProposeTrade((guest, play.target))


class NotSoFast(Window[Manor, Cancel], frozen=True):
    """Anyone may cancel the card just played, their own and a Not So Fast included.

    Everyone is asked, card or no card: who is asked must not betray who holds one.
    """

    def options(self, s: Manor, seat: Seat) -> Sequence[Cancel | Pass]:
        return [PASS, CANCEL] if NOT_SO_FAST in s.hands[seat] else [PASS]

    def step_in(self, s: Manor, seat: Seat, move: Cancel) -> Steps:
        lay(s, seat, NOT_SO_FAST)
        return NotSoFast(EVERYONE), StrikeNext()


class Detective(Happening[Manor], frozen=True):
    """A guest must reveal a secret; cancelled, the detective goes back to the hand it came from."""

    by: Seat
    guest: Seat

    def happen(self, s: Manor) -> Steps:
        return (RevealSecret(self.guest),)

    def struck(self, s: Manor) -> Steps:
        newest = len(s.discard) - 1 - s.discard[::-1].index(DETECTIVE)
        s.hands[self.by].append(s.discard.pop(newest))
        s.tell(Returned(self.by, DETECTIVE))
        return ()


class RevealSecret(Choice[Manor, Reveal], frozen=True):
    """The guest chooses which of their hidden secrets to turn face up."""

    in_sight = True  # everybody sees which of them lie face down

    guest: Seat

    def asks(self, s: Manor) -> tuple[Seat, ...]:
        return (self.guest,)

    def options(self, s: Manor, seat: Seat) -> Sequence[Reveal]:
        return [Reveal(i) for i in s.hidden(seat)]

    def take(self, s: Manor, seat: Seat, move: Reveal) -> Steps:
        secret = s.secrets[move.place]
        s.revealed |= 1 << move.place
        s.tell(Revealed(seat, move.place, secret))
        if secret == MURDERER:
            finish(s, "unmasked", s.others(seat), "The murderer is unmasked.")
        return ()


class Suspicion(Together[Manor, Vote], frozen=True):
    """Everyone votes at once, in secret; the most suspected reveals a secret (ties: ``by`` chooses)."""

    by: Seat = 0

    def options(self, s: Manor, seat: Seat) -> Sequence[Vote]:
        return [Vote(g) for g in s.others(seat) if s.hidden(g)] or [Vote(seat)]

    def reveal(self, s: Manor, choices: list[Vote]) -> Steps:
        votes = [vote.guest for vote in choices]
        s.tell(Voted(tuple(votes)))
        most = max([votes.count(g) for g in EVERYONE])
        suspects = tuple([g for g in EVERYONE if votes.count(g) == most])
        return (RevealSecret(suspects[0]) if len(suspects) == 1 else BreakTie(self.by, suspects),)


class BreakTie(Choice[Manor, Vote], frozen=True):
    """The guest who cast suspicion chooses among the most suspected."""

    by: Seat
    suspects: tuple[Seat, ...]

    def asks(self, s: Manor) -> tuple[Seat, ...]:
        return (self.by,)

    def options(self, s: Manor, seat: Seat) -> Sequence[Vote]:
        return [Vote(g) for g in self.suspects]

    def take(self, s: Manor, seat: Seat, move: Vote) -> Steps:
        return (RevealSecret(move.guest),)


class ProposeTrade(Happening[Manor], frozen=True):
    """A guest left without cards has nothing to swap."""

    pair: tuple[Seat, Seat]

    def happen(self, s: Manor) -> Steps:
        return (Trade(self.pair),) if all([s.hands[g] for g in self.pair]) else ()


class Trade(Together[Manor, Give], frozen=True):
    """Two guests choose a card at once, in secret, and swap."""

    def options(self, s: Manor, seat: Seat) -> Sequence[Give]:
        return [Give(c) for c in sorted(set(s.hands[seat]))]

    def reveal(self, s: Manor, choices: list[Give]) -> Steps:
        (a, b), (mine, yours) = self.seats, [give.card for give in choices]
        for giver, taker, card in ((a, b, mine), (b, a, yours)):
            s.hands[giver].remove(card)
            s.hands[taker].append(card)
        s.whisper(Swapped((a, b), (mine, yours)), only=(a, b), others=Swapped((a, b)))
        return ()


class Delay(Happening[Manor], frozen=True):
    """With no discards there is nothing to put back."""

    guest: Seat

    def happen(self, s: Manor) -> Steps:
        return (PutBack(self.guest),) if s.discard else ()


class PutBack(Piecewise[Manor, Put], frozen=True):
    """The last three discards go back on the deck, in an order that the guest keeps to themself."""

    def options(self, s: Manor, seat: Seat) -> Sequence[Put]:
        rest = s.discard[-DELAYED:]
        for put in s.sealed:
            rest.remove(put.card)  # type: ignore[union-attr]  # its own parts
        return [Put(c) for c in sorted(set(rest))]

    def completes(self, s: Manor, move: Put) -> bool:
        return len(s.sealed) + 1 == len(s.discard[-DELAYED:])

    def decide(self, s: Manor, parts: list[Put]) -> Steps:
        cards = tuple([put.card for put in parts])
        del s.discard[-DELAYED:]
        s.deck += cards
        s.whisper(
            Delayed(self.seat, cards, True), only=(self.seat,), others=Delayed(self.seat, tuple(sorted(cards)), False)
        )
        return ()


class EndTurn(Happening[Manor], frozen=True):
    """Fill the hand again; the turn passes left."""

    guest: Seat

    def happen(self, s: Manor) -> Steps:
        return Draw(self.guest), TakeTurn((self.guest + 1) % GUESTS)


class Draw(Happening[Manor], frozen=True):
    """Fill the guest's hand.  The first time the deck runs out it is reshuffled, then the murderer escapes."""

    guest: Seat

    def happen(self, s: Manor) -> Steps:
        hand = s.hands[self.guest]
        size = HANDS[s.settings.box]
        cards = tuple(s.deck[: -1 - max(0, size - len(hand)) : -1])
        if cards:
            hand += cards
            del s.deck[-len(cards) :]
            s.whisper(Drew(self.guest, cards), only=(self.guest,), others=Drew(self.guest, len(cards)))
        if len(hand) >= size:
            return ()
        if s.reshuffles and s.discard:
            return Reshuffle(), self
        place = s.secrets.index(MURDERER)
        murderer = place // s.settings.secrets
        s.revealed |= 1 << place  # the winner shows it: what a result tells, worlds must know
        s.tell(Revealed(murderer, place, MURDERER))
        finish(s, "escaped", [murderer], "The deck is empty and the murderer escapes.")
        return ()


class Reshuffle(Chance[Manor, Shuffled], frozen=True):
    """The discards, shuffled, are the new deck."""

    def sample(self, s: Manor, below: Below) -> Shuffled:
        return Shuffled(shuffled(range(len(s.discard)), below))

    def possible(self, s: Manor, move: Move) -> bool:
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(len(s.discard)))

    def take(self, s: Manor, seat: Seat, move: Shuffled) -> Steps:
        s.deck, s.discard = [s.discard[i] for i in move.order], []
        s.reshuffles -= 1
        s.tell(Reshuffled())
        return ()


def lay(s: Manor, guest: Seat, card: Card, target: Seat = NOBODY) -> None:
    """Lay a card on the table; a Delay leaves the game, the others are discarded."""
    s.hands[guest].remove(card)
    (s.gone if card == DELAY else s.discard).append(card)
    s.tell(Played(guest, card, target))


def finish(s: Manor, ending: str, winners: list[Seat], why: str) -> None:
    s.result = Result(ending, tuple(winners), tuple([int(g in winners) for g in EVERYONE]), why)
