"""Rulesets are data: presets, what a table may choose, and what is refused in one sentence."""

import pytest

from parlour.core import Refused, described
from parlour.games.mastermind import MASTERMIND
from parlour.games.mastermind.settings import ruleset
from tests.games.mastermind.kit import KIT
from tests.games.mastermind.table import ANN, BEA, CAL, DOT, EVE, council, on_board, reject, sees, table


def refused(seats, **options):
    with pytest.raises(Refused) as reason:
        MASTERMIND.table(seats, options)
    return str(reason.value)


def rules(seats, **options):
    return ruleset(seats, MASTERMIND.table(seats, options))


class TestPresets:
    def test_mm_45_the_rulebook_is_the_default(self):
        """MM-45"""
        usual = rules(9)
        assert usual == rules(9, preset="rulebook") and usual.mix == (6, 2, 1)
        assert (usual.agents_know_mastermind, usual.blind_mastermind) == (False, False)
        assert (usual.term_limit, usual.top_deck_frees, usual.surveillance_reorders) == (
            "previous_director",
            False,
            True,
        )
        assert not usual.veto

    def test_mm_45_classic_overrides_knowledge_term_limit_top_deck_and_surveillance_and_has_the_veto(self):
        """MM-45"""
        classic = rules(9, preset="classic")
        assert classic.mix == (5, 3, 1) and (classic.agents_know_mastermind, classic.blind_mastermind) == (True, True)
        assert (classic.term_limit, classic.top_deck_frees, classic.surveillance_reorders) == (
            "elected_pair",
            True,
            False,
        )
        assert not rules(6, preset="classic").blind_mastermind and rules(7, preset="classic").blind_mastermind
        assert classic.veto

    def test_mm_45_every_point_of_a_preset_may_be_chosen_by_itself(self):
        """MM-45"""
        mixed = rules(7, preset="classic", agents_know_mastermind="no", blind_mastermind="no", top_deck_frees="no")
        assert not (mixed.agents_know_mastermind or mixed.blind_mastermind or mixed.top_deck_frees)
        assert not rules(7, preset="classic", veto="no").veto and rules(7, veto="yes").veto
        assert rules(7, surveillance_reorders="no").surveillance_reorders is False

    def test_classic_bars_the_last_elected_pair_and_mm_51_until_another_council_stands(self):
        """MM-51"""
        s = table(7, top="SSA", preset="classic")
        council(s, CAL, "S", "A")
        assert s.director == BEA and sees(s, None).barred == (ANN, CAL)
        reject(s, DOT)
        assert sees(s, None).barred == (ANN, CAL)

    def test_classic_bars_only_the_last_operative_once_five_live(self):
        s = table(5, top="SSA", preset="classic")
        council(s, CAL, "S", "A")
        assert sees(s, None).barred == (CAL,)
        s = table(7, top="SSA", preset="classic")
        s.living = tuple(range(6))
        council(s, CAL, "S", "A")
        s.purge(EVE)
        assert sees(s, None).barred == (CAL,)

    def test_mm_10_classic_frees_everybody_after_a_top_deck(self):
        """MM-10"""
        s = table(7, top="SSA A", preset="classic")
        council(s, CAL, "S", "A")
        for _ in range(3):
            reject(s)
        assert sees(s, None).barred == ()

    def test_every_option_is_described_and_tried_by_the_laws(self):
        tried = {name for variant in KIT.variants for name in variant.options}
        assert all(setting.help for setting in described(MASTERMIND.settings))
        assert tried == {setting.name for setting in described(MASTERMIND.settings)}


class TestRefusals:
    def test_mm_39_four_and_eleven_players(self):
        """MM-39"""
        assert refused(4) == "The Mastermind is for 5 to 10 players, not 4."
        assert refused(11) == "The Mastermind is for 5 to 10 players, not 11."

    def test_an_unknown_preset(self):
        assert refused(7, preset="modern") == "Option preset must be one of rulebook, classic, not modern."

    def test_mm_2_a_blind_mastermind_at_five_or_six(self):
        """MM-2"""
        for seats in (5, 6):
            reason = f"A blind Mastermind needs at least 7 players, and there are {seats}."
            assert refused(seats, blind_mastermind="yes") == reason
        assert rules(7, blind_mastermind="yes").blind_mastermind

    def test_a_role_mix_that_does_not_sum(self):
        assert refused(8, role_mix="4-2-1") == "The role mix 4-2-1 is for 7 players, and there are 8."

    @pytest.mark.parametrize("mix", ["4-2", "4-2-1-", "four", "4-2-x", "-4-2-1", "7", "4--1"])
    def test_a_role_mix_that_is_none(self, mix):
        reason = f"A role mix is written Agency-Agents-Mastermind, such as 4-2-1, not {mix}."
        assert refused(7, role_mix=mix) == reason

    @pytest.mark.parametrize("mix", ["4-1-2", "4-3-0", "6-0-1", "3-3-1"])
    def test_mm_49_one_mastermind_an_agent_and_an_agency_majority(self, mix):
        """MM-49"""
        reason = f"A role mix has one Mastermind, at least one Agent, and an Agency majority, unlike {mix}."
        assert refused(7, role_mix=mix) == reason

    def test_mm_8_a_table_may_choose_its_own_mix_and_powers(self):
        """MM-8"""
        s = table(9, role_mix="5-3-1", powers="Purge, -, none,SURVEILLANCE ,special election")
        assert s.rules.mix == (5, 3, 1)
        assert s.rules.powers == ("Purge", None, None, "Surveillance", "Special Election")

    def test_a_power_table_with_a_slot_where_the_syndicate_wins(self):
        reason = "A power table has 5 places, not 6: the Syndicate policy after them wins the game."
        assert refused(7, powers="none,none,none,none,purge,purge") == reason

    def test_a_power_that_is_none(self):
        reason = (
            "There is no power called win; there are Investigation, Surveillance, Special Election, Purge and none."
        )
        assert refused(7, powers="none,none,none,none,win") == reason
        assert refused(7, powers=",,,,").startswith("There is no power called nothing;")

    def test_mm_8_more_purges_than_players_but_three(self):
        """MM-8"""
        assert (
            refused(5, powers="none,none,purge,purge,purge") == "With 5 players there may be at most 2 Purges, not 3."
        )
        assert rules(8, powers="purge,purge,purge,purge,purge").powers == ("Purge",) * 5
        assert (
            refused(7, powers="purge,purge,purge,purge,purge") == "With 7 players there may be at most 4 Purges, not 5."
        )

    def test_mm_55_powers_of_top_decked_policies_go_neither_with_a_late_purge_nor_with_two_surveillances(self):
        """MM-55"""
        assert rules(7, top_deck_powers=True).top_deck_powers
        reason = "With top_deck_powers no Purge is lost, so leave out late_purge."
        assert refused(7, top_deck_powers=True, late_purge=True) == reason
        powers = "none,surveillance,surveillance,none,none"
        reason = "With top_deck_powers there may be one Surveillance, not 2."
        assert refused(7, top_deck_powers=True, powers=powers) == reason
        assert rules(7, powers=powers).powers.count("Surveillance") == 2

    def test_mm_56_at_most_two_policies_lie_on_the_board_from_the_start(self):
        """MM-56: with three, an election could end the game at once."""
        assert rules(7, head_start=2).deck.count("Syndicate") == 9
        assert "head_start" in refused(7, head_start=3)

    def test_an_unknown_option(self):
        assert refused(7, wings=True).startswith("The Mastermind has no option wings; it has preset, role_mix, powers,")


def test_mm_56_a_head_start_gives_no_power_and_the_next_policy_gives_that_of_its_own_place():
    """MM-56"""
    s = table(7, top="SSA", head_start=2)
    assert s.syndicate == 2 and len(s.deck) == 15 and not s.investigated
    council(s, BEA, "A", "S")
    assert s.syndicate == 3 and type(s.agenda[-1]).__name__ == "Surveillance"
    assert MASTERMIND.worlds(sees(s, CAL)).count() > 0


def test_a_board_with_every_power_spent_still_plays_on():
    s = on_board(table(8, top="SSS", powers="purge,purge,purge,purge,purge"), syndicate=4)
    council(s, BEA, "S", "S")
    assert s.asked == (ANN,)
