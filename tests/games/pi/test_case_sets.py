"""Cases that lie apart: against brute force, and how much trying it takes where there is no choice."""

from functools import reduce
from itertools import product
from operator import or_
from random import Random

import pytest

from parlour.games.pi.cards import HARBOUR, WHOLE
from parlour.games.pi.knowledge.case_sets import Apart, every_case, having


class Counting(Apart):
    """Counts its tries."""

    tries = 0

    def taken(self, sets):
        self.tries += 1
        return super().taken(sets)


def choices(sets):
    """Every choice out of the sets, no two sharing a card, by brute force."""
    cases = every_case(HARBOUR)
    listed = [[case for n, case in enumerate(cases) if each >> n & 1] for each in sets]
    return [chosen for chosen in product(*listed) if all([len(set(cards)) == len(sets) for cards in zip(*chosen)])]


def some(rng, number):
    """So many random sets of cases, which together may or may not have a choice."""
    numbers = range(len(every_case(HARBOUR)))
    return [sum([1 << n for n in rng.sample(numbers, rng.randint(2, 8))]) for _ in range(number)]


@pytest.mark.parametrize("number", [2, 3])
def test_what_can_lie_apart_equals_brute_force(number):
    rng, apart, found = Random(number), Apart(HARBOUR), set()
    for _ in range(200):
        own, *others = sets = some(rng, number)
        ways = choices(sets)
        possible = {chosen[0] for chosen in ways}
        beside = apart.possible_beside(own, others)
        assert {case for n, case in enumerate(every_case(HARBOUR)) if beside >> n & 1} == possible
        for kind, cards in enumerate(HARBOUR.axes):
            numbers = apart.possible_cards(kind, own, others)
            assert {cards[n] for n in numbers} == {case[kind] for case in possible}
        found.add(bool(ways))
    assert found == {True, False}


def test_what_is_taken_is_taken_by_a_choice():
    rng, apart, found = Random(7), Apart(HARBOUR), set()
    for _ in range(100):
        sets = some(rng, 3)
        blocked = [
            reduce(or_, [apart.shared[every_case(HARBOUR).index(case)] for case in way]) for way in choices(sets)
        ]
        taken = apart.taken(sets)
        assert taken in (blocked or [None])
        found.add(taken is None)
    assert found == {True, False}


def test_four_cases_with_three_suspects_between_them_are_soon_given_up():
    """Every crime and location is open: to try this case by case took more than a second."""
    one, two, three = [having(WHOLE, suspect) for suspect in WHOLE.suspects[:3]]
    everything, apart = (1 << len(every_case(WHOLE))) - 1, Counting(WHOLE)
    assert apart.taken([one | two, two | three, one | three, three | one, everything]) is None
    assert apart.tries < 10


def test_where_two_axes_together_leave_no_room_it_goes_card_by_card():
    """The suspects alone have room, and the crimes alone, but not both: each suspect goes with one crime."""
    first, second = [having(WHOLE, suspect) for suspect in WHOLE.suspects[:2]]
    crime, other = [having(WHOLE, crime) for crime in WHOLE.crimes[:2]]
    either, apart = first & crime | second & other, Counting(WHOLE)
    assert apart.taken([either, first & other | second & crime, (1 << len(every_case(WHOLE))) - 1]) is None
    assert apart.tries < 50
