"""Bots of your own: a class as ``module:Class`` or ``./file.py:Class``, or a program as ``llm:COMMAND``.

Naming a class runs its code: this is for the command line, and never for what a guest sends.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from parlour.bots.levels import Mind, mind
from parlour.bots.program import PREFIX, Program
from parlour.core import Refused
from parlour.games import find


def player(name: str, game: str) -> Mind:
    """Who plays ``game`` under that name; Refused says why nobody does."""
    if name.startswith(PREFIX):
        return Program(find(game), name.removeprefix(PREFIX))
    return own(name) if ":" in name else mind(name, game)


def named(name: str, game: str) -> str:
    """The name under which any process finds that player; Refused if there is nobody."""
    player(name, game)
    if name.startswith(PREFIX):
        return name
    place, colon, called = name.rpartition(":")
    return f"{Path(place).resolve()}:{called}" if colon and place.endswith(".py") else name


def own(name: str) -> Mind:
    """A new player of the class that is named."""
    place, _, called = name.rpartition(":")
    kind = getattr(module(place), called, None)
    if kind is None:
        raise Refused(f"There is no {called or 'class without a name'} in {place}.")
    try:
        found: Mind = kind() if isinstance(kind, type) else kind
    except Exception as error:
        raise Refused(f"{name} cannot be made: {error}.") from None
    if not callable(getattr(found, "choose", None)):
        raise Refused(f"{name} is no bot: it has no choose(view, rng).")
    return found


def module(place: str) -> ModuleType:
    """The module of that name, or the file."""
    try:
        return from_file(Path(place).resolve()) if place.endswith(".py") else import_module(place)
    except FileNotFoundError:
        raise Refused(f"There is no file {place}.") from None
    except Exception as error:  # its own code fails, in any way it likes
        raise Refused(f"{place} cannot be imported: {error}.") from None


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
