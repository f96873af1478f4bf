"""A state made up from a view: what lies open is as it is, and the rest as it was imagined."""

from __future__ import annotations

from parlour.core import PASS, imagined, play
from tests.core.matches import AnyMatch, in_a_window, opened, played_until
from tests.toy import Manor, view
from tests.toy.rules import Suspicion

NOTHING = {"deck": [], "hands": [[], [], [], []], "secrets": tuple(range(12)), "revealed": 0}


def first(n: int) -> int:
    return 0


def one_has_voted(m: AnyMatch) -> bool:
    return isinstance(m.state.agenda[-1], Suspicion) and len(m.asked) == 3


def test_what_the_view_shows_is_taken_from_it_as_lists_of_its_own() -> None:
    m = played_until(lambda m: len(m.state.discard) > 3)
    v = m.view(0)
    s = imagined(Manor, v, first, **NOTHING)
    assert (s.settings, s.discard, s.reshuffles) == (v.settings, list(v.discard), v.reshuffles)
    assert s.agenda == list(v.agenda) and s.agenda is not m.state.agenda


def test_what_is_hidden_is_what_was_imagined() -> None:
    s = imagined(Manor, opened().view(0), first, **NOTHING | {"deck": ["trade"]})
    assert s.deck == ["trade"]


def test_its_story_is_told_to_this_seat_alone_and_to_all_if_it_is_a_spectator_s() -> None:
    v = opened().view(2)
    s = imagined(Manor, v, first, **NOTHING)
    assert s.story(2) == v.story and s.story(1) == ()
    assert imagined(Manor, opened().view(), first, **NOTHING).story(1) == opened().view().story


def test_choices_that_others_have_sealed_are_drawn_from_their_options() -> None:
    m = next(m for seed in range(99) if (m := played_until(one_has_voted, seed)).asked)
    chooser = next(seat for seat in range(4) if seat not in m.asked)
    s = imagined(Manor, m.view(m.asked[0]), first, **NOTHING | {"hands": m.state.hands})
    assert s.asked == m.asked and s.sealed[chooser] is not None


def test_no_clock_runs_in_an_imagined_state() -> None:
    m = in_a_window()
    m.state.timed = True
    play(m.state, 1, PASS)
    assert imagined(Manor, view(m.state, 0), first, **NOTHING).timed is False
