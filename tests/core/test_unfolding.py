"""What reads on in a story where it left off answers as if it had begun anew, whatever it was asked before."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from parlour.core import Event, Said, Unfolding, View
from tests.core.matches import opened
from tests.toy.cards import Hold

A, B, C, D = [Said(0, Hold(word)) for word in "abcd"]


class Reader:
    """Writes down what it has read, and how often it was asked to."""

    def __init__(self) -> None:
        self.portions: list[tuple[Event, ...]] = []
        self.whole = Unfolding[View, list[Event], tuple[Event, ...]](
            lambda view: view.seat, lambda view: [], self.read, lambda found, view: tuple(found)
        )

    def read(self, found: list[Event], view: View, since: int) -> None:
        for event in view.story[since:]:
            if event == D:
                raise ValueError("half read")
            found.append(event)
        self.portions.append(view.story[since:])


def told(*story: Event, seat: int = 0) -> View:
    view: View = replace(opened().view(0), seat=seat, story=story)
    return view


def test_only_new_lines_are_read() -> None:
    reader = Reader()
    assert [reader.whole(told(*story)) for story in [(A,), (A, B), (A, B), (A, B, C)]] == [
        (A,),
        (A, B),
        (A, B),
        (A, B, C),
    ]
    assert reader.portions == [(A,), (B,), (C,)]


def test_tables_that_are_read_in_turns_are_each_read_on() -> None:
    """In a house the same seat is asked about at many tables, and none of them begins anew."""
    reader = Reader()
    for story in [(A, B), (B, A), (A, B, C), (B, A, C), (A, B, C, A)]:
        assert reader.whole(told(*story)) == story
    assert reader.portions == [(A, B), (B, A), (C,), (C,), (A,)]


def test_tables_that_begin_alike_are_each_read_on_once_they_differ() -> None:
    reader = Reader()
    here, there = Said(0, Hold("a")), Said(0, Hold("a"))
    for story in [(here,), (there,), (here, B), (there, C), (here, B, C), (there, C, B)]:
        assert reader.whole(told(*story)) == story
    assert reader.portions[-2:] == [(C,), (B,)]


def test_a_story_that_comes_as_new_objects_is_read_on() -> None:
    """As in a worker, which is sent the whole view with every question."""
    reader = Reader()
    for words in ("a", "ab", "abc"):
        reader.whole(told(*[Said(0, Hold(word)) for word in words]))
    assert [len(portion) for portion in reader.portions] == [1, 1, 1]


def test_another_story_is_read_from_its_beginning() -> None:
    """As after an undoing, in a world that was imagined, or in another game."""
    reader = Reader()
    for story in [(A, B), (A,), (A, C), (B, C, A), ()]:
        assert reader.whole(told(*story)) == story


def test_what_one_seat_was_told_is_not_kept_for_another() -> None:
    reader = Reader()
    assert reader.whole(told(A, B, seat=0)) == (A, B)
    assert reader.whole(told(A, B, C, seat=1)) == (A, B, C)
    assert reader.portions == [(A, B), (A, B, C)]


def test_a_reading_that_fails_leaves_nothing_half_read() -> None:
    reader = Reader()
    reader.whole(told(A))
    with pytest.raises(ValueError, match="half read"):
        reader.whole(told(A, B, D))
    assert reader.whole(told(A, B, C)) == (A, B, C)
