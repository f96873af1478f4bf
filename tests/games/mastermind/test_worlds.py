"""Worlds of The Mastermind: who may be who, and what the Councils may have held, against brute force."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from parlour.core import NATURE, chance, options, play
from parlour.games.mastermind import MASTERMIND, rules, settings
from parlour.games.mastermind.cards import AGENCY, AGENT, SYNDICATE, THE_MASTERMIND
from parlour.games.mastermind.events import Learned
from parlour.games.mastermind.moves import Arrange, Dealt, Investigate, Purge, Shuffled
from parlour.testing.laws.brute_force import counted
from tests.games.mastermind.kit import KIT
from tests.games.mastermind.small import of_cards
from tests.games.mastermind.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    EVE,
    FAY,
    GUS,
    cards,
    council,
    discard,
    elect,
    enact,
    on_board,
    reject,
    sees,
    table,
)

WATCHED = {"powers": "surveillance, none, none, none, none"}


def worlds(s, seat):
    return MASTERMIND.worlds(sees(s, seat))


def chances(s, seat, *unknown):
    return worlds(s, seat).marginals()[unknown]


class TestRoles:
    @pytest.mark.parametrize(
        ("seats", "spectator", "agency"),
        [(5, 20, 12), (6, 30, 20), (7, 105, 60), (8, 168, 105), (9, 252, 168), (10, 840, 504)],
    )
    def test_what_the_deal_leaves_open(self, seats, spectator, agency):
        s = table(seats)
        assert worlds(s, None).count() == spectator and worlds(s, ANN).count() == agency

    @pytest.mark.parametrize("seats", range(5, 11))
    def test_mm_1_an_agent_doubts_only_who_is_the_mastermind_who_doubts_nothing(self, seats):
        """MM-1"""
        s = table(seats)
        agency = s.rules.mix[0]
        assert worlds(s, agency).count() == agency + 1 and worlds(s, seats - 1).count() == 1
        assert chances(s, agency, "role", ANN) == {
            AGENCY: Fraction(agency, agency + 1),
            THE_MASTERMIND: Fraction(1, agency + 1),
        }

    def test_mm_2_a_blind_mastermind_doubts_everyone_and_classic_agents_nothing(self):
        """MM-2"""
        assert worlds(table(7, blind_mastermind="yes"), GUS).count() == 15
        assert worlds(table(7, preset="classic"), EVE).count() == 1

    def test_mm_16_the_confirmed_and_the_purged_are_not_the_mastermind(self):
        """MM-16"""
        s = on_board(table(7, top="SSS"), syndicate=4)
        elect(s, BEA)
        assert THE_MASTERMIND not in chances(s, None, "role", BEA) and worlds(s, None).roles.count() == 90
        discard(s, "S")
        enact(s, "S")
        play(s, ANN, Purge(CAL))
        assert THE_MASTERMIND not in chances(s, None, "role", CAL) and worlds(s, None).roles.count() == 75

    def test_mm_23_an_investigation_tells_its_director_a_side(self):
        """MM-23"""
        s = on_board(table(7, top="SSS"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(GUS))
        assert chances(s, ANN, "role", GUS) == {AGENT: Fraction(2, 3), THE_MASTERMIND: Fraction(1, 3)}
        assert worlds(s, ANN).roles.count() == 30 and worlds(s, BEA).roles.count() == 60

    def test_mm_23_or_by_option_a_role(self):
        """MM-23"""
        s = on_board(table(7, top="SSS", investigation="role"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(GUS))
        assert chances(s, ANN, "role", GUS) == {THE_MASTERMIND: 1} and worlds(s, ANN).roles.count() == 10

    def test_each_constraint_names_the_lines_it_came_from(self):
        s = on_board(table(7, top="SSS"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(GUS))
        story = s.story(ANN)
        found = {constraint.unknowns: [type(story[line]).__name__ for line in constraint.because]
                 for constraint in worlds(s, ANN).constraints}  # fmt: skip
        assert found[(("role", GUS),)] == ["Investigated"]
        assert found[tuple([("role", seat) for seat in range(1, 7)])] == ["Learned"]
        assert found[("drawn", 1), ("discarded", 1), ("buried", 1)] == ["Drew", "Passed", "Received", "Enacted"]

    def test_by_brute_force_over_every_deal_of_the_roles(self):
        """All deals that tell a seat the same, confirmations and findings included."""
        s = on_board(table(7, top="SSS SSS"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(EVE))
        council(s, DOT, "S", "S")
        play(s, BEA, options(s, BEA)[0])
        elect(s, FAY)
        for seat in (None, *range(7)):
            alike = []
            for dealt in sorted(set(permutations(s.rules.roles))):
                told = [] if seat is None else [(dealt[seat], rules.roles_shown(s.rules, dealt, seat))]
                known = [(event.role, event.others) for event in s.story(seat) if isinstance(event, Learned)] == told
                found = seat != ANN or (dealt[EVE] == AGENCY) == (s.roles[EVE] == AGENCY)
                if known and found and dealt[FAY] != THE_MASTERMIND:
                    alike.append(dealt)
            assert worlds(s, seat).roles.count() == len(alike)
            for other in set(range(7)) - {seat}:
                often = Counter([dealt[other] for dealt in alike])
                expected = {role: Fraction(n, len(alike)) for role, n in often.items()}
                assert chances(s, seat, "role", other) == expected


class TestCards:
    def test_to_the_others_a_council_is_three_unseen_cards(self):
        s = table(top="SSA")
        elect(s, BEA)
        assert worlds(s, CAL).cards.count() == 4
        assert chances(s, CAL, "drawn", 1)[3] == Fraction(11 * 10 * 9, 17 * 16 * 15)

    def test_the_enacted_policy_is_like_one_card_shown(self):
        s = table(top="SSA")
        council(s, BEA, "A", "S")
        assert chances(s, CAL, "discarded", 1) == {AGENCY: Fraction(6, 16), SYNDICATE: Fraction(10, 16)}
        assert chances(s, CAL, "drawn", 1)[1] == Fraction(6 * 5, 16 * 15)

    def test_the_operative_wonders_only_about_one_card_and_the_director_about_none(self):
        s = table(top="SSA")
        council(s, BEA, "S", "S")
        assert worlds(s, BEA).cards.count() == 2 and worlds(s, ANN).cards.count() == 1
        assert chances(s, BEA, "discarded", 1) == {AGENCY: Fraction(5, 15), SYNDICATE: Fraction(10, 15)}
        assert chances(s, BEA, "buried", 1) == {AGENCY: 1} and chances(s, ANN, "buried", 1) == {AGENCY: 1}

    def test_after_surveillance_the_next_draw_is_known_but_not_who_discards_what(self):
        s = on_board(table(7, top="SSS SAA"), syndicate=2)
        council(s, BEA, "S", "S")
        play(s, ANN, Arrange(tuple(cards("ASA"))))
        council(s, CAL, "A", "A")
        assert chances(s, ANN, "drawn", 2) == {1: 1}
        assert chances(s, ANN, "discarded", 2) == {AGENCY: Fraction(1, 2), SYNDICATE: Fraction(1, 2)}

    def test_a_top_deck_takes_the_first_of_the_cards_that_surveillance_laid_back(self):
        s = table(top="SSS SAA A", **WATCHED)
        council(s, BEA, "S", "S")
        play(s, ANN, Arrange(tuple(cards("SAA"))))
        for _ in range(3):
            reject(s)
        elect(s, BEA)  # Eve draws two Agency policies that Ann knows, and one of the eleven that she doesn't
        assert s.director == EVE and chances(s, ANN, "drawn", 2) == {0: Fraction(4, 11), 1: Fraction(7, 11)}

    def test_surveillance_is_remembered_by_the_imagined_deck(self):
        s = on_board(table(7, top="SSS SAA"), syndicate=2)
        council(s, BEA, "S", "S")
        for _ in range(20):
            assert worlds(s, ANN).sample(Random(1).randrange).top == tuple(cards("SAA"))
        play(s, ANN, Arrange(tuple(cards("ASA"))))
        rng = Random(1)
        assert {worlds(s, ANN).sample(rng.randrange).top for _ in range(20)} == {tuple(cards("ASA"))}
        assert len({worlds(s, BEA).sample(rng.randrange).top for _ in range(40)}) > 4

    def test_mm_46_when_it_is_over_nothing_is_left_to_wonder(self):
        """MM-46"""
        s, rng = table(), Random(4)
        while s.asked:
            seat = s.asked[0]
            play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
        assert len(s.councils) > 3
        for seat in (None, *range(5)):
            assert worlds(s, seat).count() == 1 and worlds(s, seat).allows(MASTERMIND.unknowns(s, seat))
            assert sees(worlds(s, seat).sample(Random(1).randrange), seat) == sees(s, seat)

    def test_before_the_deal_there_is_nothing_to_wonder_about(self):
        s = MASTERMIND.begin(5, MASTERMIND.settings())
        for seat in (None, ANN):
            found = MASTERMIND.worlds(sees(s, seat))
            assert (
                not found.marginals()
                and found.allows({})
                and sees(found.sample(Random(1).randrange), seat) == sees(s, seat)
            )


def test_chances_equal_brute_force_past_a_reshuffle_before_surveillance(monkeypatch):
    """With six policies in the box the third Council, or the second look, meets a deck made anew."""
    box = tuple(cards("AA SSSS"))
    monkeypatch.setattr(settings, "POLICIES", box)

    def outcomes(s):
        if not s.roles:
            return [(Dealt(s.rules.roles, deck, ANN), 1) for deck in sorted(set(permutations(box)))]
        piles = s.deck + s.discard
        orders = {tuple([piles[place] for place in order]): order for order in permutations(range(len(piles)))}
        return [(Shuffled(order), 1) for order in orders.values()]

    small = of_cards("surveillance, surveillance, none, none, none", outcomes, 29)
    tally = counted(small.of(KIT), small)
    assert tally["told Reshuffled"] and tally["told Arranged"] and tally["moments with more than one world"] > 20


def test_the_sampler_draws_a_council_as_often_as_it_should():
    s = table(top="SSA SAA SSS")
    council(s, BEA, "A", "S")
    council(s, DOT, "A", "S")
    found, rng, often = worlds(s, EVE), Random(5), Counter()
    for _ in range(3000):
        often[found.sample(rng.randrange).councils[0].drawn.syndicate] += 1
    for answer, likely in chances(s, EVE, "drawn", 1).items():
        assert abs(often[answer] - 3000 * likely) < 5 * (3000 * likely) ** 0.5


def test_an_imagined_world_has_all_seventeen_cards_and_plays_to_an_end():
    rng = Random(3)
    for seed in range(12):
        s = table(7, preset=("rulebook", "classic")[seed % 2])
        while s.asked:
            seat = rng.choice(s.asked)
            play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
            if s.asked and NATURE not in s.asked and rng.random() < 0.2:
                one = worlds(s, rng.randrange(7)).sample(rng.randrange)
                piles = one.deck + one.discard
                assert piles.count(SYNDICATE) + one.hand.syndicate + one.syndicate == 11
                assert piles.count(AGENCY) + one.hand.agency + one.agency == 6
                while one.asked:
                    who = one.asked[0]
                    play(one, who, chance(one, rng.randrange) if who == NATURE else rng.choice(options(one, who)))
                assert one.result


def test_a_rejection_tells_nothing_of_the_cards():
    s = table()
    reject(s)
    assert worlds(s, ANN).cards.count() == 1
