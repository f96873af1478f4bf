"""Any program as a bot: it is given a question in words on its standard input, and answers with a number.

That is the simplest seat for a language model: ``parlour play pi --llm "my-model --temperature 0"``.  The program is
started anew for each question and is told all it needs: the rules, the table as its seat sees it, and the story.
"""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import Struct

from parlour.core import ENGLISH, Game, Move, Refused, Telling, View, first_name

PREFIX: Final = "llm:"
PATIENCE: Final = 120.0  # seconds for one answer
TRIES: Final = 3
NUMBER: Final = re.compile(r"-?\d+")


class Answers(Struct):
    """How well a program has answered so far."""

    asked: int = 0  # questions
    tries: int = 0  # times that it was started
    legal: int = 0  # questions that it answered with a number on offer

    def __str__(self) -> str:
        return f"it answered {self.legal} of {self.asked} questions with a number on offer."


class Program:
    """A mind that asks a program.  What the program can't answer in a few tries is decided by chance."""

    def __init__(self, game: Game[Any, Any], command: str) -> None:
        self.game, self.command, self.answers = game, shlex.split(command), Answers()
        if not self.command:
            raise Refused("--llm needs a command, such as --llm 'my-model --temperature 0'.")

    def choose(self, view: Any, rng: Random) -> Move:
        """The option whose number the program prints."""
        moves, question = asked(self.game, view)
        self.answers.asked += 1
        complaint = ""
        for _ in range(TRIES):
            self.answers.tries += 1
            number = first_number(self.run(question + complaint))
            if number is not None and 1 <= number <= len(moves):
                self.answers.legal += 1
                return moves[number - 1]
            complaint = f"\nYour last answer was not a number from 1 to {len(moves)}. Answer with one number only.\n"
        return rng.choice(moves)

    def run(self, question: str) -> str:
        """What the program prints; nothing if it is too slow."""
        try:
            done = subprocess.run(
                self.command, input=question, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return ""
        except OSError as error:
            raise Refused(f"The program {self.command[0]} can't be started: {error.strerror}.") from None
        if done.returncode:
            said = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
            raise Refused(f"The program {self.command[0]} ended with code {done.returncode}: {said}.")
        return done.stdout


def first_number(said: str) -> int | None:
    found = NUMBER.search(said)
    return int(found[0][:9]) if found else None


def asked(game: Game[Any, Any], view: Any) -> tuple[list[Move], str]:
    """The moves on offer in the order of their numbers, and the whole question in words."""
    words = game.words(ENGLISH)
    names = words.Names([*map(first_name, range(view.seats))], view.seat)
    telling = Telling(game, view.settings, names, view.seats)
    moves = [move for _, alike in telling.grouped(view) for move in alike]
    return moves, "\n".join([*introduced(game, view, words.PAGE), *told(telling, view), *offered(telling, view), ""])


def introduced(game: Game[Any, Any], view: View, page: str) -> Iterator[str]:
    others = [first_name(seat) for seat in range(view.seats) if seat != view.seat]
    yield f"You play {game.title} with {', '.join(others)}. These are the rules:"
    yield from ("", page.strip(), "")


def told(telling: Telling, view: View) -> Iterator[str]:
    yield "What has happened so far, as far as you know:"
    yield from [f"{number}. {line}" for number, line in telling.story(view)]
    yield from ("", "The table as you see it:")
    yield from [f"- {title}: {contents}" for _, title, contents in telling.board(view)]
    if parts := telling.parts(view):
        yield f"You have decided so far: {', '.join(parts)}."


def offered(telling: Telling, view: View) -> Iterator[str]:
    yield from ("", telling.prompt(view), "")
    number = 0
    for heading, moves in telling.grouped(view):
        yield heading
        for move in moves:
            number += 1
            yield f"{number}: {telling.option(move, view)}"
    yield from ("", f"Answer with one number from 1 to {number}, and nothing else.")
