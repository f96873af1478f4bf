"""How strong the bots of Mind Reader are: turns to proof between two, and hands won.

Turns to proof: two of one level ask on until each has one card left to suspect; nobody guesses, and a player with proof
plays any card.  A duel is one hand between two, every deal in both seatings; the interval is over deals.  ``certain``
asks as ``belief`` and ``search`` do and guesses only when sure.

``python -m bench.strength.mind_reader --games 1000``
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean
from time import process_time

from bench.strength.figures import Row, figure, main, played, seatings, share
from bench.strength.parts import Part, measured

from parlour import bots
from parlour.bots import Mind
from parlour.bots.mind_reader.belief import best_move
from parlour.core import Match, Move, Seat
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.events import Asked
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.moves import Ask, Guess, Keep
from parlour.games.mind_reader.rules.turn import END_TURN
from parlour.games.mind_reader.view import MindReaderView
from parlour.study.simulate import seed_of

ONE_HAND = {"length": "one hand"}
HUNTERS = {"search": 7.8, "belief": 7.8, "thumb": None, "random": None}  # and the most turns it may take
DUELS = (
    ("search", "certain", 2, 0.53),
    ("belief", "certain", 2, 0.53),
    ("search", "belief", 2, None),
    ("search", "thumb", 2, None),
    ("belief", "thumb", 2, None),
    ("belief", "thumb", 3, 1 / 3),
    ("belief", "thumb", 4, 1 / 4),
    ("belief", "thumb", 5, 1 / 5),
    ("belief", "thumb", 6, 1 / 6),
    ("thumb", "random", 2, None),
)


class Certain:
    """Never guesses on a chance."""

    def choose(self, view: MindReaderView, rng: Random) -> Move:
        return best_move(view, rng, lambda *_: False)


def mind(name: str) -> Mind:
    return Certain() if name == "certain" else bots.mind(name, MIND_READER.id)


def turns_to_proof(name: str, number: int) -> tuple[int, int]:
    """The questions that either of two players asked until one card was left."""
    match = Match(MIND_READER, 2, seed_of("proof", number), ONE_HAND)
    hunter, proven = mind(name), dict[Seat, int]()
    while len(proven) < 2:
        seat = match.asked[0]
        view = match.view(seat)
        for one in (0, 1):
            if one not in proven and proof(match.view(one)):
                proven[one] = len([event for event in view.story if isinstance(event, Asked) and event.by == one])
        rng = bots.stream(match.seed, seat, len(match.record.lines))
        match.play(seat, without_guessing(hunter, view, rng, seat in proven))
    return proven[0], proven[1]


def proof(view: MindReaderView) -> bool:
    return [len(cards) for cards in Knowledge(view).candidates.values()] == [1]


def without_guessing(hunter: Mind, view: MindReaderView, rng: Random, proven: bool) -> Move:
    """What the hunter would do, but no guess; with the proof in hand, anything else."""
    if not isinstance(view.options[0], Keep) and END_TURN in view.options:
        return END_TURN
    move = None if proven else hunter.choose(view, rng)
    return (
        rng.choice([move for move in view.options if isinstance(move, Ask)]) if move is None or guesses(move) else move
    )


def guesses(move: Move) -> bool:
    return isinstance(move, Guess)


def hunts(name: str, games: int) -> Row:
    since = process_time()
    lengths = [turns_to_proof(name, number) for number in range(games)]
    row = figure(f"{name} and {name}: turns to proof", [mean(pair) for pair in lengths], at_most=HUNTERS[name])
    return row | {"ms": 1000 * (process_time() - since) / sum([sum(pair) for pair in lengths])}


def duel(first: str, second: str, seats: int, number: int) -> float:
    """One deal in every seating: the share of wins of one ``first`` among others called ``second``."""
    tables = seatings(mind(first), mind(second), seats)
    return mean([share(played(MIND_READER, f"duel {seats}", number, table, ONE_HAND), own) for own, table in tables])


def duels(first: str, second: str, seats: int, least: float | None, games: int) -> Row:
    who = f"{first} among {seats - 1} {second}" if seats > 2 else f"{first} against {second}"
    wins = [duel(first, second, seats, number) for number in range(games)]
    return figure(f"{who}: hands won (fair is {1 / seats:.2f})", wins, at_least=least)


def parts(games: int) -> Iterator[Part]:
    for name in HUNTERS:
        yield Part(f"{name} alone", hunts, (name, games), games * 0.05)
    for first, second, seats, least in DUELS:
        seconds = games * seats**2 * (0.06 if "search" in (first, second) else 0.005)
        yield Part(f"{first} against {second}, {seats} seats", duels, (first, second, seats, least, games), seconds)


def figures(games: int) -> Iterator[Row]:
    return measured(parts(games))


if __name__ == "__main__":
    main(figures, 1000)
