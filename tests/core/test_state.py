"""Who hears what: a story is all that a seat was told, in order, however often it is asked for."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy

import pytest
from msgspec import json

from parlour.core import Event, Heard, Said, View, told_since, written_out
from tests.core.matches import opened
from tests.toy import MANOR, Manor
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


@pytest.mark.parametrize("copied", [Manor.clone, deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_a_copy_remembers_and_hears_for_itself(copied: Callable[[Manor], Manor]) -> None:
    s, _ = told()
    before = s.story(1)
    copy = copied(s)
    copy.tell(LATER)
    assert copy.story(1) == (*before, LATER) and s.story(1) == before


def unread(s: Manor, seat: int | None) -> View:
    """A view of which nobody has read the story yet."""
    view: View = MANOR.view(s, seat)
    return view


@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_a_view_tells_what_was_told_when_it_was_made_however_late_it_is_read(seat: int | None) -> None:
    s, _ = told()
    view, then = unread(s, seat), s.story(seat)
    s.tell(LATER)
    assert view.story == then == tuple(told_since(view, 0))
    assert unread(s, seat).story == (*then, LATER)


@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_a_view_is_the_same_whether_its_story_was_read_or_not(seat: int | None) -> None:
    s, _ = told()
    view = unread(s, seat)
    for other in (unread(s, seat), written_out(unread(s, seat)), pickle.loads(pickle.dumps(view))):
        assert view == other and repr(view) == repr(other)
    assert json.encode(written_out(view)) == json.encode(pickle.loads(pickle.dumps(unread(s, seat))))
    s.tell(LATER)
    assert view != unread(s, seat)


def test_a_view_whose_story_is_not_written_out_is_never_encoded() -> None:
    s, _ = told()
    with pytest.raises(TypeError, match="Heard"):
        json.encode(unread(s, 0))


def test_what_was_told_meanwhile_is_read_from_any_line_on() -> None:
    s, _ = told()
    view, then = unread(s, 1), len(s.story(1))
    s.tell(LATER)
    assert list(told_since(view, then - 1)) == [PRIVATE] and list(told_since(view, then)) == []
    assert list(told_since(written_out(unread(s, 1)), then)) == [LATER]


class Noting:
    """Stands for a view, as where a house notes what a board was made from."""

    def __init__(self, view: View) -> None:
        self.view, self.noted = view, list[str]()

    def heard(self) -> Heard:
        self.noted.append("story")
        return self.view.heard()


def test_what_stands_for_a_view_is_read_like_one_and_notices_it() -> None:
    s, _ = told()
    noting = Noting(unread(s, 1))
    assert tuple(told_since(noting, 0)) == s.story(1) and noting.noted == ["story"]  # type: ignore[arg-type]


def test_nobody_writes_into_a_story() -> None:
    s, _ = told()
    view = unread(s, 1)
    assert isinstance(view.story, tuple)
    with pytest.raises(AttributeError):
        view.story = ()  # type: ignore[misc]
