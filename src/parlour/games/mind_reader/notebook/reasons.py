"""What the story of a seat of Mind Reader proves, to itself and to others who have heard parts of it."""

from __future__ import annotations

from collections.abc import Sequence, Set

from parlour.core import Answer, Reasons, Seat, Unknown
from parlour.games.mind_reader.notebook.account import Account
from parlour.games.mind_reader.notebook.heard import as_heard_by, heard_by
from parlour.games.mind_reader.view import MindReaderView


class MindReaderReasons:
    """The lines that say something, and the cards they leave; of an own Secret Card, to the others."""

    def __init__(self, view: MindReaderView) -> None:
        self.view = view
        self.accounts: dict[Seat | None, Account] = {}  # by who has heard it; None: this seat

    def lines(self, unknown: Unknown) -> Sequence[int]:
        knower, _ = self.asked(unknown)
        return list(self.account(knower).clues)

    def possible(self, unknown: Unknown, lines: Set[int]) -> Set[Answer]:
        knower, hidden = self.asked(unknown)
        return set(self.account(knower).possible(hidden, lines))

    def asked(self, unknown: Unknown) -> tuple[Seat | None, Unknown]:
        """Who is to know it, and the card that is asked for."""
        match unknown:
            case ("known to", int(knower), side):
                return knower, (self.view.seat, side)
        return None, unknown

    def account(self, knower: Seat | None) -> Account:
        if knower not in self.accounts:
            self.accounts[knower] = self.heard(knower)
        return self.accounts[knower]

    def heard(self, knower: Seat | None) -> Account:
        if knower is None:
            return Account(self.view, list(enumerate(self.view.story)))
        return Account(as_heard_by(knower, self.view), list(heard_by(knower, self.view)))


def reasons(view: MindReaderView) -> Reasons:
    return MindReaderReasons(view)
