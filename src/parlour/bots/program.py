"""Any program as a bot: it is given a question in words on its standard input, and answers with a number.

That is the simplest seat for a language model: ``parlour play pi --llm "my-model --temperature 0"``.  The program is
started anew for each question and is told all it needs: the rules, the table as its seat sees it, and the story.
"""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from parlour.core import ENGLISH, Claim, Game, Move, Refused, Telling, View, first_name

PREFIX: Final = "llm:"
PATIENCE: Final = 120.0  # seconds for one answer
TRIES: Final = 3
NUMBER: Final = re.compile(r"-?\d+")
ALOUD: Final = "You may say one of these aloud, true or not. Everybody hears it, and it is no move."
SILENCE: Final = "0: say nothing"


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
        number = self.number(question, 1, len(moves))
        return rng.choice(moves) if number is None else moves[number - 1]

    def speak(self, view: Any, claims: Sequence[Claim], rng: Random) -> Claim | None:
        """The claim whose number the program prints; it is silent by 0, and also by what is no answer."""
        number = self.number(invited(self.game, view, claims), 0, len(claims))
        return claims[number - 1] if number else None

    def number(self, question: str, low: int, high: int) -> int | None:
        """The program's answer; None if it has none after a few tries."""
        self.answers.asked += 1
        complaint = ""
        for _ in range(TRIES):
            self.answers.tries += 1
            number = first_number(self.run(question + complaint))
            if number is not None and low <= number <= high:
                self.answers.legal += 1
                return number
            complaint = f"\nYour last answer was not a number from {low} to {high}. Answer with one number only.\n"
        return None

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
    telling = telling_of(game, view)
    moves = telling.moves(view)
    ending = f"Answer with one number from 1 to {len(moves)}, and nothing else."
    return moves, "\n".join([*situation(game, telling, view), "", *telling.numbered(view), "", ending, ""])


def invited(game: Game[Any, Any], view: Any, claims: Sequence[Claim]) -> str:
    """What may be said aloud, in the order of its numbers, as a question in words."""
    telling = telling_of(game, view)
    lines = [f"{number}: {telling.claim(claim)}" for number, claim in enumerate(claims, 1)]
    ending = f"Answer with one number from 0 to {len(claims)}, and nothing else."
    return "\n".join([*situation(game, telling, view), "", ALOUD, "", SILENCE, *lines, "", ending, ""])


def telling_of(game: Game[Any, Any], view: Any) -> Telling:
    names = game.words(ENGLISH).Names([*map(first_name, range(view.seats))], view.seat)
    return Telling(game, view.settings, names, view.seats)


def situation(game: Game[Any, Any], telling: Telling, view: View) -> Iterator[str]:
    """Everything that comes before a question."""
    others = [first_name(seat) for seat in range(view.seats) if seat != view.seat]
    yield f"You play {game.title} with {', '.join(others)}. These are the rules:"
    yield from ("", game.words(ENGLISH).PAGE.strip(), "")
    yield from (*telling.heard(view), "", *telling.seen(view))
