"""A case is plain data that is read with care, and holds nothing but what its seat saw."""

from __future__ import annotations

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.cases.case import Case, game_of, read_case, view_of, written
from parlour.core import Refused, written_out
from tests.cases.drawer import BOTH, case_of


@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_a_case_reads_back_byte_for_byte_with_its_view(game: str, kind: str) -> None:
    case = case_of(game, kind)
    again = read_case(written(case))
    assert written(again) == written(case) and again.id == case.id
    assert json.encode(written_out(view_of(again))) == bytes(case.seen)


@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_its_view_is_that_of_a_seat_that_is_asked_in_a_game_that_goes_on(game: str, kind: str) -> None:
    view = view_of(case_of(game, kind))
    assert view.seat in range(view.seats) and view.options and view.result is None


def test_it_says_nothing_of_a_seed_or_of_names() -> None:
    said = json.decode(written(case_of("pi", "prove")))
    assert set(said) == {"form", "game", "rules", "riddle", "answer", "evidence", "grade", "seen"}
    assert not {"seed", "names", "entropy", "commitment"} & set(said["seen"])


def changed(case: Case, **values: object) -> bytes:
    return json.encode({**json.decode(written(case)), **values})


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"extra": 1}, "This is no case."),
        ({"answer": "2"}, "This is no case."),
        ({"answer": 99}, "The answer of this case is none of its choices."),
        ({"answer": -1}, "The answer of this case is none of its choices."),
        ({"form": 2}, "This case is written in form 2; this Parlour reads form 1."),
        ({"rules": 99}, "This case is of version 99 of P.I.; this Parlour plays"),
        ({"game": "chess"}, "There is no game called chess"),
    ],
)
def test_what_is_no_case_of_this_parlour_is_refused_in_a_sentence(values: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence.replace(".", r"\.")):
        read_case(changed(case_of("pi", "prove"), **values))


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b"\xff", b"[" * 50_000, b"x" * 70_000])
def test_rubbish_is_refused(line: bytes) -> None:
    with pytest.raises(Refused):
        read_case(line)


@pytest.mark.parametrize("seen", [b"{}", b'{"seat":null}', b"7"])
def test_a_view_that_is_none_is_refused_when_it_is_looked_at(seen: bytes) -> None:
    from msgspec import Raw

    with pytest.raises(Refused, match="The view of this case"):
        view_of(replace(case_of("pi", "prove"), seen=Raw(seen)))


def test_the_view_of_a_spectator_is_no_case() -> None:
    from msgspec import Raw

    case = case_of("pi", "prove")
    said = {**json.decode(bytes(case.seen)), "seat": None}
    with pytest.raises(Refused, match="belongs to no seat"):
        view_of(replace(case, seen=Raw(json.encode(said))))
    assert game_of(case).id == "pi"
