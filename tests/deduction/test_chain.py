"""A chain of questions about one stock, compared with every way to answer them."""

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from parlour.deduction.chain import Chain


class Handful:
    """So many balls from an urn of red and white ones; the answer is how many of them are red."""

    def __init__(self, urn, size, allowed):
        self.urn, self.size, self.allowed = urn, size, allowed

    def ways(self, left):
        """Each ball counts: with labelled balls there are so many handfuls in order."""
        found = []
        for red in self.allowed:
            hands = [balls for balls in product((0, 1), repeat=self.size) if sum(balls) == red]
            weight = sum([orders(balls, left, self.urn - left) for balls in hands])
            found += [(red, weight, left - red)] if weight else []
        return found


def orders(balls, red, white):
    ways = 1
    for ball in balls:
        ways *= red if ball else white
        red, white = red - ball, white - (1 - ball)
    return max(ways, 0)


HANDFULS = ((9, 3, (0, 1, 2, 3)), (6, 2, (1, 2)), (4, 1, (0,)), (3, 2, (0, 1, 2)))
RED = 4


def chain():
    return Chain([Handful(*handful) for handful in HANDFULS], RED)


def every_way():
    """All answers by brute force: every order of nine labelled balls, of which four are red, dealt out in handfuls."""
    ways = Counter()
    for drawn in product((0, 1), repeat=8):
        weight, answers, place = orders(drawn, RED, 9 - RED), [], 0
        for _, size, allowed in HANDFULS:
            answers.append(sum(drawn[place : place + size]))
            weight *= answers[-1] in allowed
            place += size
        if weight > 0:
            ways[tuple(answers)] += weight
    return ways


def test_it_counts_and_weighs_every_way():
    assert chain().count() == len(every_way()) and chain().weight() == every_way().total()


def test_it_allows_just_the_ways_there_are():
    ways = every_way()
    for answers in product(range(4), repeat=4):
        assert chain().allows(answers) == (answers in ways)


def test_its_marginals_are_exact():
    ways = every_way()
    for i, likely in enumerate(chain().marginals()):
        often = Counter()
        for answers, weight in ways.items():
            often[answers[i]] += weight
        assert likely == {answer: Fraction(weight, ways.total()) for answer, weight in often.items()}


def test_it_samples_by_weight_and_says_what_is_left():
    one, rng, often = chain(), Random(1), Counter()
    for _ in range(4000):
        answers, left = one.sample(rng.randrange)
        assert left == RED - sum(answers)
        often[tuple(answers)] += 1
    ways = every_way()
    assert often.keys() <= ways.keys()
    for answers, weight in ways.items():
        expected = 4000 * weight / ways.total()
        assert abs(often[answers] - expected) < 5 * expected**0.5 + 3


def test_a_chain_without_links_has_one_way():
    empty = Chain([], 7)
    assert empty.count() == empty.weight() == 1 and empty.sample(lambda n: 0) == ([], 7) and empty.allows([])


def test_a_chain_that_cannot_be_answered_has_none():
    assert Chain([Handful(2, 2, (2,))], 1).count() == 0


@pytest.mark.parametrize("seed", range(3))
def test_dead_ends_are_never_walked_into(seed):
    dead = Chain([Handful(4, 1, (0, 1)), Handful(3, 2, (2,))], 2)
    for _ in range(20):
        assert dead.sample(Random(seed).randrange)[0] == [0, 2]
