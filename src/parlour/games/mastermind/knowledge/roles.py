"""Who may have which role: what one seat's story says about the roles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Constraint, Event, Seat
from parlour.games.mastermind.cards import AGENCY, AGENT, MEANING, ROLES, Role
from parlour.games.mastermind.events import Elected, Investigated, Learned, Purged, RolesRevealed
from parlour.games.mastermind.view import MastermindView

RolesLeft: TypeAlias = tuple[int, ...]  # role cards still to be dealt, in the order of ROLES
NOT_THE_MASTERMIND: Final = (AGENCY, AGENT)


class RoleLink(Struct, frozen=True):
    """A link in the chain of roles: one seat, which has one of these."""

    roles: frozenset[Role]

    def ways(self, left: RolesLeft) -> list[tuple[Role, int, RolesLeft]]:
        return [
            (role, 1, (*left[:i], left[i] - 1, *left[i + 1 :]))
            for i, role in enumerate(ROLES)
            if left[i] and role in self.roles
        ]


class KnownRoles:
    """The roles that each seat may have, and the lines of the story that say so."""

    def __init__(self, v: MastermindView) -> None:
        self.view = v
        self.possible = [frozenset(ROLES) for _ in range(v.seats)]
        self.says: dict[int, Sequence[tuple[Seat, tuple[Role, ...]]]] = {}  # line by line, the roles that it leaves
        self.constraints: list[Constraint] = []
        for line, event in enumerate(v.story):
            self.learn(line, event)

    def links(self) -> list[RoleLink]:
        return [RoleLink(roles) for roles in self.possible]

    def learn(self, line: int, event: Event) -> None:
        match event:
            case Learned():
                self.learn_deal(line, event)
            case Investigated(_, seat, answer) if answer is not None:
                self.narrow(line, [(seat, MEANING[answer])])
            case Elected(_, seat, True) | Purged(_, seat, True):
                self.narrow(line, [(seat, NOT_THE_MASTERMIND)])
            case RolesRevealed(roles):
                self.narrow(line, [(seat, (role,)) for seat, role in enumerate(roles)])

    def learn_deal(self, line: int, event: Learned) -> None:
        """A seat that is shown some roles is shown every holder of them, so the rest have other roles."""
        shown, told = self.view.rules.shown_to(event.role), dict(event.others)
        rest = tuple([role for role in ROLES if role not in shown])
        told |= {} if self.view.seat is None else {self.view.seat: event.role}
        self.narrow(line, [(seat, (told[seat],) if seat in told else rest) for seat in range(self.view.seats)])

    def narrow(self, line: int, known: Sequence[tuple[Seat, tuple[Role, ...]]]) -> None:
        """By this line of the story these seats have no other roles."""
        about = [seat for seat, _ in known if seat != self.view.seat]
        for seat, roles in known:
            self.possible[seat] &= frozenset(roles)
        self.says[line] = known
        self.constraints.append(Constraint(tuple([("role", seat) for seat in about]), (line,)))
