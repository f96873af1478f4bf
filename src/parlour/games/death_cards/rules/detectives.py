"""Detectives: new sets, added cards, and what each detective does."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Move, Seat, Steps, changed
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import (
    ARIADNE,
    BERESFORDS,
    BUNDLE,
    LARGE,
    PYNE,
    QUIN,
    SATTERTHWAITE,
    TOMMY,
    TUPPENCE,
    Card,
    Secret,
)
from parlour.games.death_cards.moves import (
    ADDS,
    LAYS,
    MARKS,
    MATES,
    NAMES,
    REVEALS,
    TOGETHER,
    Add,
    Lay,
    Mark,
    Name,
    Reveal,
)
from parlour.games.death_cards.rules.not_so_fast import CLEAR_ASIDE, Effect, OpenChoice, OpenTable, window
from parlour.games.death_cards.rules.secrets import cover, move, reveal
from parlour.games.death_cards.state import DeathCardsState


def new_sets(hand: Sequence[Card]) -> list[Lay]:
    """Every new set in a hand: the exact number of cards (DC-23), at least one of them no wildcard."""
    quins, sets = hand.count(QUIN), list[Lay]()
    for card in dict.fromkeys(hand):
        if card in LAYS:
            shapes, held = LAYS[card], hand.count(card)
            if held + quins >= len(shapes):
                sets += [shapes[n] for n in range(min(quins + 1, len(shapes))) if held + n >= len(shapes)]
    if TOMMY in hand and TUPPENCE in hand:
        sets.append(TOGETHER)
    return sets


def additions(s: DeathCardsState, seat: Seat) -> list[Add]:
    """Every original that fits an own set, and Ariadne Oliver to anybody else's."""
    adds, own = list[Add](), s.sets[seat]
    for card in dict.fromkeys(s.hands[seat]):
        if card == ARIADNE:
            adds += [ADDS[card][other][i] for other in s.others(seat) for i in range(len(s.sets[other]))]
        elif own and card in MATES:
            mates = MATES[card]
            adds += [ADDS[card][seat][i] for i, cards in enumerate(own) if cards[0] in mates]
    return adds


def lay(s: DeathCardsState, seat: Seat, cards: tuple[Card, ...]) -> Steps:
    for card in cards:
        s.hands[seat].remove(card)
    s.add_set(seat, cards)
    s.tell(e.Laid(seat, cards))
    return act(s, seat, len(s.sets[seat]) - 1)


def add(s: DeathCardsState, seat: Seat, card: Card, owner: Seat, place: int) -> Steps:
    """An original calls the set's action again; Ariadne Oliver has an action of her own."""
    s.hands[seat].remove(card)
    sets = s.sets[owner]
    grown = (*sets[place], card)
    s.sets = changed(s.sets, owner, (*sets[:place], grown, *sets[place + 1 :]))
    s.tell(e.Added(seat, card, owner, grown))
    if card != ARIADNE:
        return act(s, seat, place)
    if s.hidden(owner):
        return window(s, AriadneInsists(seat, owner))
    s.tell(e.Spared(owner))
    return ()


def act(s: DeathCardsState, seat: Seat, place: int) -> Steps:
    """What a set does for ``seat`` when it is laid, grows or is taken: first its target is named (DC-1)."""
    kind = s.sets[seat][place][0]
    if kind in LARGE:
        return (PickSecret(seat, place),)
    if kind == PYNE:
        if s.face_up:
            return (PickFaceUpSecret(seat, place),)
        s.tell(e.NothingHappened(seat, PYNE))
        return ()
    return (PickPlayer(seat, place),)


class PickSecret(OpenChoice[Mark], frozen=True):
    """Poirot and Marple: any face-down secret of another player."""

    place: int

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Mark]:
        return [MARKS[secret] for other in s.others(seat) for secret in s.hidden(other)]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Pick a face-down secret of another player."

    def take(self, s: DeathCardsState, seat: Seat, move: Mark) -> Steps:
        s.tell(e.Marked(self.seat, s.owner(move.secret), move.secret))
        return window(s, Expose(self.seat, self.place, move.secret))


class PickPlayer(OpenChoice[Name], frozen=True):
    """Satterthwaite, Bundle, Tommy and Tuppence: another player who has something to hide (DC-25)."""

    place: int

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Name]:
        return [NAMES[other] for other in s.others(seat) if s.hidden(other)]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Name another player who has a secret face down."

    def take(self, s: DeathCardsState, seat: Seat, move: Name) -> Steps:
        s.tell(e.Named(self.seat, move.seat))
        effect = Confess(self.seat, self.place, move.seat)
        married = set(BERESFORDS) <= set(s.sets[self.seat][self.place])
        return (effect,) if married else window(s, effect)


class PickFaceUpSecret(OpenChoice[Mark], frozen=True):
    """Parker Pyne: any face-up secret, anyone's."""

    place: int

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Mark]:
        return [MARKS[secret] for secret in s.exposed()]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Pick a face-up secret."

    def take(self, s: DeathCardsState, seat: Seat, move: Mark) -> Steps:
        s.tell(e.Marked(self.seat, s.owner(move.secret), move.secret))
        return window(s, TurnFaceDown(self.seat, self.place, move.secret))


class SetEffect(Effect, frozen=True):
    """What a set does.  Cancelled, it stays on the table, its play used up (DC-2); Bundle's returns to the hand."""

    place: int

    def card(self, s: OpenTable) -> Card:
        return s.sets[self.by][self.place][0]

    def cancelled(self, s: DeathCardsState) -> Steps:
        if self.card(s) == BUNDLE:
            cards = s.lift_set(self.by, self.place)
            s.hands[self.by] += cards
            s.tell(e.SetReturned(self.by, cards))
        return (CLEAR_ASIDE,)


class Expose(SetEffect, frozen=True):
    """The secret that was pointed at is revealed."""

    secret: Secret

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return (s.owner(self.secret),)

    def happen(self, s: DeathCardsState) -> Steps:
        reveal(s, self.secret)
        return (CLEAR_ASIDE,)


class Confess(SetEffect, frozen=True):
    """A player reveals a secret of their choice; Satterthwaite beside a Quin takes it away."""

    target: Seat

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return (self.target,)

    def happen(self, s: DeathCardsState) -> Steps:
        cards = s.sets[self.by][self.place]
        thief = self.by if cards[0] == SATTERTHWAITE and QUIN in cards else None
        s.tell(e.MustReveal(self.target, cards[0], thief))
        return RevealOwn(self.target, thief), CLEAR_ASIDE


class TurnFaceDown(SetEffect, frozen=True):
    """A face-up secret is turned face down; that may end a disgrace."""

    secret: Secret

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return (s.owner(self.secret),)

    def happen(self, s: DeathCardsState) -> Steps:
        cover(s, self.secret)
        return (CLEAR_ASIDE,)


class AriadneInsists(Effect, frozen=True):
    """The owner of the set that she joined reveals a secret; the set itself does nothing (DC-10)."""

    owner: Seat

    def card(self, s: OpenTable) -> Card:
        return ARIADNE

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return (self.owner,)

    def happen(self, s: DeathCardsState) -> Steps:
        s.tell(e.MustReveal(self.owner, ARIADNE))
        return RevealOwn(self.owner), CLEAR_ASIDE

    def cancelled(self, s: DeathCardsState) -> Steps:
        return (CLEAR_ASIDE,)


class RevealOwn(OpenChoice[Reveal], frozen=True):
    """A player turns up one of their own secrets; a thief then takes it face down (DC-9)."""

    thief: Seat | None = None

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Reveal]:
        return [REVEALS[secret] for secret in s.hidden(seat)]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Reveal one of your own secrets that is face down."

    def take(self, s: DeathCardsState, seat: Seat, chosen: Reveal) -> Steps:
        reveal(s, chosen.secret)
        if self.thief is not None and s.result is None:
            move(s, chosen.secret, self.thief)
        return ()
