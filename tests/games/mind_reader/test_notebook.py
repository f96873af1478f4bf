"""The notebook of Mind Reader: its sheets, and what is certain or ruled out in them, against brute force."""

from fractions import Fraction
from itertools import product

import pytest

from parlour import bots
from parlour.core import Match
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.notebook.heard import as_heard_by
from parlour.notebook import notebook, squares
from parlour.testing import posteriors
from parlour.testing.laws.brute_force import marginals, no_collection, openings, small_run
from parlour.testing.run import random_run
from tests.games.mind_reader.kit import KIT
from tests.games.mind_reader.table import ANN, BEA, CAL, ask, begun, dealt, guess, hands_played

THREE = ("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R")


def sees(s, seat):
    return MIND_READER.view(s, seat)


def open_notebook(s, seat):
    return notebook(MIND_READER, sees(s, seat))


def square(s, seat, of, card, side=0):
    """The square for ``card`` on the sheet of a Secret Card."""
    (cell,) = [
        cell for _, _, cell in squares(open_notebook(s, seat)) if cell.unknown == (of, side) and cell.among == (card,)
    ]
    return cell


class TestSheets:
    def test_there_is_a_grid_for_each_opponent_and_last_for_my_own_card(self):
        sheets = open_notebook(begun(*THREE), ANN).sheets
        assert [sheet.about for sheet in sheets] == [("secret:1:0",), ("secret:2:0",), ("secret:0:0",)]
        assert [sheet.knower for sheet in sheets] == [None, None, BEA]

    def test_the_highest_rank_stands_on_top_and_each_suit_beats_the_next_two(self):
        sheet = open_notebook(begun(*THREE, jokers=True), ANN).sheets[0]
        assert [row.id for row in sheet.rows] == ["K", "Q", "J", *map(str, range(10, 1, -1)), "A", "*"]
        assert [column.id for column in sheet.columns] == list("RSLPW")
        assert [cell.among for cell in sheet.cells[0]] == [("KR",), ("KS",), ("KL",), ("KP",), ("KW",)]

    def test_two_cards_have_a_grid_each(self):
        s = begun("7R 8R 2P 3P 4P", "8W 9W 2S 3S 4S", two_cards=True)
        assert [sheet.about[0] for sheet in open_notebook(s, ANN).sheets] == [
            "secret:1:0", "secret:1:1", "secret:0:0", "secret:0:1",
        ]  # fmt: skip

    def test_where_questions_are_put_in_secret_each_opponent_knows_something_else_of_my_card(self):
        s = begun(*THREE, in_secret=True)
        assert ask(s, ANN, "4P", BEA) == "lower"
        mine = [sheet for sheet in open_notebook(s, BEA).sheets if sheet.knower is not None]
        assert [(sheet.knower, sheet.worlds) for sheet in mine] == [(ANN, 45), (CAL, 60)]

    def test_before_the_secret_cards_are_chosen_it_is_empty(self):
        s = dealt(*THREE)
        assert open_notebook(s, ANN).sheets == open_notebook(MIND_READER.begin(3, s.settings), ANN).sheets == ()

    def test_a_spectator_has_a_grid_for_everyone(self):
        book = open_notebook(begun(*THREE), None)
        assert [sheet.knower for sheet in book.sheets] == [None] * 3 and book.worlds == 65 * 64 * 63

    def test_a_card_that_lies_face_up_is_noted_no_more(self):
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        assert [sheet.about for sheet in open_notebook(s, CAL).sheets] == [("secret:0:0",), ("secret:2:0",)]

    def test_after_the_end_it_can_still_be_read(self):
        for view in [*hands_played(3, 1)][-4:]:
            assert view.result and len(notebook(MIND_READER, view).sheets) == 1


class TestIds:
    def test_they_stay_for_a_hand_and_are_new_in_the_next(self):
        match = Match(MIND_READER, 3, bytes(32), {"ranks": 4})
        company = bots.Company(match, dict.fromkeys(range(3), "thumb"))
        by_hand: dict[int, list[set[str]]] = {}
        while match.result is None:
            company.answer(company.next())
            view = match.view(ANN)
            ids = {id for id, _, _ in squares(notebook(MIND_READER, view))}
            by_hand.setdefault(view.number, []).append(ids)
        first = [max(seen, key=len) for seen in by_hand.values()]
        assert len(first) == 3 and all([ids <= most for most, seen in zip(first, by_hand.values()) for ids in seen])
        assert not first[0] & first[1] and not first[1] & first[2]

    def test_no_two_squares_share_one(self):
        for view in hands_played(3, 2, "thumb", two_cards=True, in_secret=True, ranks=4):
            ids = [id for id, _, _ in squares(notebook(MIND_READER, view))]
            assert len(ids) == len(set(ids))


class TestCertainty:
    def test_what_was_never_spoken_of_is_as_likely_as_the_next(self):
        cell = square(begun(*THREE), ANN, BEA, "8W")
        assert cell.certainty == "open" and cell.chance == Fraction(1, 61)

    def test_an_answer_rules_cards_out(self):
        s = begun(*THREE)
        ask(s, ANN, "4P", BEA)
        assert square(s, ANN, BEA, "3W").certainty == square(s, CAL, BEA, "4L").certainty == "ruled out"

    def test_a_wrong_guesser_alone_is_certain(self):
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        assert square(s, ANN, BEA, "8W").certainty == "certain" and square(s, CAL, BEA, "8W").certainty == "open"

    def test_where_chances_are_an_estimate_it_says_so(self):
        exact = [notebook(MIND_READER, view).exact for view in list(hands_played(4, 3, "thumb", in_secret=True))[::11]]
        assert True in exact and False in exact


@pytest.mark.parametrize("table", KIT.small[:3])
def test_every_square_equals_brute_force_over_every_history(table):
    """The sheets of the others, to each seat; the sheet of its own card, to a spectator, who hears what all hear."""
    runs = [small_run(KIT, table, f"notes {number}") for number in range(8 if table.seats == 2 else 1)]
    histories, looked_at = openings(table, runs[0]), 0
    with no_collection():
        for run, watcher in product(runs, (None, *range(table.seats))):
            for moment in posteriors(table, run, watcher, histories):
                chances = marginals(moment.chances)
                for place, cell in watched(moment.state, watcher):
                    assert cell.chance == chances[place].get(cell.among[0], 0)
                    looked_at += 1
    assert looked_at > 500


def watched(s, watcher):
    """The squares that ``watcher`` can judge, and the places they are about."""
    if watcher is not None:
        return [(cell.unknown, cell) for _, sheet, cell in squares(open_notebook(s, watcher)) if sheet.knower is None]
    return [
        ((seat, cell.unknown[-1]), cell)
        for seat in range(s.seats)
        for _, sheet, cell in squares(open_notebook(s, seat))
        if sheet.knower is not None
    ]


def test_what_others_have_heard_is_what_a_spectator_hears():
    for seed in range(3):
        for variant in KIT.variants:
            if variant.options.get("in_secret"):
                continue
            for s, _, _ in random_run(KIT, variant, seed).states():
                for seat in range(s.seats if s.asked and s.asked[0] >= 0 else 0):
                    assert as_heard_by((seat + 1) % s.seats, sees(s, seat)).story == sees(s, None).story
