"""Messages are checked like types: what is missing, what does not exist, and what is never said."""

from __future__ import annotations

import pytest

from parlour.cli.words import checked, checked_part, packages
from parlour.core import Claim, Event
from parlour.core.view import kinds_of
from parlour.core.words import ENGLISH
from parlour.core.words.messages.checking import faults, lacking
from parlour.core.words.messages.reading import read_messages
from parlour.core.words.messages.words import house_messages, messages_of, parts_of_house

ENGLISH_FILE = 'a = { SEAT($seat) } plays { AS($card, "card") }{ tail }\n    .short = x\ncard-x = X\ntail = !\n'


def found(text: str) -> list[str]:
    own, english = read_messages(text, "here"), read_messages(ENGLISH_FILE, "there")
    return [*faults(own, own, "here"), *lacking(own, english, "here")]


def test_a_language_that_says_all_has_no_fault() -> None:
    assert found(ENGLISH_FILE) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (ENGLISH_FILE.replace("tail = !", ""), "here lacks tail: !"),
        (ENGLISH_FILE.replace("    .short = x\n", ""), "here, line 1: a lacks .short."),
        (ENGLISH_FILE.replace("$seat", "$seta"), "here, line 1: a speaks of $seta, which is not given there."),
        (ENGLISH_FILE.replace("SEAT(", "SETA("), "here, line 1: a asks for SETA, which no message knows."),
        (ENGLISH_FILE.replace("{ tail }", "{ tale }"), "here, line 1: a speaks of tale, which is not there."),
        (ENGLISH_FILE.replace('"card"', '"crad"'), "here, line 1: a says something as crad, and no message begins so."),
        (ENGLISH_FILE + 'b = { LIST($a, by: "nor") }\n', "here, line 5: b speaks of list-nor, which is not there."),
        (ENGLISH_FILE + "b = never\n", "here, line 5: b is never said."),
    ],
)
def test_each_fault_is_told_with_its_line(text: str, fault: str) -> None:
    assert fault in found(text)


@pytest.mark.parametrize("package", packages())
def test_every_event_and_claim_has_a_message(package: str) -> None:
    english = messages_of(package, ENGLISH)
    kinds = [kind for base in (Event, Claim) for kind in kinds_of(base) if kind.__module__.startswith(f"{package}.")]
    lacks = [kind.__name__ for kind in kinds if not any([key.partition("-")[0] == kind.__name__ for key in english])]
    assert lacks == []


@pytest.mark.parametrize("package", packages())
def test_english_speaks_of_nothing_that_is_not_there(package: str) -> None:
    english = messages_of(package, ENGLISH)
    assert [*faults(english, {**house_messages(ENGLISH), **english}, "English")] == []


@pytest.mark.parametrize("language", ["de"])
@pytest.mark.parametrize("part", parts_of_house())
def test_the_house_says_all_in_every_language(part: str, language: str) -> None:
    assert checked_part(part, language) == []


@pytest.mark.parametrize("package", ["parlour.cases", *packages()])
def test_every_game_says_all_in_german(package: str) -> None:
    assert checked(package, "de") == []
