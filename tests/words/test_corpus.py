"""What people are told may not change by accident: every distinct text of sixty games of each kind was written down.

``tests/words/corpus/<game>.txt.xz`` holds them.  A text that is better now stands in ``improved/<game>.txt``.
PARLOUR_APPROVE=1 writes the corpus anew.
"""

from __future__ import annotations

import lzma
from importlib import import_module
from os import environ
from pathlib import Path

import pytest

from parlour.testing import Kit
from parlour.testing.kit import soak
from tests.words.texts import GAMES, texts_of_game

CORPUS = Path(__file__).with_name("corpus")
IDS = ("death_cards", "graves", "mastermind", "mind_reader", "pi")
LOOKED_AT = 3  # games of each kind in `make test`; `make soak` plays all


def kit_of(id: str) -> Kit:
    kit: Kit = import_module(f"tests.games.{id}.kit").KIT
    return kit


def frozen(id: str) -> set[str]:
    improved = CORPUS / "improved" / f"{id}.txt"
    texts = lzma.decompress((CORPUS / f"{id}.txt.xz").read_bytes()).decode().splitlines()
    return {*texts, *(improved.read_text("utf-8").splitlines() if improved.exists() else ())}


def write(id: str) -> None:
    texts = {text for number in range(GAMES) for text in texts_of_game(kit_of(id), number)}
    (CORPUS / f"{id}.txt.xz").write_bytes(lzma.compress("\n".join(sorted(texts)).encode(), preset=9))


@pytest.mark.parametrize("id", IDS)
def test_every_text_is_as_it_was_or_an_improvement(id: str) -> None:
    if environ.get("PARLOUR_APPROVE"):
        write(id)
    games = range(GAMES) if soak() > 1 else range(0, GAMES, GAMES // LOOKED_AT)
    new = {text for number in games for text in texts_of_game(kit_of(id), number)} - frozen(id)
    assert not new, f"{len(new)} texts are new, such as {sorted(new)[:5]}"
