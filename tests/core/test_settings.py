"""Options: each mistake is answered with one sentence that names what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import pytest
from msgspec import Meta

from parlour.core import Match, Refused, Settings, described, parse_settings
from tests.toy import MANOR
from tests.toy.cards import Options

SEED = bytes(32)


def refusal(options: Any, seats: int = 4) -> str:
    with pytest.raises(Refused) as caught:
        MANOR.table(seats, options)
    return str(caught.value)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"cheese": 1}, "Manor has no option cheese; it has box, secrets, reshuffles, silent, motto."),
        ({"secrets": 0}, "Option secrets must be a whole number from 1 to 3, not 0."),
        ({"secrets": 4}, "Option secrets must be a whole number from 1 to 3, not 4."),
        ({"reshuffles": -1}, "Option reshuffles must be a whole number from 0 to 2, not -1."),
        ({"secrets": "two"}, "Option secrets must be a whole number from 1 to 3, not two."),
        ({"secrets": 2.0}, "Option secrets must be a whole number from 1 to 3, not 2.0."),
        ({"secrets": True}, "Option secrets must be a whole number from 1 to 3, not true."),
        ({"secrets": None}, "Option secrets must be a whole number from 1 to 3, not None."),
        ({"silent": 1}, "Option silent must be true or false, not 1."),
        ({"silent": "yes"}, "Option silent must be true or false, not yes."),
        ({"box": "shoe"}, "Option box must be one of whole, pocket, matchbox, not shoe."),
        ({"box": ["whole"]}, "Option box must be one of whole, pocket, matchbox, not ['whole']."),
        ({"motto": "x" * 13}, "Option motto must be a text of at most 12 characters, not xxxxxxxxxxxxx."),
        ({"motto": 7}, "Option motto must be a text of at most 12 characters, not 7."),
        ({"box": "pocket"}, "The pocket box is for 1 secret a guest; with 3, take the whole box."),
    ],
)
def test_a_mistake_is_answered_with_what_is_allowed(options: Mapping[str, object], sentence: str) -> None:
    assert str(refusal(options)) == sentence


@pytest.mark.parametrize("seats", [0, 3, 5, -4])
def test_a_wrong_number_of_seats(seats: int) -> None:
    assert str(refusal({}, seats)) == f"Manor is for 4 players, not {seats}."


def test_a_long_mistake_is_shortened() -> None:
    assert len(refusal({"x" * 1000: 1})) < 120
    assert len(refusal({"box": "x" * 1000})) < 120


def test_a_match_refuses_them_before_anything_is_dealt() -> None:
    with pytest.raises(Refused, match="Option secrets must be"):
        Match(MANOR, 4, SEED, {"secrets": 9})


def test_options_given_as_settings_are_read_as_closely() -> None:
    assert MANOR.table(4, Options(secrets=2)) == Options(secrets=2)
    assert str(refusal(Options(secrets=9))) == "Option secrets must be a whole number from 1 to 3, not 9."
    assert str(refusal(Options(box="pocket"))) == "The pocket box is for 1 secret a guest; with 3, take the whole box."


def test_what_is_not_given_is_as_the_game_has_it() -> None:
    assert MANOR.table(4, {"silent": True}) == Options(silent=True)


def test_options_typed_on_a_command_line() -> None:
    typed = {"secrets": "2", "silent": "Yes", "motto": "12", "reshuffles": "many", "cheese": "1"}
    assert parse_settings(Options, typed) == {
        "secrets": 2, "silent": True, "motto": "12", "reshuffles": "many", "cheese": "1",
    }  # fmt: skip
    assert parse_settings(Options, {"secrets": "-1", "silent": "perhaps"}) == {"secrets": -1, "silent": "perhaps"}


def test_each_option_is_described_for_a_person() -> None:
    box, secrets, *_, motto = described(Options)
    assert (box.name, box.default, box.allowed) == ("box", "whole", ("whole", "pocket", "matchbox"))
    assert (secrets.low, secrets.high, secrets.help) == (1, 3, "How many secrets a guest has.")
    assert motto.wants == "a text of at most 12 characters"


class Helpless(Settings, frozen=True):
    size: int = 1


class Endless(Settings, frozen=True):
    size: Annotated[int, Meta(description="How big.")] = 1


@pytest.mark.parametrize(("settings", "mistake"), [(Helpless, "has no help"), (Endless, "has no range")])
def test_a_game_s_own_mistake_is_found_by_its_author(settings: type[Settings], mistake: str) -> None:
    with pytest.raises(AssertionError, match=mistake):
        described(settings)
