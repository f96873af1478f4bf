"""``parlour check``: the laws, tried on one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from parlour import games
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


def check(game: GameName, /, *, law: LawNames = None, kit: KitModule = None) -> int:
    """Try the laws that every game must keep, and tell what each of them looked at."""
    from parlour.testing import Breach

    laws = chosen(law)
    found = kit_in(kit, Path.cwd()) if kit else kit_of(games.find(game).id)
    if found.game.id != game:
        raise Refused(f"{kit} is a kit of {found.game.id}, not of {game}.")
    began = perf_counter()
    try:
        for number, name in enumerate(laws, start=1):
            tell(name, f"{number} of {len(laws)}", laws[name], found)
    except Breach as reason:
        return complain(str(reason), 1)
    except KeyboardInterrupt:
        raise Interrupted(f"Stopped at {plain(name)}.") from None
    print(f"{found.game.title} keeps {kept(len(laws))} ({perf_counter() - began:.1f} s).")
    return 0


def chosen(names: Sequence[str] | None) -> Mapping[str, Law]:
    """The laws to try, in their own order."""
    from parlour.testing import LAWS

    wanted = [name.replace("-", "_").replace(" ", "_") for name in names or LAWS]
    for name in wanted:
        if name not in LAWS:
            raise Refused(f"There is no law {name}; there are {', '.join(LAWS)}.")
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
