"""What Parlour's work costs, side by side with peers measured in the same rounds.

All times are of the processor, in microseconds: the least of many short rounds, in which all works take turns.  A ratio
is the median of the rounds, with the range of eight rounds in ten.  ``make bench`` writes the tables into
docs/performance.md; ``--json`` prints them instead, and ``--rounds N`` asks for fewer or more.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from platform import python_implementation, python_version
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

from peers import Peer, peers
from rounds import Measured, Work, hundred, measured, ratio

from parlour.bots import Company, offered
from parlour.core import NATURE, Game, Match, Settings, chance, options, play
from parlour.games import SHELF, find
from parlour.notebook import notebook
from parlour.study.simulate import Playing, Simulation

PAGE = Path(__file__).parents[1] / "docs/performance.md"
BEGIN, END = "<!-- bench/random_play.py writes from here -->", "<!-- to here -->"
SEATS = {"mind_reader": 4, "mastermind": 7, "pi": 4, "graves": 2, "death_cards": 5}
VIEWS = 40  # positions, for worlds and notebooks
SEARCHES = 40  # decisions of the search bot
Row = dict[str, Any]


def random_match(game: Game[Any, Any], seats: int, settings: Settings, rng: Random, viewed: bool) -> int:
    """Play one match at random, choosing from a view of every decision or from the options; how many there were."""
    s, decisions, random = game.begin(seats, settings), 0, rng.random

    def below(n: int) -> int:
        return int(random() * n)

    while asked := s.asked:
        seat = asked[0]
        if seat == NATURE:
            play(s, seat, chance(s, below))
            continue
        moves = game.view(s, seat).options if viewed else options(s, seat)
        play(s, seat, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def positions(name: str) -> Iterator[Any]:
    """States in the middle of games between thumb bots, at moments when a seat is asked."""
    for number in count():
        match = Match(find(name), SEATS[name], bytes([number]) * 32, kept=False)
        company = Company(match, dict.fromkeys(range(SEATS[name]), offered(name)[1].name))
        for decision in range(60):
            if match.result is None:
                if decision % 12 == 11:
                    yield match.state.clone()
                company.answer(company.next())


def ours(name: str) -> dict[str, Work]:
    """The works of one game, by what they are."""
    game, seats, rng, numbers = find(name), SEATS[name], Random(1), count()
    settings = game.table(seats, {})
    tables = {level: Playing(Simulation(name, seats, {}, (level,) * seats, "bench")) for level in ("random", "thumb")}
    middle = next(positions(name))
    middle.clone()  # it is written when it is first called
    return {
        "play": lambda: random_match(game, seats, settings, rng, False),
        "with view": lambda: random_match(game, seats, settings, rng, True),
        "clone": hundred(middle.clone),
        **{f"simulate {level}": simulated(table, numbers) for level, table in tables.items()},
    }


def simulated(table: Playing, numbers: Iterator[int]) -> Work:
    return lambda: table.play_game(next(numbers) % 200).decisions


def theirs(peer: Peer) -> dict[str, Work]:
    rng = Random(1)
    looks = {name: looked(match, rng) for name, match in peer.viewed.items()}
    return {"play": lambda: peer.play(rng), "clone": hundred(peer.clone()), **looks}


def looked(match: Callable[[Random], int], rng: Random) -> Work:
    return lambda: match(rng)


def reasoning(name: str) -> Row:
    """Worlds, notebook and search, in milliseconds: the median, and the 99th of a hundred."""
    game, found = find(name), positions(name)
    views = [game.view(s, s.asked[0]) for s, _ in zip(found, range(VIEWS))]
    mind = __import__(f"parlour.bots.{name}.search", fromlist=["choose"])
    asked = [view for view in (game.view(s, s.asked[0]) for s in found_choices(name)) if len(view.options) > 1]
    return {
        "worlds": spread([once(lambda v=view: game.worlds(v).marginals()) for view in views]),
        "notebook": spread([once(lambda v=view: notebook(game, v)) for view in views]),
        "search": spread([once(lambda v=view: mind.choose(v, Random(1))) for view in asked[:SEARCHES]]),
    }


def found_choices(name: str) -> Iterator[Any]:
    for state, _ in zip(positions(name), range(3 * SEARCHES)):
        if state.asked:
            yield state


def once(work: Callable[[], object]) -> float:
    since = process_time()
    work()
    return (process_time() - since) * 1e3


def spread(times: list[float]) -> tuple[float, float]:
    return sorted(times)[len(times) // 2], quantiles(times, n=100, method="inclusive")[-1]


def everything(rounds: int) -> tuple[dict[str, dict[str, Measured]], dict[str, dict[str, Measured]]]:
    """All works of all games and peers, in the same rounds."""
    groups = {name: ours(name) for name in SHELF}
    others = {peer.name: theirs(peer) for peer in peers()}
    works = {(group, name): work for group, own in (groups | others).items() for name, work in own.items()}
    found = measured({f"{group}|{name}": work for (group, name), work in works.items()}, rounds)
    told = {group: {name: found[f"{group}|{name}"] for name in own} for group, own in (groups | others).items()}
    return {name: told[name] for name in groups}, {name: told[name] for name in others}


def tables(rounds: int) -> str:
    """The page's tables, as Markdown."""
    own, others = everything(rounds)
    reasoned = {name: reasoning(name) for name in own}
    parts = [
        f"Measured with {python_implementation()} {python_version()}, in {rounds} rounds.",
        "**Microseconds** a decision or a clone. Play: rules only, nature's moves included. With view: chosen from the "
        "view of the seat. Simulate: `parlour simulate` in one process, by level.",
        table(["", "play", "with view", "clone", "simulate random", "simulate thumb"], costs(own)),
        "**Peers**, in the same rounds:",
        table(["", "play", "looking at each decision", "clone"], peer_costs(others)),
        "**How many times as fast** as a peer: the median round, and the range of eight rounds in ten:",
        table(["", *others], ratios(own, others)),
        "**How many times as fast with views**, against the peer with what its users look at:",
        table(["", *[f"{peer} {look}" for peer, look in looks(others)]], viewed_ratios(own, others)),
        "**Milliseconds**: the median, and in brackets the 99th of a hundred:",
        table(
            ["", "worlds", "notebook", "search"], [[title(n), *map(pair, row.values())] for n, row in reasoned.items()]
        ),
    ]
    return "\n\n".join(parts)


def looks(others: dict[str, dict[str, Measured]]) -> list[tuple[str, str]]:
    return [(peer, look) for peer, each in others.items() for look in each if look not in ("play", "clone")]


def costs(own: dict[str, dict[str, Measured]]) -> list[list[str]]:
    return [[title(name), *[f"{each.least:.1f}" for each in works.values()]] for name, works in own.items()]


def peer_costs(others: dict[str, dict[str, Measured]]) -> list[list[str]]:
    return [
        [
            name,
            f"{each['play'].least:.1f}",
            ", ".join([f"{each[look].least:.1f} {look}" for look in each if look not in ("play", "clone")]),
            f"{each['clone'].least:.1f}",
        ]
        for name, each in others.items()
    ]


def ratios(own: dict[str, dict[str, Measured]], others: dict[str, dict[str, Measured]]) -> list[list[str]]:
    return [
        [title(name), *[times(peer["play"], works["play"]) for peer in others.values()]] for name, works in own.items()
    ]


def viewed_ratios(own: dict[str, dict[str, Measured]], others: dict[str, dict[str, Measured]]) -> list[list[str]]:
    return [
        [title(name), *[times(others[peer][look], works["with view"]) for peer, look in looks(others)]]
        for name, works in own.items()
    ]


def times(slow: Measured, fast: Measured) -> str:
    return "{:.1f} ({:.1f}–{:.1f})".format(*ratio(slow, fast))


def pair(value: tuple[float, float]) -> str:
    return f"{value[0]:.1f} ({value[1]:.1f})"


def title(name: str) -> str:
    return f"{find(name).title} ({SEATS[name]})"


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(["| " + " | ".join(row) + " |" for row in [head, ["---", *["---:"] * (len(head) - 1)], *rows]])


def main() -> None:
    rounds = int(sys.argv[sys.argv.index("--rounds") + 1]) if "--rounds" in sys.argv else 40
    written = tables(rounds)
    if "--json" in sys.argv:
        print(json.dumps({"python": python_version(), "tables": written}))
        return
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n\n{written}\n\n{END}{rest.partition(END)[2]}", "utf-8")
    print(written)


if __name__ == "__main__":
    main()
