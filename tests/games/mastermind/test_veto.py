"""The veto (MM-61): from the fifth Syndicate policy on a Council may throw its cards away, if both members agree."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import ENGLISH, NATURE, Said, chance, options, play, refusal
from parlour.core.words.english import Names
from parlour.games.mastermind import MASTERMIND, rules
from parlour.games.mastermind.cards import AGENCY, SYNDICATE, Cards
from parlour.games.mastermind.events import CouncilRevealed, TopDecked, VetoAsked, Vetoed, VetoRefused
from parlour.games.mastermind.moves import AnswerVeto, AskVeto, Enact, IDrew, IReceived, Nominate
from parlour.games.mastermind.notebook import notebook
from parlour.games.mastermind.rules import DirectorAnswers, Nomination, OperativeEnacts
from parlour.testing import Variant, twins_look_alike
from tests.conftest import approved
from tests.games.mastermind.kit import KIT
from tests.games.mastermind.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    EVE,
    council,
    discard,
    elect,
    enact,
    heard,
    on_board,
    reject,
    sees,
    table,
)
from tests.transcripts import told

WORDS = MASTERMIND.words(ENGLISH)
NAMES = ("Ann", "Bea", "Cal", "Dot", "Eve")
AGREE, REFUSE = AnswerVeto(True), AnswerVeto(False)


def late(top="SSS", syndicate=5, agency=0, **chosen):
    """Five Syndicate policies are on the board; Ann is Director."""
    return on_board(table(top=top, **{"veto": "yes", **chosen}), agency=agency, syndicate=syndicate)


def holding_two(top="SSS", discarded="S", **chosen):
    """Bea is Global Operative and holds two cards."""
    s = late(top, **chosen)
    elect(s, BEA)
    discard(s, discarded)
    return s


def asked_for(top="SSS", discarded="S", **chosen):
    s = holding_two(top, discarded, **chosen)
    play(s, BEA, AskVeto())
    return s


def vetoed(top="SSS", discarded="S", **chosen):
    s = asked_for(top, discarded, **chosen)
    play(s, ANN, AGREE)
    return s


def veto_again(s, operative):
    """One more Council that throws its cards away; it must have drawn Syndicate policies."""
    elect(s, operative)
    discard(s, "S")
    play(s, operative, AskVeto())
    play(s, s.asked[0], AGREE)
    while NATURE in s.asked:
        play(s, NATURE, chance(s, lambda n: n - 1))


def said(s, seat):
    return [WORDS.event(event, s.settings, Names(NAMES, seat)) for event in s.story(seat)]


class TestWhen:
    def test_mm_61_from_the_fifth_syndicate_policy_on_the_global_operative_may_ask(self):
        """MM-61"""
        assert AskVeto() in options(holding_two(), BEA)
        assert AskVeto() not in options(holding_two(syndicate=4), BEA)

    def test_mm_61_it_is_an_option_and_on_in_classic(self):
        """MM-61, MM-45"""
        assert AskVeto() not in options(holding_two(veto="no"), BEA)
        assert AskVeto() not in options(holding_two(veto="preset"), BEA)
        assert AskVeto() in options(holding_two(veto="preset", preset="classic"), BEA)
        assert AskVeto() not in options(holding_two(veto="no", preset="classic"), BEA)

    def test_mm_61_the_director_who_holds_three_cards_has_no_veto(self):
        """MM-61"""
        s = late()
        elect(s, BEA)
        assert AskVeto() not in options(s, ANN) and str(refusal(s, ANN, AskVeto())) == "You must discard one policy."

    def test_the_refusal_says_why_there_is_no_veto(self):
        assert str(refusal(holding_two(veto="no"), BEA, AskVeto())) == "There is no veto at this table."
        early = "There is no veto before 5 Syndicate policies are on the board."
        assert str(refusal(holding_two(syndicate=4), BEA, AskVeto())) == early
        s = asked_for()
        assert str(refusal(s, ANN, Enact(SYNDICATE))) == "You must agree to the veto, or refuse it."
        play(s, ANN, REFUSE)
        again = "The Director has refused the veto: you must enact one policy."
        assert str(refusal(s, BEA, AskVeto())) == again

    def test_mm_41_a_hand_of_one_kind_is_asked_and_the_director_always_has_both_answers(self):
        """MM-41, MM-61"""
        for top, discarded in (("SSS", "S"), ("SSA", "S"), ("AAS", "S")):
            s = holding_two(top, discarded)
            assert s.asked == (BEA,) and options(s, BEA)[-1] == AskVeto() and len(options(s, BEA)) > 1
            play(s, BEA, AskVeto())
            assert s.asked == (ANN,) and list(options(s, ANN)) == [AGREE, REFUSE]


class TestAgreed:
    def test_mm_61_nothing_is_enacted_and_both_cards_are_discarded_face_down(self):
        """MM-61"""
        s = vetoed("SSA", "S")
        assert (s.agency, s.syndicate, len(s.hand)) == (0, 5, 0)
        assert sorted(s.discard) == [AGENCY, SYNDICATE, SYNDICATE]
        assert (s.councils[-1].enacted, s.councils[-1].vetoed, s.councils[-1].passed) == (None, True, Cards(1, 1))
        assert sees(s, CAL).discard == 3 and heard(s, CAL, Vetoed) == [Vetoed(ANN, BEA, 1)]

    def test_mm_19_no_card_is_lost(self):
        """MM-19, MM-61"""
        s = vetoed("SSA", "S")
        assert len(s.deck) + len(s.discard) + s.agency + s.syndicate == 17

    def test_mm_61_instability_grows_by_one_and_the_placard_passes_on(self):
        """MM-61"""
        s = vetoed()
        assert s.instability == 1 and s.director == BEA and s.asked == (BEA,)
        assert isinstance(s.agenda[-1], Nomination)

    def test_mm_61_a_third_instability_enacts_the_top_card_as_always(self):
        """MM-61, MM-11, MM-12"""
        s = vetoed("SSS SSS A")
        reject(s, DOT)
        veto_again(s, DOT)
        assert heard(s, CAL, TopDecked) == [TopDecked(AGENCY, 1)]
        assert (s.agency, s.instability, s.director) == (1, 0, DOT), "the placard has moved one step, from Cal to Dot"
        assert [type(step) for step in s.agenda] == [Nomination]

    def test_mm_61_a_third_instability_by_veto_may_win_the_game(self):
        """MM-61, MM-13"""
        s = vetoed("SSS S")
        reject(s, DOT)
        s.deck += [SYNDICATE] * 4
        veto_again(s, DOT)
        assert s.result.ending == "syndicate_policies" and s.syndicate == 6
        (shown, *_) = heard(s, CAL, CouncilRevealed)
        assert shown.council.vetoed and shown.council.drawn == Cards(0, 3)

    def test_mm_10_a_top_deck_after_a_veto_lifts_the_term_limit_where_any_does(self):
        """MM-10, MM-50"""
        s = vetoed("SSS SSS A", veto="preset", preset="classic")
        reject(s, DOT)
        assert sees(s, None).barred == (BEA,)
        veto_again(s, DOT)
        assert sees(s, None).barred == ()

    def test_the_council_has_stood_so_its_members_are_barred_as_the_term_limit_says(self):
        s = vetoed(veto="preset", preset="classic")
        assert sees(s, None).barred == (BEA,)
        assert sees(vetoed(), None).barred == (ANN,)

    def test_mm_40_a_purge_still_owed_waits_for_a_council_that_enacts(self):
        """MM-40: it is for the next Director whose Council enacts a policy."""
        s = late("SSS SSA", powers="none, none, none, none, purge", late_purge=True)
        s.purge_owed = True
        veto_again(s, BEA)
        assert s.purge_owed and s.asked == (BEA,)
        council(s, CAL, "S", "A")
        assert not s.purge_owed and type(s.agenda[-1]) is rules.Purging

    def test_mm_17_what_was_thrown_away_comes_back_with_the_next_deck(self):
        """MM-17"""
        s = vetoed("SSA", "S")
        s.deck = s.deck[:2]
        elect(s, DOT)
        assert not s.discard and len(s.deck) == 2


class TestRefused:
    def test_mm_61_a_card_must_be_enacted_and_there_is_no_second_request_in_that_council(self):
        """MM-61"""
        s = asked_for("SAA", "S")
        play(s, ANN, REFUSE)
        assert heard(s, CAL, VetoRefused) == [VetoRefused(ANN, BEA)] and s.instability == 0
        assert s.asked == (BEA,) and list(options(s, BEA)) == [Enact(AGENCY)]
        enact(s, "A")
        assert s.agency == 1 and s.councils[-1].buried == AGENCY

    def test_the_next_council_may_ask_again(self):
        s = asked_for("SAA SSS", "S")
        play(s, ANN, REFUSE)
        enact(s, "A")
        elect(s, DOT)
        discard(s, "S")
        assert AskVeto() in options(s, DOT)

    def test_a_refused_sixth_syndicate_policy_ends_the_game(self):
        s = asked_for()
        play(s, ANN, REFUSE)
        enact(s, "S")
        assert s.result.ending == "syndicate_policies"


class TestWhatIsSeen:
    def test_mm_61_request_and_answer_are_public_and_the_cards_are_not(self):
        """MM-61"""
        ours, theirs = asked_for("SSS", "S"), asked_for("SSA", "A")
        other = asked_for("SAA", "S")
        for s in (ours, theirs, other):
            assert heard(s, CAL, VetoAsked) == heard(s, None, VetoAsked) == [VetoAsked(ANN, BEA)]
        for seat in (CAL, None):
            assert sees(ours, seat) == sees(other, seat)
            assert sees(ours, seat).hand is None
        for s in (ours, other):
            play(s, ANN, AGREE)
        assert sees(ours, CAL) == sees(other, CAL) and sees(ours, None) == sees(other, None)
        assert sees(ours, DOT).story[-1] == Vetoed(ANN, BEA, 1)

    def test_both_members_know_the_two_cards_while_the_director_decides(self):
        s = asked_for("SSA", "S")
        assert sees(s, ANN).hand == sees(s, BEA).hand == Cards(1, 1) and sees(s, ANN).council == (ANN, BEA)

    def test_the_cards_lie_with_the_operative_and_the_answers_before_the_director(self):
        s = asked_for("SSA", "S")
        for seat, hidden in ((ANN, 0), (BEA, 0), (CAL, 2), (None, 2)):
            zones = {zone.id: zone for zone in MASTERMIND.things.zones(sees(s, seat))}
            assert zones["hand:1"].hidden == hidden and "hand:0" not in zones
            assert [piece.thing for piece in zones["veto:0"].pieces] == ["veto:agree", "veto:refuse"]

    def test_mm_36_both_stay_muted_until_it_is_over(self):
        """MM-36, MM-61"""
        s = asked_for("SAA", "S")
        assert sees(s, None).silent == (ANN, BEA)
        assert not MASTERMIND.speech(sees(s, ANN)) and not MASTERMIND.speech(sees(s, BEA))
        assert MASTERMIND.talk(sees(s, CAL)).silent == (ANN, BEA)
        play(s, ANN, REFUSE)
        assert sees(s, None).silent == (ANN, BEA)
        enact(s, "A")
        assert sees(s, None).silent == () and sees(vetoed(), None).silent == ()

    def test_a_leak_of_what_is_thrown_away_is_caught(self, monkeypatch):
        def loud(s, director, operative):
            steps = throw_away(s, director, operative)
            s.told[-1] = replace(s.told[-1], instability=10 * s.councils[-1].passed.syndicate)
            return steps

        throw_away = rules.policy.throw_away
        monkeypatch.setattr(rules.policy, "throw_away", loud)
        with pytest.raises(AssertionError, match=r"exchanged, hidden from seat .* can tell"):
            twins_look_alike(replace(KIT, variants=(Variant(10, {"preset": "classic"}),)))


class TestWords:
    def test_everybody_reads_the_request_and_the_answer(self):
        s = vetoed()
        assert said(s, CAL)[-2:] == [
            "Bea asks Ann for a veto.",
            "Ann agrees: both policies are thrown away, and nothing is enacted. Instability 1 of 3.",
        ]
        assert said(s, ANN)[-2] == "Bea asks you for a veto." and said(s, ANN)[-1].startswith("You agree: both")
        s = asked_for()
        play(s, ANN, REFUSE)
        assert said(s, BEA)[-2:] == ["You ask Ann for a veto.", "Ann refuses the veto: one policy must be enacted."]

    def test_the_questions(self):
        s = holding_two("SSA", "S")
        passed = "Ann passed you 1 Agency and 1 Syndicate policy."
        assert prompt(s, BEA) == f"{passed} Enact one and discard the other, or ask Ann for a veto."
        play(s, BEA, AskVeto())
        asks = (
            "Bea asks to throw away 1 Agency and 1 Syndicate policy. Do you agree? If not, one of them must be enacted."
        )
        assert prompt(s, ANN) == asks
        s.instability = 2
        assert prompt(s, ANN) == f"{asks} A third Instability enacts the top policy."
        assert prompt(s, CAL) == "Waiting for Ann to agree to the veto or to refuse it."
        play(s, ANN, REFUSE)
        refused = "Ann refused the veto on 1 Agency and 1 Syndicate policy. Enact one; the other is discarded."
        assert prompt(s, BEA) == refused

    def test_the_options(self):
        s = asked_for()
        texts = [WORDS.option(move, sees(s, ANN), Names(NAMES, ANN)).text for move in options(s, ANN)]
        assert texts == ["Agree: throw both away", "Refuse: one must be enacted"]

    def test_the_end_shows_what_was_thrown_away(self):
        s = vetoed("SSA SSS S", "S")
        council(s, DOT, "S", "S")
        drew = "Council 1: Ann drew 1 Agency and 2 Syndicate policies and discarded Syndicate"
        thrown = "the other two, 1 Agency and 1 Syndicate policy, were thrown away by veto."
        assert s.result and f"{drew}; {thrown}" in said(s, CAL)

    def test_the_track_shows_from_where_on_there_is_a_veto(self):
        for veto, shown in (("yes", True), ("no", False)):
            zones = {zone.id: zone for zone in MASTERMIND.things.zones(sees(late(veto=veto), CAL))}
            printed = [(piece.thing, piece.on) for piece in zones["track:syndicate"].pieces]
            assert (("token:veto", "place:syndicate_5") in printed) == shown


def prompt(s, seat):
    return WORDS.prompt(sees(s, seat), Names(NAMES, seat))


class TestWhatCanBeKnown:
    def test_a_vetoed_council_is_asked_for_what_it_drew_and_the_director_discarded(self):
        s = vetoed("SSA", "S")
        likely = MASTERMIND.worlds(sees(s, CAL)).marginals()
        assert ("drawn", 1) in likely and ("discarded", 1) in likely and ("buried", 1) not in likely
        assert MASTERMIND.worlds(sees(s, CAL)).allows(MASTERMIND.unknowns(s, CAL))

    def test_by_the_even_model_a_request_tells_nothing_of_the_cards(self):
        """Out of any two cards it is one choice of three; what it tells of people is for beliefs."""
        before, after = holding_two(), vetoed()
        for unknown in (("drawn", 1), ("discarded", 1)):
            chances = [MASTERMIND.worlds(sees(s, CAL)).marginals()[unknown] for s in (before, after)]
            assert chances[0] == chances[1]

    def test_an_imagined_world_has_its_cards_among_the_discards(self):
        s = vetoed("SSA", "S")
        for seed in range(20):
            world = MASTERMIND.worlds(sees(s, CAL)).sample(Random(seed).randrange)
            assert len(world.discard) == 3 and not len(world.hand) and world.councils[-1].vetoed

    def test_the_notebook_names_the_veto_and_asks_no_more_than_there_is(self):
        s = vetoed("SSA", "S")
        view = sees(s, CAL)
        councils = notebook(view).sheets[1]
        heading = WORDS.heading(councils.rows[0], councils, view, Names(NAMES, CAL))
        assert heading.text == "Ann as Director, Bea as Global Operative: a veto."
        by_column = dict(zip([column.id for column in councils.columns], councils.cells[0]))
        assert by_column["received-2"] is not None and by_column["buried-agency"] is None

    def test_mm_46_at_the_end_all_is_certain(self):
        """MM-46"""
        s = vetoed("SSA SSS S", "S")
        council(s, DOT, "S", "S")
        assert s.result and MASTERMIND.worlds(sees(s, CAL)).cards.count() == 1


class TestClaims:
    def test_mm_47_members_may_say_what_they_held_in_a_vetoed_council(self):
        """MM-47: until the next Council has come to its end."""
        s = vetoed("SSA SSS AAA", "S")
        assert IDrew(1, Cards(0, 3)) in MASTERMIND.speech(sees(s, ANN))
        assert IReceived(1, Cards(0, 2)) in MASTERMIND.speech(sees(s, BEA))
        assert not [claim for claim in MASTERMIND.speech(sees(s, CAL)) if isinstance(claim, IDrew | IReceived)]
        s.tell(Said(ANN, IDrew(1, Cards(0, 3))))
        assert not [claim for claim in MASTERMIND.speech(sees(s, ANN)) if isinstance(claim, IDrew)]
        veto_again(s, DOT)
        assert {claim.council for claim in MASTERMIND.speech(sees(s, DOT)) if isinstance(claim, IReceived)} == {2}
        assert not [claim for claim in MASTERMIND.speech(sees(s, BEA)) if isinstance(claim, IReceived)]

    def test_councils_are_numbered_through_whether_they_enact_or_not(self):
        s = vetoed("SSA AAA", "S")
        council(s, DOT, "A", "A")
        assert {claim.council for claim in MASTERMIND.speech(sees(s, BEA)) if isinstance(claim, IDrew)} == {2}


class TestTheFigures:
    def test_a_tally_counts_vetoes_only_where_there_are_any(self):
        s = vetoed()
        assert MASTERMIND.tally(s)["vetoes_agreed"] == (1, 1)
        assert "vetoes_agreed" not in MASTERMIND.tally(table())


def test_the_step_names_whether_the_veto_was_refused():
    s = asked_for("SAA", "S")
    assert s.agenda[-1] == DirectorAnswers(ANN, BEA)
    play(s, ANN, REFUSE)
    assert s.agenda[-1] == OperativeEnacts(ANN, BEA, refused=True)
    assert str(refusal(s, EVE, Nominate(ANN))) == "It is not your turn."


def test_the_approved_transcript_of_a_game_with_vetoes():
    """From the first card that was drawn with five Syndicate policies on the board."""
    text = told(MASTERMIND, 5, "a veto 371", veto="yes", head_start=2, powers="none, none, none, none, none")
    late = text[
        text.rindex("\n**", 0, text.index("as Global Operative", text.index("the fifth Syndicate policy"))) + 1 :
    ]
    approved(Path(__file__).with_name("transcript_of_vetoes.md"), late)
