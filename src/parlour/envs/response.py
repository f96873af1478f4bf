"""How much a player wins who knows how all others play: an exact best response, on tables small enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import Final, TypeAlias

from msgspec import Struct, json
from msgspec.structs import replace

from parlour.bots.levels import Mind, mind
from parlour.bots.streams import Late
from parlour.core import NATURE, Move, Seat, View
from parlour.envs.playing import rewards
from parlour.envs.tiny import Tiny
from parlour.envs.tree import Node

DRAWS: Final = 16  # of a bot's luck, to find how often it makes each of its moves
Way: TypeAlias = Callable[[View], Sequence[tuple[Move, float]]]  # of playing: what a seat does, and how often
World: TypeAlias = tuple[Node, float]  # and its chance
DIGITS: Final = 12  # of a chance: beliefs that differ by less are the same


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
    return Answer(seat, ways).value(worlds)


class Answer:
    """The best that one seat can do against the others.

    Players who never look back choose by how things stand.  Against them it does not matter either how things came
    about: what the seat gets depends on how likely it holds each truth, and is found once for each such belief.
    """

    def __init__(self, seat: Seat, ways: Mapping[Seat, Way]) -> None:
        self.seat, self.ways = seat, ways
        self.forgets = all([way in FORGETFUL for other, way in ways.items() if other != seat])
        self.known: dict[bytes, float] = {}  # by belief

    def value(self, worlds: Sequence[World]) -> float:
        """What the seat gets in all these worlds together."""
        total, alike = 0.0, dict[bytes, list[World]]()
        for node, chance in asked_next(worlds, self.seat, self.ways, self.forgets):
            if node.result:
                total += chance * rewards(node.result, node.truth.seats)[self.seat]
            else:
                alike.setdefault(json.encode(node.view(self.seat)), []).append((node, chance))
        return total + sum([self.believed(those) if self.forgets else self.best(those) for those in alike.values()])

    def best(self, alike: Sequence[World]) -> float:
        """What its best move gets in worlds that look alike to the seat."""
        moves = alike[0][0].options
        return max([self.value([(node.after(self.seat, move), chance) for node, chance in alike]) for move in moves])

    def believed(self, alike: Sequence[World]) -> float:
        """The same, found once for each belief."""
        whole = sum([chance for _, chance in alike])
        worlds = together([(forgotten(node), chance / whole) for node, chance in alike])
        belief = sorted([(truth_of(node), round(chance, DIGITS)) for node, chance in worlds])
        key = blake2b(json.encode(belief), digest_size=16).digest()
        if key not in self.known:
            self.known[key] = self.best(worlds)
        return whole * self.known[key]


def forgotten(node: Node) -> Node:
    """The same moment, of which nobody remembers how it came about."""
    return Node(node.game, replace(node.truth, told=[]), numbers=node.numbers)


def asked_next(
    worlds: Sequence[World], seat: Seat | None, ways: Mapping[Seat, Way], forgets: bool = False
) -> Iterator[World]:
    """Play on until ``seat`` is asked or the game is over, in every way that has a chance.

    If nobody looks back, worlds are the same that differ only in what others than ``seat`` have heard.
    """
    waiting: Iterable[World] = worlds
    while waiting:
        further: list[World] = []
        for node, chance in waiting:
            if node.result or node.seat == seat:
                yield node, chance
            else:
                further += [(one, chance * part) for one, part in onwards(node, ways)]
        waiting = together([(heard_by(seat, node), chance) for node, chance in further] if forgets else further)


def heard_by(seat: Seat | None, node: Node) -> Node:
    """The same moment, of which only ``seat`` remembers how it came about."""
    told = [] if seat is None else list(node.truth.story(seat))
    return Node(node.game, replace(node.truth, told=told), numbers=node.numbers)


def onwards(node: Node, ways: Mapping[Seat, Way]) -> Iterable[World]:
    """What may follow a node where nature is asked, or a seat whose way of playing is known."""
    if node.seat == NATURE:
        return node.natures()
    return [(node.after(node.seat, move), part) for move, part in ways[node.seat](node.view(node.seat))]


def together(worlds: Iterable[World]) -> list[World]:
    """Those that came to the same are one: who was asked first in a first-come question makes no difference later."""
    found: dict[str, World] = {}
    for node, chance in worlds:
        key = truth_of(node)
        found[key] = node, chance + (found[key][1] if key in found else 0)
    return list(found.values())


def truth_of(node: Node) -> str:
    """All that is true at a node."""
    return f"{json.encode(node.truth).decode()} {node.numbers}"


def expected(worlds: Sequence[World], ways: Mapping[Seat, Way]) -> list[float]:
    """What every seat gets if all play as ``ways`` say."""
    totals = [0.0] * worlds[0][0].truth.seats
    for node, chance in asked_next(worlds, None, ways, all([way in FORGETFUL for way in ways.values()])):
        assert node.result
        totals = [had + chance * got for had, got in zip(totals, rewards(node.result, len(totals)))]
    return totals


def evenly(view: View) -> list[tuple[Move, float]]:
    """Every option as often as the next."""
    return [(move, 1 / len(view.options)) for move in view.options]


FORGETFUL: Final = {evenly}  # ways of playing that never look at the story


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
