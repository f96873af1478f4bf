"""A law that was broken, and how two things differ, in a sentence."""

from __future__ import annotations

from typing import Any, NoReturn

from msgspec import json, to_builtins


class Breach(AssertionError):
    """Which law was broken, where, and how."""


def breach(law: str, where: str, what: str) -> NoReturn:
    raise Breach(f"{law}: {where}: {what}")


def difference(ours: object, theirs: object, path: str = "") -> str:
    """The first place at which two things differ, and what stands there."""
    a, b = plain(ours), plain(theirs)
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        for key in a:
            if repr(a[key]) != repr(b[key]):  # 5 is not 5.0 on the wire
                return difference(a[key], b[key], f"{path}.{key}" if path else str(key))
    if isinstance(a, list) and isinstance(b, list):
        for i, (x, y) in enumerate(zip(a, b)):
            if repr(x) != repr(y):
                return difference(x, y, f"{path}[{i}]")
        if len(a) != len(b):
            surplus = shortened((a if len(a) > len(b) else b)[min(len(a), len(b))])
            return f"{path} has {len(a)} entries here and {len(b)} there, from {surplus} on"
    return f"{path or 'it'} is {shortened(a)} here and {shortened(b)} there"


def plain(thing: Any) -> Any:
    """A thing as lists and dicts, in which to look for a difference."""
    if isinstance(thing, bytes):
        return json.decode(thing)
    if isinstance(thing, tuple):
        return list(thing)
    try:
        return to_builtins(thing, str_keys=False)
    except (TypeError, ValueError):
        return thing


def shortened(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= 200 else text[:197] + "..."
