"""What is played for a report, and the report that comes of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from msgspec import Struct, to_builtins

from parlour import games
from parlour.core import Game, Refused, Setting, described
from parlour.core.settings import Value
from parlour.study.executor import Executor
from parlour.study.report.panels import (
    Panel,
    Point,
    Report,
    by_count,
    by_first,
    by_role,
    by_seat,
    changed,
    lead_changes,
    length,
    side_won,
    sides,
    worth,
)
from parlour.study.report.seen import Seen, see_batch
from parlour.study.report.sentences import sentences
from parlour.study.simulate import Simulation
from parlour.study.tournament import Row, Standings, Tournament, play_batch

SIZE: Final = 10  # games of one portion
Table: TypeAlias = Simulation | Tournament
Roles: TypeAlias = tuple[str, ...]  # of one side


class Study(Struct, frozen=True):
    """What a report is about."""

    game: str
    seats: int
    options: dict[str, Value]
    bot: str  # on every seat
    ladder: tuple[str, ...]  # who climbs whom
    games: int
    seed: str

    def simulation(self, seats: int, **options: Value) -> Simulation:
        """A table of so many seats, with other options; the deals have the same seeds."""
        chosen = {**self.options, **options} if seats == self.seats else dict(options)
        return Simulation(self.game, seats, chosen, (self.bot,) * seats, self.seed, keep_records=True)


class Variant(Struct, frozen=True):
    """One option chosen otherwise."""

    name: str
    value: Value
    label: str


class Tables(Struct, frozen=True):
    """Everything that is played, table by table."""

    base: Simulation
    counts: dict[int, Simulation]
    variants: list[tuple[Variant, Simulation]]
    ladder: list[Tournament]

    def portions(self, study: Study) -> list[tuple[Table, range]]:
        """All games of all tables, in portions."""
        compared = [*self.counts.values(), *[table for _, table in self.variants]]
        games: list[tuple[Table, int]] = [(self.base, study.games), *[(table, share(study)) for table in compared]]
        games += [(table, table.whole(study.games // 3)) for table in self.ladder]
        return [(table, range(n, min(n + SIZE, count))) for table, count in games for n in range(0, count, SIZE)]


def tables(study: Study) -> Tables:
    """The table itself, other numbers of players, other options, and the bots against each other."""
    counts = [seats for seats in games.find(study.game).seats if seats != study.seats and fits(study, seats)]
    pairs = zip(study.ladder, study.ladder[1:])
    return Tables(
        study.simulation(study.seats),
        {seats: study.simulation(seats) for seats in counts},
        [(each, study.simulation(study.seats, **{each.name: each.value})) for each in variants(study)],
        [Tournament(study.game, study.seats, study.options, pair, study.seed, beliefs=False) for pair in pairs],
    )


def studied(study: Study, executor: Executor, advance: Callable[[int, int], None]) -> Report:
    """Play everything, then say what it shows; ``advance`` is told how many games are done, of how many."""
    planned = tables(study)
    portions = planned.portions(study)
    total, found = sum([len(numbers) for _, numbers in portions]), defaultdict[int, list[Any]](list)
    for done, ((table, _), batch) in enumerate(zip(portions, executor.run(work, portions)), 1):
        found[id(table)] += batch
        advance(sum([len(numbers) for _, numbers in portions[:done]]), total)
    game, base = games.find(study.game), found[id(planned.base)]
    counts = {study.seats: base, **{seats: found[id(table)] for seats, table in planned.counts.items()}}
    panels = [
        by_role(game, base),
        by_seat(base),
        by_first(base),
        by_count(game, dict(sorted(counts.items()))),
        length(base),
        lead_changes(base),
        *options(game, base, {variant: found[id(table)] for variant, table in planned.variants}),
        ladder([(table, found[id(table)]) for table in planned.ladder]),
        worth(base),
    ]
    kept = tuple([panel for panel in panels if panel is not None and (panel.points or panel.bars)])
    about = {**planned.base.about, "bots": [study.bot], "games": study.games}
    return Report(study.game, game.title, about, sentences(kept), kept)


def work(portion: tuple[Table, range]) -> list[Any]:
    """Play these games: what is seen in each, or the rows of each."""
    table, numbers = portion
    return play_batch(table, numbers) if isinstance(table, Tournament) else see_batch(table, numbers)


def share(study: Study) -> int:
    """Games of a table that is only compared."""
    return max(2, study.games // 2)


def variants(study: Study) -> list[Variant]:
    """Every option the other way, where this table allows it: each yes or no, each other choice, number and text."""
    game, found = games.find(study.game), list[Variant]()
    for setting in described(game.settings):
        now = study.options.get(setting.name, setting.default)
        for value in others(setting, now):
            variant = Variant(setting.name, value, said(game, setting, value))
            if allowed(game, study, variant) and differs(game, study, variant):
                found.append(variant)
    return found


def others(setting: Setting, now: Value) -> Iterator[Value]:
    """What else an option may be: of a number a quarter less and a quarter more, of a text what the game proposes."""
    if setting.type == "yes or no":
        yield not now
    elif setting.type == "number":
        step = max(1, int(now) // 4)
        yield from [value for value in (int(now) - step, int(now) + step) if setting.fits(value)]
    else:
        yield from [value for value in (*setting.allowed, *setting.examples) if value != now]


def untried(game: Game[Any, Any]) -> str:
    """Which options are left out, in a sentence; "" if all are tried."""
    names = [
        game.words("en").setting(setting).title
        for setting in described(game.settings)
        if setting.type == "text" and not setting.examples
    ]
    return f"Not tried, being a text for which the game proposes nothing: {', '.join(names)}." if names else ""


def said(game: Game[Any, Any], setting: Setting, value: Value) -> str:
    title = game.words("en").setting(setting).title
    return f"{title}: {'yes' if value is True else 'no' if value is False else str(value).replace('_', ' ')}"


def allowed(game: Game[Any, Any], study: Study, variant: Variant) -> bool:
    return fits(study, study.seats, **{variant.name: variant.value})


def fits(study: Study, seats: int, **options: Value) -> bool:
    """Whether such a table can be set."""
    table = study.simulation(seats, **options)
    try:
        games.find(study.game).table(seats, table.options)
    except Refused:
        return False
    return True


def differs(game: Game[Any, Any], study: Study, variant: Variant) -> bool:
    """An option that only names what holds anyway changes no rule: then the whole table begins the same."""
    tables = [game.table(study.seats, {**study.options, **more}) for more in ({}, {variant.name: variant.value})]
    began = [to_builtins(game.begin(study.seats, table), enc_hook=repr) for table in tables]
    for state in began:
        state.pop("settings", None)
    return tables[0] != tables[1] and (began[0] != began[1] or "rules" not in began[0])


def options(game: Game[Any, Any], base: Sequence[Seen], found: dict[Variant, list[Seen]]) -> Iterator[Panel]:
    """Which options move the balance, and which the length, on the same deals."""
    note = "change on the same deals when only this option is chosen"
    measures = balances(game, base)
    wins, lengths, others = list[Point](), list[Point](), list[str]()
    for variant, seen in found.items():
        for label, roles in measures:
            if not occur(roles, seen):
                others.append(variant.label)
            elif figure := changed(base, seen, partial(balance, roles)):
                wins.append(Point(variant.label, figure.within(-1, 1), group=label if len(measures) > 1 else ""))
        if figure := changed(base, seen, lambda each: each.decisions):
            lengths.append(Point(variant.label, figure))
    yield Panel(
        "Which options move the balance",
        f"{note}: how often {measures[0][0] if len(measures) == 1 else 'each'} wins",
        tuple(wins),
        kind="change",
        remark=" ".join([each for each in (not_compared(others), untried(game)) if each]),
    )
    yield Panel("Which options move the length", f"{note}: decisions a game", tuple(lengths), kind="number")


def balances(game: Game[Any, Any], base: Sequence[Seen]) -> list[tuple[str, Roles]]:
    """What balance means in a game: the wins of each side, or of the first player; of two sides one says it all."""
    found = [*sides(game, base).items()]
    if not found:
        return [("First player", ())]
    opposed = len(found) == 2 and all([len({balance(roles, each) for _, roles in found}) == 2 for each in base])
    return found[:1] if opposed else found


def balance(roles: Roles, each: Seen) -> bool:
    """Whether this side has won; without any role, whether the first player has."""
    return side_won(roles, each) if roles else each.first in each.result.winners


def occur(roles: Roles, seen: Sequence[Seen]) -> bool:
    """Whether these games have any such role: an option may deal others."""
    return not roles or any([not set(roles).isdisjoint(each.result.roles) for each in seen])


def not_compared(labels: Sequence[str]) -> str:
    return f"Not compared, because the roles are others: {', '.join(dict.fromkeys(labels))}." if labels else ""


def ladder(played: Sequence[tuple[Tournament, Sequence[list[Row]]]]) -> Panel:
    """How much better each bot is than the one below, when both sit at one table."""
    points = []
    for planned, games_ in played:
        contestants = standings(planned, games_).contestants
        group = " against ".join(reversed(planned.bots))
        won = [(bot, contestants[bot].won.share()) for bot in reversed(planned.bots)]
        points += [Point(bot, figure, group=group) for bot, figure in won if figure is not None]
    note = "share of its seats that win, both bots at one table, on the same deals from every seat"
    return Panel("The ladder of skill", note, tuple(points))


def standings(planned: Tournament, rows: Sequence[list[Row]]) -> Standings:
    found = Standings(planned)
    for game in rows:
        found.keep(game)
    return found
