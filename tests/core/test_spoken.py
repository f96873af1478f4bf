"""Words are asked for by language."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from parlour.core import spoken
from tests.toy.words import en


def test_english_is_the_first_language_and_speaks_where_no_other_does() -> None:
    words = spoken("tests.toy")
    assert words("en") is en and words("xx") is en and words("../en") is en


def test_a_second_language_is_one_more_module_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    other = ModuleType("tests.toy.words.xx")
    other.__spec__ = en.__spec__
    monkeypatch.setitem(sys.modules, "tests.toy.words.xx", other)
    assert spoken("tests.toy")("xx") is other
