"""A class as a bot: ``module:Class`` or ``./file.py:Class``, or what another package declares.

Naming a class runs its code: this is for the command line, and never for what a guest sends.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from parlour.core import Refused
from parlour.core.installed import installed, loaded

if TYPE_CHECKING:
    from parlour.bots.levels import Mind

GROUP: Final = "parlour.bots"  # of entry points, by which other packages bring bots


def is_class(name: str) -> bool:
    """Whether a bot is named by its class, or by what another package calls it."""
    return ":" in name or name in installed(GROUP)


def kind(name: str) -> Any:
    """The class that is named; a bot may also be something else that chooses."""
    place, colon, called = name.rpartition(":")
    if not colon:
        return loaded(GROUP, name)
    found = getattr(module(place), called, None)
    if found is None:
        raise Refused("no-such-class", name=called or None, place=place)
    return found


def own(name: str) -> Mind:
    """A new player of the class that is named."""
    try:
        named = kind(name)
        found: Mind = named() if isinstance(named, type) else named
    except Refused:
        raise
    except Exception as error:
        raise Refused("class-not-made", name=name, error=error) from None
    if not callable(getattr(found, "choose", None)):
        raise Refused("class-no-bot", name=name)
    return found


def module(place: str) -> ModuleType:
    """The module of that name, or the file."""
    try:
        return from_file(Path(place).resolve()) if place.endswith(".py") else import_module(place)
    except FileNotFoundError:
        raise Refused("no-such-file", file=place) from None
    except Exception as error:  # its own code fails, in any way it likes
        raise Refused("not-imported", place=place, error=error) from None


def from_file(path: Path) -> ModuleType:
    """A file as a module, read once for each process."""
    name = f"own bot {path}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path)
        if spec is None or spec.loader is None or not path.is_file():
            raise FileNotFoundError(path)
        sys.modules[name] = made = module_from_spec(spec)
        try:
            spec.loader.exec_module(made)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]
