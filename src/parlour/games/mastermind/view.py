"""What one seat may see: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from parlour.core import FIXED, BySeat, Recent, Seat, View, by_place, common
from parlour.games.mastermind.cards import Cards, Role, Side
from parlour.games.mastermind.rules import Ballot, DirectorAnswers, DirectorDiscards, OperativeEnacts, roles_shown
from parlour.games.mastermind.settings import MastermindSettings, Ruleset
from parlour.games.mastermind.state import MastermindState


class MastermindView(View, frozen=True):
    """The table as one seat sees it."""

    settings: MastermindSettings
    rules: Annotated[Ruleset, FIXED]
    roles: BySeat[Role | None]  # its own, and those it was shown at the deal; all of them at the end
    living: tuple[Seat, ...]
    director: Seat
    last_in_turn: Seat  # the last Director in the order around the table
    barred: tuple[Seat, ...]  # by the term limit
    confirmed: tuple[Seat, ...]  # not the Mastermind
    investigated: tuple[tuple[Seat, Seat], ...]  # by whom, and who
    findings: tuple[tuple[Seat, Side | Role], ...]  # of this seat's own Investigations
    agency: int  # policies enacted
    syndicate: int
    instability: int
    deck: int  # cards
    discard: int
    nominee: Seat | None  # on whom the table votes now
    council: tuple[Seat, Seat] | None  # the Director and the Global Operative who hold cards now
    silent: tuple[Seat, ...]  # who may not talk now: a Council with cards in hand, and the purged
    hand: Cards | None  # what this seat holds; while a veto is asked for, both members know it
    purge_owed: bool  # the next Council's Director has a Purge


@by_place
def view(s: MastermindState, seat: Seat | None = None) -> MastermindView:
    top = s.agenda[-1] if s.agenda else None
    kind = type(top)  # not isinstance: docs/decisions/0003
    council = None
    if kind is DirectorDiscards or kind is OperativeEnacts or kind is DirectorAnswers:
        council = top.director, top.operative  # type: ignore[union-attr]  # these steps have them
    return MastermindView(
        *common(s, seat),
        settings=s.settings,
        rules=s.rules,
        roles=roles_known(s, seat),
        living=s.living,
        director=s.director,
        last_in_turn=s.last_in_turn,
        barred=s.barred,
        confirmed=s.confirmed,
        investigated=s.investigated,
        findings=findings(s, seat) if s.investigated else (),
        agency=s.agency,
        syndicate=s.syndicate,
        instability=s.instability,
        deck=len(s.deck),
        discard=len(s.discard),
        nominee=top.operative if kind is Ballot else None,  # type: ignore[union-attr]  # a Ballot has one
        council=council,
        silent=silent(s, council or ()),
        hand=s.hand if council and (seat in s.asked or (kind is DirectorAnswers and seat in council)) else None,
        purge_owed=s.purge_owed,
    )


def findings(s: MastermindState, seat: Seat | None) -> tuple[tuple[Seat, Side | Role], ...]:
    for by, _ in s.investigated:
        if by == seat:
            return found_by(s, seat)
    return ()


def found_by(s: MastermindState, seat: Seat) -> tuple[tuple[Seat, Side | Role], ...]:
    return tuple([(target, s.finding(target)) for by, target in dict.fromkeys(s.investigated) if by == seat])


class RolesKnown(NamedTuple):
    """What a seat knows of the roles from the deal, and of which ones."""

    rules: Ruleset
    roles: tuple[Role, ...]
    known: tuple[Role | None, ...]


KNOWN: Final = Recent[tuple[int, Seat], RolesKnown]()  # by the roles as an object, and the seat


def roles_known(s: MastermindState, seat: Seat | None) -> tuple[Role | None, ...]:
    if s.result or not s.roles:
        return s.roles
    if seat is None:
        return (None,) * s.seats
    key = id(s.roles), seat
    known = KNOWN.get(key)
    if known is None or known.roles is not s.roles or known.rules is not s.rules:
        known = KNOWN[key] = RolesKnown(s.rules, s.roles, roles_dealt(s.rules, s.roles, seat))
    return known.known


def roles_dealt(rules: Ruleset, roles: tuple[Role, ...], seat: Seat) -> tuple[Role | None, ...]:
    """What ``seat`` knows from the deal."""
    shown = dict(roles_shown(rules, roles, seat)) | {seat: roles[seat]}
    return tuple([shown.get(other) for other in range(len(roles))])


def silent(s: MastermindState, council: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if s.result is not None:
        return ()
    if s.rules.council_may_talk:
        council = ()
    if len(s.living) == s.seats:
        return council
    return (*[seat for seat in range(s.seats) if seat not in s.living], *council)
