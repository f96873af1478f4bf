"""The checkout that this Parlour runs from: kits and tests of games are there, and an installed wheel has none."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import parlour
from parlour.core import Refused

if TYPE_CHECKING:
    from parlour.testing import Kit


def checkout() -> Path | None:
    """The folder with ``src`` and ``tests``; None for a wheel."""
    package = Path(parlour.__file__).resolve().parent
    root = package.parent.parent
    return root if package.parent.name == "src" and (root / "tests" / "games").is_dir() else None


def kit_of(game: str) -> Kit:
    """The kit that stands beside the tests of a game of the shelf (docs/decisions/0010)."""
    root = checkout()
    if root is None:
        raise Refused("no-kits-here")
    if not (root / "tests" / "games" / game / "kit.py").is_file():
        raise Refused("game-has-no-kit", game=game)
    return kit_in(f"tests.games.{game}.kit", root)


def kit_in(module: str, folder: Path) -> Kit:
    """``KIT`` in a module that is found from ``folder``."""
    from parlour.testing import Kit

    sys.path.insert(0, str(folder))
    try:
        found = getattr(import_module(module), "KIT", None)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise  # a mistake in the kit itself
        raise Refused("no-such-module", module=module, folder=folder) from None
    finally:
        sys.path.remove(str(folder))
    if not isinstance(found, Kit):
        raise Refused("module-has-no-kit", module=module)
    return found
