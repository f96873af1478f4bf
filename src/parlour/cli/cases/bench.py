"""``parlour cases bench``: who can solve cases, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter
from msgspec import json

from parlour.bots.program import PREFIX
from parlour.cases.case import Case
from parlour.cli.arguments import AsJson, Programs, Seed
from parlour.cli.cases.files import pack_in
from parlour.cli.cases.make import ALL, HowMany, Which, games_named, made_of
from parlour.cli.mistakes import Interrupted
from parlour.cli.progress import portion
from parlour.cli.study.workers import OnCluster, Workers, executor_for, seed_word, workers_for
from parlour.core import Refused
from parlour.study.casework.answerers import Answerer, answerer
from parlour.study.casework.bench import Answered, answered, figures
from parlour.study.casework.ratings import Ratings

By: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name="--by",
        negative=(),
        help="Who answers: random, exact, lines, steps:N, a level of bots, or a class as module:Class.  "
        "Repeat it for more.",
    ),
]
From: TypeAlias = Annotated[
    Path | None, Parameter(name="--pack", help="Ask the cases of this pack; usually fresh ones are made.")
]


def bench(
    game: Which = ALL,
    /,
    *,
    by: By = None,
    programs: Programs = None,
    count: HowMany = 10,
    seed: Seed = None,
    pack: From = None,
    workers: Workers = None,
    cluster: OnCluster = None,
    as_json: AsJson = False,
) -> int:
    """Ask everybody the same cases; a fresh pack each time, unless a seed or a pack is named."""
    names = [*(by or ()), *[PREFIX + program for program in programs or ()]]
    asked_of = {name: answerer(name) for name in names}
    if not names:
        raise Refused("nobody-to-answer")
    word, busy = seed_word(seed), workers_for(workers)
    try:
        if pack is None:
            asked: Sequence[Case] = made_of(games_named(game), count, word, executor_for(cluster, busy, range(busy)))
        else:
            asked = [case for case in pack_in(pack).cases if case.game in games_named(game)]
        found = compared(asked_of, asked, word)
    except KeyboardInterrupt:
        raise Interrupted("Stopped before all had answered.") from None
    show({"seed": word, "cases": len(asked), "answerers": found}, as_json)
    return 0


def compared(who: Mapping[str, Answerer], asked: Sequence[Case], seed: str) -> dict[str, dict[str, Any]]:
    """The figures of each, and a rating from all answers together."""
    told, ratings = {}, Ratings()
    with portion("answers") as advance:
        for place, (name, by) in enumerate(who.items()):
            answers: list[Answered] = []
            for case in asked:
                answers.append(answered(case, by, seed))
                ratings.keep(name, case, answers[-1].right)
                advance(place * len(asked) + len(answers), len(who) * len(asked))
            told[name] = figures(answers)
    for name, of in told.items():
        of["rating"] = {"mu": round(ratings.solver(name).mu, 2), "sigma": round(ratings.solver(name).sigma, 2)}
    return told


def show(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.encode(found).decode())
        return
    print(f"{found['cases']} cases; seed {found['seed']}.")
    for name, of in found["answerers"].items():
        print(f"{name}: {of['right'].rate if of['right'] else 'nothing asked'} right; {of['legal'] or 0:.0%} answered;")
        print(f"  by chance {of['by_chance']:.1%}; rating {of['rating']['mu']} ± {of['rating']['sigma']};", end=" ")
        print(f"{of['seconds_a_case']} s a case")
        for part in ("by_game", "by_kind", "by_grade"):
            print(f"  {', '.join([f'{each} {share.rate}' for each, share in of[part].items()])}")
