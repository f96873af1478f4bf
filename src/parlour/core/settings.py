"""What a table may choose before the deal: a game's options, with their types, defaults and help."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, structs

from parlour.core.vocabulary import Reason, Refused

Value: TypeAlias = bool | int | str


class Settings(Struct, frozen=True, kw_only=True, cache_hash=True):
    """Each game subclasses this, one field an option: ``Annotated[type, Meta(description=help, …)] = default``."""


class Setting(Struct, frozen=True):
    """One option as a person sees it."""

    name: str
    type: Literal["yes or no", "number", "choice", "text"]
    default: Value
    help: str
    allowed: tuple[str, ...] = ()  # of a choice
    low: int | None = None
    high: int | None = None  # of a number; of a text, its length
    examples: tuple[str, ...] = ()  # of a text: what a table might choose
    deck: bool = False  # whether a text is a deck file, such as a house may keep

    @property
    def wants(self) -> str:
        """What the option takes, in words."""
        return str(self.taken)

    @property
    def taken(self) -> Reason:
        """The same as a part of a refusal, in no language."""
        kind, low, high = self.type.replace(" ", "-"), str(self.low), str(self.high)
        return Reason("option-takes", kind=kind, allowed=[*self.allowed], low=low, high=high)

    def read(self, value: object) -> Value:
        """``value``, if it is of the right type and allowed."""
        if self.fits(value):
            return value  # type: ignore[return-value]  # it fits
        raise Refused("option-wants", name=self.name, wants=self.taken, value=shortened(value))

    def fits(self, value: object) -> bool:
        if self.type == "number":
            return type(value) is int and (self.low or 0) <= value and (self.high is None or value <= self.high)
        if self.type == "yes or no":
            return type(value) is bool
        if self.type == "choice":
            return value in self.allowed
        return isinstance(value, str) and (self.high is None or len(value) <= self.high)

    def parse(self, text: str) -> object:
        """``text`` as typed on a command line, as a value to be read."""
        if self.type == "number":
            return int(text) if text.lstrip("-").isdecimal() else text
        if self.type == "yes or no":
            return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
                text.lower(), text
            )
        return text


def shortened(value: object) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= 40 else text[:37] + "…"


@cache
def described(settings: type[Settings]) -> tuple[Setting, ...]:
    """Every option of a game, in order."""
    hints = get_type_hints(settings, include_extras=True)
    return tuple([describe(field.name, hints[field.name], field.default) for field in structs.fields(settings)])


def describe(name: str, hint: Any, default: Value) -> Setting:
    assert get_origin(hint) is Annotated, f"option {name} has no help"
    kind, meta = get_args(hint)
    assert isinstance(meta, Meta) and meta.description
    if get_origin(kind) is Literal:
        return Setting(name, "choice", default, meta.description, allowed=get_args(kind))
    if kind is int:
        assert isinstance(meta.ge, int) and isinstance(meta.le, int), f"option {name} has no range"
        return Setting(name, "number", default, meta.description, low=meta.ge, high=meta.le)
    if kind is bool:
        return Setting(name, "yes or no", default, meta.description)
    assert kind is str and meta.max_length, f"option {name} is of no type that a table can choose"
    examples = tuple(meta.examples or ())
    deck = bool((meta.extra or {}).get("deck"))
    return Setting(name, "text", default, meta.description, high=meta.max_length, examples=examples, deck=deck)


def read_settings(settings: type[Settings], title: str, given: Mapping[str, object]) -> Settings:
    """The options of a game as ``given``, the rest by default; refused with a sentence that names what is allowed."""
    known = {setting.name: setting for setting in described(settings)}
    for name in given:
        if name not in known:
            raise Refused("no-such-option", game=title, name=shortened(name), options=[*known])
    return settings(**{name: known[name].read(value) for name, value in given.items()})


def parse_settings(settings: type[Settings], given: Mapping[str, str]) -> dict[str, object]:
    """Options as typed on a command line, as values to be read."""
    known = {setting.name: setting for setting in described(settings)}
    return {name: known[name].parse(text) if name in known else text for name, text in given.items()}
