"""The messages of one language that belong together, ready to be formatted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from typing import Any, Final, Protocol

from parlour.core.vocabulary import Refused, Seat
from parlour.core.words.messages.compiling import Function, Scope, Spoken, pattern, spoken
from parlour.core.words.messages.functions import FUNCTIONS
from parlour.core.words.messages.plurals import plural_rule
from parlour.core.words.messages.reading import Message
from parlour.core.words.messages.say import Arg, Say, slug

RIGHT_TO_LEFT: Final = ("ar", "fa", "he", "ur")
MARKS: Final = {"number-group": ",", "number-point": "."}
STOPS: Final = ("!.", "?.", "….")  # a title that brings its own stop needs no other


class Hearer(Protocol):
    """Who hears a message: one seat is called you, the others by their names."""

    def is_me(self, seat: Seat) -> bool: ...

    def name(self, seat: Seat) -> str: ...


class Bundle:
    """Messages by their keys: ``Nominate`` is a message, ``Nominate.heading`` a text that belongs to it."""

    def __init__(self, language: str, *files: Mapping[str, Message], functions: Mapping[str, Function] = {}) -> None:
        self.language = language
        self.isolates = language.partition("-")[0] in RIGHT_TO_LEFT
        self.plural: Callable[[int], str] = plural_rule(language)
        self.functions = {**FUNCTIONS, **functions}
        self.trees: dict[str, Any] = {}
        for file in files:
            for message in file.values():
                self.trees |= trees_of(message)
        self.made: dict[str, Spoken] = {}
        self.formed = cache(self.form_of)
        self.worded = cache(self.word_of)
        self.marks = {mark: self.mark(mark, usual) for mark, usual in MARKS.items()}

    def __contains__(self, key: object) -> bool:
        return key in self.trees

    def pattern(self, key: str) -> Spoken:
        """What says the message; it is made when it is first wanted."""
        made = self.made.get(key)
        if made is None:
            tree = self.trees.get(key)
            made = self.made[key] = pattern(tree, self) if tree is not None else f"{{{key}}}"
        return made

    def form_of(self, key: str, form: str) -> str:
        """The key of a form of a message, or of the message itself where this language has no such form."""
        return f"{key}.{form}" if form and f"{key}.{form}" in self.trees else key

    def word_of(self, kind: str, value: str, form: str) -> str:
        """The key for just this value, ``power-purge``, or else for all values of its kind, ``power``."""
        own = f"{kind}-{slug(value)}"
        return self.form_of(own if own in self.trees or f"{own}.{form}" in self.trees else kind, form)

    def function(self, name: str) -> Function:
        if name not in self.functions:
            raise Refused("messages-know-no-function", name=name)
        return self.functions[name]

    def number(self, number: float) -> str:
        """A number with what this language puts between its thousands, and before its decimals."""
        if isinstance(number, int) and -1000 < number < 1000:
            return str(number)
        text = f"{number:,.3f}".rstrip("0").rstrip(".") if isinstance(number, float) else f"{number:,}"
        return self.pointed(text)

    def rounded(self, number: float, digits: int) -> str:
        """The same with so many decimals; a half is rounded up, as in the browser."""
        return self.pointed(f"{Decimal(repr(number)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP):,}")

    def pointed(self, text: str) -> str:
        return text.translate({ord(usual): self.marks[mark] for mark, usual in MARKS.items()})

    def mark(self, key: str, usual: str) -> str:
        """What a language writes in a number: a message without places."""
        return str(self.pattern(key)) if key in self.trees else usual

    def format(self, say: Say, hearer: Hearer, part: str = "") -> str:
        """A message as this hearer is told it, or a ``part`` of it, which may be empty."""
        key = f"{say.key}.{part}" if part else say.key
        if part and key not in self.trees:
            return ""
        return without_second_stop(spoken(self.pattern(key), Scope(self, say.given, hearer)))


class Nobody:
    """Hears what speaks of no seat."""

    def is_me(self, seat: Seat) -> bool:
        return False

    def name(self, seat: Seat) -> str:
        return ""


NOBODY: Final = Nobody()


def trees_of(message: Message) -> dict[str, Any]:
    own = {message.id: message.value} if message.value else {}
    return {**own, **{f"{message.id}.{name}": tree for name, tree in message.attributes.items()}}


def without_second_stop(text: str) -> str:
    return text[:-1] if text.endswith(STOPS) else text


__all__: Sequence[str] = ["NOBODY", "Arg", "Bundle", "Hearer"]
