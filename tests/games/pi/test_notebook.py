"""The notebook of P.I.: what is certain and what is ruled out, against every deal; and what proves it, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from parlour.core import Fact, Refused
from parlour.games.pi import PI, PiView
from parlour.games.pi.cards import HARBOUR, KINDS, WHOLE, Case, City, holder_for
from parlour.games.pi.events import Examined, Failed, Held, Investigated, MiniGameEnded, Solved
from parlour.games.pi.knowledge.clues import Clues
from parlour.games.pi.notebook import front, notebook, reasons
from parlour.games.pi.notebook.reasons import PUBLIC, PiReasons
from parlour.games.pi.rules.answers import Look, token
from parlour.games.pi.worlds import PiWorlds
from parlour.notebook import Proof, squares, why
from parlour.testing import Variant, random_run
from parlour.testing.run import runs
from tests.games.pi.kit import KIT
from tests.games.pi.table import ANN, BEA, CAL, FIVE, dealt, for_ann, miss, place, solve, take

HARBOURS = (Variant(3, {"city": "harbour", "investigators": 2}), Variant(2, {"city": "harbour"}))
LITERAL = Variant(3, {"city": "harbour", "repeat_cubes": True, "marked_cards": True})
Deal = tuple[Case, ...]


def every_deal(seats: int, city: City) -> Iterator[Deal]:
    for cards in product(*[permutations(axis, seats) for axis in city.axes]):
        yield tuple([Case(*case) for case in zip(*cards)])


class Asked:
    """Everything that was asked in the running mini-game, to be asked again about any other deal."""

    def __init__(self, view: PiView) -> None:
        clues = Clues(view)
        self.view, self.homes = view, clues.homes
        self.lines = [line for line in range(clues.laid, len(view.story)) if type(view.story[line]) in TOLD]

    def again(self, deal: Deal) -> dict[int, Any]:
        """What each line would tell if this had been dealt."""
        tokens: dict[tuple[int, str], tuple[str, ...]] = {}
        return {line: self.answer(self.view.story[line], deal, tokens) for line in self.lines}

    def answer(self, event: Any, deal: Deal, tokens: dict[tuple[int, str], tuple[str, ...]]) -> Any:
        """As the rules say, with the tokens that this deal would have brought so far."""
        if isinstance(event, Held):
            return deal[event.seat]
        if isinstance(event, MiniGameEnded):
            return tuple([deal[holder] for holder, _ in event.unsolved])
        goal = deal[holder_for(event.seat, self.view.seats)]
        if isinstance(event, Solved | Failed):
            return goal == event.case
        discs, cubes = tokens.get((event.seat, "disc"), ()), tokens.get((event.seat, "cube"), ())
        if isinstance(event, Investigated):
            here, repeat = self.view.tiles[event.location], self.view.settings.repeat_cubes
            return Look(self.homes, here, discs, cubes, repeat).new_tokens(goal)
        if event.card in discs + cubes:
            return "known"
        found = token(self.homes, self.homes[event.card], goal[self.view.city.kind_of[event.card]])
        tokens[event.seat, found] = (*tokens.get((event.seat, found), ()), event.card)
        return found


TOLD: dict[type, Callable[[Any], Any]] = {
    Held: lambda event: event.case,
    Solved: lambda event: True,
    Failed: lambda event: False,
    MiniGameEnded: lambda event: tuple([case for _, case in event.unsolved]),
    Investigated: lambda event: (event.discs, event.cubes),
    Examined: lambda event: event.found,
}


def was_said(view: PiView) -> dict[int, Any]:
    """What each line told in truth."""
    return {line: TOLD[type(view.story[line])](view.story[line]) for line in Asked(view).lines}


def holds(fact: Fact, deal: Deal) -> bool:
    kind, holder, *_ = fact.unknown  # type: ignore[misc]
    return (deal[holder][KINDS.index(kind)] in fact.among) == fact.holds


def check_proof(proof: Proof, view: PiView, every: list[tuple[Deal, dict[int, Any]]]) -> None:
    """In every deal that agrees with its lines the fact holds; without any one of them it does not."""
    told = was_said(view)
    agree = [(deal, {line for line in proof.lines if said[line] == told[line]}) for deal, said in every]
    assert all([holds(proof.fact, deal) for deal, lines in agree if len(lines) == len(proof.lines)]), "not proved"
    broken = [lines for deal, lines in agree if not holds(proof.fact, deal)]
    for spared in proof.lines:
        assert any([set(proof.lines) - lines == {spared} for lines in broken]), f"line {spared} can be spared"


def late_views(variant: Variant, seeds: range, moments: int) -> Iterator[PiView]:
    for seed in seeds:
        run = random_run(KIT, variant, seed)
        for _, s in run.moments(Random(seed), moments):
            for seat in range(run.seats):
                yield PI.view(s, seat)


def proved(view: PiView) -> list[Fact]:
    return [cell.fact for _, _, cell in squares(notebook(view)) if cell.certainty != "open"]


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


class TestProofs:
    @pytest.mark.parametrize("variant", [*HARBOURS, LITERAL], ids=str)
    def test_the_lines_prove_it_in_every_deal_and_none_can_be_spared(self, variant: Variant) -> None:
        every, checked = list(every_deal(variant.seats, HARBOUR)), 0
        for view in late_views(variant, range(1), 4):
            asked = Asked(view)
            deals = [(deal, asked.again(deal)) for deal in every]
            for fact in Random(checked).sample(facts := proved(view), min(6, len(facts))):
                check_proof(why(PI, view, fact), view, deals)
                checked += 1
        assert checked > 30

    def test_with_two_players_in_the_whole_city(self) -> None:
        """Every case that Bea may hold is tried; beside it Ann's finds room, unless a line says which it is."""
        checked = 0
        cases = [Case(*cards) for cards in product(*WHOLE.axes)]
        for view in late_views(Variant(2, {"mini_games": 1}), range(1), 4):
            holder, asked = holder_for(view.seat or 0, 2), Asked(view)
            deals = [(pair(case, holder, view.case), said(asked, case, holder)) for case in cases]
            own = [fact for fact in proved(view) if PUBLIC not in fact.unknown]  # type: ignore[operator]
            for fact in Random(checked).sample(own, min(4, len(own))):
                proof = why(PI, view, fact)
                if all([view.story[line].seat == view.seat for line in proof.lines]):
                    check_proof(proof, view, deals)
                    checked += 1
        assert checked > 10

    def test_lines_about_a_rival_prove_something_about_your_own_case(self) -> None:
        s = dealt(*FIVE[:3])
        miss(s, ANN)
        take(s, BEA, "Bubbles")
        proof = why(PI, view := PI.view(s, CAL), Fact(("suspect", BEA), ("Bubbles",), holds=False))
        assert [type(view.story[line]) for line in proof.lines] == [Examined] and proof.left == (11,)

    def test_what_is_public_is_proved_without_the_case_you_hold(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        miss(s, ANN)
        take(s, BEA, "Shorty")  # Ann holds Shorty
        view = PI.view(s, ANN)
        proof = why(PI, view, Fact(("suspect", ANN, PUBLIC), ("Shorty",)))
        assert [type(view.story[line]) for line in proof.lines] == [Examined]

    def test_what_is_open_is_not_proved(self) -> None:
        view = PI.view(for_ann("Bubbles, Murder, Downtown"), ANN)
        with pytest.raises(Refused, match="still open"):
            why(PI, view, Fact(("suspect", BEA), ("Bubbles",)))

    def test_a_look_after_evidence_is_judged_by_what_each_case_would_have_been_told(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """PI-10: the tile was examined, so it brings no token again; that holds even if the answer then is left out."""
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Bubbles")
        miss(s, BEA)
        assert place(s, ANN, "Little Italy") == (
            0,
            1,
        )  # Trocadero is next door; the disc for Bubbles lies there already
        view = PI.view(s, ANN)
        look = max([line for line, event in enumerate(view.story) if isinstance(event, Investigated)])
        assert "Bubbles" in reasons(view).possible(("suspect", BEA), {look})
        monkeypatch.setattr(Clues, "examined_before", lambda *_: ())
        assert "Bubbles" not in reasons(view).possible(("suspect", BEA), {look})  # the planted fault shows

    def test_a_proof_with_a_line_too_few_or_too_many_is_caught(self) -> None:
        view = next(view for view in late_views(HARBOURS[0], range(1), 4) if len(self.longest(view).lines) > 1)
        deals = [(deal, Asked(view).again(deal)) for deal in every_deal(3, HARBOUR)]
        proof = self.longest(view)
        check_proof(proof, view, deals)
        with pytest.raises(AssertionError, match="not proved"):
            check_proof(Proof(proof.fact, proof.lines[1:], ()), view, deals)
        spare = next(line for line in was_said(view) if line not in proof.lines)
        with pytest.raises(AssertionError, match="can be spared"):
            check_proof(Proof(proof.fact, (*proof.lines, spare), ()), view, deals)

    def longest(self, view: PiView) -> Proof:
        return max([why(PI, view, fact) for fact in proved(view)], key=lambda proof: len(proof.lines))

    def test_more_lines_never_leave_more(self) -> None:
        for view in late_views(Variant(4, {"rounds": 12, "mini_games": 1}), range(2), 4):
            why_so, rng = reasons(view), Random(len(view.story))
            unknown = (rng.choice(KINDS), rng.randrange(4))
            lines = list(why_so.lines(unknown))
            some = rng.sample(lines, len(lines) // 2)
            fewer = rng.sample(some, len(some) // 2)
            assert why_so.possible(unknown, frozenset(some)) <= why_so.possible(unknown, frozenset(fewer))


def pair(case: Case, holder: int, held: Case | None) -> Deal:
    """The cases of two players: one is tried, the other as the holder knows it."""
    assert held
    return (case, held) if holder == 0 else (held, case)


def said(asked: Asked, case: Case, holder: int) -> dict[int, Any]:
    """What each line would tell if ``holder`` held ``case``; the own case is as told, if that is possible beside it."""
    held = asked.view.case
    told = asked.again(pair(case, holder, held))
    if held and set(case) & set(held):
        return {line: None if isinstance(asked.view.story[line], Held) else what for line, what in told.items()}
    return told
