"""P.I., paragraph by paragraph of its rulebook and ruling by ruling."""

import pytest

from parlour.core import NATURE, Match, chance, play, refusal
from parlour.games.pi import PI
from parlour.games.pi.cards import CITIES, HARBOUR, NEIGHBOURS, WHOLE, Case
from parlour.games.pi.events import MiniGameBegan, MiniGameEnded, RoundBegan
from parlour.games.pi.moves import Dealt, Drawn
from parlour.games.pi.rules.mini_games import finish
from parlour.games.pi.rules.turn import TakeTurn
from parlour.games.pi.state import Desk
from parlour.games.pi.worlds import PiWorlds
from tests.games.pi.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    EVE,
    FIVE,
    attempt,
    deal,
    dealt,
    miss,
    place,
    solve,
    take,
    told,
    turns,
)


class TestTheExample:
    """Red is Ann; the player to her right, who holds her case, is Cal, and he plays Blue."""

    def four_turns(self):
        s, answers = dealt(FIVE[1], FIVE[2], "Bubbles, Murder, Downtown"), []
        for do, name in (place, "Little Italy"), (place, "Main Street"), (take, "Waterfront"), (take, "Murder"):
            answers.append(do(s, ANN, name))
            miss(s, BEA, CAL)
        return s, answers

    def test_the_answers_are_those_of_the_rulebook(self):
        _, answers = self.four_turns()
        assert answers == [(1, 1), (0, 2), ("cube", False), ("disc", False)]

    def test_exactly_one_solution_is_left(self):
        s, _ = self.four_turns()
        assert list(PiWorlds(PI.view(s, ANN)).cases(CAL)) == [Case("Bubbles", "Murder", "Downtown")]
        assert PiWorlds(PI.view(s, ANN)).fitting(CAL).sum() == 1

    def test_red_shares_the_box_with_blue_who_solved_in_the_same_round(self):
        s = dealt(*FIVE[1:3], FIVE[0], first=CAL)
        solve(s, CAL)
        attempt(s, ANN, "Bubbles, Murder, Downtown")
        assert s.desks[CAL].points == s.desks[ANN].points == (7,)


class TestTheBoard:
    def test_neighbours_are_bricks_that_touch(self):
        """Each row is shifted by half a brick: two bricks touch if they are side by side or half a brick apart."""
        at = {name: (y, x * 2 - len(row)) for y, row in enumerate(WHOLE.rows) for x, name in enumerate(row)}
        for one, (y, x) in at.items():
            touching = {other for other, (v, u) in at.items() if abs(v - y) + abs(u - x) == 2 and abs(v - y) < 2}
            assert touching == set(NEIGHBOURS[one]), one

    def test_there_are_29_edges_and_36_evidence_cards(self):
        assert sum([len(near) for near in NEIGHBOURS.values()]) == 58
        assert [len(cards) for cards in WHOLE.axes] == [12, 10, 14] and len(WHOLE.evidence) == 36

    def test_every_name_is_used_once(self):
        assert len(set(WHOLE.evidence)) == 36

    def test_the_harbour_is_a_part_of_the_city_in_a_line(self):
        """PI-45"""
        inside = {place: set(NEIGHBOURS[place]) & set(HARBOUR.locations) for place in HARBOUR.locations}
        assert sorted([len(near) for near in inside.values()]) == [1, 1, 2, 2]
        assert all([set(cards) <= set(all_cards) for cards, all_cards in zip(HARBOUR.axes, WHOLE.axes)])


class TestDealing:
    def test_blank_tiles_fill_the_city(self):
        s = dealt(*FIVE[:2])
        suspects, crimes, locations = zip(*s.tiles.values())
        assert suspects.count("No Suspect") == 2 and crimes.count("No Crime") == 4 and locations == WHOLE.locations

    def test_cases_never_overlap(self):
        """PI-24"""
        for seed in range(20):
            s = Match(PI, 5, bytes([seed]) * 32).state
            assert all([len(set(cards)) == 5 for cards in zip(*s.cases)])

    @pytest.mark.parametrize(
        "change",
        [
            {"cases": (Case(*FIVE[0].split(", ")),) * 2},
            {"cases": (Case(*FIVE[0].split(", ")),)},
            {"cases": (Case("No Suspect", "Murder", "Downtown"), Case(*FIVE[1].split(", ")))},
            {"evidence": ("Murder",) * 36},
            {"suspects": ("Doc",) * 14},
            {"crimes": ("Murder",) * 14},
        ],
    )
    def test_nature_deals_no_card_twice_and_none_that_does_not_exist(self, change):
        s = PI.begin(2, PI.table(2, {}))
        play(s, NATURE, Drawn(ANN))
        good = deal(*FIVE[:2])
        bad = Dealt(*[change.get(name, getattr(good, name)) for name in ("suspects", "crimes", "cases", "evidence")])
        assert refusal(s, NATURE, good) is None
        assert str(refusal(s, NATURE, bad)) == "Nature could not have done this."

    def test_nine_evidence_cards_are_turned_up(self):
        s = dealt(*FIVE[:2], display="Murder, Pop")
        assert s.display[:2] == ["Murder", "Pop"] and len(s.display) == 9 and len(s.deck) == 27

    def test_the_first_player_is_drawn_by_lot_and_play_goes_to_the_left(self):
        """PI-31"""
        s = PI.begin(3, PI.table(3, {}))
        assert {chance(s, lambda n, seat=seat: seat) for seat in range(3)} == {Drawn(ANN), Drawn(BEA), Drawn(CAL)}
        assert turns(dealt(*FIVE[:3], first=CAL)) == [CAL, ANN, BEA]

    def test_you_solve_the_case_of_your_right_neighbour(self):
        """PI-31"""
        s = dealt(*FIVE)
        assert [s.goal(seat) for seat in range(5)] == [s.cases[EVE], *s.cases[:EVE]]

    def test_two_players_hold_each_other_s_case(self):
        """PI-27"""
        s = dealt(*FIVE[:2])
        assert s.goal(ANN) == s.cases[BEA] and s.goal(BEA) == s.cases[ANN]


class TestRounds:
    def test_a_round_starts_at_the_marker_and_skips_solved_players(self):
        """PI-4"""
        s = dealt(*FIVE, first=CAL)
        assert turns(s) == [CAL, DOT, EVE, ANN, BEA]
        miss(s, CAL)
        solve(s, DOT)
        miss(s, EVE, ANN, BEA)
        assert turns(s) == [CAL, EVE, ANN, BEA] and told(s, RoundBegan)[-1] == RoundBegan(2)

    def test_the_marker_passes_to_the_left_for_each_mini_game(self):
        """PI-4"""
        s = dealt(*FIVE[:3], first=BEA)
        for first in (BEA, CAL, ANN):
            assert turns(s) == [first, (first + 1) % 3, (first + 2) % 3]
            assert told(s, MiniGameBegan)[-1] == MiniGameBegan(s.number, first)
            solve(s, *turns(s))
            if s.result is None:
                play(s, NATURE, deal(*FIVE[:3]))

    def test_the_mini_game_ends_when_at_most_one_is_unsolved_after_a_round(self):
        """PI-1"""
        s = dealt(*FIVE[:3])
        solve(s, ANN, BEA)
        assert not told(s, MiniGameEnded)
        miss(s, CAL)
        assert [desk.points for desk in s.desks] == [(7,), (7,), (0,)]

    def test_it_goes_on_while_two_are_unsolved(self):
        """PI-1"""
        s = dealt(*FIVE[:3])
        solve(s, ANN)
        miss(s, BEA, CAL)
        assert turns(s) == [BEA, CAL]

    def test_the_last_unsolved_player_still_gets_the_turn_and_may_share_the_box(self):
        """PI-2"""
        s = dealt(*FIVE[:2])
        solve(s, ANN)
        assert s.asked == (BEA,)
        solve(s, BEA)
        assert [desk.points for desk in s.desks] == [(7,), (7,)]

    def test_the_box_moves_down_by_one_after_each_round_with_a_solution(self):
        """PI-3"""
        s = dealt(*FIVE)
        miss(s, ANN, BEA, CAL, DOT, EVE)
        solve(s, ANN, BEA)
        miss(s, CAL, DOT, EVE)
        miss(s, CAL, DOT, EVE)
        solve(s, CAL)
        miss(s, DOT, EVE)
        miss(s, DOT)
        solve(s, EVE)
        assert [desk.points for desk in s.desks] == [(7,), (7,), (5,), (0,), (3,)]

    def test_with_five_players_the_fourth_solving_round_ends_it_and_0_is_for_the_unsolved(self):
        """PI-5"""
        s = dealt(*FIVE)
        for solver in range(4):
            solve(s, solver)
            miss(s, *range(solver + 1, 5))
        assert [desk.points for desk in s.desks] == [(7,), (5,), (3,), (1,), (0,)]

    def test_a_cap_on_rounds_ends_it_for_everybody_left(self):
        """PI-32"""
        s = dealt(*FIVE[:3], rounds=2, mini_games=1)
        solve(s, ANN)
        miss(s, BEA, CAL, BEA, CAL)
        assert told(s, MiniGameEnded)[0].why == "cap"
        assert [desk.points for desk in s.desks] == [(7,), (0,), (0,)] and s.result.points == (7, -4, -4)

    def test_the_default_cap_is_60(self):
        """PI-32"""
        assert PI.table(4, {}).rounds == 60

    def test_unsolved_cases_are_laid_open_when_the_mini_game_ends(self):
        """PI-41"""
        s = dealt(*FIVE[:2])
        solve(s, ANN)
        miss(s, BEA)
        assert told(s, MiniGameEnded)[0].unsolved == ((ANN, Case("Bubbles", "Murder", "Downtown")),)


class TestTheWholeGame:
    def test_a_new_mini_game_is_dealt_anew(self):
        """PI-40"""
        s = dealt(*FIVE[:2])
        place(s, ANN, "Downtown")
        take(s, BEA, "Rusty")
        miss(s, ANN)
        solve(s, BEA)
        assert s.desks == [Desk(investigators=4, points=(0,), penalty=2), Desk(investigators=5, points=(7,))]
        assert not s.display and not s.deck and not s.tiles and not s.cases
        play(s, NATURE, deal(*FIVE[2:4], display="Rusty"))
        assert s.cases[ANN].suspect == "Pinky" and s.display[0] == "Rusty" and s.round == 1 and s.box == 0
        solve(s, BEA)
        assert s.desks[BEA].points == (7, 7)

    def test_the_game_ends_after_three_mini_games(self):
        s = dealt(*FIVE[:2])
        for _ in range(2):
            solve(s, *s.asked)
            miss(s, *s.asked)
            play(s, NATURE, deal(*FIVE[:2]))
        solve(s, ANN)
        miss(s, BEA)
        assert s.result.ending == "clear_win" and s.result.winners == (ANN,) and s.result.points == (12, 3)

    def test_the_number_of_mini_games_is_an_option(self):
        s = dealt(*FIVE[:2], mini_games=1)
        solve(s, ANN)
        miss(s, BEA)
        assert s.result.points == (7, -2)

    def test_totals_may_be_negative(self):
        """PI-8"""
        s = dealt(*FIVE[:2], mini_games=1, rounds=1)
        miss(s, ANN, BEA)
        assert s.result.points == (-2, -2)

    @pytest.mark.parametrize(
        ("desks", "ending", "winners"),
        [
            ([Desk(0, points=(7,)), Desk(5, points=(5,))], "clear_win", (0,)),
            ([Desk(1, points=(7,)), Desk(2, points=(9,), penalty=2)], "won_on_investigators", (1,)),
            ([Desk(2, points=(7,)), Desk(2, points=(9,), penalty=2)], "won_on_penalties", (0,)),
            ([Desk(2, points=(7,)), Desk(2, points=(7,))], "shared_win", (0, 1)),
            ([Desk(2, points=(7,)), Desk(2, points=(7,)), Desk(1, points=(7,))], "shared_win", (0, 1)),
            ([Desk(0, points=(7,)), Desk(2, points=(7,)), Desk(9, points=(5,))], "won_on_investigators", (1,)),
        ],
    )
    def test_ties_are_broken_by_unused_investigators_then_by_penalties(self, desks, ending, winners):
        """PI-30"""
        s = PI.begin(len(desks), PI.table(len(desks), {}))
        s.desks = desks
        finish(s)
        assert (s.result.ending, s.result.winners) == (ending, winners)

    def test_the_tally_counts_rounds_points_and_failures(self):
        s = dealt(*FIVE[:2], mini_games=1)
        place(s, ANN, "Downtown")
        miss(s, BEA)
        solve(s, ANN)
        miss(s, BEA)
        assert PI.tally(s) == {
            "rounds_to_solve": (2, 1),
            "cases_solved": (1, 2),
            "points_a_player": (3, 2),
            "attempts_that_failed": (2, 3),
            "penalty_a_player": (4, 2),
            "investigators_used": (1, 10),
            "mini_games_cut_short": (0, 1),
        }


class TestSecrecy:
    def test_only_the_case_you_hold_is_yours_to_know(self):
        """PI-26"""
        s = dealt(*FIVE)
        place(s, ANN, "Downtown")
        take(s, BEA, "Rusty")
        views = [PI.view(s, seat) for seat in (None, *range(5))]
        assert [v.case for v in views] == [None, *s.cases]
        for name in ("tiles", "display", "deck_size", "discard", "desks", "round", "box", "asked", "agenda"):
            assert all([getattr(v, name) == getattr(views[0], name) for v in views])
        assert all([sum([event not in views[0].story for event in v.story]) == 1 for v in views[1:]])

    def test_no_move_shifts_tokens_at_will(self):
        """PI-23: only Evidence puts tokens onto tiles; what a seat works out belongs in its notebook."""
        names = {kind.__name__ for kind in PI.moves.__args__}
        assert names == {
            "Accuse", "Charge", "Dealt", "Drawn", "Locate", "Pass", "Place", "Shuffled", "Take", "TakeBack",
        }  # fmt: skip

    def test_nobody_can_mislead_for_no_holder_is_ever_asked(self):
        """PI-28"""
        s = Match(PI, 3, b"pi" * 16, {"rounds": 3})
        while s.asked:
            assert len(s.asked) == 1 and isinstance(s.state.agenda[-1], TakeTurn)
            assert s.state.agenda[-1].seat == s.asked[0]
            s.play(s.asked[0], s.options(s.asked[0])[0])

    def test_the_order_of_the_deck_is_in_no_view(self):
        s = dealt(*FIVE[:2])
        before = PI.view(s, ANN)
        s.deck.reverse()
        assert PI.view(s, ANN) == before


def test_both_cities_have_room_for_their_players():
    assert {name: CITIES[name].most_seats for name in ("whole", "harbour")} == {"whole": 10, "harbour": 3}
