"""What cards can do when they are discarded from the hand: one step an effect."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from parlour.core import Choice, Happening, Move, Seat, Steps, changed
from parlour.games.graves.cards import CARDS, Card
from parlour.games.graves.events import Carried, LeftCase, Removed, Took
from parlour.games.graves.moves import Pick
from parlour.games.graves.rules.drawing import SEATED, Draw, Recycle, shuffle_discards
from parlour.games.graves.settings.decks import Ability, Able
from parlour.games.graves.state import GravesState


def can_fetch(s: GravesState, seat: Seat, reach: frozenset[Card]) -> bool:
    return not reach.isdisjoint(s.discards[seat])


def can_carry(s: GravesState, seat: Seat, reach: frozenset[Card]) -> bool:
    for pile in s.resolved_piles(seat):
        if not reach.isdisjoint(pile):
            return True
    return False


def can_remove(s: GravesState, seat: Seat, reach: frozenset[Card]) -> bool:
    return not reach.isdisjoint(s.pile(s.place, 1 - seat))


def can_reshuffle(s: GravesState, seat: Seat, reach: frozenset[Card]) -> bool:
    """Once a turn, and only if there are discards (GR-49)."""
    return not s.reshuffled and bool(s.discards[seat])


def effect(s: GravesState, seat: Seat, card: Card, ability: Ability) -> Steps:
    """What follows when ``card`` is used: its effect in full, then the card itself is laid down."""
    if ability.effect == "reshuffle":
        s.reshuffled = True
        return Recycle(seat), Draw(seat, ability.draw), LAY_DOWN[seat][card]
    return EFFECTS[ability.effect][seat][card], LAY_DOWN[seat][card]


class Effect(Choice[GravesState, Pick], frozen=True):
    """An ability that works on a card which its player chooses, within its reach."""

    seat: Seat
    card: Card  # the one used

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat]

    def picks(self, s: GravesState, *piles: Sequence[Card]) -> list[Pick]:
        """The cards of these piles that the ability reaches."""
        reach = s.deck_of(self.seat).abilities[self.card].reach
        return [PICKS[card] for pile in piles for card in pile if card in reach]


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


class Carry(Effect, frozen=True):
    """Move a card from the own pile at a resolved Location to the active one; only the Alley's maximum binds it."""

    def options(self, s: GravesState, seat: Seat) -> Sequence[Pick]:
        picks, pile = self.picks(s, *s.resolved_piles(seat)), s.pile(s.place, seat)
        if len(pile) < s.here.limit:
            return picks
        return [Pick(pick.card, paid) for pick in picks for paid in pile]

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        if isinstance(move, Pick) and move.card in [pick.card for pick in self.options(s, seat)]:
            return f"Discard a card from your pile at the {s.here.name} exactly when it is full."
        return "Move a card that is low enough from one of your piles at a resolved Location."

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        origin = next(place for place in range(s.place) if move.card in s.pile(place, seat))
        s.lift(origin, seat, move.card)
        pay_from_pile(s, seat, move.pay)
        s.lay(s.place, seat, move.card)
        s.tell(Carried(seat, move.card, s.locations[origin], move.pay, s.side(seat)))
        return ()


class Remove(Effect, frozen=True):
    """Put a card from the other's pile at the active Location on its owner's discard pile."""

    def options(self, s: GravesState, seat: Seat) -> Sequence[Pick]:
        return self.picks(s, s.pile(s.place, 1 - seat))

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return f"Choose a card that is low enough from the other pile at the {s.here.name}."

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        s.lift(s.place, 1 - seat, move.card)
        s.discards[1 - seat].append(move.card)
        s.tell(Removed(seat, move.card, s.side(1 - seat)))
        return ()


class LayDown(Happening[GravesState], frozen=True):
    """A card used goes face down on its owner's discard pile, at the Museum out of the Case (GR-29)."""

    seat: Seat
    card: Card

    def happen(self, s: GravesState) -> Steps:
        if s.here.recycling:
            s.gone = changed(s.gone, self.seat, (*s.gone[self.seat], self.card))
            s.tell(LeftCase(self.seat, self.card, s.side(self.seat)))
        else:
            s.discards[self.seat].append(self.card)
        return ()


def pay_from_pile(s: GravesState, seat: Seat, card: Card) -> None:
    """Discard ``card``, if any, from the own pile at the active Location, to make room there."""
    if card:
        s.lift(s.place, seat, card)
        s.discards[seat].append(card)


PICKS: Final = {card: Pick(card) for card in CARDS}
TOOK: Final = [Took(seat) for seat in (0, 1)]
ABLE: Final[dict[str, Able]] = {  # whether an effect has something to work on now
    "fetch": can_fetch,
    "carry": can_carry,
    "remove": can_remove,
    "reshuffle": can_reshuffle,
}
EFFECTS: Final[dict[str, list[dict[Card, Effect]]]] = {
    name: [{card: step(seat, card) for card in CARDS} for seat in (0, 1)]
    for name, step in (("fetch", Fetch), ("carry", Carry), ("remove", Remove))
}
LAY_DOWN: Final = [{card: LayDown(seat, card) for card in CARDS} for seat in (0, 1)]
