"""The end of a Case and of a match: Evidence, unmasking, points, ties, variants."""

from fractions import Fraction
from itertools import combinations, permutations

import pytest
from msgspec import json

from parlour.core import NATURE, play
from parlour.games.graves import GRAVES
from parlour.games.graves.cards import CARDS, IDENTITIES, LOCATIONS, POINTS_TO
from parlour.games.graves.events import CaseClosed, CaseOpened, GaveUpEarly, Guessed, Peeked, StayedSilent
from parlour.games.graves.moves import Dealt, GiveUp, Guess, LaidOut, StaySilent
from parlour.games.graves.rules.case import OpenCase
from parlour.games.graves.rules.unmasking import EndMatch
from tests.games.graves.table import ANN, BEA, KEEP, QUIET, at, both_pass, deal, do, heard, options, why_not, win

ALL = " ".join(CARDS)


def after(won: str, **settings: object):
    """A first Case whose Locations were won as in "ab-ab": Ann, Bea, nobody."""
    s = at(ann=ALL, bea=ALL, **settings)
    for winner in won:
        locate(s, winner)
    return s


def locate(s, winner: str) -> None:
    """This Location goes to Ann, to Bea, or to nobody."""
    if winner == "-":
        both_pass(s)
        return
    for seat in (ANN, BEA):
        s.hands[seat] = ["N9", "B9", "M9", "S9"]
    win(s, ANN if winner == "a" else BEA, f"{s.trump}9")


def test_how_likely_a_guess_is_right_with_so_much_evidence():
    """P(right guess) with 0 to 5 Evidence cards."""
    found = []
    for held in range(6):
        hits = [
            Fraction(1, len([other for other in IDENTITIES if set(seen) <= set(POINTS_TO[other])]))
            for identity in IDENTITIES
            for seen in combinations(POINTS_TO[identity], held)
        ]
        found.append(sum(hits) / len(hits))
    assert found == [Fraction(1, 5), Fraction(1, 3), Fraction(3, 5), Fraction(9, 10), 1, 1]


class TestUnmasking:
    def test_after_the_fifth_location_the_mastermind_may_give_up(self):
        """GR-33"""
        s = after("aab-b")
        assert s.asked == (BEA,) and options(s, BEA) == (GiveUp(), StaySilent())
        assert why_not(s, Guess("Duke")) == "Give up, or remain anonymous and be guessed at."
        do(s, GiveUp())
        assert s.points == (2 * 2 + 2, 2 * 2) and s.guesses == (0, 0)
        assert heard(s, None, GaveUpEarly) == [GaveUpEarly(BEA, "Duke")] and not heard(s, None, Guessed)

    @pytest.mark.parametrize(("named", "points"), [("Duke", (4 + 3, 4)), ("Baroness", (4, 4 + 1))])
    def test_if_not_the_detective_must_name_one(self, named, points):
        """GR-34"""
        s = after("aab-b")
        do(s, StaySilent())
        assert s.asked == (ANN,) and options(s, ANN) == [Guess(identity) for identity in IDENTITIES]
        assert heard(s, None, StayedSilent) == [StayedSilent(BEA)]
        do(s, Guess(named))
        assert s.guesses == (named == "Duke", 0)  # a right guess breaks a tie in the end (GR-38)
        assert s.points == points and heard(s, None, Guessed) == [Guessed(ANN, named, "Duke", 2)]
        guess = (3, 0) if named == "Duke" else (0, 1)
        assert heard(s, None, CaseClosed) == [CaseClosed(1, tuple(points), tuple(points), guess)]

    def test_even_one_that_the_own_evidence_clears(self):
        """GR-60"""
        s = after("aaaaa")
        do(s, StaySilent())
        assert Guess("Architect") in options(s, ANN) and "Architect" in str(s.evidence)

    def test_the_identity_is_open_once_it_is_guessed_at(self):
        s = after("aab-b", cases=1)
        assert GRAVES.view(s, ANN).identity == ""
        do(s, Guess("Duke"))
        assert GRAVES.view(s, ANN).identity == GRAVES.view(s).identity == "Duke"

    def test_and_once_it_was_given_up(self):
        s = after("aab-b")
        s.agenda = [step for step in s.agenda if not isinstance(step, OpenCase)]  # as in the last Case
        do(s, GiveUp())
        assert GRAVES.view(s, ANN).identity == GRAVES.view(s).identity == "Duke"


class TestTheSecondCase:
    def test_the_same_locations_in_the_same_order_with_roles_swapped(self):
        """GR-36"""
        s = after("aab-b")
        do(s, GiveUp())
        assert s.case == 2 and s.detective == BEA and s.locations == QUIET and s.asked == (NATURE,)
        assert type(s.agenda[-1]).__name__ == "Deal"

    def test_the_table_is_cleared_and_each_role_has_its_whole_deck(self):
        """GR-37"""
        s = after("aab-b")
        do(s, GiveUp())
        assert not any(s.piles) and s.winners == () and not s.unmasked and s.hands == [[], []]
        play(s, NATURE, Dealt("Chemist", POINTS_TO["Chemist"], CARDS, CARDS))
        assert (
            s.identity == "Chemist" and s.clocks == tuple([LOCATIONS[name].clocks for name in QUIET]) and s.trump == "N"
        )
        assert sorted(s.hands[ANN] + s.decks[ANN]) == sorted(CARDS) and s.lead == BEA == s.asked[0]
        assert heard(s, None, CaseOpened)[-1] == CaseOpened(2, BEA, QUIET)

    def test_a_deal_of_anything_but_whole_decks_is_impossible(self):
        """GR-37"""
        s = after("aab-b")
        do(s, GiveUp())
        step = s.agenda[-1]
        assert step.possible(s, Dealt("Chemist", POINTS_TO["Chemist"], CARDS, CARDS))
        assert not step.possible(s, Dealt("Chemist", POINTS_TO["Duke"], CARDS, CARDS))
        assert not step.possible(s, Dealt("Chemist", POINTS_TO["Chemist"], CARDS[1:], CARDS))
        assert not step.possible(s, deal())


def finished(points, guesses, detective=BEA, won=(0, 0), margins=(0, 0), **settings):
    s = GRAVES.begin(2, GRAVES.table(2, settings))
    s.won, s.margins = won, margins
    s.points, s.guesses, s.detective = tuple(points), tuple(guesses), detective
    EndMatch().happen(s)
    return s.result


class TestTheMatch:
    def test_the_most_points_win(self):
        result = finished([9, 13], [1, 0])
        assert (result.ending, result.winners, result.points) == ("points", (BEA,), (9, 13))
        assert result.why == "13 points against 9."

    def test_a_tie_goes_to_the_one_who_guessed_right_as_detective(self):
        """GR-38"""
        result = finished([9, 9], [0, 1])
        assert (result.ending, result.winners) == ("right_guesses", (BEA,))
        assert result.why == "Both have 9 points, and 1 right guess beats no right guesses."

    @pytest.mark.parametrize("guesses", [[0, 0], [1, 1]])
    def test_both_or_neither_is_a_draw(self, guesses):
        """GR-38"""
        result = finished([9, 9], guesses)
        assert (result.ending, result.winners) == ("draw", (ANN, BEA))

    def test_it_stays_one_whoever_won_more_locations_unless_the_table_breaks_ties(self):
        """GR-38"""
        result = finished([9, 9], [1, 1], won=(6, 4), margins=(30, 20))
        assert (result.ending, result.winners) == ("draw", (ANN, BEA))
        assert result.why == "Both have 9 points and 1 right guess."

    @pytest.mark.parametrize("guesses", [[0, 0], [1, 1]])
    def test_a_table_that_breaks_ties_looks_at_locations_won_over_all_cases(self, guesses):
        """GR-38"""
        result = finished([9, 9], guesses, won=(4, 5), margins=(99, 20), break_ties=True)
        assert (result.ending, result.winners) == ("locations", (BEA,))
        assert result.why.endswith(". Locations won: 5 against 4.")

    def test_then_at_the_larger_sum_of_winning_margins(self):
        """GR-38"""
        result = finished([9, 9], [1, 1], won=(5, 5), margins=(31, 30), break_ties=True)
        assert (result.ending, result.winners) == ("margins", (ANN,))
        assert result.why == (
            "Both have 9 points and 1 right guess, and won as many Locations. Winning margins: 31 against 30."
        )

    def test_and_then_it_is_a_draw(self):
        """GR-38"""
        result = finished([9, 9], [0, 0], won=(5, 5), margins=(30, 30), break_ties=True)
        assert (result.ending, result.winners) == ("draw", (ANN, BEA))
        assert result.why == "Both have 9 points and no right guesses, and won as many Locations by as much."

    def test_points_and_right_guesses_come_first(self):
        """GR-38"""
        assert finished([9, 8], [0, 1], won=(1, 9), break_ties=True).ending == "points"
        assert finished([9, 9], [1, 0], won=(1, 9), break_ties=True).winners == (ANN,)

    def test_locations_and_margins_are_added_up_over_all_cases_and_a_tie_counts_for_nobody(self):
        """GR-38"""
        s = after("aab-b", break_ties=True)
        assert s.won == (2, 2)
        first = s.margins
        assert first == tuple(
            [
                sum([score[seat] - score[1 - seat] for score, winner in zip(s.scores, s.winners) if winner == seat])
                for seat in (ANN, BEA)
            ]
        )
        do(s, GiveUp())
        play(s, NATURE, deal(ALL, ALL))
        do(s, KEEP, KEEP)
        locate(s, "a")
        assert s.won == (3, 2) and s.margins == (first[0] + s.scores[0][0] - s.scores[0][1], first[1])

    def test_a_give_up_is_no_right_guess(self):
        """GR-38"""
        s = after("aab-b")
        do(s, GiveUp())
        assert s.guesses == (0, 0)

    def test_in_the_long_haul_more_right_guesses_break_a_tie(self):
        """GR-41"""
        assert finished([20, 20], [2, 1], cases=4).winners == (ANN,)

    def test_the_result_names_who_began_as_what(self):
        assert finished([9, 8], [0, 0], detective=BEA).roles == ("Detective first", "Mastermind first")
        assert finished([9, 8], [0, 0], detective=BEA, cases=1).roles == ("Mastermind", "Detective")

    def test_after_an_odd_number_of_cases_it_says_who_was_the_detective_once_more(self):
        """GR-41: the last Detective was the first one too."""
        assert finished([9, 8], [0, 0], detective=BEA, cases=3).roles == (
            "Detective in 1 of 3 Cases",
            "Detective in 2 of 3 Cases",
        )


class TestVariants:
    def test_the_mastermind_who_knows_all_sees_the_evidence_on_the_locations(self):
        """GR-39"""
        s = at(ann=ALL, bea=ALL, knows_all=True)
        assert heard(s, BEA, Peeked) == [Peeked(BEA, s.evidence[:5])] and GRAVES.view(s, BEA).evidence == s.evidence[:5]
        assert not heard(s, ANN, Peeked) and not heard(s, None, Peeked)
        assert GRAVES.view(s, ANN).evidence == ("",) * 5

    def test_it_may_not_give_up(self):
        """GR-39"""
        s = after("aab-b", knows_all=True)
        assert s.asked == (ANN,) and options(s, ANN)[0] == Guess("Architect")

    @pytest.mark.parametrize(("named", "points"), [("Duke", (6 + 4, 6)), ("Chemist", (6, 6 + 4))])
    def test_the_single_case_counts_3_and_4_and_nobody_gives_up(self, named, points):
        """GR-40"""
        s = after("aab-b", cases=1)
        assert s.asked == (ANN,)
        do(s, Guess(named))
        assert s.result.points == points and s.result.winners == (points.index(max(points)),)

    def test_a_tied_single_case_goes_to_a_detective_who_guessed_right(self):
        """GR-63"""
        assert finished([10, 10], [1, 0], ANN, cases=1).winners == (ANN,)
        assert finished([10, 10], [0, 0], ANN, cases=1).ending == "draw"

    @pytest.mark.parametrize(
        ("settings", "laid"),
        [
            ({"cases": 4}, [True, False, True, False]),
            ({"cases": 3}, [True, False, True]),
            ({"cases": 4, "life_is_pain": True}, [True] * 4),
            ({"cases": 2, "life_is_pain": True}, [True, True]),
            ({"cases": 6, "knows_all": True}, [True, False] * 3),
        ],
    )
    def test_when_new_locations_are_laid_out(self, settings, laid):
        """GR-41"""
        s = GRAVES.begin(2, GRAVES.table(2, {"first_detective": "first seat", **settings}))
        found, detectives = [], []
        while s.result is None:
            found.append(type(s.agenda[-1]).__name__ == "LayOut")
            if found[-1]:
                play(s, NATURE, LaidOut(QUIET))
            play(s, NATURE, deal(ALL, ALL))
            detectives.append(s.detective)
            do(s, KEEP, KEEP)
            for winner in "a-b-a":
                locate(s, winner)
            if not s.settings.knows_all:
                do(s, StaySilent())
            do(s, Guess("Duke"))
        assert found == laid and detectives == [case % 2 for case in range(len(laid))]
        assert sum(s.result.points) == len(laid) * (3 * 2 + 3)

    def test_which_locations_come_next_lies_nowhere_before_their_case(self):
        """GR-41: nature deals them when it begins, so there is nothing to peek at."""
        s = after("aab-", life_is_pain=True)
        written = json.encode(s).decode()
        assert {name for name in LOCATIONS if f'"{name}"' in written} == set(QUIET)

    def test_locations_come_from_all_twelve_again(self):
        """GR-41"""
        s = GRAVES.begin(2, GRAVES.table(2, {"first_detective": "first seat"}))
        seen = {s.agenda[-1].sample(s, lambda n, k=k: k % n).locations for k in range(60)}
        assert {name for locations in seen for name in locations} == set(LOCATIONS)
        assert s.agenda[-1].possible(s, LaidOut(QUIET)) and not s.agenda[-1].possible(s, LaidOut(QUIET[:4]))
        assert not s.agenda[-1].possible(s, LaidOut(("Station",) * 5))


def test_the_tally_counts_points_by_role_locations_by_lead_and_guesses_by_evidence():
    s = after("abb-a", cases=1)
    do(s, Guess("Duke"))
    tally = GRAVES.tally(s)
    assert tally["detective_points_a_case"] == (2 * 3 + 4, 1) and tally["mastermind_points_a_case"] == (2 * 3, 1)
    assert tally["locations_won_by_lead"] == (2, 5) and tally["locations_won_by_non_lead"] == (2, 5)
    assert tally["locations_tied"] == (1, 5) and tally["locations_won_by_detective"] == (2, 5)
    assert tally["right_guesses_with_2_evidence"] == (1, 1) and tally["right_guesses_with_3_evidence"] == (0, 0)


def test_the_evidence_of_every_identity_can_lie_in_every_order():
    s = GRAVES.begin(2, GRAVES.table(2, {"first_detective": "first seat"}))
    play(s, NATURE, LaidOut(QUIET))
    step = s.agenda[-1]
    orders = list(permutations(POINTS_TO["Duke"]))[::100]
    assert all(step.possible(s, Dealt("Duke", order, CARDS, CARDS)) for order in orders)
