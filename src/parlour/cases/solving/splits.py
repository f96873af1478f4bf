"""Best question: how much each leaves on average, exactly; what leaves hardly more counts as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from math import lcm
from typing import Any, Final

from msgspec import Struct

from parlour.bots.pi.hunt import Hunt
from parlour.cases.case import Evidence, Offered, Riddle, move_of
from parlour.cases.desk import Desk
from parlour.core import Move, Unknown
from parlour.games.death_cards.knowledge.suspects import answer as face_of
from parlour.games.death_cards.worlds import DeathCardsWorlds
from parlour.games.mind_reader.cards import REPLIES
from parlour.games.pi.cards import KINDS as CASE
from parlour.games.pi.cards import holder_for

AS_GOOD: Final = 1.02  # times the best: as good as it
DIGITS: Final = 6  # what is as good must look so on every machine


class Split(Struct, frozen=True):
    """All that may be true, how likely each is, and what each question would be answered."""

    weights: Sequence[int]
    told: Sequence[Sequence[Hashable]]  # by question and by what may be true

    def left(self, some: Sequence[int] | None = None) -> list[float]:
        """How many possibilities each question leaves on average; ``some``: if only these were known, all alike."""
        drawn = range(len(self.weights)) if some is None else some
        weights = self.weights if some is None else [1] * len(self.weights)
        return [round(left_by(answers, drawn, weights), DIGITS) for answers in self.told]


def left_by(answers: Sequence[Hashable], drawn: Sequence[int], weights: Sequence[int]) -> float:
    number, weight = Counter[Hashable](), Counter[Hashable]()
    for n in drawn:
        number[answers[n]] += 1
        weight[answers[n]] += weights[n]
    return sum([number[told] * weight[told] for told in number]) / sum(weight.values())


def mind_reader(desk: Desk, moves: Sequence[Any]) -> Split:
    """Of one Secret Card: which card it is, and how it compares with the card played."""
    chances = desk.chances[moves[0].of, moves[0].side]
    whole = lcm(*[chance.denominator for chance in chances.values()])
    return Split(
        [int(chance * whole) for chance in chances.values()],
        [[REPLIES[move.question][move.card][str(card)] for card in chances] for move in moves],
    )


def pi(desk: Desk, moves: Sequence[Any]) -> Split:
    """Of the case to solve: which it is, and what the table answers."""
    hunt = Hunt(desk.view)
    return Split([int(way) for way in hunt.ways], [hunt.told(move).tolist() for move in moves])


def death_cards(desk: Desk, moves: Sequence[Any]) -> Split:
    """Which secrets are the Murderer's and the Accomplice's, and what is turned up."""
    pairs = DeathCardsWorlds(desk.view).suspects.pairs
    return Split([1] * len(pairs), [[face_of(move.secret, pair) for pair in pairs] for move in moves])


SPLITS: Final[Mapping[str, Callable[[Desk, Sequence[Any]], Split]]] = {
    "mind_reader": mind_reader,
    "pi": pi,
    "death_cards": death_cards,
}


def asked_about(desk: Desk, riddle: Riddle) -> Unknown:
    """What the questions are about: the lines of the story that matter are those that tell something of it."""
    if desk.game.id == "mind_reader":
        return riddle.about["seat"], riddle.about["side"]
    if desk.game.id == "pi":
        return CASE[0], holder_for(desk.view.seat, desk.view.seats)
    return "role", desk.view.seat


def moves_of(desk: Desk, riddle: Riddle) -> list[Move]:
    return [move_of(desk.game, choice) for choice in riddle.choices if isinstance(choice, Offered)]


def split(desk: Desk, riddle: Riddle) -> Split:
    return SPLITS[desk.game.id](desk, moves_of(desk, riddle))


def best(left: Sequence[float]) -> list[int]:
    """The questions that leave hardly more than the least."""
    return [place for place, each in enumerate(left) if each <= AS_GOOD * min(left)]


def right(desk: Desk, riddle: Riddle) -> Sequence[int]:
    return best(split(desk, riddle).left())


def proved(desk: Desk, riddle: Riddle, answer: int) -> Evidence:
    return Evidence(worth=tuple(split(desk, riddle).left()))
