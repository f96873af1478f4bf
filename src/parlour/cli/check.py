"""``parlour check``: the laws, tried on one game."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from traceback import extract_tb
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

import parlour
from parlour import games
from parlour.cli.arguments import Options
from parlour.cli.arguments import chosen as options_chosen
from parlour.cli.checkout import kit_in, kit_of
from parlour.cli.mistakes import Interrupted, complain
from parlour.cli.progress import working
from parlour.core import Refused

if TYPE_CHECKING:
    from parlour.testing import Kit
    from parlour.testing.check import Law

GameName: TypeAlias = Annotated[str, Parameter(help="Which game, by its name on the shelf (`parlour games`).")]
LawNames: TypeAlias = Annotated[
    list[str] | None, Parameter(name="--law", help="Only this law; may be given several times.  Usually all are tried.")
]
KitModule: TypeAlias = Annotated[
    str | None,
    Parameter(name="--kit", help="The module with the game's KIT, found from this folder; usually beside its tests."),
]


def check(game: GameName, /, *, law: LawNames = None, kit: KitModule = None, options: Options = None) -> int:
    """Try the laws that every game must keep, and tell what each of them looked at."""
    from parlour.testing import Breach

    laws = chosen(law)
    try:
        found = kit_in(kit, Path.cwd()) if kit else kit_of(games.find(game).id)
    except Refused:
        raise
    except Exception as error:
        return complain(f"The kit of {game} cannot be read: {mistake(error)}", 1)
    if found.game.id != game:
        raise Refused("kit-of-another-game", kit=kit, game=found.game.id, wanted=game)
    if options:
        found = with_options(found, options)
    began = perf_counter()
    try:
        for number, name in enumerate(laws, start=1):
            tell(name, f"{number} of {len(laws)}", laws[name], found)
    except Breach as reason:
        return complain(str(reason), 1)
    except Refused:
        raise
    except Exception as error:
        return complain(f"{plain(name)} could not be tried: {mistake(error)}", 1)
    except KeyboardInterrupt:
        raise Interrupted(f"Stopped at {plain(name)}.") from None
    print(f"{found.game.title} keeps {kept(len(laws))} ({perf_counter() - began:.1f} s).")
    return 0


def mistake(error: Exception) -> str:
    """An error in somebody's game, in one sentence: what, and at which line of theirs."""
    frames = extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if is_theirs(frame.filename)] or frames[-1:]
    at = f", at {Path(theirs[-1].filename).name}, line {theirs[-1].lineno}" if theirs else ""
    notes = " ".join(getattr(error, "__notes__", ()))
    return f"{type(error).__name__}: {str(error).rstrip('.')}{at}. {notes}".strip()


def is_theirs(file: str) -> bool:
    """Whether a file is part of somebody's game: neither ours, but for the games, nor a library's."""
    path, ours = Path(file), Path(parlour.__file__).parent
    if path.is_relative_to(ours):
        return path.is_relative_to(ours / "games")
    return path.is_file() and not path.is_relative_to(sys.base_prefix) and not path.is_relative_to(sys.prefix)


def with_options(kit: Kit, typed: Sequence[str]) -> Kit:
    """The laws at tables that somebody names, such as those with their own deck."""
    from parlour.testing import at_tables_with

    options = options_chosen(kit.game, typed)
    kit.game.table(kit.variants[0].seats, options)  # what can't be chosen is refused before anything is tried
    return at_tables_with(options, kit)


def chosen(names: Sequence[str] | None) -> Mapping[str, Law]:
    """The laws to try, in their own order."""
    from parlour.testing import LAWS

    wanted = [name.replace("-", "_").replace(" ", "_") for name in names or LAWS]
    for name in wanted:
        if name not in LAWS:
            raise Refused("no-such-law", name=name, laws=[*LAWS])
    return {name: law for name, law in LAWS.items() if name in wanted}


def tell(name: str, place: str, law: Law, kit: Kit) -> None:
    """Try one law, and print what it looked at as soon as that is known."""
    began = perf_counter()
    with working(f"law {place}: {plain(name)}"):
        tally = law(kit)
    print(f"{plain(name)} ({perf_counter() - began:.1f} s)")
    print("".join([f"    {line}\n" for line in covered(tally)]), end="", flush=True)


def covered(tally: Mapping[str, int]) -> list[str]:
    """What a law looked at; how often it met each kind of event is one line."""
    told = [what.removeprefix("told ") for what, number in tally.items() if number and what.startswith("told ")]
    lines = [f"{what}: {number:,}" for what, number in tally.items() if number and not what.startswith("told ")]
    return [*lines, f"events met: {', '.join(sorted(told))}"] if told else lines or ["nothing: the game has none of it"]


def plain(name: str) -> str:
    return name.replace("_", " ")


def kept(laws: int) -> str:
    from parlour.testing import LAWS

    return f"all {laws} laws" if laws == len(LAWS) else "this law" if laws == 1 else f"these {laws} laws"
