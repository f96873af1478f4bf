"""Words are asked for by language."""

from __future__ import annotations

from parlour.core import spoken


def test_english_is_the_first_language_and_speaks_where_no_other_does() -> None:
    words = spoken("tests.toy")
    en = words("en")
    assert en.BLURB.startswith("One of four guests") and words("xx") is en and words("../en") is en
