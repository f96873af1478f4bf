"""The protocol's page says what the protocol does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import json, structs

from parlour.server import wire

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
REQUESTS = [line for block in BLOCKS for line in block.splitlines() if line.startswith('{"type"')]


@pytest.mark.parametrize("line", REQUESTS)
def test_every_request_on_the_page_is_one(line: str) -> None:
    assert isinstance(wire.READ.decode(line), wire.Request)


def test_every_request_is_on_the_page() -> None:
    tags = {request.__struct_config__.tag for request in wire.Request.__subclasses__()}
    assert {json.decode(line)["type"] for line in REQUESTS} == tags


def test_the_frame_on_the_page_is_a_frame() -> None:
    (frame,) = [block for block in BLOCKS if '"type": "frame"' in block]
    assert json.encode(json.decode(frame, type=wire.Frame))
    assert set(json.decode(frame)) == {"type", *[field.name for field in structs.fields(wire.Frame)]}


def test_the_schema_names_everything() -> None:
    names = wire.schema()["$defs"]
    assert {"AnyRequest", "AnyAnswer", "Frame", "Board", "Open", "TableCard", "Problem"} <= set(names)
    assert json.encode(wire.schema()) == json.encode(wire.schema())


def test_every_close_code_is_on_the_page() -> None:
    codes = [value for name, value in vars(wire).items() if name.startswith("CLOSE_")]
    assert [code for code in codes if f"| {code}" not in PAGE and f", {code}" not in PAGE] == []
