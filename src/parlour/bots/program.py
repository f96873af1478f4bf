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
from typing import Any, ClassVar, Final

from msgspec import Struct

from parlour.core import ENGLISH, Claim, Game, Move, Refused, Telling, View, first_name
from parlour.core.words.english import plural

PREFIX: Final = "llm:"
PATIENCE: Final = 120.0  # seconds for one answer
TRIES: Final = 3
NUMBER: Final = re.compile(r"-?\d+")
ANSWER: Final = re.compile(r"^\W*answer\W*?:\W*?(-?\d+)\W*$", re.IGNORECASE | re.MULTILINE)
HOW: Final = "You may think aloud. End with a line of its own: ANSWER: and then one number from {} to {}."
ALOUD: Final = "You may say one of these aloud, true or not. Everybody hears it, and it is no move."
SILENCE: Final = "0: say nothing"


class Answers(Struct):
    """How well a program has answered so far."""

    asked: int = 0  # questions
    tries: int = 0  # times that it was started
    legal: int = 0  # questions that it answered with a number on offer
    unclear: int = 0  # tries from which no answer could be read

    def __str__(self) -> str:
        unclear = f"; {plural(self.unclear, 'answer was', 'answers were')} unclear" if self.unclear else ""
        return f"it answered {self.legal} of {self.asked} questions with a number on offer{unclear}."


class Program:
    """A mind that asks a program.  What the program can't answer in a few tries is decided by chance."""

    slow: ClassVar[bool] = True

    def __init__(self, game: Game[Any, Any], command: str) -> None:
        self.game, self.command, self.answers = game, shlex.split(command), Answers()
        if not self.command:
            raise Refused("llm-needs-command")

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
            number = answer_in(self.run(question + complaint))
            if number is not None and low <= number <= high:
                self.answers.legal += 1
                return number
            self.answers.unclear += number is None
            wrong = "no answer could be read" if number is None else f"{number} is not on offer"
            complaint = f"\nYour last answer did not count: {wrong}. {HOW.format(low, high)}\n"
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
            raise Refused("program-not-started", program=self.command[0], error=error.strerror) from None
        if done.returncode:
            said = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
            raise Refused("program-ended", program=self.command[0], code=done.returncode, said=said)
        return done.stdout


def answer_in(said: str) -> int | None:
    """The number on the line that begins with ANSWER, or else the only number; None where there is no such one."""
    found = {int(number[:9]) for number in ANSWER.findall(said) or NUMBER.findall(said)}
    return found.pop() if len(found) == 1 else None


def asked(game: Game[Any, Any], view: Any) -> tuple[list[Move], str]:
    """The moves on offer in the order of their numbers, and the whole question in words."""
    telling = telling_of(game, view)
    moves = telling.moves(view)
    ending = HOW.format(1, len(moves))
    return moves, "\n".join([*situation(game, telling, view), "", *telling.numbered(view), "", ending, ""])


def invited(game: Game[Any, Any], view: Any, claims: Sequence[Claim]) -> str:
    """What may be said aloud, in the order of its numbers, as a question in words."""
    telling = telling_of(game, view)
    lines = [f"{number}: {telling.claim(claim)}" for number, claim in enumerate(claims, 1)]
    ending = HOW.format(0, len(claims))
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
