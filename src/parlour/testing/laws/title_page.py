"""What a game's title page promises: its options are tried and explained, and its windows are declared."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import to_builtins

from parlour.core import ENGLISH, Window, described
from parlour.testing.breach import breach
from parlour.testing.kit import Kit
from parlour.testing.run import runs

GAMES: Final = 6
LAW: Final = "The title page"


def title_page_is_true(kit: Kit) -> Counter[str]:
    """Every option is chosen at some table of the kit and named on the rules page; a game with windows says so."""
    tally: Counter[str] = Counter()
    page, tried = kit.game.words(ENGLISH).PAGE, chosen(kit)
    for option in described(kit.game.settings):
        if option.name not in tried:
            breach(LAW, kit.game.title, f"no table of the kit chooses anything but the default for {option.name}.")
        if f"`{option.name}" not in page:
            breach(LAW, kit.game.title, f"the rules page does not explain the option `{option.name}`.")
        tally["options"] += 1
    for run in runs(kit, GAMES):
        tally["windows"] += sum([isinstance(s.agenda[-1], Window) for s, _, _ in run.states()])
    if bool(tally["windows"]) != kit.game.windows:
        breach(LAW, kit.game.title, f"it met {tally['windows']} windows, but the title page says {kit.game.windows}.")
    return tally


def chosen(kit: Kit) -> set[str]:
    """The options that some table of the kit chooses otherwise than by default."""
    default = to_builtins(kit.game.settings())
    tables = [kit.game.table(variant.seats, variant.options) for variant in kit.variants]
    return {name for table in tables for name, value in to_builtins(table).items() if value != default[name]}
