"""The notebook of The Mastermind: who is who, what the Councils held, what was claimed, and how it reads."""

from __future__ import annotations

from fractions import Fraction

import pytest

from parlour.core import Fact, Said, play
from parlour.games.mastermind import MASTERMIND
from parlour.games.mastermind.cards import AGENCY, AGENT, SYNDICATE, THE_MASTERMIND, Cards
from parlour.games.mastermind.events import Looked, TopDecked
from parlour.games.mastermind.moves import Arrange, IAm, IDrew, IFound, Investigate, IReceived, ISaw, Purge
from parlour.notebook import notebook, square, squares, why
from parlour.testing.channels import CALLED
from parlour.testing.run import random_run
from tests.games.mastermind.kit import KIT
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

WORDS = MASTERMIND.words("en")
WATCHED = {"powers": "surveillance, none, none, none, none"}


def pages(s, seat):
    return notebook(MASTERMIND, sees(s, seat))


def cell(s, seat, id):
    return square(pages(s, seat), id)


def certainties(s, seat, row, columns):
    return [cell(s, seat, f"{row}/{column}").certainty for column in columns.split()]


def claimed(s, id):
    return cell(s, None, id).claimed


def fact(s, seat, unknown, *among, holds=True):
    return WORDS.fact(Fact(unknown, among, holds), sees(s, seat), WORDS.Names(CALLED[: s.seats], seat))


def proved(s, seat, unknown, *among, holds=True):
    """What proves a fact, in words."""
    view, names = sees(s, seat), WORDS.Names(CALLED[: s.seats], seat)
    proof = why(MASTERMIND, view, Fact(unknown, among, holds))
    return [WORDS.because(line, proof.fact, view, names) for line in proof.lines]


class TestSheets:
    def test_before_the_deal_there_is_nothing_to_note(self):
        s = MASTERMIND.begin(5, MASTERMIND.settings())
        assert pages(s, ANN).sheets == () and pages(s, None).worlds == 1

    def test_the_matrix_has_a_row_for_everyone_and_ones_own_is_certain(self):
        s = table(7)
        assert [row.id for row in pages(s, BEA).sheets[0].rows] == [f"seat:{seat}" for seat in range(7)]
        assert certainties(s, BEA, "roles/seat:1", "agency mastermind") == ["certain", "ruled out"]
        assert certainties(s, None, "roles/seat:1", "agency mastermind") == ["open", "open"]

    def test_the_agency_knows_only_the_mix_and_the_mastermind_knows_everyone(self):
        s = table(7)
        assert cell(s, ANN, "roles/seat:1/mastermind").chance == Fraction(1, 6)
        assert cell(s, ANN, "roles/seat:1/syndicate").chance == Fraction(1, 2)
        assert pages(s, ANN).worlds == 60 and pages(s, GUS).worlds == 1
        assert certainties(s, GUS, "roles/seat:4", "agency syndicate agent") == ["ruled out", "certain", "certain"]

    @pytest.mark.parametrize(("seats", "mix"), [(5, "3 Agency, 1 Agent and 1"), (7, "4 Agency, 2 Agents and 1")])
    def test_the_mix_stands_above_the_matrix(self, seats, mix):
        s = table(seats)
        label = WORDS.sheet(pages(s, ANN).sheets[0], sees(s, ANN), WORDS.Names(CALLED[:seats], ANN))
        assert label.note == f"{mix} Mastermind among {seats} players"

    def test_there_are_councils_to_note_only_when_one_has_met(self):
        s = table(top="SSA")
        assert [sheet.id for sheet in pages(s, CAL).sheets] == ["roles"]
        elect(s, BEA)
        roles, councils = pages(s, CAL).sheets
        assert roles.worlds * councils.worlds == pages(s, CAL).worlds and councils.worlds == 4

    def test_a_council_is_asked_about_only_what_it_has_done_so_far(self):
        s = table(top="SSA")
        elect(s, BEA)
        assert asked_aspects(s) == {"drawn"}
        discard(s, "A")
        assert asked_aspects(s) == {"drawn", "received", "discarded"}
        enact(s, "S")
        assert asked_aspects(s) == {"drawn", "received", "discarded", "buried"}

    def test_what_was_received_is_weighed_like_what_was_drawn(self):
        """A Council that enacts Syndicate: of two cards passed on one is shown, and the other is any of sixteen."""
        s = table(top="SSA")
        council(s, BEA, "A", "S")
        assert cell(s, CAL, "councils/council:1/received-2").chance == Fraction(10, 16)
        assert cell(s, CAL, "councils/council:1/received-0").certainty == "ruled out"
        assert certainties(s, BEA, "councils/council:1", "received-2 buried-agency drawn-0") == [
            "certain",
            "ruled out",
            "ruled out",
        ]

    def test_at_the_end_all_is_certain(self):
        for seed, variant in enumerate(KIT.variants):
            s = random_run(KIT, variant, seed).end()
            for seat in (None, ANN):
                assert {found.certainty for _, _, found in squares(pages(s, seat))} == {"certain", "ruled out"}
                assert pages(s, seat).worlds == 1

    def test_squares_keep_their_ids_for_the_whole_game_and_no_two_have_the_same(self):
        run, before = random_run(KIT, KIT.variants[1], 1), set()
        for n, (s, _, _) in enumerate(run.states()):
            if n % 5 == 0:
                ids = [id for id, _, _ in squares(pages(s, CAL))]
                assert before <= set(ids) and len(ids) == len(set(ids))
                before = set(ids)
        assert len(before) > 30


def asked_aspects(s):
    return {found.unknown[0] for _, sheet, found in squares(pages(s, CAL)) if sheet.id == "councils"}


class TestClaims:
    def test_claims_stand_in_the_squares_that_they_speak_of(self):
        s = table(top="SSA")
        council(s, BEA, "A", "S")
        s.tell(Said(ANN, IDrew(1, Cards(0, 3))))
        s.tell(Said(BEA, IReceived(1, Cards(1, 1))))
        assert claimed(s, "councils/council:1/drawn-3") == (ANN,) and claimed(s, "councils/council:1/drawn-2") == ()
        assert claimed(s, "councils/council:1/received-1") == (BEA,)

    def test_a_lie_that_anyone_can_see_through_stands_in_a_square_that_is_ruled_out(self):
        s = table(top="SSA")
        council(s, BEA, "A", "S")
        s.tell(Said(BEA, IReceived(1, Cards(2, 0))))
        lie = cell(s, CAL, "councils/council:1/received-0")
        assert lie.claimed == (BEA,) and lie.certainty == "ruled out"

    def test_a_finding_is_of_a_side_or_by_option_of_a_role(self):
        s = on_board(table(7, top="SSS"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(GUS))
        s.tell(Said(ANN, IFound(GUS, SYNDICATE)))
        assert claimed(s, "roles/seat:6/syndicate") == (ANN,) and claimed(s, "roles/seat:6/agent") == ()
        s.tell(Said(GUS, IFound(ANN, THE_MASTERMIND)))
        assert claimed(s, "roles/seat:0/mastermind") == (GUS,)

    def test_the_last_word_counts(self):
        s = table()
        s.tell(Said(BEA, IAm(AGENCY)))
        s.tell(Said(BEA, IAm(AGENT)))
        s.tell(Said(CAL, IFound(BEA, AGENCY)))
        assert claimed(s, "roles/seat:1/agent") == (BEA,) and claimed(s, "roles/seat:1/agency") == (CAL,)

    def test_what_surveillance_saw_is_a_claim_about_the_next_council(self):
        s = on_board(table(7, top="SSS SAA"), syndicate=2)
        council(s, BEA, "S", "S")
        play(s, ANN, Arrange(tuple(cards("SAA"))))
        s.tell(Said(ANN, ISaw(Cards(1, 2))))
        elect(s, CAL)
        assert claimed(s, "councils/council:2/drawn-2") == (ANN,)

    def test_but_not_if_one_of_the_cards_was_enacted_from_the_top(self):
        s = table(top="SSS SAA", **WATCHED)
        council(s, BEA, "S", "S")
        play(s, ANN, Arrange(tuple(cards("SAA"))))
        for _ in range(3):
            reject(s)
        s.tell(Said(ANN, ISaw(Cards(2, 1))))
        elect(s, BEA)
        assert all([not found.claimed for _, _, found in squares(pages(s, None))])


class TestWords:
    @pytest.mark.parametrize(
        ("unknown", "among", "yes", "no"),
        [
            (("role", BEA), (THE_MASTERMIND,), "Bea is the Mastermind.", "Bea is not the Mastermind."),
            (("role", BEA), (AGENT, THE_MASTERMIND), "Bea is with the Syndicate.", "Bea is not with the Syndicate."),
            (("role", CAL), (AGENCY,), "You are with the Agency.", "You are not with the Agency."),
            (
                ("drawn", 1),
                (3,),
                "In Council 1 Ann drew 3 Syndicate policies.",
                "In Council 1 Ann did not draw 3 Syndicate policies.",
            ),
            (
                ("received", 1),
                (1,),
                "In Council 1 Bea received 1 Agency and 1 Syndicate policy.",
                "In Council 1 Bea did not receive 1 Agency and 1 Syndicate policy.",
            ),
            (
                ("discarded", 1),
                (AGENCY,),
                "In Council 1 Ann discarded an Agency policy.",
                "In Council 1 Ann discarded a Syndicate policy.",
            ),
            (
                ("buried", 1),
                (AGENCY,),
                "In Council 1 Bea discarded an Agency policy.",
                "In Council 1 Bea discarded a Syndicate policy.",
            ),
        ],
    )
    def test_a_fact_is_a_whole_sentence_either_way(self, unknown, among, yes, no):
        s = table(top="SSA")
        council(s, BEA, "A", "S")
        assert [fact(s, CAL, unknown, *among), fact(s, CAL, unknown, *among, holds=False)] == [yes, no]

    def test_sheets_rows_and_columns_have_titles(self):
        s = table(7, top="SSA")
        council(s, BEA, "A", "S")
        view, names = sees(s, ANN), WORDS.Names(CALLED[:7], ANN)
        roles, councils = pages(s, ANN).sheets
        assert WORDS.sheet(roles, view, names).note == "4 Agency, 2 Agents and 1 Mastermind among 7 players"
        assert WORDS.sheet(councils, view, names).note == "6 Agency and 10 Syndicate policies are not on the board"
        (row,) = [WORDS.heading(row, councils, view, names) for row in councils.rows]
        assert row.text == "You as Director, Bea as Global Operative: a Syndicate policy."
        short = [WORDS.heading(column, councils, view, names).short for column in councils.columns]
        assert short == ["AAA", "AAS", "ASS", "SSS", "AA", "AS", "SS", "Director A", "Operative A"]
        assert [WORDS.heading(column, roles, view, names).title for column in roles.columns] == [
            "Agency",
            "Syndicate",
            "Agent",
            "Mastermind",
        ]

    def test_the_deal_proves_what_it_showed_and_what_it_did_not(self):
        s = table(7)
        assert proved(s, EVE, ("role", EVE), AGENT) == ["You were dealt your own role: you are a Syndicate Agent."]
        assert proved(s, EVE, ("role", FAY), AGENT) == ["At the deal you were shown that Fay is a Syndicate Agent."]
        assert proved(s, EVE, ("role", ANN), AGENT, holds=False) == [
            "At the deal you were shown every other Agent, and Ann was not among them."
        ]
        assert proved(table(5), DOT, ("role", ANN), AGENT, holds=False) == [
            "You are a Syndicate Agent yourself, so nobody else is."
        ]
        assert proved(table(7, preset="classic"), EVE, ("role", ANN), AGENCY) == [
            "At the deal you were shown every other member of the Syndicate, and Ann was not among them."
        ]

    def test_an_investigation_and_an_election_prove_a_role_together(self):
        s = on_board(table(5, top="SSS SSS", investigation="side"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(DOT))
        council(s, DOT, "S", "S")
        play(s, BEA, Arrange(s.top))
        elect(s, DOT)
        assert proved(s, ANN, ("role", DOT), AGENT) == [
            "You investigated Dot and found Syndicate-aligned, so Dot is with the Syndicate.",
            "Dot was elected Global Operative with 3 or more Syndicate policies on the board and the game went on, "
            "so Dot is not the Mastermind.",
        ]

    def test_a_purge_proves_who_is_not_the_mastermind(self):
        s = on_board(table(7, top="SSS"), syndicate=4)
        council(s, BEA, "S", "S")
        play(s, ANN, Purge(CAL))
        assert proved(s, GUS, ("role", CAL), AGENCY) == [
            "At the deal you were shown every Agent, and Cal was not among them."
        ]
        assert proved(s, None, ("role", CAL), THE_MASTERMIND, holds=False) == [
            "Cal was purged and the game went on, so Cal is not the Mastermind."
        ]

    def test_a_council_proves_what_its_members_saw(self):
        s = table(top="SSA")
        council(s, BEA, "A", "S")
        assert proved(s, CAL, ("drawn", 1), 0, holds=False) == [
            "In Council 1 Bea enacted the first Syndicate policy, so Ann drew at least 1 Syndicate policy."
        ]
        assert proved(s, ANN, ("drawn", 1), 2) == ["In Council 1 you drew 1 Agency and 2 Syndicate policies."]
        assert proved(s, BEA, ("buried", 1), SYNDICATE) == [
            "In Council 1 you received 2 Syndicate policies, so you discarded a Syndicate policy."
        ]

    def test_cards_seen_elsewhere_were_not_in_another_hand(self):
        s = table(top="AAS AAA SSS")
        council(s, BEA, "A", "S")
        council(s, CAL, "A", "A")
        elect(s, DOT)
        assert proved(s, BEA, ("drawn", 3), 0, holds=False) == [
            "In Council 1 you received 1 Agency and 1 Syndicate policy, and Council 3 drew from the other cards.",
            "In Council 2 you drew 3 Agency policies, and Council 3 drew from the other cards.",
        ]

    def test_the_number_of_a_policy_tells_what_was_enacted_before(self):
        s = table(top="SSA SAA")
        council(s, BEA, "A", "S")
        council(s, CAL, "A", "A")
        view, names = sees(s, EVE), WORDS.Names(CALLED[:5], EVE)
        (second,) = [n for n, event in enumerate(view.story) if getattr(event, "policy", None) == AGENCY]
        assert WORDS.because(second, Fact(("drawn", 1), (0,), holds=False), view, names) == (
            "In Council 2 Cal enacted the first Agency policy, which shows what was enacted before, "
            "so Ann drew at least 1 Syndicate policy."
        )

    def test_a_card_from_the_top_was_in_no_hand(self):
        s = table(top="SSA A")
        council(s, BEA, "A", "S")
        for _ in range(3):
            reject(s)
        view, names = sees(s, CAL), WORDS.Names(CALLED[:5], CAL)
        (top,) = [n for n, event in enumerate(view.story) if isinstance(event, TopDecked)]
        drew, kept = Fact(("drawn", 1), (0,), holds=False), Fact(("discarded", 1), (AGENCY,))
        assert [WORDS.because(top, known, view, names) for known in (drew, kept)] == [
            "The top card was enacted as the first Agency policy, which shows what was enacted before, "
            "so Ann drew at least 1 Syndicate policy.",
            "The top card was enacted as the first Agency policy, and Council 1 drew from the other cards.",
        ]

    def test_cards_looked_at_come_to_the_next_council_and_were_not_in_the_last(self):
        s = on_board(table(7, top="SSS SSA"), syndicate=2)
        council(s, BEA, "S", "S")
        play(s, ANN, Arrange(tuple(cards("ASS"))))
        council(s, CAL, "S", "A")
        view, names = sees(s, ANN), WORDS.Names(CALLED[:7], ANN)
        (look,) = [n for n, event in enumerate(view.story) if isinstance(event, Looked)]
        told = [WORDS.because(look, Fact(("discarded", number), (AGENCY,)), view, names) for number in (1, 2)]
        assert [text.partition(" from the top, ")[2] for text in told] == [
            "and Council 1 drew from the other cards.",
            "and Council 2 drew from these.",
        ]

    def test_every_square_and_every_line_of_its_proof_has_words_of_its_own(self):
        for seed, variant in enumerate(KIT.variants):
            run = random_run(KIT, variant, seed)
            for s in (run.end(), *[s.clone() for n, (s, _, _) in enumerate(run.states()) if n % 60 == 59]):
                reads_well(s, seed % variant.seats)


def reads_well(s, seat):
    view, names = sees(s, seat), WORDS.Names(CALLED[: s.seats], seat)
    facts = [found.fact for _, _, found in squares(notebook(MASTERMIND, view))]
    for known in [known for n, known in enumerate(facts) if n % 7 == 0]:
        told = [WORDS.fact(known, view, names)]
        if known.follows(MASTERMIND.notebook().reasons(view).possible(known.unknown, set(range(len(view.story))))):
            told += [WORDS.because(line, known, view, names) for line in why(MASTERMIND, view, known).lines]
        assert all([text[0].isupper() and text.endswith(".") and "None" not in text for text in told])
