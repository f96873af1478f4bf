"""What players and nature can do in Detective Graves."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from parlour.core import Among, Move, Pass, Seat
from parlour.games.graves.cards import Card, CardOrNone, Evidence, Identity, LocationName, Source, Suit

Tokens: TypeAlias = Annotated[int, Among((0, -1, 1))]  # that are added, or taken away


class Tossed(Move, frozen=True):
    """Nature's move: who is the Detective in the first Case."""

    detective: Seat


class LaidOut(Move, frozen=True):
    """Nature's move: the five Locations, from the Detective's left."""

    locations: tuple[LocationName, ...]


class Dealt(Move, frozen=True):
    """Nature's move: the identity, the Evidence from the left, the one set aside last, both decks, top card last."""

    identity: Identity
    evidence: tuple[Evidence, ...]
    detective: tuple[Card, ...]
    mastermind: tuple[Card, ...]


class Shuffled(Move, frozen=True):
    """Nature's move: which place of the cards shuffled lies where afterwards, top card last."""

    order: tuple[int, ...]


class Redraw(Move, frozen=True):
    """Throw the whole hand away for a new one."""


class Keep(Move, frozen=True):
    """Keep the hand as it is."""


class SetClocks(Move, frozen=True):
    """Add or take away a time token, here and at the next Location."""

    here: Tokens
    next: Tokens


class DrawFrom(Move, frozen=True):
    """Draw from the deck, from the discard pile, or not at all."""

    source: Source


class Place(Move, frozen=True):
    """Put a card into the own pile; ``trump``: the suit it makes trump; ``pay``: the card discarded for it."""

    card: Card
    trump: Suit = ""
    pay: CardOrNone = ""

    def fits(self, seats: int, settings: Any) -> bool:
        """It makes a suit trump only if that card can, in one of the decks."""
        able = [deck.abilities[self.card] for deck in settings.decks if self.card in deck.abilities]
        changing = [one for one in able if one.effect == "change trump"]
        return not self.trump or any([one.any_suit or self.trump == self.card[0] for one in changing])


class Use(Move, frozen=True):
    """Discard a card for its ability."""

    card: Card


class Pick(Move, frozen=True):
    """Choose the card on which an ability works."""

    card: Card
    pay: CardOrNone = ""


class NameTrump(Move, frozen=True):
    """Choose the suit that an ability makes trump; "" for none."""

    suit: Suit


class Stop(Move, frozen=True):
    """Play no more cards this turn."""


class Discard(Move, frozen=True):
    """Discard a card unseen, having passed."""

    card: Card


class GiveUp(Move, frozen=True):
    """Reveal the own identity before the guess."""


class StaySilent(Move, frozen=True):
    """Remain anonymous."""


class Guess(Move, frozen=True):
    identity: Identity


Nature: TypeAlias = Dealt | LaidOut | Shuffled | Tossed
Turn: TypeAlias = Pass | Place | Stop | Use
Choices: TypeAlias = (
    Discard | DrawFrom | GiveUp | Guess | Keep | NameTrump | Pick | Redraw | SetClocks | StaySilent | Turn
)
