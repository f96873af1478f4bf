"""Who may be who: what one seat's story says of the roles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Constraint, Event, Seat
from parlour.games.mastermind.cards import (
    AGENCY,
    AGENT,
    ROLES,
    SYNDICATE,
    THE_MASTERMIND,
    Elected,
    Investigated,
    Learned,
    Purged,
    Revealed,
    Role,
)
from parlour.games.mastermind.view import AgencyView

Stock: TypeAlias = tuple[int, ...]  # role cards still to be dealt, in the order of ROLES
MEANING: Final[dict[str, tuple[Role, ...]]] = {  # of an Investigation's answer
    AGENCY: (AGENCY,),
    SYNDICATE: (AGENT, THE_MASTERMIND),
    AGENT: (AGENT,),
    THE_MASTERMIND: (THE_MASTERMIND,),
}
NOT_THE_MASTERMIND: Final = (AGENCY, AGENT)


class Seated(Struct, frozen=True):
    """A link of the chain of roles: somebody who may have any of these."""

    roles: frozenset[Role]

    def ways(self, left: Stock) -> list[tuple[Role, int, Stock]]:
        return [
            (role, 1, (*left[:i], left[i] - 1, *left[i + 1 :]))
            for i, role in enumerate(ROLES)
            if left[i] and role in self.roles
        ]


class Dossier:
    """The roles that each seat may have, and the lines of the story that say so."""

    def __init__(self, v: AgencyView) -> None:
        self.view = v
        self.possible = [frozenset(ROLES) for _ in range(v.seats)]
        self.constraints: list[Constraint] = []
        for line, event in enumerate(v.story):
            self.learn(line, event)

    def links(self) -> list[Seated]:
        return [Seated(roles) for roles in self.possible]

    def learn(self, line: int, event: Event) -> None:
        match event:
            case Learned():
                self.begin(line, event)
            case Investigated(_, seat, answer) if answer is not None:
                self.narrow(line, [(seat, MEANING[answer])])
            case Elected(_, seat, True):
                self.narrow(line, [(seat, NOT_THE_MASTERMIND)])
            case Purged(_, seat) if seat in self.view.confirmed:
                self.narrow(line, [(seat, NOT_THE_MASTERMIND)])
            case Revealed(roles):
                self.narrow(line, [(seat, (role,)) for seat, role in enumerate(roles)])

    def begin(self, line: int, event: Learned) -> None:
        """Whoever is shown some roles is shown every holder of them, so the rest are something else."""
        shown, told = self.view.rules.shown_to(event.role), dict(event.others)
        rest = tuple([role for role in ROLES if role not in shown])
        known = [(seat, (told[seat],) if seat in told else rest) for seat in self.others()]
        self.narrow(line, known)
        if self.view.seat is not None:
            self.possible[self.view.seat] = frozenset((event.role,))

    def others(self) -> list[Seat]:
        return [seat for seat in range(self.view.seats) if seat != self.view.seat]

    def narrow(self, line: int, known: Iterable[tuple[Seat, tuple[Role, ...]]]) -> None:
        """By this line of the story these seats have no other roles."""
        about = [seat for seat, _ in known if seat != self.view.seat]
        for seat, roles in known:
            self.possible[seat] &= frozenset(roles)
        self.constraints.append(Constraint(tuple([("role", seat) for seat in about]), (line,)))
