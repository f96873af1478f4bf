"""Which of a language's plural forms a whole number takes, by the rules of the Unicode CLDR."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

Form: TypeAlias = Literal["zero", "one", "two", "few", "many", "other"]
Plural: TypeAlias = Callable[[int], Form]


def one_alone(n: int) -> Form:
    return "one" if n == 1 else "other"


def up_to_one(n: int) -> Form:
    return "one" if n in (0, 1) else "other"


def never(n: int) -> Form:
    return "other"


def millions(n: int) -> Form:
    return "one" if n == 1 else "many" if n and n % 1_000_000 == 0 else "other"


def millions_from_zero(n: int) -> Form:
    return "one" if n in (0, 1) else "many" if n % 1_000_000 == 0 else "other"


def czech(n: int) -> Form:
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


def polish(n: int) -> Form:
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def russian(n: int) -> Form:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def serbian(n: int) -> Form:
    form = russian(n)
    return "other" if form == "many" else form


def arabic(n: int) -> Form:
    if n in (0, 1, 2):
        return ("zero", "one", "two")[n]
    return "few" if 3 <= n % 100 <= 10 else "many" if n % 100 >= 11 else "other"


def hebrew(n: int) -> Form:
    return "one" if n == 1 else "two" if n == 2 else "other"


RULES: Final[tuple[tuple[Plural, str], ...]] = (
    (one_alone, "en de nl sv da no nb nn fi et hu el tr bg eo eu ka sw ur ta te"),
    (up_to_one, "hi fa bn zu hy"),
    (never, "ja zh ko vi th id ms"),
    (millions, "es it ca"),
    (millions_from_zero, "fr pt"),
    (czech, "cs sk"),
    (polish, "pl"),
    (russian, "ru uk be"),
    (serbian, "sr hr bs"),
    (arabic, "ar"),
    (hebrew, "he"),
)
PLURALS: Final = {language: rule for rule, languages in RULES for language in languages.split()}


def plural_rule(language: str) -> Plural:
    """The rule of a language; one that is not listed tells one from all others."""
    return PLURALS.get(language.partition("-")[0], one_alone)
