"""``parlour new-game``: a small game that runs, keeps the laws and has a bot, for a new game to grow from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

from parlour.cli.checkout import checkout
from parlour.core import Refused

PLACES: Final = {  # of the skeleton's folders, in a checkout
    "game": "src/parlour/games/{id}",
    "bots": "src/parlour/bots/{id}",
    "tests": "tests/games/{id}",
}
PACKAGE: Final = {  # and in a package of its own
    "game": "{id}",
    "bots": "{id}/bots",
    "tests": "tests",
    "package": ".",
}
MOVED: Final = {"parlour.games.@id@": "@id@", "parlour.bots.@id@": "@id@.bots", "tests.games.@id@": "tests"}
PLAYS: Final = '\n\ngames = ("@id@",)  # that this bot plays\n'
REGISTRY: Final = "src/parlour/games/__init__.py"
ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 24

GameId: TypeAlias = Annotated[
    str, Parameter(help="What the game is called in code, records and links: small letters, digits and _.")
]
Package: TypeAlias = Annotated[
    Path | None, Parameter(help="Write a package of its own into this folder, which is found when it is installed.")
]
Title: TypeAlias = Annotated[str | None, Parameter(help="Its title; usually made from the id.")]


def new_game(id: GameId, /, *, title: Title = None, package: Package = None) -> None:
    """Write a small running game with its kit, bot and tests into this checkout, or into a package of its own."""
    names = called(id, title)
    if package is not None:
        print(write_package(package, id, names))
        return
    root = checkout()
    if root is None:
        raise Refused("new-game-needs-checkout")
    written = {target(root, id, *place): filled(text, names) for *place, text in skeleton(PLACES)}
    check_free(root, id)
    registry = registered((root / REGISTRY).read_text("utf-8"), id, names["@CONST@"])
    write(written)
    (root / REGISTRY).write_text(registry, "utf-8")
    print(farewell(id, root, len(written)))


def write(files: Mapping[Path, str]) -> None:
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def write_package(folder: Path, id: str, names: dict[str, str]) -> str:
    """A package that declares the game and its bot; what to do with it then."""
    if folder.exists() and any(folder.iterdir()):
        raise Refused("folder-not-empty", folder=folder)
    files = {
        folder / PACKAGE[place].format(id=id) / path: filled(text, MOVED | names)
        for place, path, text in skeleton(PACKAGE)
    }
    files[folder / id / "bots" / "thumb.py"] += filled(PLAYS, names)
    write(files)
    steps = {
        f"pip install -e {folder}": "puts it on the shelf",
        f"cd {folder} && parlour check {id} --kit tests.kit": "tries the laws",
        f"parlour play {id} --bots {id}_thumb": "plays it in this terminal",
        f"parlour simulate {id} --bots {id}_thumb": "has its bot play many times",
        f"parlour serve --bots {id}_thumb": "lays it on a table in the browser",
    }
    return told(f"{len(files)} files are written to {folder}.", steps)


def called(id: str, title: str | None) -> dict[str, str]:
    """What the skeleton's marks stand for."""
    if not ID.fullmatch(id) or len(id) > LONGEST or iskeyword(id):
        raise Refused("game-id-wrong", most=LONGEST, id=id)
    words = id.split("_")
    title = " ".join((title or " ".join([word.capitalize() for word in words])).split())
    if not title.isprintable() or '"' in title or "\\" in title or not 0 < len(title) <= 32:
        raise Refused("game-title-wrong")
    return {
        "@id@": id,
        "@CONST@": id.upper(),
        "@Class@": "".join([word.capitalize() for word in words]),
        "@PREFIX@": "".join([word[0] for word in words]).upper(),
        "@title@": title,
    }


def skeleton(places: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Every file of it: the folder it belongs to, its path there, and its text with marks."""
    for folder in places:
        for path, file in below(files("parlour.cli").joinpath("skeleton", folder)):
            yield folder, path.removesuffix(".txt"), file.read_text("utf-8")


def below(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        if each.is_dir():
            yield from below(each, f"{prefix}{each.name}/")
        elif each.name.endswith(".txt"):
            yield prefix + each.name, each


def filled(text: str, names: dict[str, str]) -> str:
    for mark, name in names.items():
        text = text.replace(mark, name)
    return text


def target(root: Path, id: str, folder: str, path: str) -> Path:
    return root / PLACES[folder].format(id=id) / path


def check_free(root: Path, id: str) -> None:
    """Nothing that is there already is written over, nor hidden by a folder of the same name."""
    for place in [place.format(id=id) for place in PLACES.values()]:
        for there in (place, f"{place}.py"):
            if (root / there).exists():
                raise Refused("game-id-taken", place=there)


def registered(registry: str, id: str, constant: str) -> str:
    """The registry with one line more at the end of its shelf."""
    shelf, end, rest = registry.partition("\n}\n")
    if not end or "SHELF" not in shelf:
        raise Refused("no-shelf", file=REGISTRY)
    return f'{shelf}\n    "{id}": "{constant}",{end}{rest}'


def farewell(id: str, root: Path, written: int) -> str:
    """What can be done with the new game at once."""
    steps = {
        f"parlour check {id}": "tries the laws",
        f"parlour play {id}": "plays it in this terminal",
        f"parlour simulate {id} --bots thumb": "has bots play it many times",
        "parlour serve": "lays it on a table in the browser",
    }
    return told(
        f"{written} files are written in {root}, and {id} is on the shelf.  docs/add-a-game.md tells how to go on.",
        steps,
    )


def told(head: str, steps: Mapping[str, str]) -> str:
    lines = [f"  {command:<{max(map(len, steps))}}  {purpose}" for command, purpose in steps.items()]
    return "\n".join([head, *lines])
