"""Cards followed face down, against every history of labelled cards."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from parlour.games.death_cards.knowledge import whereabouts
from parlour.games.death_cards.knowledge.hand_chances import HandChances
from parlour.games.death_cards.knowledge.whereabouts import Whereabouts

LEFT, RIGHT = 0, 1
DECK = ["a", "a", "b", "b", "d", "n"]  # d is devious, n is a group by itself
GROUPS = [{"d"}, {"n"}]


class Slow:
    """Every history: the two hands, the pile (top card last) and the open pile, of labelled cards, with its weight."""

    def __init__(self):
        cards = [f"{kind}{i}" for i, kind in enumerate(DECK)]
        self.worlds = Counter(
            {((("n9", *order[:2]), ("n8", *order[2:4])), order[4:], ()): 1 for order in permutations(cards)}
        )

    def after(self, explain):
        found = Counter()
        for world, weight in self.worlds.items():
            for new, n in explain(*world):
                found[new] += weight * n
        self.worlds = found

    def leave(self, place, kind):
        def explain(hands, pile, heap):
            for card in hands[place]:
                if card[0] == kind:
                    yield (without(hands, place, card), pile, (*heap, card)), 1

        self.after(explain)

    def draw(self, place):
        self.after(lambda hands, pile, heap: [((gained(hands, place, pile[-1]), pile[:-1], heap), 1)])

    def swap(self):
        def explain(hands, pile, heap):
            for mine in hands[LEFT]:
                for yours in hands[RIGHT]:
                    if mine[0] != "d" and yours[0] != "d":
                        after = without(without(hands, LEFT, mine), RIGHT, yours)
                        yield (gained(gained(after, LEFT, yours), RIGHT, mine), pile, heap), 1

        self.after(explain)

    def strip(self, place, number):
        def explain(hands, pile, heap):
            gone = [card for card in hands[place] if card[0] == "n"]
            if len(gone) == number:
                after = hands
                for card in gone:
                    after = without(after, place, card)
                yield (after, pile, (*heap, *gone)), 1

        self.after(explain)

    def take(self, place):
        def explain(hands, pile, heap):
            for card in heap[-2:]:
                i = max(i for i, other in enumerate(heap) if other[0] == card[0])  # of two alike the upper one
                yield (gained(hands, place, heap[i]), pile, (*heap[:i], *heap[i + 1 :])), 1

        self.after(explain)

    def put_back(self, number):
        def explain(hands, pile, heap):
            for order in permutations(heap[-number:]):
                yield (hands, (*pile, *order), heap[:-number]), 1

        self.after(explain)

    def chances(self):
        found, total = {}, sum(self.worlds.values())
        for (hands, _, _), weight in self.worlds.items():
            for place in (LEFT, RIGHT):
                for kind in "abdn":
                    held = sum(card[0] == kind for card in hands[place])
                    found.setdefault((place, kind), Counter())[held] += Fraction(weight, total)
        return found

    def hands(self):
        return {tuple(tuple(sorted(card[0] for card in hand)) for hand in hands) for hands, _, _ in self.worlds}


def without(hands, place, card):
    return tuple([tuple([c for c in hand if c != card]) if i == place else hand for i, hand in enumerate(hands)])


def gained(hands, place, card):
    return tuple([(*hand, card) if i == place else hand for i, hand in enumerate(hands)])


def begun():
    """Both hands hold an n for certain and two fresh cards; two are in the pile."""
    fast = Whereabouts({"a": 2, "b": 2, "d": 1, "n": 3}, {LEFT: ["n"], RIGHT: ["n"]}, len(DECK), GROUPS)
    for place in (LEFT, LEFT, RIGHT, RIGHT):
        fast.draw(place)
    return fast, Slow()


def left(fast, slow, place, kind):
    fast.leave(place, kind)
    fast.lay([kind])
    slow.leave(place, kind)


def swapped(fast, slow):
    fast.exchange([(LEFT, RIGHT, None), (RIGHT, LEFT, None)], 1)
    slow.swap()


def agree(fast, slow):
    found = HandChances(fast)
    total = found.sums[-1]
    ours = {key: {n: Fraction(mass, total) for n, mass in answers.items()} for key, answers in found.chances().items()}
    return ours == slow.chances() and found.tables.count() == len(slow.hands())


class TestWhatIsSeen:
    def test_at_first_only_the_certain_cards_are_known(self):
        assert agree(*begun())

    def test_a_card_that_leaves_was_known_or_fresh(self):
        fast, slow = begun()
        left(fast, slow, LEFT, "n")
        assert agree(fast, slow)
        left(fast, slow, LEFT, "a")
        assert agree(fast, slow)

    def test_cards_swapped_unseen_are_at_least_not_devious(self):
        fast, slow = begun()
        swapped(fast, slow)
        assert agree(fast, slow)
        left(fast, slow, RIGHT, "d")
        left(fast, slow, LEFT, "n")
        assert agree(fast, slow)

    @pytest.mark.parametrize("number", [1, 2])
    def test_a_hand_stripped_of_a_kind_holds_none_of_it(self, number):
        fast, slow = begun()
        fast.strip(LEFT, "n", number)
        slow.strip(LEFT, number)
        assert agree(fast, slow)
        swapped(fast, slow)
        assert agree(fast, slow)

    def test_a_card_taken_out_of_the_open_pile_is_missing_there(self):
        fast, slow = begun()
        left(fast, slow, LEFT, "a")
        left(fast, slow, LEFT, "n")
        fast.take(RIGHT, 2)
        slow.take(RIGHT)
        assert agree(fast, slow)
        left(fast, slow, RIGHT, "a")
        assert agree(fast, slow)

    def test_cards_put_back_unseen_are_drawn_in_any_order(self):
        fast, slow = begun()
        left(fast, slow, LEFT, "b")
        left(fast, slow, RIGHT, "n")
        fast.put_back(2, None, None)
        slow.put_back(2)
        for place in (RIGHT, LEFT):
            fast.draw(place)
            slow.draw(place)
            assert agree(fast, slow)
        left(fast, slow, RIGHT, "b")
        assert agree(fast, slow)

    def test_an_order_that_is_known_is_drawn_in_that_order(self):
        fast, _ = begun()
        fast.leave(LEFT, "b")
        fast.leave(RIGHT, "n")
        fast.lay(["b", "n"])
        fast.put_back(2, ["n", "b"], None)
        fast.draw(LEFT)
        assert 0 not in HandChances(fast).chances()[LEFT, "b"]


class TestForgetting:
    def test_what_is_forgotten_makes_more_worlds_never_fewer(self, monkeypatch):
        monkeypatch.setattr(whereabouts, "MOST", 3)
        fast, slow = begun()
        for _ in range(2):
            swapped(fast, slow)
            left(fast, slow, LEFT, "n")
        found = HandChances(fast)
        allowed = [
            tuple([tuple([hand.count(kind) for hand in hands]) for kind in fast.kinds]) for hands in slow.hands()
        ]
        assert not fast.exact and all(found.tables.allows(table) for table in allowed)
        assert sum(len(mixture) for mixture in fast.layouts.values()) <= 3

    @pytest.mark.parametrize("seed", range(3))
    def test_a_world_can_still_be_drawn(self, monkeypatch, seed):
        monkeypatch.setattr(whereabouts, "MOST", 2)
        fast, _ = begun()
        for _ in range(3):
            fast.exchange([(LEFT, RIGHT, None), (RIGHT, LEFT, None)], 1)
        fast.strip(LEFT, "n", 1)
        hands, pile, _ = HandChances(fast).sample(Random(seed).randrange)
        assert "n" not in hands[LEFT] and len(hands[LEFT]) == 2 and len(hands[RIGHT]) == 3 and len(pile) == 2


def test_samples_are_drawn_as_often_as_they_weigh():
    fast, slow = begun()
    left(fast, slow, LEFT, "n")
    swapped(fast, slow)
    found, rng, drawn = HandChances(fast), Random(1), Counter()
    for _ in range(4000):
        drawn[found.sample(rng.randrange)[0][RIGHT].count("n")] += 1
    assert all(abs(drawn[n] / 4000 - chance) < 0.03 for n, chance in slow.chances()[RIGHT, "n"].items())
