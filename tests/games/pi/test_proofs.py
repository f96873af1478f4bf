"""Proofs in P.I.: the lines force the fact in every deal, and none of them can be spared."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from parlour.core import Fact, Refused
from parlour.games.pi import PI, PiView
from parlour.games.pi.cards import HARBOUR, KINDS, WHOLE, Case, holder_for
from parlour.games.pi.events import Examined, Investigated
from parlour.games.pi.knowledge.clues import Clues
from parlour.games.pi.notebook import reasons
from parlour.games.pi.notebook.reasons import PUBLIC
from parlour.notebook import Proof, why
from parlour.testing import Variant
from tests.games.pi.retold import (
    HARBOURS,
    LITERAL,
    Asked,
    check_proof,
    every_deal,
    late_views,
    pair,
    proved,
    said,
    was_said,
)
from tests.games.pi.table import ANN, BEA, CAL, FIVE, dealt, for_ann, miss, place, take


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
