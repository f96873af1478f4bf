"""Abilities that work on the piles: cards moved to them, taken from them, or kept safe in them."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Move, Seat, Steps, changed
from parlour.games.graves.cards import Card
from parlour.games.graves.events import Carried, Exchanged, Protected, Recalled, Removed, SentAway, SentBack
from parlour.games.graves.moves import Pick
from parlour.games.graves.rules.abilities.effect import Effect
from parlour.games.graves.rules.drawing import RevealTop
from parlour.games.graves.settings import Ability
from parlour.games.graves.state import GravesState


def can_uncover(s: GravesState, seat: Seat, ability: Ability) -> bool:
    """A card of the deck, and room for it."""
    return bool(s.decks[seat]) and len(s.pile(s.place, seat)) < s.here.limit


def can_carry(s: GravesState, seat: Seat, ability: Ability) -> bool:
    for pile in s.resolved_piles(seat):
        if not ability.reach.isdisjoint(pile):
            return True
    return False


def can_recall(s: GravesState, seat: Seat, ability: Ability) -> bool:
    return not ability.reach.isdisjoint(s.pile(s.place, seat))


def can_exchange(s: GravesState, seat: Seat, ability: Ability) -> bool:
    """Also a card to put there, beside the one used."""
    return len(s.hands[seat]) > 1 and can_recall(s, seat, ability)


def can_protect(s: GravesState, seat: Seat, ability: Ability) -> bool:
    return not ability.reach.isdisjoint(s.exposed(seat))


def can_attack(s: GravesState, seat: Seat, ability: Ability) -> bool:
    return not ability.reach.isdisjoint(s.exposed(1 - seat))


def can_send_away(s: GravesState, seat: Seat, ability: Ability) -> bool:
    return s.place > 0 and can_attack(s, seat, ability)


def uncover(s: GravesState, seat: Seat, ability: Ability) -> Steps:
    """The top card of the own deck goes into the own pile: placed, not played, as at the Bank Vault."""
    return (RevealTop(seat),)


class Carry(Effect, frozen=True):
    """Move a card from the own pile at a resolved Location to the active one; only the Alley's maximum binds it."""

    in_sight = True  # piles lie face up

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


class Recall(Effect, frozen=True):
    """Take a card of the own pile at the active Location back into the hand."""

    in_sight = True

    def options(self, s: GravesState, seat: Seat) -> Sequence[Pick]:
        return self.picks(s, s.pile(s.place, seat))

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return f"Take back a card that is low enough from your pile at the {s.here.name}."

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        s.lift(s.place, seat, move.card)
        s.hold(seat, move.card)
        s.tell(Recalled(seat, move.card, s.side(seat)))
        return ()


class Exchange(Effect, frozen=True):
    """A card of the hand takes the place of one in the own pile here: moved, not played, so only its reach binds it."""

    def options(self, s: GravesState, seat: Seat) -> Sequence[Pick]:
        picks = self.picks(s, s.pile(s.place, seat))
        return [Pick(pick.card, given) for pick in picks for given in s.hands[seat]]

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return f"Choose a card that is low enough from your pile at the {s.here.name}, and one of your hand for it."

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        s.lift(s.place, seat, move.card)
        s.hands[seat].remove(move.pay)
        s.lay(s.place, seat, move.pay)
        s.hold(seat, move.card)
        s.tell(Exchanged(seat, move.pay, move.card, s.side(seat)))
        return ()


class Protect(Effect, frozen=True):
    """For as long as this Location is the active one, no ability of the other works on a card of the own pile."""

    in_sight = True

    def options(self, s: GravesState, seat: Seat) -> Sequence[Pick]:
        return self.picks(s, s.exposed(seat))

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return f"Protect a card that is low enough in your pile at the {s.here.name}."

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        s.protected = changed(s.protected, seat, (*s.protected[seat], move.card))
        s.tell(Protected(seat, move.card, s.side(seat)))
        return ()


class Against(Effect, frozen=True):
    """An ability that works on a card of the other's pile at the active Location, unless it is protected."""

    in_sight = True

    def options(self, s: GravesState, seat: Seat) -> Sequence[Pick]:
        return self.picks(s, s.exposed(1 - seat))

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        if isinstance(move, Pick) and move.card in s.protected[1 - seat]:
            return f"{move.card} is protected."
        return f"Choose a card that is low enough from the other pile at the {s.here.name}."


class Remove(Against, frozen=True):
    """Put a card from the other's pile at the active Location on its owner's discard pile."""

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        s.lift(s.place, 1 - seat, move.card)
        s.discards[1 - seat].append(move.card)
        s.tell(Removed(seat, move.card, s.side(1 - seat)))
        return ()


class SendBack(Against, frozen=True):
    """Put a card from the other's pile at the active Location back into its owner's hand."""

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        s.lift(s.place, 1 - seat, move.card)
        s.hold(1 - seat, move.card)
        s.tell(SentBack(seat, move.card, s.side(1 - seat)))
        return ()


class SendAway(Against, frozen=True):
    """Move a card from the other's pile at the active Location to its owner's pile at the one resolved last."""

    def take(self, s: GravesState, seat: Seat, move: Pick) -> Steps:
        s.lift(s.place, 1 - seat, move.card)
        s.lay(s.place - 1, 1 - seat, move.card)
        s.tell(SentAway(seat, move.card, s.locations[s.place - 1], s.side(1 - seat)))
        return ()


def pay_from_pile(s: GravesState, seat: Seat, card: Card) -> None:
    """Discard ``card``, if any, from the own pile at the active Location, to make room there."""
    if card:
        s.lift(s.place, seat, card)
        s.discards[seat].append(card)
