"""How much a player wins who knows how all others play: an exact best response, on tables small enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from msgspec import Struct, json

from parlour.bots.levels import Mind, mind
from parlour.bots.streams import Late
from parlour.core import NATURE, Move, Seat, View
from parlour.envs.playing import rewards
from parlour.envs.tiny import Tiny
from parlour.envs.tree import Node

DRAWS: Final = 16  # of a bot's luck, to find how often it makes each of its moves
Way: TypeAlias = Callable[[View], Sequence[tuple[Move, float]]]  # of playing: what a seat does, and how often
World: TypeAlias = tuple[Node, float]  # and its chance


class Exploited(Struct, frozen=True):
    """What each seat gets, of 1 for a win and -1 for a loss: as one of the bots, and as the best answer to them."""

    as_bot: tuple[float, ...]
    at_best: tuple[float, ...]

    @property
    def gain(self) -> float:
        """What a seat wins on average by knowing how the others play; 0 where nobody can do better than the bots."""
        gains = [best - bot for best, bot in zip(self.at_best, self.as_bot)]
        return max(0.0, sum(gains) / len(gains))  # the best answer is never worse, but for the last digit


def exploited(table: Tiny, way: Way) -> Exploited:
    """Let one seat after the other answer at its best, while all the others play ``way``."""
    worlds, seats = beginnings(table), range(table.seats)
    at_best = [best_response(worlds, seat, dict.fromkeys(seats, way)) for seat in seats]
    return Exploited(tuple(expected(worlds, dict.fromkeys(seats, way))), tuple(at_best))


def beginnings(table: Tiny) -> list[World]:
    """The worlds in which a game at a tiny table may begin."""
    begun = table.beginnings()
    whole = sum([weight for _, weight in begun])
    return [(Node(table.game, truth), weight / whole) for truth, weight in begun]


def best_response(worlds: Sequence[World], seat: Seat, ways: Mapping[Seat, Way]) -> float:
    """What ``seat`` gets if it knows how all others play, but sees only what it may see.

    Worlds that look alike to the seat are taken together, and it makes the move that is best over all of them.
    """
    total, alike = 0.0, dict[bytes, list[World]]()
    for node, chance in asked_next(worlds, seat, ways):
        if node.result:
            total += chance * rewards(node.result, node.truth.seats)[seat]
        else:
            alike.setdefault(json.encode(node.view(seat)), []).append((node, chance))
    for those in alike.values():
        total += max([
            best_response([(node.after(seat, move), chance) for node, chance in those], seat, ways)
            for move in those[0][0].options
        ])  # fmt: skip
    return total


def asked_next(worlds: Sequence[World], seat: Seat | None, ways: Mapping[Seat, Way]) -> Iterator[World]:
    """Play on until ``seat`` is asked or the game is over, in every way that has a chance."""
    waiting: Iterable[World] = worlds
    while waiting:
        further: list[World] = []
        for node, chance in waiting:
            if node.result or node.seat == seat:
                yield node, chance
            else:
                further += [(one, chance * part) for one, part in onwards(node, ways)]
        waiting = together(further)


def onwards(node: Node, ways: Mapping[Seat, Way]) -> Iterable[World]:
    """What may follow a node where nature is asked, or a seat whose way of playing is known."""
    if node.seat == NATURE:
        return node.natures()
    return [(node.after(node.seat, move), part) for move, part in ways[node.seat](node.view(node.seat))]


def together(worlds: Iterable[World]) -> list[World]:
    """Those that came to the same are one: who was asked first in a first-come question makes no difference later."""
    found: dict[tuple[bytes, tuple[int, ...]], World] = {}
    for node, chance in worlds:
        key = json.encode(node.truth), node.numbers
        found[key] = node, chance + (found[key][1] if key in found else 0)
    return list(found.values())


def expected(worlds: Sequence[World], ways: Mapping[Seat, Way]) -> list[float]:
    """What every seat gets if all play as ``ways`` say."""
    totals = [0.0] * worlds[0][0].truth.seats
    for node, chance in asked_next(worlds, None, ways):
        assert node.result
        totals = [had + chance * got for had, got in zip(totals, rewards(node.result, len(totals)))]
    return totals


def evenly(view: View) -> list[tuple[Move, float]]:
    """Every option as often as the next."""
    return [(move, 1 / len(view.options)) for move in view.options]


def as_bot(level: str, game: str, draws: int = DRAWS) -> Way:
    """How the bots of a level play.  Where they leave something to luck, so many draws of it are counted."""
    if level == "random":
        return evenly
    thinker, known = mind(level, game), dict[bytes, Sequence[tuple[Move, float]]]()

    def way(view: View) -> Sequence[tuple[Move, float]]:
        key = json.encode(view)
        if key not in known:
            known[key] = habits(thinker, view, draws)
        return known[key]

    return way


def habits(thinker: Mind, view: View, draws: int) -> list[tuple[Move, float]]:
    """How often a mind makes each move.  One that does not ask for luck makes the same again."""
    if len(view.options) == 1:
        return [(view.options[0], 1.0)]
    luck = Late().later(0)
    first = thinker.choose(view, luck)
    if not luck.started:
        return [(first, 1.0)]
    moves = Counter([first, *[thinker.choose(view, Random(number)) for number in range(1, draws)]])
    return [(move, times / draws) for move, times in moves.items()]
