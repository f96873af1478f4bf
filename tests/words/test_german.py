"""German says all of it: nothing that people are told is left as the key of a message."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from parlour.core import Aid, Match, View, Words, described
from parlour.testing import Kit
from tests.words import texts
from tests.words.test_corpus import IDS as GAMES
from tests.words.test_corpus import kit_of

LANGUAGE = "de"
PLAYED = (1, 2, 3, 20, 40)  # games of each kind; at every tenth the notebook is opened and bots explain their moves


def in_german(match: Match[Any, Any], view: View) -> tuple[Words, Any]:
    words = match.game.words(LANGUAGE)
    return words, words.Names(texts.FIRST_NAMES[: view.seats], view.seat)


def of_aid(aid: Aid) -> Iterator[str]:
    yield from aid.flow
    for section in aid.sections:
        yield section.title
        yield from [f"{entry.title}\t{entry.text}" for entry in section.entries]


def of_kit(kit: Kit) -> Iterator[str]:
    """What is said of every table that the kit knows, before anything happens there."""
    words = kit.game.words(LANGUAGE)
    for variant in kit.variants:
        yield from of_aid(words.aid(variant.seats, kit.game.table(variant.seats, variant.options)))
    yield from [texts.told(words.setting(setting)) for setting in described(kit.game.settings)]
    yield from [words.standing(name) for name in kit.game.standing]


@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_left_unsaid(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = kit_of(id)
    monkeypatch.setattr(texts, "words_of", in_german)
    said = {*of_kit(kit), *[text for number in PLAYED for text in texts.texts_of_game(kit, number)]}
    kinds = {text.partition("\t")[0] for text in said}
    assert kinds >= {"guide", "aim", "prompt", "option", "event", "sheet", "fact", "because", "explanation"}
    assert [text for text in said if "{" in text] == []
