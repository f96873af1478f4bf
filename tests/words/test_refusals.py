"""Every reason that the source gives is a message, with just the arguments that it is given, in every language."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

import parlour
from parlour import games
from parlour.core import ENGLISH, Reason, Refused
from parlour.core.words.messages.checking import reach
from parlour.core.words.messages.reading import Message
from parlour.core.words.messages.words import house_messages, messages_of, parts_of_house
from parlour.core.words.reasons import PARTS

SOURCE = Path(parlour.__file__).parent
READ_BY_PROGRAMS = ("mcp", "envs", "numbers", "testing")  # they are told in English, as plain sentences


class Raised(Struct, frozen=True):
    """One place in the source that gives a reason."""

    place: str
    keys: tuple[str, ...]  # more than one where a condition decides; none where it comes from elsewhere
    given: frozenset[str]
    plain: bool  # whether a sentence is written out there
    game: str


@cache
def trees() -> dict[Path, ast.Module]:
    rooms = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] not in READ_BY_PROGRAMS]
    return {path.relative_to(SOURCE): ast.parse(path.read_text("utf-8")) for path in rooms}


@cache
def kinds() -> frozenset[str]:
    """Reason and all that is made of it."""
    classes = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"Reason"}
    while more := {each.name for each in classes if found & {ast.unparse(base) for base in each.bases}} - found:
        found |= more
    return frozenset(found)


def raised() -> Iterator[Raised]:
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in kinds() and node.args:
                yield read(path, node)


def read(path: Path, call: ast.Call) -> Raised:
    key = call.args[-1]  # before it there may be the status of HTTP
    either = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
    literal = [each.value for each in either if isinstance(each, ast.Constant)]
    plain = any([isinstance(each, ast.JoinedStr) for each in either]) or any([" " in str(text) for text in literal])
    game = path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else ""
    given = frozenset([str(each.arg) for each in call.keywords])
    return Raised(f"{path}:{call.lineno}", tuple([str(text) for text in literal]), given, plain, game)


@cache
def english(game: str) -> dict[str, Message]:
    parts = [house_messages(ENGLISH, part) for part in parts_of_house() if part.startswith(PARTS)]
    own = messages_of(games.find(game).package, ENGLISH) if game else {}
    return {**own, **{key: message for part in parts for key, message in part.items()}}


def test_the_source_gives_many_reasons() -> None:
    assert {"Refused", "Trouble", "Barred", "NotYet"} <= kinds()
    assert len([*raised()]) > 250


def test_no_reason_is_written_out_in_english() -> None:
    assert [each.place for each in raised() if each.plain] == []


def test_every_reason_is_a_message() -> None:
    lacking = [f"{each.place}: {key}" for each in raised() for key in each.keys if key not in english(each.game)]
    assert lacking == []


def test_a_message_is_given_just_what_it_speaks_of() -> None:
    wrong = [
        f"{each.place}: {key} is given {sorted(each.given)}, and speaks of {sorted(reach(key, english(each.game)))}"
        for each in raised()
        for key in each.keys
        if each.given != reach(key, english(each.game))
    ]
    assert wrong == []


def test_every_reason_of_the_house_is_given_somewhere() -> None:
    given = {key for each in raised() for key in each.keys}
    assert sorted({*english("")} - given) == []


def test_a_reason_is_english_to_programs_and_told_to_people_in_their_language() -> None:
    reason = Refused("seat-kept", name="Bea")
    assert str(reason) == "That seat is kept for Bea."
    assert reason.told("de") == "Dieser Platz ist für Bea reserviert."
    assert reason.told("xx") == str(reason)


def test_a_reason_within_another_is_told_in_the_same_language() -> None:
    reason = Refused("line-refused", line="1234", reason=Refused("not-your-turn"))
    assert str(reason) == "Line 1234: It is not your turn."
    assert reason.told("de") == "Zeile 1234: Du bist nicht am Zug."


def test_the_rules_of_a_game_refuse_by_messages_of_their_own() -> None:
    with pytest.raises(Refused) as raised:
        games.find("mind_reader").table(3, {"strict": True})
    assert str(raised.value) == "Option strict goes only with two_cards=true."
    assert raised.value.told("de") == "Die Option strict geht nur mit two_cards=true."
    within = Refused("line-1-refused", reason=raised.value)
    assert within.told("de") == "Zeile 1: Die Option strict geht nur mit two_cards=true."


def test_the_game_of_a_stranger_may_refuse_in_a_plain_sentence() -> None:
    assert Refused("You hold no {such} card.").told("de") == "You hold no {such} card."


def test_a_reason_goes_to_another_process_as_it_is() -> None:
    reason = Refused("line-refused", line="3", reason=Reason("seat-kept", name="Bea"))
    assert pickle.loads(pickle.dumps(reason)) == reason
    assert Refused("seat-kept", name="Bea") != Refused("seat-kept", name="Cal")
