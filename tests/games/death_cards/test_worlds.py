"""What a seat can know in Death on the Cards: by hand where it can be worked out, else against every history."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from parlour.core import NATURE, PASS, chance, options, play
from parlour.games.death_cards import DEATH_CARDS
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    ASHES,
    BLACKMAILED,
    BUNDLE,
    COPIES,
    DELAY,
    FAUX_PAS,
    FOLLY,
    MURDERER,
    NOT_SO_FAST,
    OFF_THE_TABLE,
    ONE_MORE,
    POIROT,
    PYNE,
    QUIN,
    SATTERTHWAITE,
    TRADE,
    TRAIN,
    box_for,
)
from parlour.games.death_cards.events import Disgraced, Revealed
from parlour.games.death_cards.knowledge import whereabouts
from parlour.games.death_cards.knowledge.suspects import PLAIN
from parlour.games.death_cards.moves import GIVES, PLAYS, PUTS, TAKES, Dealt, Lift, Mark, Name, Reveal, Send
from parlour.games.death_cards.worlds import DeathCardsWorlds, read, unknowns
from parlour.testing import openings, posteriors
from parlour.testing.laws.brute_force import disagreement, small_run
from tests.games.death_cards.kit import KIT, choose
from tests.games.death_cards.small import SMALL
from tests.games.death_cards.table import ANN, BEA, CAL, DOT, EVE, do, event, faces, finish_turn, lay, passes


def dealt(seats, hands=None, pile=(), draft=(QUIN, PYNE, QUIN), top=PYNE, murderer=None, accomplice=None, **settings):
    """A party whose hands hold these cards besides a Not so Fast; the top of the pile is given too, top card first."""
    s = DEATH_CARDS.begin(seats, DEATH_CARDS.table(seats, settings))
    rest = s.box.deck
    given = [list((hands or {}).get(seat, ())) for seat in range(seats)]
    for card in [*[card for hand in given for card in hand], *pile, *draft, top]:
        rest.remove(card)
    harmless = [card for card in rest if card not in (FAUX_PAS, BLACKMAILED, TRAIN)]
    for hand in given:
        while len(hand) < 5:
            hand.append(harmless.pop())
            rest.remove(hand[-1])
    deck = [*rest, *list(pile)[::-1], *list(draft)[::-1], top, *[card for hand in given[::-1] for card in hand]]
    play(s, NATURE, Dealt(faces(seats, murderer, accomplice), tuple(deck), ANN))
    return s


def worlds(s, seat):
    return DeathCardsWorlds(DEATH_CARDS.view(s, seat))


def chances(s, seat, *unknown):
    return worlds(s, seat).marginals()[unknown]


def may_be_murderer(s, seat):
    """The secrets that may be the Murderer's, with their chances."""
    found = {secret: chances(s, seat, "secret", secret).get(MURDERER) for secret in range(3 * s.seats)}
    return {secret: p for secret, p in found.items() if p}


class TestSecrets:
    def test_at_the_start_every_secret_of_the_others_is_as_likely_the_murderer_s(self):
        assert may_be_murderer(dealt(3), ANN) == {secret: Fraction(1, 6) for secret in range(3, 9)}

    def test_a_spectator_suspects_everybody(self):
        assert len(may_be_murderer(dealt(4), None)) == 12

    def test_the_murderer_knows_where_the_accomplice_sits_and_nothing_more(self):
        s = dealt(5, murderer=0, accomplice=7)
        assert may_be_murderer(s, ANN) == {0: 1}
        accomplice = [chances(s, ANN, "secret", secret).get(ACCOMPLICE) for secret in range(15)]
        assert accomplice == [None] * 6 + [Fraction(1, 3)] * 3 + [None] * 6

    def test_murderer_and_accomplice_were_not_dealt_to_one_player(self):
        """DC-26: the redeal is part of what everybody knows."""
        s = dealt(5, murderer=4, accomplice=7)
        pairs = worlds(s, ANN).suspects.pairs
        assert len(pairs) == 12 * 9 and all(m // 3 != a // 3 for m, a in pairs)

    def test_a_secret_once_revealed_is_known_for_good(self):
        s = dealt(3, {ANN: [BUNDLE, BUNDLE, ONE_MORE, TRADE, TRADE]}, murderer=8)
        lay(s, ANN, BUNDLE, BUNDLE)
        do(s, ANN, Name(BEA))
        passes(s)
        do(s, BEA, Reveal(4))
        assert chances(s, CAL, "secret", 4) == {PLAIN: 1} and len(may_be_murderer(s, ANN)) == 5
        finish_turn(s)

    def test_a_blackmailer_alone_knows_what_was_shown(self):
        s = dealt(3, {ANN: [TRADE, BLACKMAILED, TRADE, TRADE, DELAY]}, murderer=8)
        event(s, ANN, TRADE, Name(BEA))
        do(s, ANN, GIVES[BLACKMAILED])
        do(s, BEA, GIVES[NOT_SO_FAST])
        do(s, ANN, Mark(3))
        assert chances(s, ANN, "secret", 3) == {PLAIN: 1} and 3 not in may_be_murderer(s, ANN)
        assert may_be_murderer(s, CAL) == {8: 1}  # her own
        assert len(may_be_murderer(s, None)) == 9

    def test_an_accomplice_s_card_that_does_not_disgrace_betrays_the_murderer(self):
        """DC-13, DC-19: it disgraces the player before whom it lies, but never the Murderer."""
        s = dealt(5, {ANN: [SATTERTHWAITE, QUIN, TRADE, TRADE, DELAY]}, murderer=0, accomplice=4)
        lay(s, ANN, SATTERTHWAITE, QUIN)
        do(s, ANN, Name(BEA))
        passes(s)
        do(s, BEA, Reveal(4))  # and Ann, the Murderer, takes it
        assert len(may_be_murderer(s, CAL)) == 9
        story = (*DEATH_CARDS.view(s, CAL).story, Revealed(ANN, 4, ACCOMPLICE))  # as if she were made to reveal it
        known = read(CAL, 5, s.settings, story, ()).suspects.pairs
        assert {m // 3 for m, _ in known} == {ANN}

    def test_with_the_accomplice_spared_a_game_that_goes_on_says_who_is_left(self):
        """DC-18, the option: were the two who are not in disgrace Murderer and Accomplice, all would be over."""
        s = dealt(5, murderer=0, accomplice=14, accomplice_counts=False)
        story = list(DEATH_CARDS.view(s, CAL).story)
        ordinary = s.secrets[6:14]
        story += [Revealed(CAL, 6, ordinary[0]), Revealed(CAL, 7, ordinary[1]), Revealed(CAL, 8, ordinary[2])]
        story += [Disgraced((CAL,)), Revealed(DOT, 9, ordinary[3]), Revealed(DOT, 10, ordinary[4])]
        story += [Revealed(DOT, 11, ordinary[5]), Disgraced((CAL, DOT))]
        story += [Revealed(EVE, 12, ordinary[6]), Revealed(EVE, 13, ordinary[7]), Revealed(EVE, 14, ACCOMPLICE)]
        story += [Disgraced((CAL, DOT, EVE))]
        pairs = read(CAL, 5, s.settings, tuple(story), ()).suspects.pairs
        assert {a for _, a in pairs} == {14} and {m // 3 for m, _ in pairs} == {ANN, BEA}

    def test_each_constraint_names_the_lines_that_say_so(self):
        s = dealt(3, {ANN: [BUNDLE, BUNDLE, ONE_MORE, TRADE, TRADE]}, murderer=8)
        lay(s, ANN, BUNDLE, BUNDLE)
        do(s, ANN, Name(BEA))
        passes(s)
        do(s, BEA, Reveal(4))
        view = DEATH_CARDS.view(s, CAL)
        said = [c.because for c in DeathCardsWorlds(view).constraints if c.unknowns == (("secret", 4),)]
        assert [getattr(view.story[line], "secret", None) for (line,) in said] == [4]

    def test_when_all_is_over_the_roles_are_known(self):
        s, rng = dealt(3), Random(3)
        while s.asked:
            play(s, s.asked[0], rng.choice(options(s, s.asked[0])))
        murderer = s.result.roles.index("murderer")
        assert {secret // 3 for secret in may_be_murderer(s, None)} == {murderer}


class TestHands:
    def test_everybody_was_dealt_a_not_so_fast(self):
        assert 0 not in chances(dealt(4), ANN, "hand", BEA, NOT_SO_FAST)

    def test_after_cards_off_the_table_nobody_there_holds_one(self):
        s = dealt(3, {ANN: [OFF_THE_TABLE, TRADE, TRADE, DELAY, DELAY]})
        do(s, ANN, PLAYS[OFF_THE_TABLE], Name(BEA))
        assert chances(s, ANN, "hand", BEA, NOT_SO_FAST) == {0: 1}

    def test_a_card_given_away_and_a_card_from_the_draft_are_known(self):
        s = dealt(3, {ANN: [FOLLY, POIROT, POIROT, POIROT, DELAY]})
        event(s, ANN, FOLLY, Send("left"))
        do(s, ANN, GIVES[POIROT])
        do(s, BEA, GIVES[NOT_SO_FAST])
        do(s, CAL, GIVES[NOT_SO_FAST])
        assert chances(s, ANN, "hand", BEA, POIROT) == {1: 1}
        assert chances(s, CAL, "hand", BEA, POIROT).keys() == {0, 1, 2, 3}
        finish_turn(s)

    def test_what_others_passed_on_may_be_their_dealt_not_so_fast_or_any_card_but_a_devious_one(self):
        s = dealt(4, {ANN: [FOLLY, POIROT, POIROT, POIROT, DELAY]})
        before = chances(s, ANN, "hand", CAL, FAUX_PAS)
        event(s, ANN, FOLLY, Send("left"))
        for seat, card in ((ANN, POIROT), (BEA, NOT_SO_FAST), (CAL, NOT_SO_FAST), (DOT, NOT_SO_FAST)):
            do(s, seat, GIVES[card])
        after = worlds(s, ANN)
        assert after.exact and 0 in after.marginals()["hand", BEA, NOT_SO_FAST]
        assert after.marginals()["hand", CAL, FAUX_PAS][0] != before[0]

    def test_the_order_of_a_delay_is_known_to_the_player_who_chose_it(self):
        s = dealt(3, {ANN: [ASHES, DELAY, TRADE, TRADE, TRADE], BEA: [FOLLY], CAL: [ONE_MORE]})
        for seat, card in ((ANN, ASHES), (BEA, FOLLY), (CAL, ONE_MORE)):
            do(s, seat, PASS)
            finish_turn(s, card)
        event(s, ANN, DELAY)
        do(s, ANN, Lift(3), PUTS[ASHES], PUTS[FOLLY], PUTS[ONE_MORE])
        finish_turn(s)  # she draws the uppermost herself
        do(s, BEA, PASS)
        finish_turn(s, NOT_SO_FAST)
        assert 0 not in chances(s, ANN, "hand", BEA, FOLLY)
        assert 0 in chances(s, CAL, "hand", BEA, FOLLY)

    def test_a_card_out_of_the_ashes_may_be_any_of_those_on_top(self):
        s = dealt(3, {ANN: [ASHES, TRADE, TRADE, TRADE, DELAY]}, top=FOLLY)
        event(s, ANN, ASHES)
        do(s, ANN, TAKES[FOLLY])
        assert chances(s, BEA, "hand", ANN, FOLLY).keys() >= {1} and 0 not in chances(s, BEA, "hand", ANN, FOLLY)

    def test_own_cards_are_no_question(self):
        assert not [unknown for unknown in worlds(dealt(3), ANN).marginals() if unknown[:2] == ("hand", ANN)]


SMALL_OF = {small.settings.small: small for small in SMALL}


def nested(small, seeds):
    """A small game in which a Not so Fast is itself cancelled."""
    for seed in range(seeds):
        run = small_run(KIT, small, f"nested {seed}")
        actions = [type(action).__name__ for _, action in run.actions]
        cancels = [n for n, action in enumerate(actions) if action == "Cancel"]
        if any(set(actions[a:b]) <= {"Cancel", "Pass"} for a, b in pairwise(cancels)):
            return run
    raise AssertionError("no such game")


class TestAgainstEveryHistory:
    @pytest.mark.parametrize("name", ["folly", "table"])
    @pytest.mark.parametrize("seat", [None, 1])
    def test_counts_and_chances_are_exact_in_the_middle_of_a_nested_window(self, name, seat):
        small = SMALL_OF[name]
        run, rng = nested(small, 200), Random(1)
        deep = 0
        for moment in posteriors(small, run, seat, openings(small, run)):
            reason = disagreement(KIT, moment.state, seat, moment.chances, rng)
            assert reason is None, reason
            deep += len(moment.state.aside) >= 2
        assert deep

    def test_every_small_table_is_dealt_from_its_box_alone(self):
        for small in SMALL:
            box = small.settings.box(small.seats)
            assert set(box.copies) <= set(COPIES) and sum(box.copies.values()) > small.seats * box.dealt + box.draft


class TestForgetting:
    """Where too much has moved unseen, knowledge is let go of: the truth stays possible and worlds look alike."""

    def test_the_truth_stays_among_the_worlds(self, monkeypatch):
        monkeypatch.setattr(whereabouts, "MOST", 20)
        rough = 0
        for seed in range(4):
            rng, s = Random(seed), DEATH_CARDS.begin(4, DEATH_CARDS.table(4, {}))
            play(s, NATURE, chance(s, rng.randrange))
            while s.asked:
                play(s, s.asked[0], choose(s, s.asked[0], options(s, s.asked[0]), rng))
                if s.asked and rng.random() < 0.1:
                    view = DEATH_CARDS.view(s, rng.randrange(4))
                    found = DeathCardsWorlds(view)
                    assert found.allows(unknowns(s, view.seat))
                    assert DEATH_CARDS.view(found.sample(rng.randrange), view.seat) == view
                    rough += not found.exact
        assert rough > 5
        read.cache_clear()


def test_a_story_is_read_once():
    s = dealt(3)
    assert worlds(s, ANN).reading is worlds(s, ANN).reading
    assert worlds(s, ANN).reading is not worlds(s, BEA).reading


def test_the_pile_and_the_box_agree():
    assert [sum(box_for(seats).copies.values()) + seats for seats in range(2, 7)] == [57, 61, 61, 61, 61]
