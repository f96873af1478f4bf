"""What a window is about, and whether that stands, on the toy's table."""

from parlour.core import NATURE, PASS, chance, play
from parlour.core.cancelling import contested
from tests.toy import MANOR
from tests.toy.cards import NOT_SO_FAST, RED_HERRING, SUSPICION, Cancel, Play
from tests.toy.rules import Suspicion


def suspicion_played():
    s = MANOR.begin(4, MANOR.table(4, {}))
    play(s, NATURE, chance(s, lambda n: 0))
    s.hands = [[SUSPICION, NOT_SO_FAST], [NOT_SO_FAST], [RED_HERRING], [RED_HERRING]]
    play(s, 0, Play(SUSPICION))
    return s


def test_a_window_is_about_the_step_behind_it():
    s = suspicion_played()
    found = contested(s.agenda)
    assert isinstance(found.step, Suspicion) and found.cancels == 0 and found.stands


def test_each_cancel_turns_it_round():
    s = suspicion_played()
    play(s, 1, Cancel())
    once = contested(s.agenda)
    play(s, 0, Cancel())
    twice = contested(s.agenda)
    assert once.step is twice.step and (once.stands, twice.stands) == (False, True)
    for _ in range(4):
        play(s, s.asked[0], PASS)
    assert s.agenda[-1] is twice.step


def test_it_is_read_from_a_view_as_well():
    s = suspicion_played()
    assert contested(MANOR.view(s, 2).agenda) == contested(s.agenda)


def test_without_a_window_nothing_is_contested():
    s = MANOR.begin(4, MANOR.table(4, {}))
    assert contested(s.agenda) is None and contested([]) is None
