"""The table of The Mastermind: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from typing import Final

from parlour.core import Seat, State
from parlour.games.mastermind.cards import (
    AGENCY,
    DRAWN,
    NO_CARDS,
    SYNDICATE,
    THE_MASTERMIND,
    VETO_FROM,
    Cards,
    Council,
    Policy,
    Power,
    Role,
    Side,
)
from parlour.games.mastermind.settings import SEATS, MastermindSettings, Ruleset, ruleset

FEW_ALIVE: Final = 5  # so many or fewer, and of an elected pair only the Global Operative is barred


class MastermindState(State):
    settings: MastermindSettings = MastermindSettings()
    rules: Ruleset = ruleset(SEATS[0], MastermindSettings())
    roles: tuple[Role, ...] = ()
    deck: list[Policy] = []  # the top card last
    discard: list[Policy] = []
    hand: Cards = NO_CARDS  # what the Council holds just now
    councils: tuple[Council, ...] = ()
    agency: int = 0  # policies enacted
    syndicate: int = 0
    instability: int = 0
    director: Seat = 0  # who holds the placard
    last_in_turn: Seat = 0  # who last held it in the order around the table
    barred: tuple[Seat, ...] = ()  # by the term limit; of a pair the Director first
    living: tuple[Seat, ...] = ()
    confirmed: tuple[Seat, ...] = ()  # known to everyone not to be the Mastermind
    investigated: tuple[tuple[Seat, Seat], ...] = ()  # by whom, and who
    purge_owed: bool = False  # the only Purge was lost to Instability, and the next Council's Director has it

    @property
    def mastermind(self) -> Seat:
        return self.roles.index(THE_MASTERMIND)

    @property
    def deck_is_short(self) -> bool:
        """Whether the deck must be made anew before any card of it is touched."""
        return len(self.deck) < DRAWN

    @property
    def top(self) -> tuple[Policy, ...]:
        """The three cards on top of the deck, the first to be drawn first."""
        return tuple(self.deck[: -1 - DRAWN : -1])

    def others(self) -> list[Seat]:
        """Everyone alive except the Director."""
        return [seat for seat in self.living if seat != self.director]

    def suspects(self) -> list[Seat]:
        """Whom the Director may investigate: nobody is investigated twice, unless the table allows it."""
        known = [] if self.rules.repeat_investigations else [seat for _, seat in self.investigated]
        return [seat for seat in self.others() if seat not in known]

    def eligible(self) -> list[Seat]:
        """Whom the Director may nominate."""
        return [seat for seat in self.living if seat != self.director and seat not in self.barred]

    def left_of(self, seat: Seat) -> Seat:
        """The next living seat, clockwise."""
        for other in self.living:
            if other > seat:
                return other
        return self.living[0]

    def finding(self, seat: Seat) -> Side | Role:
        """What an Investigation of ``seat`` tells."""
        role = self.roles[seat]
        return role if self.rules.full_roles else AGENCY if role == AGENCY else SYNDICATE

    def enacted(self, policy: Policy) -> int:
        """How many policies of this side are on the board."""
        return self.agency if policy == AGENCY else self.syndicate

    def power_of(self, policy: Policy) -> Power | None:
        """The power that the policy just enacted has in the table."""
        slot = self.syndicate - 1
        return self.rules.powers[slot] if policy == SYNDICATE and slot < len(self.rules.powers) else None

    @property
    def veto_open(self) -> bool:
        """Whether a Global Operative may ask to throw the cards away."""
        return self.rules.veto and self.syndicate >= VETO_FROM

    def gone(self, seat: Seat) -> str | None:
        """Why nobody may choose ``seat``, if it has been purged."""
        return None if seat in self.living else "That player has been purged."

    def give_placard(self, seat: Seat) -> None:
        """``seat`` is Director now; by the rulebook, the Director before may not be nominated this round."""
        if self.rules.term_limit == "previous_director":
            self.barred = (self.director,)
        self.director = seat

    def limit_terms(self, director: Seat, operative: Seat) -> None:
        """A Council stands; in some rulesets its members are barred until another does."""
        if self.rules.term_limit == "elected_director":
            self.barred = (director,)
        elif self.rules.term_limit == "elected_pair":
            self.barred = (director, operative) if len(self.living) > FEW_ALIVE else (operative,)

    def purge(self, seat: Seat) -> None:
        """``seat`` is out of the game; with few left, an elected Director is no longer barred."""
        self.living = tuple([other for other in self.living if other != seat])
        if self.rules.term_limit == "elected_pair" and len(self.living) == FEW_ALIVE:
            self.barred = self.barred[1:]

    def confirm(self, seat: Seat) -> None:
        """Everyone has seen that ``seat`` is not the Mastermind."""
        if seat not in self.confirmed:
            self.confirmed += (seat,)
