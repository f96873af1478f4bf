"""The Mastermind in numbers: tracks, seats, roles this seat knows, its hand; the history holds votes and Councils."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from parlour.core import Move
from parlour.envs.tensors import Block, flags, numbers, one_of, remembered
from parlour.games.mastermind.cards import DRAWN, MEANING, ROLES, SIDES
from parlour.games.mastermind.moves import Appoint, Arrange, Discard, Enact, Investigate, Nominate, Purge, Vote
from parlour.games.mastermind.settings import MastermindSettings
from parlour.games.mastermind.view import MastermindView

ANSWERS: Final = list(MEANING)


def moves(seats: int, settings: MastermindSettings) -> Iterator[Move]:
    yield from (Vote(True), Vote(False))
    yield from map(Discard, SIDES)
    yield from map(Enact, SIDES)
    for kind in (Nominate, Investigate, Appoint, Purge):
        yield from map(kind, range(seats))
    yield from map(Arrange, product(SIDES, repeat=DRAWN))


def blocks(seats: int, settings: MastermindSettings) -> list[Block]:
    everyone = range(seats)

    def known_roles(view: MastermindView) -> bytes:
        roles = view.roles or (None,) * seats
        return b"".join([one_of(ROLES.index(role) if role else None, len(ROLES)) for role in roles])

    def findings(view: MastermindView) -> bytes:
        found = dict(view.findings)
        rows = [ANSWERS.index(found[seat]) if seat in found else None for seat in everyone]
        return b"".join([one_of(row, len(ANSWERS)) for row in rows])

    def tracks(view: MastermindView) -> bytes:
        return numbers((view.agency, view.syndicate, view.instability, view.deck, view.discard, view.purge_owed))

    def offices(view: MastermindView) -> bytes:
        director, operative = view.council or (None, None)
        seated = (view.director, view.last_in_turn, view.nominee, director, operative)
        return b"".join([one_of(seat, seats) for seat in seated])

    def marks(view: MastermindView) -> bytes:
        """Who lives, who is barred, who is surely not the Mastermind, who was investigated."""
        groups = (view.living, view.barred, view.confirmed, [seat for _, seat in view.investigated])
        return b"".join([flags([seat in group for seat in everyone]) for group in groups])

    return [
        Block("roles", seats * len(ROLES), remembered(known_roles, "roles")),
        Block("findings", seats * len(ANSWERS), remembered(findings, "findings")),
        Block("tracks", 6, tracks),
        Block("offices", 5 * seats, remembered(offices, "director", "last_in_turn", "nominee", "council")),
        Block("marks", 4 * seats, remembered(marks, "living", "barred", "confirmed", "investigated")),
        Block("hand", 2, lambda view: numbers((view.hand.agency, view.hand.syndicate)) if view.hand else b"\0\0"),
    ]
