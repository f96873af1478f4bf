"""A solver that takes small steps, and so can be limited: how many does a case take?

Of facts and claims, a step is to put some lines together and cross out what they leave no room for: first each line by
itself, then any two, then any three.  Of a question, a step is to imagine one thing that may be true: the solver
chooses by what it has imagined, and needs as many as let it choose rightly from then on.  Of a turn to be won, a step
is to look at one position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from random import Random
from statistics import median
from typing import Final

from parlour.cases.case import Case, Riddle
from parlour.cases.desk import Desk
from parlour.cases.solving.facts import asserted
from parlour.cases.solving.last_word import cards_asked, positions
from parlour.cases.solving.splits import Split, best, split

MOST: Final = 4096  # steps, after which it gives up
LONG: Final = 1024  # things imagined, after which it gives up
ATTEMPTS: Final = 7


def steps(desk: Desk, case: Case) -> int:
    """How many steps it takes until the answer is found; MOST if it takes more."""
    return min(MOST, STEPS[case.kind](desk, case.riddle, case.answer))


def of_facts(desk: Desk, riddle: Riddle, answer: int) -> int:
    fact, taken = asserted(desk.view, riddle.choices[answer]), 0
    lines, left = desk.lines(fact), set(desk.left(fact, ()))
    for size in range(1, len(lines) + 1):
        for some in combinations(lines, size):
            taken += 1
            left &= desk.left(fact, some)
            if taken == MOST or fact.follows(left):
                return taken
    return MOST


def of_a_question(desk: Desk, riddle: Riddle, answer: int) -> int:
    """As many as it needs on most of several attempts: chance has a hand in what it imagines."""
    found = split(desk, riddle)
    return int(median([imagined(found, answer, Random(attempt)) for attempt in range(ATTEMPTS)]))


def imagined(found: Split, answer: int, rng: Random) -> int:
    """It doubles what it imagines, from one on."""
    drawn = rng.choices(range(len(found.weights)), found.weights, k=LONG)
    needed, size = 1, 1
    while size < LONG:
        if best(found.left(drawn[:size])) != [answer]:
            needed = 2 * size
        size *= 2
    return needed


def of_a_turn(desk: Desk, riddle: Riddle, answer: int) -> int:
    return positions(desk.view, cards_asked(desk.game, riddle))


STEPS: Final[Mapping[str, Callable[[Desk, Riddle, int], int]]] = {
    "prove": of_facts,
    "lie": of_facts,
    "question": of_a_question,
    "win": of_a_turn,
}
