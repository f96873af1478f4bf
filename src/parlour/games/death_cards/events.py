"""What players are told in Death on the Cards.  ``None`` stands where this seat may not see a card or a face."""

from __future__ import annotations

from parlour.core import BySeat, Event, Seat
from parlour.games.death_cards.cards import Card, Face, Secret
from parlour.games.death_cards.moves import Way


class Received(Event, frozen=True):
    """What a player was dealt: a hand, and the faces of the secrets in their order."""

    seat: Seat
    cards: tuple[Card, ...]
    secrets: tuple[Face, ...]


class Recognised(Event, frozen=True):
    """With closed eyes all around, Murderer and Accomplice found each other."""

    partner: Seat
    role: Face  # the partner's


class Began(Event, frozen=True):
    """The first player, the draft, and the card that opens the discard pile."""

    first: Seat
    draft: tuple[Card, ...]
    top: Card


class TurnBegan(Event, frozen=True):
    seat: Seat
    disgraced: bool


class Played(Event, frozen=True):
    seat: Seat
    card: Card


class Laid(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class Added(Event, frozen=True):
    """A detective joined a set; ``cards`` is the set as it now lies before ``owner``."""

    seat: Seat
    card: Card
    owner: Seat
    cards: tuple[Card, ...]


class PlayedNothing(Event, frozen=True):
    seat: Seat


class Named(Event, frozen=True):
    """The player whom a card is aimed at."""

    seat: Seat
    target: Seat


class Marked(Event, frozen=True):
    """The secret that a card is aimed at, and whom it goes to, if it moves."""

    seat: Seat
    owner: Seat
    secret: Secret
    to: Seat | None = None


class SetChosen(Event, frozen=True):
    """The set that Another Victim is aimed at."""

    seat: Seat
    owner: Seat
    cards: tuple[Card, ...]


class Directed(Event, frozen=True):
    """Which way everybody passes a card."""

    seat: Seat
    way: Way


class Interrupted(Event, frozen=True):
    """Somebody played a Not so Fast."""

    seat: Seat


class Cancelled(Event, frozen=True):
    """The action of this card does not happen."""

    seat: Seat
    card: Card


class SetReturned(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class SetTaken(Event, frozen=True):
    seat: Seat
    owner: Seat
    cards: tuple[Card, ...]


class Revealed(Event, frozen=True):
    owner: Seat
    secret: Secret
    face: Face


class Covered(Event, frozen=True):
    """A face-up secret was turned down where it lay."""

    owner: Seat
    secret: Secret
    face: Face


class SecretMoved(Event, frozen=True):
    """A face-up secret went face down to somebody else."""

    owner: Seat
    secret: Secret
    face: Face
    to: Seat


class Shown(Event, frozen=True):
    """A blackmailer was shown a secret."""

    seat: Seat
    owner: Seat
    secret: Secret
    face: Face | None


class Disgraced(Event, frozen=True):
    """Who is in disgrace from now on."""

    seats: tuple[Seat, ...]


class MustReveal(Event, frozen=True):
    """The action of a card happens: this player reveals a secret of their choice, and a thief may take it."""

    seat: Seat
    card: Card
    thief: Seat | None = None


class NothingHappened(Event, frozen=True):
    """The action of this card found nothing to act on."""

    seat: Seat
    card: Card


class Spared(Event, frozen=True):
    """Somebody should have revealed a secret and has none face down."""

    seat: Seat


class Pointed(Event, frozen=True):
    """Whom each seat pointed at, in the order of seats."""

    at: BySeat[Seat]


class TieBroken(Event, frozen=True):
    """Most fingers pointed at several players, and one of them was chosen."""

    seat: Seat
    suspects: tuple[Seat, ...]
    target: Seat


class Gave(Event, frozen=True):
    """A card changed hands face down."""

    giver: Seat
    taker: Seat
    card: Card | None


class Tricked(Event, frozen=True):
    """The card that was given turned out to be devious."""

    giver: Seat
    taker: Seat
    card: Card


class HandCleared(Event, frozen=True):
    """All Not so Fasts left a hand: so many."""

    seat: Seat
    number: int


class Looked(Event, frozen=True):
    """Somebody looked at the top of the discard pile; top card first."""

    seat: Seat
    cards: tuple[Card, ...] | None


class Took(Event, frozen=True):
    seat: Seat
    card: Card | None


class TookNothing(Event, frozen=True):
    """Nothing was taken out of the ashes."""

    seat: Seat


class Delayed(Event, frozen=True):
    """So many discards went back on the draw pile, the last of ``cards`` on top; ``top``: what they uncovered."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None
    top: Card | None


class Departed(Event, frozen=True):
    """The early train took these from the draw pile to the discards, one upon the other."""

    cards: tuple[Card, ...]


class Cleared(Event, frozen=True):
    """These went to the discard pile, the last on top."""

    cards: tuple[Card, ...]


class LeftTheGame(Event, frozen=True):
    card: Card


class Discarded(Event, frozen=True):
    seat: Seat
    card: Card


class Drew(Event, frozen=True):
    seat: Seat
    card: Card | None


class Drafted(Event, frozen=True):
    """A card was drawn from the draft, and what came in its stead."""

    seat: Seat
    card: Card
    refill: Card
