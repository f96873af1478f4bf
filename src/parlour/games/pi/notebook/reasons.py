"""What each line of the running mini-game proves about the cases.

A line says what the table answered; that somebody asked is no news.  So every line has its own set of cases: those for
which it would have said the same, no matter what the lines before it said.  An unknown is ``(kind, holder)``; or it is
``(kind, holder, "public")`` for what everybody can know, and then the case that this seat holds is left out.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final, cast

from msgspec.structs import replace

from parlour.core import Answer, Seat, Unknown
from parlour.games.pi.cards import KINDS
from parlour.games.pi.events import Held
from parlour.games.pi.knowledge.candidates import fitting
from parlour.games.pi.knowledge.case_sets import CaseSet, apart, case_set, every_case, only
from parlour.games.pi.knowledge.clues import Clue, Clues, Counted
from parlour.games.pi.view import PiView

PUBLIC: Final = "public"


class PiReasons:
    """For every line that says something about a case: whose, and which cases it leaves."""

    def __init__(self, view: PiView) -> None:
        self.view, self.clues, self.city = view, Clues(view), view.city
        self.everything: CaseSet = (1 << len(every_case(self.city))) - 1
        self.left: dict[int, dict[Seat, CaseSet]] = {}  # by line and by holder
        for holder, (line, case) in self.clues.open.items():
            self.left.setdefault(line, {})[holder] = only(self.city, case)
        for holder, clues in enumerate(self.clues.about):
            for line, clue in clues:
                self.left[line] = {holder: self.told_by(line, clue)}

    def told_by(self, line: int, clue: Clue) -> CaseSet:
        """The cases for which ``line`` would have said just this.

        A tile that its player had examined brings no token again, if it brings one at all (PI-10).
        """
        if isinstance(clue, Counted):
            before = self.clues.examined_before(line)
            clue = replace(clue, look=replace(clue.look, discs=before, cubes=before))
        return case_set(fitting(self.city, self.clues.homes, [clue]))

    def lines(self, unknown: Unknown) -> Sequence[int]:
        """All that speak of any case, since no two cases share a card."""
        public = is_public(unknown)
        return sorted([line for line in self.left if not (public and isinstance(self.view.story[line], Held))])

    def possible(self, unknown: Unknown, lines: Set[int]) -> Set[Answer]:
        kind, holder, *_ = cast("tuple[str, Seat]", unknown)
        axis, own, others = KINDS.index(kind), self.narrowed(holder, lines), self.others(holder, lines)
        return {self.city.axes[axis][n] for n in apart(self.city).possible_cards(axis, own, others)}

    def cases(self, holder: Seat, lines: Set[int]) -> CaseSet:
        """The whole cases that ``holder`` may hold if only these lines are known."""
        return apart(self.city).possible_beside(self.narrowed(holder, lines), self.others(holder, lines))

    def others(self, holder: Seat, lines: Set[int]) -> list[CaseSet]:
        """What ``lines`` leave of every other case; all of them must find room beside this one."""
        return [self.narrowed(other, lines) for other in range(self.view.seats) if other != holder]

    def narrowed(self, holder: Seat, lines: Set[int]) -> CaseSet:
        """The cases that ``holder`` may hold by these lines alone."""
        cases = self.everything
        for line in lines:
            cases &= self.left.get(line, {}).get(holder, cases)
        return cases


def is_public(unknown: Unknown) -> bool:
    return isinstance(unknown, tuple) and unknown[-1] == PUBLIC


def reasons(view: PiView) -> PiReasons:
    return PiReasons(view)
