"""Worlds of Detective Graves: what a seat can know of identity, Evidence and cards, and how likely the rest is."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from random import Random

import pytest

from parlour.core import NATURE, PASS, chance, options, play
from parlour.games.graves import GRAVES
from parlour.games.graves.cards import ASIDE, CARDS, COVERED, IDENTITIES, POINTS_TO
from parlour.games.graves.events import Arrived, Drew, Placed, Removed, Reshuffled
from parlour.games.graves.knowledge.by_zone import ByZone
from parlour.games.graves.knowledge.cards import CardKnowledge
from parlour.games.graves.knowledge.evidence import EvidenceKnowledge
from parlour.games.graves.moves import Dealt, Discard, DrawFrom, Guess, LaidOut, Pick, Place, Redraw, Use
from parlour.games.graves.settings.decks import deck_of
from parlour.games.graves.worlds import IDENTITY, GravesWorlds, quick_worlds, unknowns
from parlour.testing import Variant
from parlour.testing.run import random_run
from tests.games.graves.kit import KIT
from tests.games.graves.small import short_deck
from tests.games.graves.table import ANN, BEA, KEEP, QUIET, STOP, at, both_pass, do, passes, place, use, win

SEVENS = "M7 S7 Q7 N7 B7 M8 S8 Q8 N8 B8 M9 S9 Q9 N9 B9"
CERTAIN = Fraction(1)


def chances(s, seat, card, owner=BEA):
    """Where ``seat`` takes a card of ``owner`` to be."""
    return GravesWorlds(GRAVES.view(s, seat)).marginals()["card", owner, card]


def likely(s, seat):
    return GravesWorlds(GRAVES.view(s, seat)).marginals()[IDENTITY]


class TestEvidence:
    def test_before_the_deal_nothing_is_unknown(self):
        s = GRAVES.begin(2, GRAVES.table(2, {}))
        worlds = GravesWorlds(GRAVES.view(s, ANN))
        assert worlds.count() == 1 and worlds.marginals() == {} and worlds.allows({}) and unknowns(s, ANN) == {}
        assert GRAVES.view(worlds.sample(Random(1).randrange), ANN) == GRAVES.view(s, ANN)

    def test_at_first_all_five_are_as_likely_to_the_detective(self):
        s = at(ann=SEVENS, bea=SEVENS)
        assert likely(s, ANN) == likely(s, None) == dict.fromkeys(IDENTITIES, Fraction(1, 5))
        assert likely(s, BEA) == {"Duke": 1}

    def test_the_evidence_won_leaves_three(self):
        """GR-32: to its winner alone."""
        s = at(ann=SEVENS, bea=SEVENS)
        win(s, ANN, "N7")
        assert likely(s, ANN) == dict.fromkeys(("Chemist", "Duke", "Engraver"), Fraction(1, 3))
        assert likely(s, None) == dict.fromkeys(IDENTITIES, Fraction(1, 5))

    def test_the_mastermind_knows_the_six_as_a_set(self):
        """GR-31"""
        s = at(ann=SEVENS, bea=SEVENS)
        found = GravesWorlds(GRAVES.view(s, BEA)).marginals()
        for place_ in range(ASIDE + 1):
            assert found["evidence", place_] == dict.fromkeys(POINTS_TO["Duke"], Fraction(1, 6))
        win(s, BEA, "N7")
        found = GravesWorlds(GRAVES.view(s, BEA)).marginals()
        assert found["evidence", 0] == {s.evidence[0]: 1}
        assert found["evidence", ASIDE] == {one: Fraction(1, 5) for one in POINTS_TO["Duke"] if one != s.evidence[0]}

    def test_to_one_who_knows_all_the_one_set_aside_follows(self):
        """GR-39"""
        s = at(ann=SEVENS, bea=SEVENS, knows_all=True)
        assert GravesWorlds(GRAVES.view(s, BEA)).evidence.count() == 1
        assert GravesWorlds(GRAVES.view(s, BEA)).marginals()["evidence", ASIDE] == {s.evidence[ASIDE]: 1}

    def test_once_unmasked_the_identity_is_certain(self):
        s = at(ann=SEVENS, bea=SEVENS, cases=1)
        for _ in range(5):
            both_pass(s)
        do(s, Guess("Baroness"))
        assert s.result and likely(s, ANN) == likely(s, None) == {"Duke": 1}

    def test_all_3600_arrangements_are_counted_by_brute_force(self):
        """Identity and Evidence, by what a seat has seen: every deal that agrees is one world, each as likely."""
        deals = [(one, order) for one in IDENTITIES for order in permutations(POINTS_TO[one])]
        assert len(deals) == 3600
        for seen in ((), (0,), (0, 3), (1, 2, 4), (0, 1, 2, 3, 4)):
            truth = deals[1234]
            evidence = EvidenceKnowledge()
            evidence.seen = {place_: truth[1][place_] for place_ in seen}
            agreeing = [deal for deal in deals if all(deal[1][place_] == evidence.seen[place_] for place_ in seen)]
            assert evidence.count() == len(agreeing)
            assert all(evidence.allows(one, dict(enumerate(order))) for one, order in agreeing)
            assert sum(evidence.allows(one, dict(enumerate(order))) for one, order in deals) == len(agreeing)
            assert set(evidence.suspects) == {one for one, _ in agreeing}
            assert all(
                sum(one == suspect for one, _ in agreeing) * len(evidence.suspects) == len(agreeing)
                for suspect in evidence.suspects
            )
            for place_ in range(6):
                counted = {}
                for _, order in agreeing:
                    counted[order[place_]] = counted.get(order[place_], 0) + 1
                assert evidence.chances(place_) == {e: Fraction(n, len(agreeing)) for e, n in counted.items()}

    def test_the_chance_of_a_right_guess_grows_as_the_rules_say(self):
        """With 0 to 5 Evidence cards: 1/5, 1/3, 3/5, 9/10, 1, 1."""
        found = []
        for held in range(6):
            best = []
            for order in permutations(POINTS_TO["Duke"]):
                evidence = EvidenceKnowledge()
                evidence.seen = dict(enumerate(order[:held]))
                best.append(Fraction(1, len(evidence.suspects)))
            found.append(sum(best) / len(best))
        assert found == [Fraction(1, 5), Fraction(1, 3), Fraction(3, 5), Fraction(9, 10), 1, 1]


class TestCards:
    def test_at_first_every_card_of_the_other_is_in_hand_or_deck(self):
        s = GRAVES.begin(2, GRAVES.table(2, {"first_detective": "first seat"}))
        while NATURE in s.asked:
            play(s, NATURE, chance(s, Random(1).randrange))
        assert chances(s, ANN, "Q7") == {"hand": Fraction(5, 45), "deck": Fraction(40, 45)}
        assert GravesWorlds(GRAVES.view(s, ANN)).count() == 3600 * comb(45, 5)
        assert GravesWorlds(GRAVES.view(s)).count() == 3600 * comb(45, 5) ** 2

    def test_a_card_placed_is_no_longer_unknown_and_the_others_shift(self):
        s = whole()
        card = s.hands[ANN][0]
        do(s, Place(card), STOP)
        found = GravesWorlds(GRAVES.view(s, BEA)).marginals()
        assert ("card", ANN, card) not in found
        other = next(c for c in s.hands[ANN] + s.decks[ANN] if c != card)
        assert found["card", ANN, other] == {"hand": Fraction(6, 44), "deck": Fraction(38, 44)}

    def test_a_card_discarded_unseen_may_be_any_of_the_hand(self):
        s = whole()
        do(s, PASS, Discard(s.hands[ANN][0]))
        unseen = s.hands[ANN][1]
        assert chances(s, BEA, unseen, ANN) == {
            "hand": Fraction(7, 45),
            "deck": Fraction(37, 45),
            "discards": Fraction(1, 45),
        }

    def test_a_card_seen_to_be_discarded_is_certain_there(self):
        s = whole(hand=("M5",))
        passes(s)
        low = next(card for card in s.hands[BEA] if card[1] in "234567")
        do(s, Place(low), STOP)
        use(s, "M5", Pick(low))
        assert chances(s, ANN, low) == {"discards": CERTAIN}
        assert chances(s, BEA, "M5", ANN) == {"discards": CERTAIN}

    def test_a_card_fetched_from_one_known_discard_is_known_in_the_hand(self):
        s = at(ann=SEVENS, bea="M3 S7 Q7 N7 B7 M8 S8")
        place(s, "M7")
        do(s, STOP)
        place(s, "S7")
        do(s, STOP)
        card = s.pile(0, BEA)[-1]
        s.lift(0, BEA, card)  # as a 5 of Ann's would do
        s.discards[BEA].append(card)
        s.told.append(Removed(ANN, "S7"))
        passes(s)
        use(s, "M3", Pick("S7"))
        assert chances(s, ANN, "S7") == {"hand": CERTAIN} and chances(s, ANN, "M3") == {"discards": CERTAIN}

    def test_to_use_a_3_shows_that_there_was_something_to_fetch(self):
        """With one card discarded unseen, it is no 3."""
        s = whole(hand=("M3",))
        card = next(card for card in s.hands[ANN] if card[1] != "3")
        do(s, PASS, Discard(card))
        passes_or_plays(s)
        assert "discards" in chances(s, BEA, "S3", ANN)
        do(s, Use("M3"))
        assert "discards" not in chances(s, BEA, "S3", ANN)

    def test_the_museum_gives_back_the_very_card_that_was_seen_on_top(self):
        s = at("Museum", ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "Q7")
        do(s, STOP)
        use(s, "M5", Pick("Q7"))
        do(s, STOP)
        passes(s)
        assert s.discards[BEA] == ["Q7"] and s.asked == (BEA,)
        do(s, DrawFrom("discards"))
        assert chances(s, ANN, "Q7") == {"hand": CERTAIN}

    def test_a_whole_hand_thrown_away_lies_in_the_discards(self):
        s = whole(keep=False)
        hand = tuple(s.hands[ANN])
        play(s, ANN, Redraw())
        while NATURE in s.asked:
            play(s, NATURE, chance(s, Random(1).randrange))
        assert chances(s, BEA, hand[0], ANN)["discards"] == Fraction(5, 45)
        assert GravesWorlds(GRAVES.view(s, ANN)).by_zone[ANN].count() == 1  # its owner remembers

    def test_a_new_case_begins_with_nothing_known(self):
        rng, s = Random(3), whole()
        while s.case == 1 or NATURE in s.asked:
            seat = s.asked[0]
            play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
        worlds = GravesWorlds(GRAVES.view(s, ANN))
        assert worlds.count() == 720 * comb(45, 5) and likely(s, ANN) == {s.identity: 1}

    def test_reasons_name_lines_of_the_seats_own_story(self):
        s = whole()
        win(s, ANN, s.hands[ANN][0])
        worlds = GravesWorlds(GRAVES.view(s, ANN))
        story = GRAVES.view(s, ANN).story
        about = [story[c.because[0]] for c in worlds.constraints if ("evidence", 0) in c.unknowns]
        assert [type(event).__name__ for event in about] == ["Found"]


def passes_or_plays(s):
    """Bea places something, so that the Location goes on."""
    do(s, next(move for move in options(s, BEA) if isinstance(move, Place)), STOP)


def whole(hand=(), keep=True):
    """A fair deal of whole decks, at the Station; Ann starts with ``hand`` and any other cards."""
    rng = Random(9)
    s = GRAVES.begin(2, GRAVES.table(2, {"first_detective": "first seat"}))
    play(s, NATURE, LaidOut(QUIET))
    decks = []
    for first in (hand, ()):
        rest = [card for card in CARDS if card not in first]
        rng.shuffle(rest)
        decks.append((*rest, *first))
    play(s, NATURE, Dealt("Duke", POINTS_TO["Duke"], *decks))
    if keep:
        do(s, KEEP, KEEP)
    return s


@pytest.mark.parametrize("between", [True, False])
def test_of_two_cards_paid_unseen_the_last_lies_on_top(between):
    """GR-26, GR-28: which one that is nobody can tell, unless a card was drawn in between; by brute force."""
    cards = CardKnowledge(ANN, deck_of("D", short_deck(*PAID)), ("Park", "Museum", "Library", "Station", "Alley"))
    for event in paid_twice(between):
        cards.learn(event)
    ways = [way for hand in combinations(PAID, 5) if {"Q8", "S7"} <= {*hand} for way in paid_ways(hand, between)]
    found = ByZone(cards.bags, cards.zones).marginals()
    assert found.keys() == {"S7", "N7", "B7", "BA"}
    for card, chances in found.items():
        lies = Counter([way[card] for way in ways])
        assert chances == {zone: Fraction(number, len(ways)) for zone, number in lies.items()}


PAID = ("Q8", "Q9", "M7", "S7", "N7", "B7", "BA")


def paid_twice(between):
    """The S7 is shuffled into the deck, two cards are paid, with a draw in between or after it, and one comes back."""
    yield from [Drew(ANN, 5), Placed(ANN, "S7"), Removed(BEA, "S7"), Reshuffled(ANN, 1)]
    yield Placed(ANN, "Q8", "", COVERED)
    yield from [Drew(ANN, 1)] * between
    yield Placed(ANN, "Q9", "", COVERED)
    yield from [Drew(ANN, 1)] * (not between)
    yield from [Arrived(1, "Museum", 3, ANN), Drew(ANN, 1, "discards"), Placed(ANN, "M7")]


def paid_ways(hand, between):
    """Where the cards lie after each way in which that may have happened to who began with this hand."""
    for new, *deck in permutations(["S7", *[card for card in PAID if card not in hand]]):
        for first in {*hand} - {"Q8", "S7"}:
            held = {*hand, new} - {"Q8", first} - ({"S7"} - {new})  # the card paid last came back
            if {"Q9", "M7"} <= held and (between or new != "Q9"):
                yield dict.fromkeys(held, "hand") | dict.fromkeys(deck, "deck") | {first: "discards"}


def test_an_imagined_world_looks_the_same_also_while_nature_is_asked():
    asked = set()
    for seed in range(3):
        rng, s = Random(seed), GRAVES.begin(2, GRAVES.table(2, {}))
        while s.asked:
            seat = s.asked[0]
            if seat == NATURE or rng.random() < 0.02:
                asked.add((type(s.agenda[-1]).__name__, seat == NATURE))
                for who in (ANN, BEA, None):
                    v = GRAVES.view(s, who)
                    worlds = GravesWorlds(v)
                    assert worlds.allows(unknowns(s, who)) and GRAVES.view(worlds.sample(rng.randrange), who) == v
            play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
    assert {("Recycle", True), ("ShuffleDiscards", True), ("Deal", True), ("LayOut", True)} <= asked


class TestLittleTime:
    def test_what_was_not_rounded_off_is_exact(self):
        compared = 0
        for _, s in random_run(KIT, Variant(2), 5).moments(Random(5), 12):
            for seat in (ANN, BEA):
                view = GRAVES.view(s, seat)
                quick, exact = quick_worlds(view), GravesWorlds(view)
                if not any(quick.rounded):
                    assert quick.count() == exact.count() and quick.marginals() == exact.marginals()
                    compared += 1
        assert compared >= 12

    def test_what_was_rounded_off_still_holds_the_truth_and_looks_the_same(self):
        """And nothing that was certain is forgotten."""
        differ = 0
        for seed in range(3):
            for _, s in random_run(KIT, Variant(2, {"cases": 1}), seed).moments(Random(seed), 30):
                for seat in (ANN, BEA):
                    view = GRAVES.view(s, seat)
                    exact, rough = GravesWorlds(view), GravesWorlds(view, most=3)
                    assert rough.allows(unknowns(s, seat))
                    assert GRAVES.view(rough.sample(Random(1).randrange), seat) == view
                    differ += rough.count() != exact.count()
        assert differ > 5
