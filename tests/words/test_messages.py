"""Messages: one file of examples that this formatter and the browser's must both agree with."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, json

from parlour.core import Refused
from parlour.core.words.messages import Say
from parlour.core.words.messages.bundle import Bundle
from parlour.core.words.messages.reading import read_messages

EXAMPLES = Path(__file__).with_name("conformance.jsonl").read_text("utf-8").splitlines()


class Example(Struct, frozen=True):
    messages: str
    language: str
    key: str
    part: str
    args: dict[str, Any]
    me: int | None
    names: tuple[str, ...]
    text: str


class Listener(Struct, frozen=True):
    me: int | None
    names: tuple[str, ...]

    def is_me(self, seat: int) -> bool:
        return seat == self.me

    def name(self, seat: int) -> str:
        return self.names[seat]


def nested(arg: Any) -> Any:
    """What came as JSON, with the messages in it."""
    if isinstance(arg, dict) and "key" in arg:
        return Say(arg["key"], arg["args"])
    return [nested(each) for each in arg] if isinstance(arg, list) else arg


def house(language: str) -> str:
    words = files("parlour") / "words"
    own = words / language / "grammar.ftl"
    return (own if own.is_file() else words / "en" / "grammar.ftl").read_text("utf-8")


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_reads_as_it_does_in_the_browser(line: str) -> None:
    example = json.decode(line, type=Example)
    texts = [read_messages(text, "here") for text in (house(example.language), example.messages)]
    args = {name: nested(arg) for name, arg in example.args.items()}
    hearer = Listener(example.me, example.names)
    assert Bundle(example.language, *texts).format(Say(example.key, args), hearer, example.part) == example.text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = b\nc = { $d\n", "words.ftl, line 2: "),
        ("a = b\na = c\n", "words.ftl, line 2: a is there twice."),
        ("-term = x\n", "words.ftl, line 1: a name that begins with - is not used here."),
        ("a = " + "b" * 400_000, "words.ftl is too long"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_line(text: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        read_messages(text, "words.ftl")


def test_messages_that_speak_of_each_other_in_a_circle_come_to_an_end() -> None:
    bundle = Bundle("en", read_messages("a = x{ b }\nb = y{ a }\n", "here"))
    assert bundle.format(Say("a"), Listener(None, ())).endswith("}")
