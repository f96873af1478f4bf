"""Roles, policies, powers; the moves, the claims and the events of The Mastermind: its whole vocabulary."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from parlour.core import Claim, Event, Move, Seat

Policy: TypeAlias = Literal["Agency", "Syndicate"]
Side: TypeAlias = Policy
Role: TypeAlias = Literal["Agency", "Agent", "Mastermind"]
Power: TypeAlias = Literal["Investigation", "Surveillance", "Special Election", "Purge"]

AGENCY: Final = "Agency"
SYNDICATE: Final = "Syndicate"
AGENT: Final = "Agent"
THE_MASTERMIND: Final = "Mastermind"
ROLES: Final[tuple[Role, ...]] = (AGENCY, AGENT, THE_MASTERMIND)
SIDES: Final[tuple[Side, ...]] = (AGENCY, SYNDICATE)

INVESTIGATION: Final = "Investigation"
SURVEILLANCE: Final = "Surveillance"
SPECIAL_ELECTION: Final = "Special Election"
PURGE: Final = "Purge"
POWERS: Final[tuple[Power, ...]] = (INVESTIGATION, SURVEILLANCE, SPECIAL_ELECTION, PURGE)

POLICIES: Final[tuple[Policy, ...]] = (AGENCY,) * 6 + (SYNDICATE,) * 11
AGENCY_WINS: Final = 5  # policies
SYNDICATE_WINS: Final = 6
ASCENT: Final = 3  # Syndicate policies from which electing the Mastermind wins
DRAWN: Final = 3  # cards: a Council's draw, and what Surveillance sees
PATIENCE: Final = 3  # rejections in a row before the top card is enacted


class Cards(Struct, frozen=True):
    """Some policy cards, by number: nobody tells two of a kind apart."""

    agency: int
    syndicate: int

    def __len__(self) -> int:
        return self.agency + self.syndicate

    def number(self, policy: Policy) -> int:
        return self.agency if policy == AGENCY else self.syndicate

    def without(self, policy: Policy) -> Cards:
        return Cards(self.agency - 1, self.syndicate) if policy == AGENCY else Cards(self.agency, self.syndicate - 1)

    @property
    def kinds(self) -> tuple[Policy, ...]:
        """Which policies are among them."""
        return KINDS[self.agency > 0][self.syndicate > 0]


KINDS: Final[tuple[tuple[tuple[Policy, ...], ...], ...]] = (((), (SYNDICATE,)), ((AGENCY,), (AGENCY, SYNDICATE)))
NO_CARDS: Final = Cards(0, 0)


class Council(Struct, frozen=True):
    """The whole truth of one Council, as far as it has got."""

    director: Seat
    operative: Seat
    drawn: Cards
    discarded: Policy | None = None  # by the Director
    buried: Policy | None = None  # by the Global Operative
    enacted: Policy | None = None


class Dealt(Move, frozen=True):
    """Nature's move: the roles seat by seat, the deck top card last, and the first Director."""

    roles: tuple[Role, ...]
    deck: tuple[Policy, ...]
    director: Seat


class Shuffled(Move, frozen=True):
    """Nature's move: which place of leftovers and discards together lies where in the new deck, top card last."""

    order: tuple[int, ...]


class Nominate(Move, frozen=True):
    seat: Seat


class Vote(Move, frozen=True):
    approve: bool


class Discard(Move, frozen=True):
    """The Director lays one of three cards aside."""

    policy: Policy


class Enact(Move, frozen=True):
    """The Global Operative enacts one of two cards, and the other is discarded."""

    policy: Policy


class Investigate(Move, frozen=True):
    seat: Seat


class Arrange(Move, frozen=True):
    """Lay the cards back on the deck in this order, the first on top."""

    cards: tuple[Policy, ...]


class Appoint(Move, frozen=True):
    """Name the next Director."""

    seat: Seat


class Purge(Move, frozen=True):
    seat: Seat


class IAm(Claim, frozen=True):
    role: Role


class IDrew(Claim, frozen=True):
    """The Director, of the three cards of a Council."""

    council: int
    cards: Cards


class IReceived(Claim, frozen=True):
    """The Global Operative, of the two cards of a Council."""

    council: int
    cards: Cards


class IFound(Claim, frozen=True):
    """Whoever investigated ``seat``."""

    seat: Seat
    answer: Side | Role


class ISaw(Claim, frozen=True):
    """Whoever used Surveillance."""

    cards: Cards


class Began(Event, frozen=True):
    """The roles are dealt; ``director`` was drawn to begin."""

    director: Seat


class Learned(Event, frozen=True):
    """What a seat was shown at the deal: its own role, and the roles of ``others`` as far as it may know them."""

    role: Role
    others: tuple[tuple[Seat, Role], ...] = ()


class Nominated(Event, frozen=True):
    director: Seat
    operative: Seat


class Voted(Event, frozen=True):
    approving: tuple[Seat, ...]
    rejecting: tuple[Seat, ...]


class Elected(Event, frozen=True):
    """A Council stands.  If it was dangerous, its Global Operative is thereby known not to be the Mastermind."""

    director: Seat
    operative: Seat
    confirmed: bool


class Rejected(Event, frozen=True):
    instability: int


class TopDecked(Event, frozen=True):
    """After three rejections the top card is enacted, its side's policy number so-and-so."""

    policy: Policy
    number: int


class Reshuffled(Event, frozen=True):
    """Leftovers and discards are a new deck of so many cards."""

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
    """A Council enacts a policy, its side's number so-and-so."""

    director: Seat
    operative: Seat
    policy: Policy
    number: int


class Granted(Event, frozen=True):
    director: Seat
    power: Power


class Lapsed(Event, frozen=True):
    """Nobody is left on whom the power could be used."""

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
    """``seat`` is out of the game; if it goes on, ``seat`` was not the Mastermind."""

    director: Seat
    seat: Seat


class Revealed(Event, frozen=True):
    """The end: who was who."""

    roles: tuple[Role, ...]


class Opened(Event, frozen=True):
    """The end: what a Council held, and who discarded what."""

    number: int
    council: Council
