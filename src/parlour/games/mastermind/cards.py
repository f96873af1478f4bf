"""What is in the box of The Mastermind: roles, policies and powers, and the numbers that the rulebook fixes."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from parlour.core import Seat

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
MEANING: Final[dict[str, tuple[Role, ...]]] = {  # of an Investigation's answer: a side, or by option a role
    AGENCY: (AGENCY,),
    SYNDICATE: (AGENT, THE_MASTERMIND),
    AGENT: (AGENT,),
    THE_MASTERMIND: (THE_MASTERMIND,),
}

INVESTIGATION: Final = "Investigation"
SURVEILLANCE: Final = "Surveillance"
SPECIAL_ELECTION: Final = "Special Election"
PURGE: Final = "Purge"
POWERS: Final[tuple[Power, ...]] = (INVESTIGATION, SURVEILLANCE, SPECIAL_ELECTION, PURGE)

POLICIES: Final[tuple[Policy, ...]] = (AGENCY,) * 6 + (SYNDICATE,) * 11
AGENCY_WINS: Final = 5  # policies on the board
SYNDICATE_WINS: Final = 6
SLOTS: Final = 6  # on each track; the Agency never needs its sixth
DANGER_FROM: Final = 3  # so many Syndicate policies on, the Syndicate wins by electing the Mastermind
DRAWN: Final = 3  # cards that a Council draws, and that Surveillance sees
REJECTIONS: Final = 3  # so many in a row, and the top card is enacted
VETO_FROM: Final = 5  # so many Syndicate policies on, a Council may throw its cards away, where the table has the veto
MOST_COUNCILS: Final = AGENCY_WINS + SYNDICATE_WINS - 1  # each enacts a policy
MOST_VETOES: Final = (REJECTIONS - 1) * (
    AGENCY_WINS + SYNDICATE_WINS - 1 - VETO_FROM
)  # before each policy that is left


class Cards(Struct, frozen=True):
    """Some policy cards, counted: nobody can tell two of a kind apart."""

    agency: int
    syndicate: int

    def __len__(self) -> int:
        return self.agency + self.syndicate

    def number(self, policy: Policy) -> int:
        """How many of them are of one kind."""
        return self.agency if policy == AGENCY else self.syndicate

    def without(self, policy: Policy) -> Cards:
        return Cards(self.agency - 1, self.syndicate) if policy == AGENCY else Cards(self.agency, self.syndicate - 1)

    @property
    def each(self) -> tuple[Policy, ...]:
        """One by one."""
        return tuple([policy for policy in SIDES for _ in range(self.number(policy))])

    @property
    def kinds(self) -> tuple[Policy, ...]:
        """Which policies are among them."""
        return KINDS[self.agency > 0][self.syndicate > 0]


KINDS: Final[tuple[tuple[tuple[Policy, ...], ...], ...]] = (((), (SYNDICATE,)), ((AGENCY,), (AGENCY, SYNDICATE)))
NO_CARDS: Final = Cards(0, 0)


class Council(Struct, frozen=True):
    """The whole truth about one Council, as far as it has got."""

    director: Seat
    operative: Seat
    drawn: Cards
    discarded: Policy | None = None  # by the Director
    buried: Policy | None = None  # discarded by the Global Operative
    enacted: Policy | None = None
    vetoed: bool = False  # what the Director passed on was thrown away

    @property
    def passed(self) -> Cards:
        """What the Global Operative got from the Director."""
        assert self.discarded is not None
        return self.drawn.without(self.discarded)

    @property
    def thrown_away(self) -> tuple[Policy, ...]:
        """What it has put among the discards so far."""
        aside = self.passed.each if self.vetoed else () if self.buried is None else (self.buried,)
        return aside if self.discarded is None else (self.discarded, *aside)
