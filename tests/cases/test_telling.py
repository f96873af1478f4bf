"""Every case has words, in English and in German."""

from __future__ import annotations

import pytest

from parlour.cases.packs import house_pack
from parlour.cases.telling import PACKAGE, Told, text_of
from parlour.core.words.messages.checking import faults, lacking
from parlour.core.words.messages.words import house_messages, messages_of
from tests.cases.drawer import BOTH, case_of


def test_german_says_all_that_english_says() -> None:
    english, german = messages_of(PACKAGE, "en"), messages_of(PACKAGE, "de")
    assert list(lacking(german, english, "de")) == []
    for own, language in ((english, "en"), (german, "de")):
        assert list(faults(own, {**house_messages(language), **own}, language)) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_question_choices_hints_and_proof_are_sentences(game: str, kind: str, language: str) -> None:
    told = Told(case_of(game, kind), language)
    said = [told.kind, told.grade, told.question, *told.choices, *[told.hint(n) for n in (1, 2, 3)], *told.proof()]
    assert all(said) and not [text for text in said if "{" in text]
    assert len(set(told.choices)) == len(told.choices), "no choice reads like another"


def test_every_question_of_the_pack_has_words() -> None:
    for case in {(case.game, case.riddle.ask): case for case in house_pack().cases}.values():
        for language in ("en", "de"):
            assert "{" not in Told(case, language).question


@pytest.mark.parametrize(("game", "kind"), BOTH)
def test_the_text_for_programs_is_complete_and_holds_no_answer(game: str, kind: str) -> None:
    case = case_of(game, kind)
    text, told = text_of(case), Told(case)
    assert told.question in text and f"{len(told.choices)}: {told.choices[-1]}" in text
    assert all([told.line(line) in text for line in range(len(told.view.story))])
    assert not [sentence for sentence in told.proof() if sentence in text]
