"""``parlour report``: a game studied for its designer."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter
from msgspec import to_builtins

from parlour import games
from parlour.bots.own import named
from parlour.cli.arguments import Options, Seats, Seed, number, table_of, within
from parlour.cli.mistakes import Interrupted
from parlour.cli.progress import portion
from parlour.cli.study.workers import WHO, GameName, OnCluster, Workers, executor_for, seed_word, workers_for
from parlour.study.keepers import creatable
from parlour.study.report import Panel, Report, Study, page, studied
from parlour.study.report.charts import told
from parlour.study.steady import uninterrupted, whole

Count: TypeAlias = Annotated[
    int, Parameter(name="--games", converter=number, help="Games of the table itself; usually 200.  Others get half.")
]
Bot: TypeAlias = Annotated[str, Parameter(name="--bot", help=f"Who plays on every seat: {WHO}.  Usually thumb.")]
Ladder: TypeAlias = Annotated[
    str, Parameter(name="--ladder", help="The bots of the ladder, weakest first.  Usually random,thumb,belief.")
]
Out: TypeAlias = Annotated[Path | None, Parameter(help="Write one page for a browser to this file.")]


def report(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    count: Count = 200,
    bot: Bot = "thumb",
    ladder: Ladder = "random,thumb,belief",
    seed: Seed = None,
    options: Options = None,
    workers: Workers = None,
    cluster: OnCluster = None,
    out: Out = None,
) -> int:
    """Study a game for its designer: who wins, how long it is, what options, skill and cards change."""
    seats, settings = table_of(games.find(game), seats, options)
    within("--games", count, range(10, 10**6))
    climbing = tuple([named(name.strip(), game) for name in ladder.split(",")])
    study = Study(game, seats, to_builtins(settings), named(bot, game), climbing, count, seed_word(seed))
    if out is not None:
        creatable(out)
    workers = workers_for(workers)
    try:
        with portion("games") as tell:
            found = studied(study, executor_for(cluster, workers, range(workers)), tell)
    except KeyboardInterrupt:
        raise Interrupted("Stopped; no report was written.") from None
    if out is not None:
        with uninterrupted(), whole(out) as temporary:
            temporary.write_text(page(found), encoding="utf-8")
    show(found, out)
    return 0


def show(found: Report, out: Path | None) -> None:
    """The report in words, for a terminal."""
    about = found.about
    print(
        f"{found.title} for {about['seats']}, {about['games']:,} games of {about['bots'][0]} bots, seed {about['seed']}"
    )
    for panel in found.panels:
        print(f"\n{panel.title} ({panel.note})")
        print("\n".join(lines(panel)))
    print("\n" + "\n".join(found.sentences))
    if out is not None:
        print(f"\nThe page is {out}.")


def lines(panel: Panel) -> list[str]:
    if panel.bars:
        return [f"  {panel.remark}"]
    names = [f"{each.label}{' · ' if each.group else ''}{each.group}" for each in panel.points]
    wide = max([len(name) for name in names])
    return [f"  {name:<{wide}}  {told(panel, each)}" for name, each in zip(names, panel.points)] + (
        [f"  {panel.remark}"] if panel.remark else []
    )
