"""The notebook of P.I.: its pages, and what is certain and ruled out in them, against every deal."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from parlour.core import Fact
from parlour.games.pi import PI, PiView
from parlour.games.pi.cards import HARBOUR
from parlour.games.pi.events import Held
from parlour.games.pi.notebook import front, notebook, reasons
from parlour.games.pi.notebook.reasons import PiReasons
from parlour.games.pi.worlds import PiWorlds
from parlour.notebook import squares
from parlour.testing import Variant, random_run
from parlour.testing.run import runs
from tests.games.pi.kit import KIT
from tests.games.pi.retold import (
    HARBOURS,
    LITERAL,
    Asked,
    Deal,
    every_deal,
    holds,
    late_views,
    proved,
    was_said,
)
from tests.games.pi.table import ANN, BEA, CAL, FIVE, dealt, for_ann, miss, solve, take


class TestPages:
    def test_three_columns_stand_side_by_side_and_then_comes_a_page_for_each_rival(self) -> None:
        pages = notebook(PI.view(dealt(*FIVE), CAL))
        assert [sheet.id for sheet in pages.sheets] == [
            "suspect-1", "crime-1", "location-1", "case-1-3", "case-1-4", "case-1-0", "case-1-1",
        ]  # fmt: skip
        assert [sheet.group for sheet in pages.sheets[:3]] == ["case"] * 3
        assert [len(sheet.rows) for sheet in pages.sheets[:4]] == [12, 10, 14, 14]
        assert [sheet.knower for sheet in pages.sheets] == [None, None, None, 3, 4, 0, 1]
        assert pages.worlds == PiWorlds(PI.view(dealt(*FIVE), CAL)).count()

    def test_the_front_has_the_columns_alone_and_counts_the_cases_left(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Murder")
        view = PI.view(s, ANN)
        assert front(view).sheets == notebook(view).sheets[:3] and front(view).worlds == 11 * 13
        miss(s, BEA)
        solve(s, ANN)
        assert front(PI.view(s, ANN)).worlds == 1
        assert front(PI.view(s, None)) == notebook(PI.view(s, None))

    def test_a_blank_tile_has_no_square(self) -> None:
        page = notebook(PI.view(dealt(*FIVE), CAL)).sheets[3]
        forest_park = page.cells[1]
        assert forest_park[0] and forest_park[0].among == ("Dutch",) and forest_park[1] is None

    def test_before_the_deal_there_are_no_pages(self) -> None:
        pages = notebook(PI.view(PI.begin(2, PI.table(2, {})), ANN))
        assert pages.sheets == () and pages.worlds == 1

    def test_a_spectator_has_a_page_for_every_case(self) -> None:
        s = dealt(*FIVE[:3])
        take(s, ANN, "Forgery")
        view = PI.view(s, None)
        pages = notebook(view)
        assert [sheet.id for sheet in pages.sheets] == ["case-1-0", "case-1-1", "case-1-2"]
        assert {sheet.knower for sheet in pages.sheets} == {None} and pages.worlds == PiWorlds(view).count()
        assert [sheet.worlds for sheet in pages.sheets] == [len(PiWorlds(view).cases(holder)) for holder in (2, 0, 1)]

    def test_a_solved_case_is_certain_in_the_own_columns_and_leaves_the_rivals_pages(self) -> None:
        s = dealt(*FIVE[:4])
        solve(s, ANN)
        assert [sheet.id for sheet in notebook(PI.view(s, BEA)).sheets[3:]] == ["case-1-2", "case-1-3"]
        own = notebook(PI.view(s, ANN)).sheets[:3]
        assert [cell.among for sheet in own for (cell,) in sheet.cells if cell and cell.chance == 1] == [
            ("Rusty",), ("Kidnapping",), ("Forest Park",),
        ]  # fmt: skip

    def test_after_the_end_all_is_certain(self) -> None:
        s = dealt(*FIVE[:3], mini_games=1, rounds=1)
        solve(s, ANN)
        miss(s, BEA, CAL)
        pages = notebook(PI.view(s, BEA))
        assert [sheet.worlds for sheet in pages.sheets] == [1, 1, 1] and pages.worlds == 1

    def test_marks_keep_their_squares_in_a_mini_game_and_none_is_carried_into_the_next(self) -> None:
        met: dict[int, set[frozenset[str]]] = {}
        for n, (s, _, _) in enumerate(random_run(KIT, Variant(3, {"investigators": 8}), 2).states()):
            if s.tiles and n % 20 == 0:
                own = [id for id, sheet, _ in squares(notebook(PI.view(s, BEA))) if sheet.group == "case"]
                assert len(own) == len(set(own)) == 36
                met.setdefault(s.number, set()).add(frozenset(own))
        assert len(met) == 3 and all([len(ids) == 1 for ids in met.values()])
        assert len(frozenset.union(*[ids for each in met.values() for ids in each])) == 3 * 36


class TestCertainty:
    def test_chances_are_those_of_the_worlds_and_all_lines_leave_the_same_answers(self) -> None:
        """The law of reasons, on every kind of table: with all lines, just the answers of the worlds."""
        checked = 0
        for run in runs(KIT, 12):
            for n, s in run.moments(Random(run.name), 9):
                for seat in {n % run.seats, (n + 1) % run.seats}:
                    checked += self.check(PI.view(s, seat))
        assert checked > 200

    def check(self, view: PiView) -> bool:
        seen, why_so = PiWorlds(view).marginals(), reasons(view)
        possible = {unknown: why_so.possible(unknown, frozenset(why_so.lines(unknown))) for unknown in seen}
        assert possible == {unknown: set(answers) for unknown, answers in seen.items()}
        for _, sheet, cell in squares(notebook(view)):
            if cell.unknown not in possible:
                possible[cell.unknown] = why_so.possible(cell.unknown, frozenset(why_so.lines(cell.unknown)))
            left, among = possible[cell.unknown], set(cell.among)
            assert (cell.chance == 0, cell.chance == 1) == (not among & left, left <= among)
            if sheet.knower is None and cell.unknown in seen:
                assert cell.chance == seen[cell.unknown].get(cell.among[0], 0)
        return True

    @pytest.mark.parametrize("variant", [*HARBOURS, LITERAL], ids=str)
    def test_every_square_against_every_deal_in_the_harbour(self, variant: Variant) -> None:
        every, compared = list(every_deal(variant.seats, HARBOUR)), 0
        for view in late_views(variant, range(2), 4):
            told, asked = was_said(view), Asked(view)
            public = [deal for deal in every if self.agrees(told, asked.again(deal), view, Held)]
            mine = [deal for deal in public if view.case is None or deal[view.seat or 0] == view.case]
            for _, sheet, cell in squares(notebook(view)):
                compared += self.compare(sheet, cell, mine if sheet.knower is None else public)
        assert compared > 200

    def agrees(self, told: dict[int, Any], said: dict[int, Any], view: PiView, but: type) -> bool:
        return all([said[line] == was for line, was in told.items() if not isinstance(view.story[line], but)])

    def compare(self, sheet: Any, cell: Any, deals: list[Deal]) -> int:
        fact = Fact(cell.unknown, cell.among)
        if sheet.knower is None:
            assert cell.chance == Fraction(sum([holds(fact, deal) for deal in deals]), len(deals))
        else:
            cases = {deal[cell.unknown[1]] for deal in deals}
            fitting = [case for case in cases if cell.among[0] in case]
            assert sheet.worlds == len(cases) and cell.chance == Fraction(len(fitting), len(cases))
        return 1

    def test_what_is_certain_holds_in_every_imagined_world(self) -> None:
        for view in late_views(Variant(5, {"rounds": 12}), range(2), 3):
            seen, facts = PiWorlds(view), proved(view)
            for n in range(3):
                cases = seen.sample(Random(n).randrange).cases
                assert all([holds(fact, cases) for fact in facts])

    def test_a_fault_in_joint_reasoning_is_caught(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(PiReasons, "others", lambda *_: [])
        with pytest.raises(AssertionError):
            self.test_chances_are_those_of_the_worlds_and_all_lines_leave_the_same_answers()
