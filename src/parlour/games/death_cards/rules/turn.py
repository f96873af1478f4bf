"""A turn: play one thing, discard, draw; and the shorter turn of a player in disgrace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import PASS, Choice, Happening, Move, Pass, Piecewise, Seat, Steps, changed
from parlour.games.death_cards.cards import COPIES, TRAIN, Card
from parlour.games.death_cards.events import Discarded, Drafted, Drew, PlayedNothing, TurnBegan
from parlour.games.death_cards.moves import (
    DISCARDS,
    DRAFTS,
    DRAW,
    PLAYS,
    STOP,
    Add,
    Discard,
    Draft,
    Draw,
    Lay,
    Play,
    Stop,
)
from parlour.games.death_cards.rules.detectives import add, additions, lay, new_sets
from parlour.games.death_cards.rules.event_cards import hindrance, play_event
from parlour.games.death_cards.rules.not_so_fast import window
from parlour.games.death_cards.rules.piles import EarlyTrain
from parlour.games.death_cards.rules.secrets import ESCAPED, OUT_OF_TIME, finish
from parlour.games.death_cards.state import DeathCardsState

MOST_TURNS: Final = 300
UNSEEN_DRAWS: Final = [Drew(seat, None) for seat in range(6)]
DISCARDED: Final = [{card: Discarded(seat, card) for card in COPIES} for seat in range(6)]


class BeginTurn(Happening[DeathCardsState], frozen=True):
    """Players take turns clockwise; a player in disgrace has a turn of another kind."""

    seat: Seat

    def happen(self, s: DeathCardsState) -> Steps:
        s.turn += 1
        s.active = self.seat
        if s.turn > MOST_TURNS:
            finish(s, OUT_OF_TIME)
            return ()
        disgraced = self.seat in s.disgraced
        s.tell(TurnBegan(self.seat, disgraced))
        turn = DisgracedTurn(self.seat) if disgraced else TakeTurn(self.seat)
        return turn, BeginTurn((self.seat + 1) % s.seats)


class TakeTurn(Choice[DeathCardsState, Play | Lay | Add | Pass], frozen=True):
    """Play one event, or one set, or add one detective; or play nothing and discard."""

    seat: Seat

    def asks(self, s: DeathCardsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Play | Lay | Add | Pass]:
        hand = s.hands[seat]
        events = [PLAYS[card] for card in dict.fromkeys(hand) if card in PLAYS and not hindrance(s, seat, card)]
        return [*events, *new_sets(hand), *additions(s, seat), PASS]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        if isinstance(move, Play | Lay | Add):
            return unplayable(s, seat, move)
        return "Play an event, a set or one more detective; or play nothing."

    def take(self, s: DeathCardsState, seat: Seat, move: Play | Lay | Add | Pass) -> Steps:
        if type(move) is Play:
            steps = play_event(s, seat, move.card)
        elif type(move) is Lay:
            steps = lay(s, seat, move.cards)
        elif type(move) is Add:
            steps = add(s, seat, move.card, move.owner, move.place)
        else:
            s.tell(PlayedNothing(seat))
            steps = ()
        return *steps, EndTurn(seat, least=int(type(move) is Pass))


def unplayable(s: DeathCardsState, seat: Seat, move: Play | Lay | Add) -> str:
    """Why these cards cannot be played now."""
    cards = list(move.cards) if isinstance(move, Lay) else [move.card]
    for card in cards:
        if cards.count(card) > s.hands[seat].count(card):
            return f"You do not hold {' and '.join(cards)}."
    if isinstance(move, Lay):
        return "That is no set: it takes the exact number of one detective, wildcards beside a real one included."
    if isinstance(move, Add):
        return "That card cannot join that set."
    return hindrance(s, seat, move.card) or "That card is not an event."


class DisgracedTurn(Choice[DeathCardsState, Discard], frozen=True):
    """Discard exactly one card and draw exactly one (DC-15)."""

    seat: Seat

    def asks(self, s: DeathCardsState) -> tuple[Seat, ...]:
        return (self.seat,) if s.hands[self.seat] else ()

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Discard]:
        return [DISCARDS[card] for card in dict.fromkeys(s.hands[seat])]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return f"You hold no {move.card}." if isinstance(move, Discard) else "In disgrace you discard one card."

    def happen(self, s: DeathCardsState) -> Steps:
        return (DrawOne(self.seat),)

    def take(self, s: DeathCardsState, seat: Seat, move: Discard) -> Steps:
        return *discard(s, seat, [move.card]), DrawOne(seat)


class EndTurn(Happening[DeathCardsState], frozen=True):
    """Discard as many as you wish, at least one if you played nothing (DC-24); then draw up to six."""

    seat: Seat
    least: int

    def happen(self, s: DeathCardsState) -> Steps:
        if s.hands[self.seat]:
            return ChooseDiscards(self.seat, self.least), DrawUp(self.seat)
        return (DrawUp(self.seat),)


class ChooseDiscards(Piecewise[DeathCardsState, Discard | Stop], frozen=True):
    """Chosen in private, then laid down one by one in that order, each seen by all (DC-33)."""

    least: int

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Discard | Stop]:
        rest = s.hands[seat].copy()
        for part in s.sealed:
            rest.remove(part.card)  # type: ignore[union-attr]  # its own parts, and nobody has stopped
        more = [DISCARDS[card] for card in dict.fromkeys(rest)]
        return [STOP, *more] if len(s.sealed) >= self.least else more

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        if move == STOP:
            return "You played nothing, so discard at least one card."
        return "Choose a card of your hand to discard."

    def completes(self, s: DeathCardsState, move: Discard | Stop) -> bool:
        return type(move) is Stop or len(s.sealed) + 1 == len(s.hands[self.seat])

    def decide(self, s: DeathCardsState, parts: list[Discard | Stop]) -> Steps:
        return discard(s, self.seat, [part.card for part in parts if type(part) is Discard])


def discard(s: DeathCardsState, seat: Seat, cards: list[Card]) -> Steps:
    """Cards go to the discard pile; a train departs, for being discarded counts as being played (DC-5)."""
    for card in cards:
        s.hands[seat].remove(card)
        s.tell(DISCARDED[seat][card])
        if card == TRAIN:
            s.in_play += (card,)
        else:
            s.discard.append(card)
    return tuple([step for _ in range(cards.count(TRAIN)) for step in window(s, EarlyTrain(seat))])


class Drawing(Choice[DeathCardsState, Draw | Draft], frozen=True):
    """Draw the top card of the pile, or one of the draft; when the pile is used up the Murderer escapes (DC-4)."""

    seat: Seat

    def asks(self, s: DeathCardsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Draw | Draft]:
        return [DRAW, *[DRAFTS[card] for card in dict.fromkeys(s.draft)]]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Draw from the pile or from the draft."

    def take(self, s: DeathCardsState, seat: Seat, move: Draw | Draft) -> Steps:
        if type(move) is Draft:  # not isinstance: docs/decisions/0003
            draft(s, self.seat, move.card)
        else:
            card = s.pile.pop()
            s.hands[self.seat].append(card)
            s.whisper(Drew(self.seat, card), only=(self.seat,), others=UNSEEN_DRAWS[self.seat])
        if not s.pile:
            finish(s, ESCAPED)
        return ()


def draft(s: DeathCardsState, seat: Seat, card: Card) -> None:
    """The draft is filled from the pile at once."""
    refill = s.pile.pop()
    s.draft = changed(s.draft, s.draft.index(card), refill)
    s.hands[seat].append(card)
    s.tell(Drafted(seat, card, refill))


class DrawUp(Drawing, frozen=True):
    """Draw until there are six cards in your hand."""

    def asks(self, s: DeathCardsState) -> tuple[Seat, ...]:
        return (self.seat,) if len(s.hands[self.seat]) < s.box.hand else ()

    def take(self, s: DeathCardsState, seat: Seat, move: Draw | Draft) -> Steps:
        Drawing.take(self, s, seat, move)
        return (self,)


class DrawOne(Drawing, frozen=True):
    """In disgrace: one card."""
