"""What messages can ask for besides plain arguments: seats, lists, and other messages.

The browser has the same in ``web/src/words/functions.ts``, and one file of examples holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from parlour.core.words.messages.compiling import Function, Scope, plain, shown
from parlour.core.words.messages.say import FIELDS

SIBILANTS: Final = ("s", "ß", "x", "z")


def who(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> str:
    """``WHO($seat)``: me, other or none; ``WHO($target, $seat)`` is ``same`` where the two are one seat."""
    seat, *others = given
    if seat in others:
        return "same"
    if not isinstance(seat, int):
        return "none"
    return "me" if scope.hearer.is_me(seat) else "other"


def seat(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> str:
    """``SEAT($seat, as: "own")``: you or a name, in one of the forms that the language has for both."""
    return called(scope, given[0], str(named.get("as", "")))


def called(scope: Scope, seat: int, form: str) -> str:
    if scope.hearer.is_me(seat):
        return scope.text(scope.bundle.formed("seat-you", form), {})
    return called_by_name(scope, [seat], {"as": form})


def called_by_name(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> str:
    """``NAME($seat)``: the name, for every hearer, as somebody else would call that seat."""
    name = scope.hearer.name(given[0])
    key = scope.bundle.formed("seat-named", str(named.get("as", "")))
    return scope.text(key, {"name": name, "sibilant": name.endswith(SIBILANTS)})


def does(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> str:
    """``DOES($seat, "play", "plays")``: You play, or Ann plays.  Of several seats, a third form: Ann and Bea play."""
    doer, mine, theirs, *many = given
    if isinstance(doer, tuple | list) and len(doer) > 1:
        return f"{seats(scope, [doer], {'as': 'listed'})} {many[0]}"
    seat = doer if isinstance(doer, int) else doer[0]
    return f"{called(scope, seat, 'start')} {mine if scope.hearer.is_me(seat) else theirs}"


def seats(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> str:
    """``SEATS($seats)``: Ann, Bea and Cal; the hearer comes first, and nobody is a word too."""
    form = str(named.get("as", ""))
    mine = [seat for seat in given[0] if scope.hearer.is_me(seat)]
    others = [seat for seat in given[0] if not scope.hearer.is_me(seat)]
    texts = [called(scope, seat, form) for seat in (*mine, *others)]
    return listed(scope, texts, named) if texts else scope.text(scope.bundle.formed("seat-nobody", form), {})


def listed(scope: Scope, texts: Sequence[str], named: Mapping[str, Any]) -> str:
    """``by: "or"`` and the like name the message that stands between two, and before the last."""
    between = f"list-{named.get('by', 'and')}"
    *first, end = texts or ("",)
    if not first:
        return end
    last = scope.text(scope.bundle.formed(between, "last"), {})
    return f"{scope.text(between, {}).join(first)}{last}{end}"


def in_words(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> str:
    """``AS($power, "power", form: "short")``: a value by the messages for values of its kind."""
    value, kind = given
    return worded(scope, value, kind, str(named.get("form", "")), {})


def worded(scope: Scope, value: Any, kind: str, form: str, more: Mapping[str, Any]) -> str:
    bundle = scope.bundle
    key = bundle.worded(kind, value, form) if isinstance(value, str) else bundle.formed(kind, form)
    return scope.text(key, lambda: {**more, **fields_of(value)})


def fields_of(value: Any) -> dict[str, Any]:
    """What a message that is about one value can speak of."""
    if isinstance(value, Struct):
        return {"it": value, **asdict(value)}
    if isinstance(value, Mapping):
        return {"it": value, **value}
    if isinstance(value, tuple | list):
        return {"it": value, **dict(zip(FIELDS, value))}
    if isinstance(value, str):  # a card that is written as its rank and its suit
        return {"it": value, "head": value[:1], "rest": value[1:], "front": value[:-1], "tail": value[-1:]}
    return {"it": value}


def list_of(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> str:
    """``LIST($items, each: "finger")``: each item as AS says it, with its place as ``$index`` and ``$number``."""
    kind, form = named.get("each"), str(named.get("form", ""))
    texts = [
        worded(scope, item, str(kind), form, {"index": index, "number": index + 1})
        if kind
        else shown(plain(item), scope)
        for index, item in enumerate(given[0])
    ]
    return listed(scope, texts, named)


def length(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> int:
    """``LEN($items)``: how many there are, to choose by; of nothing, 0."""
    return 0 if given[0] == "none" else len(given[0])


def plus(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> int:
    """``PLUS($index, 1)``: people count from one."""
    return sum([int(each) for each in given])


def grouped(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> list[dict[str, Any]]:
    """``GROUPS($cards)``: each kind once, with how many there are of it as ``$count``, for LIST."""
    numbers: dict[Any, int] = {}
    for item in given[0]:
        numbers[item] = numbers.get(item, 0) + 1
    return [{"it": item, "count": number} for item, number in numbers.items()]


def capital(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> str:
    """``CAPITAL(…)``: the same with a capital letter, at the beginning of a sentence."""
    text = shown(given[0], scope)
    return text[:1].upper() + text[1:]


def clause(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> str:
    """``CLAUSE($line)``: a sentence without its stop, so that it goes on."""
    return shown(given[0], scope).rstrip(".!")


def number(scope: Scope, given: Sequence[Any], named: Mapping[str, Any]) -> Any:
    """``NUMBER($share, style: "percent")``, or with ``digits: 1`` after the point."""
    digits = int(named.get("digits", 0))
    if named.get("style") == "percent":
        return scope.text(
            "number-percent", {"number": scope.bundle.rounded(float(f"{float(given[0]) * 100:.15g}"), digits)}
        )
    return scope.bundle.rounded(given[0], digits)


FUNCTIONS: Final[Mapping[str, Function]] = {
    "WHO": who,
    "SEAT": seat,
    "NAME": called_by_name,
    "DOES": does,
    "SEATS": seats,
    "AS": in_words,
    "LIST": list_of,
    "LEN": length,
    "PLUS": plus,
    "GROUPS": grouped,
    "CAPITAL": capital,
    "CLAUSE": clause,
    "NUMBER": number,
}
