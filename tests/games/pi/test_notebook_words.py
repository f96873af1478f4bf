"""The notebook of P.I. in words: pages, facts, and what each line of a proof says."""

from __future__ import annotations

import pytest

from parlour.core import ENGLISH, Fact
from parlour.core.words.english import Names
from parlour.games.pi import PI, PiState
from parlour.games.pi.notebook import notebook
from parlour.games.pi.notebook.reasons import PUBLIC
from parlour.notebook import blank, squares, why
from tests.games.pi.table import ANN, BEA, CAL, FIVE, attempt, dealt, for_ann, miss, place, solve, take

WORDS = PI.words(ENGLISH)
PEOPLE = ["Ann", "Bea", "Cal", "Dot", "Eve"]


def proof(s: PiState, seat: int, wanted: Fact) -> list[str]:
    """A fact and what proves it, as ``seat`` reads them."""
    view, names = PI.view(s, seat), Names(PEOPLE, seat)
    return [
        WORDS.fact(wanted, view, names),
        *[WORDS.because(line, wanted, view, names) for line in why(PI, view, wanted).lines],
    ]


class TestFacts:
    @pytest.mark.parametrize(
        ("wanted", "sentence"),
        [
            (Fact(("suspect", BEA), ("Doc",)), "The suspect of your case is Doc."),
            (Fact(("crime", BEA), ("Murder",), False), "The crime of your case is not Murder."),
            (Fact(("location", ANN), ("Downtown", "Skid Row")), "The location of Bea's case is Downtown or Skid Row."),
            (Fact(("suspect", BEA), ("Doc", "Earl"), False), "The suspect of your case is neither Doc nor Earl."),
            (
                Fact(("suspect", BEA), ("Doc", "Earl", "Pop"), False),
                "The suspect of your case is none of Doc, Earl and Pop.",
            ),
            (
                Fact(("crime", ANN, PUBLIC), ("Murder",), False),
                "Everybody can tell: the crime of Bea's case is not Murder.",
            ),
        ],
    )
    def test_every_fact_is_a_whole_sentence(self, wanted: Fact, sentence: str) -> None:
        assert WORDS.fact(wanted, PI.view(for_ann("Bubbles, Murder, Downtown"), ANN), Names(PEOPLE, ANN)) == sentence


class TestLines:
    def test_the_rulebooks_example_is_proved_line_by_line(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        for ask, where in ((place, "Little Italy"), (place, "Main Street"), (take, "Waterfront"), (take, "Murder")):
            ask(s, ANN, where)  # type: ignore[operator]
            miss(s, BEA)
        assert proof(s, ANN, Fact(("location", BEA), ("Downtown",))) == [
            "The location of your case is Downtown.",
            "Your Investigator in Little Italy found 1 disc and 1 cube, so of the three cards of your case one lies "
            "there and one lies next door.",
            "Your Investigator in Main Street found 2 cubes, so of the three cards of your case none lies there and "
            "two lie next door.",
            "Your Evidence Waterfront brought a cube, so the location of your case lies next door: Union Square, "
            "Downtown or Skid Row.",
        ]

    def test_evidence_that_brought_nothing_rules_out_its_tile_and_those_next_door(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Pop")
        assert proof(s, ANN, Fact(("suspect", BEA), ("Queenie",), False))[1] == (
            "Your Evidence Pop brought nothing, so the suspect of your case is none of Pop, Knuckles, Maurice, Queenie "
            "and Shorty."
        )

    def test_a_disc_for_a_rival_takes_the_card_out_of_every_other_case(self) -> None:
        s = dealt(*FIVE[:3])
        miss(s, ANN)
        take(s, BEA, "Bubbles")
        assert proof(s, CAL, Fact(("suspect", BEA), ("Bubbles",), False))[1:] == [
            "Bea's Evidence Bubbles brought a disc, so the suspect of Bea's case is Bubbles, and no card is in two "
            "cases."
        ]

    def test_the_case_you_hold_and_a_solved_one_are_in_no_other(self) -> None:
        s = dealt(*FIVE[:3])
        solve(s, ANN)
        assert proof(s, BEA, Fact(("crime", ANN), ("Forgery",), False))[1:] == [
            "You hold Earl, Forgery, Road House, so none of these cards is in another case."
        ]
        assert proof(s, BEA, Fact(("crime", ANN), ("Smuggling",), False))[1:] == [
            "Ann's case is solved: Pinky, Smuggling, China Town, so none of these cards is in another case."
        ]
        assert proof(s, ANN, Fact(("crime", CAL), ("Smuggling",)))[1:] == [
            "Your case is solved: Pinky, Smuggling, China Town."
        ]

    def test_a_failed_attempt_rules_out_the_whole(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        for card in ("Bubbles", "Murder"):
            take(s, ANN, card)
            miss(s, BEA)
        take(s, ANN, "Central Station")
        miss(s, BEA)
        attempt(s, ANN, "Bubbles, Murder, Main Street")
        told = proof(s, ANN, Fact(("location", BEA), ("Main Street",), False))
        assert (
            "Your attempt at Bubbles, Murder, Main Street failed, so at least one of these is not in your case." in told
        )

    def test_a_tile_examined_before_is_left_out_of_the_count(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Bubbles")
        miss(s, BEA)
        place(s, ANN, "Little Italy")
        told = proof(s, ANN, Fact(("crime", BEA), ("Blackmail",), False))
        assert told[1] == (
            "Your Investigator in Little Italy found 1 cube, so of the crime and the location of your case none lies "
            "there and one lies next door."
        )

    def test_what_is_laid_open_at_the_end_is_said(self) -> None:
        s = dealt(*FIVE[:3], mini_games=1, rounds=1)
        solve(s, ANN)
        miss(s, BEA, CAL)
        assert proof(s, BEA, Fact(("suspect", ANN), ("Bubbles",)))[1] == (
            "What nobody solved is laid open: your case is Bubbles, Murder, Downtown; Cal's case is Earl, Forgery, "
            "Road House."
        )

    def test_other_lines_prove_nothing(self) -> None:
        view = PI.view(for_ann("Bubbles, Murder, Downtown"), ANN)
        with pytest.raises(LookupError):
            WORDS.because(0, Fact(("suspect", BEA), ("Doc",)), view, Names(PEOPLE, ANN))


class TestPages:
    def test_a_column_asks_a_question_and_counts_what_is_left(self) -> None:
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Murder")
        view, names = PI.view(s, ANN), Names(PEOPLE, ANN)
        who, what, where, rival = notebook(view).sheets
        assert [WORDS.sheet(page, view, names).title for page in (who, what, where)] == [
            "Who did it?", "What was done?", "Where do they hide?",
        ]  # fmt: skip
        assert [WORDS.sheet(page, view, names).note for page in (who, what, where)] == ["11 left", "found", "13 left"]
        assert WORDS.sheet(rival, view, names).title == "What can Bea know?"
        assert WORDS.sheet(rival, view, names).note == "1,512 cases fit what everybody was told"

    def test_an_empty_page_counts_nothing(self) -> None:
        view = PI.view(dealt(*FIVE[:3]), ANN)
        empty = blank(notebook(view)).sheets
        assert {WORDS.sheet(page, view, Names(PEOPLE, ANN)).note for page in empty} == {""}

    def test_to_a_spectator_a_page_asks_for_the_case_itself(self) -> None:
        view, names = PI.view(dealt(*FIVE[:3]), None), Names(PEOPLE)
        assert [WORDS.sheet(page, view, names).title for page in notebook(view).sheets] == [
            "What is Ann's case?", "What is Bea's case?", "What is Cal's case?",
        ]  # fmt: skip

    def test_rows_say_where_a_tile_lies(self) -> None:
        view, names = PI.view(for_ann("Bubbles, Murder, Downtown"), ANN), Names(PEOPLE, ANN)
        who, _, where, rival = notebook(view).sheets
        assert WORDS.heading(who.rows[0], who, view, names).text == "in 3 Little Italy"
        assert WORDS.heading(where.rows[0], where, view, names).text == "number 1"
        assert WORDS.heading(rival.rows[1], rival, view, names).text == "Dutch, No Crime"
        assert WORDS.heading(rival.rows[1], rival, view, names).title == "2 Forest Park"
        assert WORDS.heading(rival.rows[6], rival, view, names).short == "7 Central"  # it keeps its number
        assert WORDS.heading(rival.columns[1], rival, view, names).title == "Crime"
        assert WORDS.heading(who.columns[0], who, view, names).title == "Your case"

    def test_no_page_speaks_of_a_card_that_is_hidden(self) -> None:
        """Two deals that look alike to Ann read alike, square by square and line by line."""
        texts = []
        for s in (for_ann("Bubbles, Murder, Downtown"), for_ann("Earl, Forgery, Trocadero")):
            miss(s, ANN)
            view = PI.view(s, ANN)
            facts = [cell.fact for _, _, cell in squares(notebook(view)) if cell.certainty != "open"]
            texts.append([str(notebook(view)), *[proof(s, ANN, known) for known in facts]])
        assert texts[0] == texts[1] and len(texts[0]) > 1
