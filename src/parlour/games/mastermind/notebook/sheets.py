"""The sheets: players by roles, and Councils by what they drew, passed on and discarded."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeAlias

from parlour.core import Answer, Cell, Heading, Notebook, Seat, Sheet, ThingId, Unknown, seat_thing
from parlour.games.mastermind.cards import AGENCY, AGENT, DRAWN, ROLES, THE_MASTERMIND, Cards
from parlour.games.mastermind.knowledge import CouncilSeen
from parlour.games.mastermind.knowledge.cards import CouncilTruth
from parlour.games.mastermind.notebook.aspects import aspects
from parlour.games.mastermind.notebook.claims import Claims
from parlour.games.mastermind.things import DECK, council_thing, kinds, policy_thing, role_thing
from parlour.games.mastermind.view import MastermindView
from parlour.games.mastermind.worlds import MastermindWorlds

Chances: TypeAlias = Mapping[Any, Fraction]  # of the answers to one unknown


class Column(NamedTuple):
    """One question that is asked in every row of a sheet."""

    id: str
    aspect: str  # of the row's player or Council
    among: tuple[Answer, ...]
    about: tuple[ThingId, ...]

    @property
    def heading(self) -> Heading:
        return Heading(self.id, self.about)


def role_column(id: str, *among: Answer) -> Column:
    return Column(id, "role", among, tuple([role_thing(role) for role in ROLES if role in among]))


def card_columns(aspect: str, size: int) -> list[Column]:
    """So many cards at once, by how many of them are Syndicate."""
    hands = [Cards(size - syndicate, syndicate) for syndicate in range(size + 1)]
    return [Column(f"{aspect}-{hand.syndicate}", aspect, (hand.syndicate,), tuple(kinds(hand))) for hand in hands]


ROLE_COLUMNS: Final = (
    role_column("agency", AGENCY),
    role_column("syndicate", AGENT, THE_MASTERMIND),
    role_column("agent", AGENT),
    role_column("mastermind", THE_MASTERMIND),
)
COUNCIL_COLUMNS: Final = (
    *card_columns("drawn", DRAWN),
    *card_columns("received", DRAWN - 1),
    *[Column(f"{aspect}-agency", aspect, (AGENCY,), (policy_thing(AGENCY),)) for aspect in ("discarded", "buried")],
)


def notebook(view: MastermindView) -> Notebook:
    """All that this seat can know."""
    if not view.story:
        return Notebook((), worlds=1)
    worlds, claims = MastermindWorlds(view), Claims(view.story)
    sheets = [role_sheet(worlds, claims)]
    if worlds.known_cards.councils:
        sheets.append(council_sheet(worlds, claims))
    return Notebook(tuple(sheets), worlds.count())


def role_sheet(worlds: MastermindWorlds, claims: Claims) -> Sheet:
    """The players by the roles that they may have."""
    seats = range(worlds.view.seats)
    likely = worlds.roles.marginals()
    return Sheet(
        id="roles",
        rows=tuple([Heading(seat_thing(seat), (seat_thing(seat),)) for seat in seats]),
        columns=tuple([column.heading for column in ROLE_COLUMNS]),
        cells=tuple([row(ROLE_COLUMNS, seat, {"role": likely[seat]}, claims) for seat in seats]),
        worlds=worlds.roles.count(),
        about=tuple([role_thing(role) for role in ROLES]),
    )


def council_sheet(worlds: MastermindWorlds, claims: Claims) -> Sheet:
    """The Councils by the cards that they may have held."""
    links = zip(worlds.known_cards.links, worlds.cards.marginals())
    met = [(seen, by_aspect(likely)) for seen, likely in links if isinstance(seen, CouncilSeen)]
    return Sheet(
        id="councils",
        rows=tuple([council_heading(seen) for seen, _ in met]),
        columns=tuple([column.heading for column in COUNCIL_COLUMNS]),
        cells=tuple([row(COUNCIL_COLUMNS, seen.number, likely, claims) for seen, likely in met]),
        worlds=worlds.cards.count(),
        about=(DECK,),
    )


def council_heading(seen: CouncilSeen) -> Heading:
    council = council_thing(seen.number)
    return Heading(council, (council, seat_thing(seen.director), seat_thing(seen.operative)))


def by_aspect(likely: Mapping[CouncilTruth | None, Fraction]) -> dict[str, dict[Answer, Fraction]]:
    """How likely each answer to each question about a Council is, as far as it has got."""
    found: dict[str, dict[Answer, Fraction]] = {}
    for truth, chance in likely.items():
        for aspect, answer in aspects(truth).items() if truth else ():
            answers = found.setdefault(aspect, {})
            answers[answer] = answers.get(answer, Fraction(0)) + chance
    return found


def row(
    columns: tuple[Column, ...], of: Seat | int, likely: Mapping[str, Chances], claims: Claims
) -> tuple[Cell | None, ...]:
    """The squares of one player or Council."""
    return tuple([square(column, (column.aspect, of), likely.get(column.aspect), claims) for column in columns])


def square(column: Column, unknown: Unknown, likely: Chances | None, claims: Claims) -> Cell | None:
    """What is known there; None where the Council has not got so far."""
    if likely is None:
        return None
    chance = sum([likely[answer] for answer in column.among if answer in likely], Fraction(0))
    return Cell(unknown, column.among, chance, claims.claimed(unknown, column.among))
