"""The protocol's page says what the protocol does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs

from parlour.server import wire

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
LINES = [line for block in BLOCKS for line in block.splitlines() if line.startswith('{"type"')]
READERS = [json.Decoder(wire.AnyRequest), json.Decoder(wire.AnyAnswer)]
MESSAGES = [*LINES, *[block for block in BLOCKS if block.startswith('{\n  "type"')]]


def read(text: str) -> Any:
    """The message that ``text`` is."""
    tags = [{kind.__struct_config__.tag for kind in union.__args__} for union in (wire.AnyRequest, wire.AnyAnswer)]  # type: ignore[attr-defined]
    return READERS[0 if json.decode(text)["type"] in tags[0] else 1].decode(text)


@pytest.mark.parametrize("text", MESSAGES)
def test_every_message_on_the_page_is_one_and_has_no_field_that_is_none(text: str) -> None:
    left_out = {key for key in json.decode(json.encode(read(text))) if key not in json.decode(text)}
    assert json.decode(text).items() <= json.decode(json.encode(read(text))).items()
    assert left_out == set()


def test_every_message_is_on_the_page() -> None:
    unions = (wire.AnyRequest, wire.AnyAnswer)
    tags = {kind.__struct_config__.tag for union in unions for kind in union.__args__}  # type: ignore[attr-defined]
    assert {json.decode(text)["type"] for text in MESSAGES} == tags


def test_the_first_frame_on_the_page_is_whole_and_the_next_one_a_change() -> None:
    whole, change = [json.decode(text) for text in MESSAGES if json.decode(text)["type"] == "frame"][::-1]
    assert set(whole) == {"type", *[field.name for field in structs.fields(wire.Frame)]}
    assert {*whole["board"], "items"} == {field.name for field in structs.fields(wire.BoardChange)}
    assert set(change) < set(whole) and set(change["board"]) < set(whole["board"])


@pytest.mark.parametrize(("name", "kind"), [("`GameCard`", wire.GameCard), ("`Open`", wire.Open)])
def test_the_bodies_on_the_page_are_bodies(name: str, kind: type[Any]) -> None:
    block = PAGE.split(f"### {name}\n")[1].split("```json\n")[1].split("```")[0]
    text = block if block.count("\n{") == 0 else block.splitlines()[0]
    assert set(json.decode(text)) == {field.name for field in structs.fields(kind)}
    assert json.decode(text, type=kind)


def test_the_schema_names_everything() -> None:
    names = wire.schema()["$defs"]
    assert {"AnyRequest", "AnyAnswer", "Frame", "BoardChange", "Open", "TableCard", "Problem"} <= set(names)
    assert json.encode(wire.schema()) == json.encode(wire.schema())


def test_the_schema_tells_what_may_be_left_out() -> None:
    """Of what the server writes, what it leaves out where it is empty or has not changed; of requests, defaults."""
    parts = wire.schema()["$defs"]
    assert parts["Frame"]["required"] == ["type"] and parts["BoardChange"]["required"] == []
    assert parts["SeatCard"]["required"] == [field.name for field in structs.fields(wire.SeatCard)]
    assert parts["Option"]["required"] == ["move"]
    assert parts["Open"]["required"] == ["game"]


def test_every_close_code_is_on_the_page() -> None:
    codes = [value for name, value in vars(wire).items() if name.startswith("CLOSE_")]
    assert [code for code in codes if f"| {code}" not in PAGE and f", {code}" not in PAGE] == []
