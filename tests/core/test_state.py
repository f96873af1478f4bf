"""Who hears what: a story is all that a seat was told, in order, however often it is asked for."""

from __future__ import annotations

from parlour.core import Event, Said
from tests.core.matches import opened
from tests.toy import Manor
from tests.toy.cards import Hold

ALOUD, PRIVATE, RUMOUR, LATER = [Said(0, Hold(word)) for word in ("aloud", "private", "rumour", "later")]


def told() -> tuple[Manor, int]:
    """A state in which something was told and something whispered, and how much was told before."""
    s = opened().state
    before = len(s.told)
    s.tell(ALOUD)
    s.whisper(PRIVATE, only=(1, 2), others=RUMOUR)
    s.whisper(LATER, only=(3,))
    return s, before


def heard(s: Manor, seat: int | None, since: int) -> list[Event]:
    return list(s.story(seat, since))


def test_a_whisper_is_heard_by_some_and_the_rest_hear_another_one_or_nothing() -> None:
    s, before = told()
    assert [heard(s, seat, before) for seat in (0, 1, 2, 3, None)] == [
        [ALOUD, RUMOUR],
        [ALOUD, PRIVATE],
        [ALOUD, PRIVATE],
        [ALOUD, RUMOUR, LATER],
        [ALOUD, RUMOUR],
    ]


def test_a_story_grows_and_is_the_same_whenever_it_is_asked_for() -> None:
    s, before = told()
    for seat in (0, 1, 3, None):
        whole = s.story(seat)
        assert whole == s.story(seat)
        assert list(whole[-len(heard(s, seat, before)) :]) == heard(s, seat, before)
    early = {seat: s.story(seat) for seat in (0, 1, 3, None)}
    s.whisper(LATER, only=(0,))
    assert [s.story(seat)[len(early[seat]) :] for seat in early] == [(LATER,), (), (), ()]


def test_a_clone_remembers_and_hears_for_itself() -> None:
    s, _ = told()
    before = s.story(1)
    clone = s.clone()
    clone.tell(LATER)
    assert clone.story(1) == (*before, LATER) and s.story(1) == before
