"""What the players of The Mastermind are told."""

from __future__ import annotations

from typing import Annotated

from parlour.core import BySeat, Event, Seat, UpTo
from parlour.games.mastermind.cards import Cards, Council, Policy, Power, Role, Side


class Began(Event, frozen=True):
    """The roles are dealt; ``director`` was drawn to begin."""

    director: Seat


class Learned(Event, frozen=True):
    """What a seat is shown at the deal: its own role, and the roles of ``others`` as far as it may know them."""

    role: Role
    others: Annotated[tuple[tuple[Seat, Role], ...], UpTo(lambda seats, settings: seats)] = ()
    known_by: tuple[Role, ...] = ()  # everyone with one of these roles was shown this seat


class Nominated(Event, frozen=True):
    director: Seat
    operative: Seat


class Voted(Event, frozen=True):
    approving: tuple[Seat, ...]
    rejecting: tuple[Seat, ...]


class Elected(Event, frozen=True):
    """A Council stands."""

    director: Seat
    operative: Seat
    confirmed: bool  # the game goes on though it was dangerous: the Global Operative is not the Mastermind


class Rejected(Event, frozen=True):
    instability: int


class TopDecked(Event, frozen=True):
    """After three rejections the top card is enacted."""

    policy: Policy
    number: int  # of the policies of its side on the board


class Reshuffled(Event, frozen=True):
    """Leftovers and discards are shuffled into a new deck of so many cards."""

    cards: int


class Drew(Event, frozen=True):
    director: Seat
    cards: Cards | None = None


class Passed(Event, frozen=True):
    """The Director discarded a card and passed on the other two."""

    director: Seat
    discarded: Policy | None = None


class Received(Event, frozen=True):
    operative: Seat
    cards: Cards


class Enacted(Event, frozen=True):
    """A Council enacts a policy."""

    director: Seat
    operative: Seat
    policy: Policy
    number: int  # of the policies of its side on the board


class Granted(Event, frozen=True):
    director: Seat
    power: Power


class Lapsed(Event, frozen=True):
    """There is nobody left to use the power on."""

    director: Seat
    power: Power


class Lost(Event, frozen=True):
    """The power of a top-decked policy is not used; ``owed``: the next Council's Director has it."""

    power: Power
    owed: bool


class Investigated(Event, frozen=True):
    director: Seat
    seat: Seat
    answer: Side | Role | None = None


class Looked(Event, frozen=True):
    """The Director looks at the top of the deck, first the top card."""

    director: Seat
    cards: tuple[Policy, ...] | None = None


class Arranged(Event, frozen=True):
    """The cards looked at lie on the deck again, first the top card."""

    director: Seat
    cards: tuple[Policy, ...] | None = None


class Appointed(Event, frozen=True):
    director: Seat
    seat: Seat


class Purged(Event, frozen=True):
    """``seat`` is out of the game."""

    director: Seat
    seat: Seat
    confirmed: bool  # the game goes on: ``seat`` was not the Mastermind


class RolesRevealed(Event, frozen=True):
    """The end: who was who."""

    roles: BySeat[Role]


class CouncilRevealed(Event, frozen=True):
    """The end: what a Council held, and what its members discarded."""

    number: int
    council: Council


class VetoAsked(Event, frozen=True):
    """The Global Operative asks the Director to throw both cards away."""

    director: Seat
    operative: Seat


class VetoRefused(Event, frozen=True):
    """One of the two must be enacted."""

    director: Seat
    operative: Seat


class Vetoed(Event, frozen=True):
    """The Director agrees: both cards are discarded face down, and nothing is enacted."""

    director: Seat
    operative: Seat
    instability: int
