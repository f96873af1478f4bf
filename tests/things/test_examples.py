"""The examples by which the client's zones are held against ours are those of today.

``tests/things/<game>.jsonl.gz`` holds them.  PARLOUR_APPROVE=1 writes them anew.
"""

from __future__ import annotations

import gzip
from os import environ
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from game_schema import events, members, moves
from tests.things.examples import IDS, examples, kit_of


def file_of(id: str) -> Path:
    return Path(__file__).with_name(f"{id}.jsonl.gz")


def written(id: str) -> list[bytes]:
    return gzip.decompress(file_of(id).read_bytes()).split(b"\n")


@pytest.mark.parametrize("id", IDS)
def test_the_examples_of_what_lies_where_are_current(id: str) -> None:
    today = [json.encode(example) for example in examples(kit_of(id))]
    if environ.get("PARLOUR_APPROVE"):
        file_of(id).write_bytes(gzip.compress(b"\n".join(today), mtime=0))
    stale = {*today} ^ {*written(id)}
    assert not stale, f"{len(stale)} of {len(today)} examples differ; PARLOUR_APPROVE=1 writes them anew"


@pytest.mark.parametrize("id", IDS)
def test_every_kind_of_event_move_and_claim_is_among_them(id: str) -> None:
    game = kit_of(id).game
    kinds = {kind.__name__ for kind in members([events(game), moves(game), game.claims])}
    met = {kind for line in written(id) for kind in kinds_in(json.decode(line))}
    assert kinds - met <= {"Claim", "TakeBack", "Hidden"}  # no option is any of these


def kinds_in(example: dict[str, Any]) -> set[str]:
    told = [example["event"]] if "event" in example else []
    done = [action for action, _ in [*example.get("moves", ()), *example.get("claims", ())]]
    return {str(one["type"]) for one in told + done}
