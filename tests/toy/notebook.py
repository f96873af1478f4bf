"""The notebook of a guest of Manor: which secret lies where."""

from __future__ import annotations

from collections.abc import Sequence, Set
from fractions import Fraction

from parlour.core import Answer, Cell, Heading, Notebook, Reasons, Sheet, Unknown
from tests.toy.cards import GUESTS, Revealed, Saw
from tests.toy.view import GuestView
from tests.toy.worlds import GuestWorlds


def notebook(view: GuestView) -> Notebook:
    worlds = GuestWorlds(view)
    if not view.face_up:
        return Notebook((), worlds=1)
    secrets = range(GUESTS * view.settings.secrets)
    rows = tuple([Heading(str(place), (f"secret:{place}",)) for place in secrets])
    columns = tuple([Heading(str(secret), (f"face:{secret}",)) for secret in secrets])
    cells = tuple([tuple([cell(worlds, place, secret) for secret in secrets]) for place in secrets])
    return Notebook((Sheet("secrets", rows, columns, cells, worlds.count()),), worlds.count())


def cell(worlds: GuestWorlds, place: int, secret: int) -> Cell:
    if place in worlds.known:
        chance = Fraction(worlds.known[place] == secret)
    else:
        chance = Fraction(secret in worlds.loose, len(worlds.loose))
    return Cell(("secret", place), (secret,), chance)


def reasons(view: GuestView) -> Reasons:
    return SecretReasons(view)


class SecretReasons:
    """What each guest saw of their own secrets, and what was turned face up."""

    def __init__(self, view: GuestView) -> None:
        self.view = view

    def lines(self, unknown: Unknown) -> Sequence[int]:
        return [n for n, event in enumerate(self.view.story) if isinstance(event, Saw | Revealed)]

    def possible(self, unknown: Unknown, lines: Set[int]) -> Set[Answer]:
        assert isinstance(unknown, tuple)
        known = self.known(lines)
        everything = range(GUESTS * self.view.settings.secrets)
        return {known[unknown[1]]} if unknown[1] in known else set(everything) - set(known.values())

    def known(self, lines: Set[int]) -> dict[int, int]:
        """Which secret lies where, by these lines alone."""
        known: dict[int, int] = {}
        each, seat = self.view.settings.secrets, self.view.seat
        for line in lines:
            match self.view.story[line]:
                case Saw(secrets) if seat is not None:
                    known |= dict(zip(range(each * seat, each * seat + each), secrets))
                case Revealed(_, place, secret):
                    known[place] = secret
        return known
