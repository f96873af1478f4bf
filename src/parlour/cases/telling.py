"""A case in words, in any language that its game speaks: what was told, what is asked, the choices, the proof."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from msgspec import json

from parlour.cases.answering import Verdict, struck_out
from parlour.cases.case import Case, Choice, Offered, Spoken, game_of, move_of, view_of
from parlour.cases.desk import Desk
from parlour.cases.solving.facts import asserted
from parlour.cases.solving.last_word import own_discards
from parlour.cases.solving.splits import asked_about
from parlour.core import ENGLISH, Fact, Language, Move, Telling, first_name
from parlour.core.words import languages_of
from parlour.core.words.messages import Say
from parlour.core.words.messages.bundle import Bundle
from parlour.core.words.messages.words import house_messages, messages_of
from parlour.games.graves.moves import Place

PACKAGE: Final = "parlour.cases"


@cache
def messages(language: Language, game: str) -> Bundle:
    """The words of cases, and those of the game where it speaks the language."""
    own = [messages_of(game, language)] if language in languages_of(game) else []
    return Bundle(language, house_messages(language), *own, messages_of(PACKAGE, language))


class Told:
    """One case, told to its solver, who is called you; the others have names that nobody gave them."""

    def __init__(self, case: Case, language: Language = ENGLISH) -> None:
        self.case, self.game, self.view = case, game_of(case), view_of(case)
        self.desk = Desk(self.game, self.view)
        words = self.game.words(language)
        self.names: Any = words.Names([*map(first_name, range(self.view.seats))], self.view.seat)
        self.telling = Telling(self.game, self.view.settings, self.names, self.view.seats, language)
        self.words, self.bundle = words, messages(language, self.game.package)

    def say(self, key: str, **args: Any) -> str:
        return self.bundle.format(Say(key, args), self.names)

    @property
    def kind(self) -> str:
        return self.say(f"case-kind-{self.case.kind}")

    @property
    def grade(self) -> str:
        return self.say(f"case-grade-{self.case.grade.name}")

    @property
    def question(self) -> str:
        riddle = self.case.riddle
        return self.say(f"ask-{self.case.game.replace('_', '-')}-{riddle.ask}", **riddle.about)

    @property
    def choices(self) -> list[str]:
        return [self.choice(each) for each in self.case.riddle.choices]

    def choice(self, choice: Choice) -> str:
        if isinstance(choice, Spoken):
            return self.line(choice.line)
        if isinstance(choice, Offered):
            return self.offered(choice)
        return self.words.fact(choice.fact, self.view, self.names)

    def offered(self, choice: Offered) -> str:
        """A move as the table would offer it; a card of a turn by its name alone."""
        move = move_of(self.game, choice)
        return self.card(move) if self.case.kind == "win" else self.words.option(move, self.view, self.names).text

    def card(self, move: Move) -> str:
        """The card that a move is about, by its name."""
        return self.telling.titles[self.game.things.of_move(move, self.view)[0]]

    def line(self, number: int) -> str:
        """A line of the story."""
        return self.words.event(self.view.story[number], self.view.settings, self.names)

    def mattering(self) -> list[tuple[int, str]]:
        """The lines that may matter, with their numbers from 1."""
        return [(line + 1, self.line(line)) for line in self.lines()]

    def lines(self) -> Sequence[int]:
        riddle = self.case.riddle
        if riddle.kind == "win":  # the table tells it all
            return ()
        if riddle.kind == "question":
            return self.desk.reasons.lines(asked_about(self.desk, riddle))
        facts = [asserted(self.view, choice) for choice in riddle.choices]
        about = {fact.unknown: fact for fact in facts}.values()
        return sorted({line for fact in about for line in self.desk.lines(fact)})

    def seen(self) -> list[str]:
        """The table as the seat sees it; where its own discards may be used, these too."""
        table = [f"{title}: {contents}" for _, title, contents in self.telling.board(self.view)]
        return [*table, self.own_discards()] if self.case.kind == "win" else table

    def own_discards(self) -> str:
        """A player knows them, though nobody sees them."""
        cards = [self.card(Place(card)) for card in own_discards(self.view)]
        return self.say("table-discards", cards=cards)

    # After an answer

    def verdict(self, verdict: Verdict, choice: int) -> Iterator[str]:
        """What is said to an answer."""
        if verdict.right:
            yield self.say("case-right")
        elif verdict.lines:
            yield self.say("case-impossible", line=verdict.lines[0] + 1, told=self.line(verdict.lines[0]))
        elif verdict.instead is not None:
            yield self.say("case-possible", instead=self.other_truth(verdict, choice))
        else:
            yield self.say(f"case-not-{self.case.kind}", left=verdict.worth or 0.0)

    def other_truth(self, verdict: Verdict, choice: int) -> str:
        """What may be so as well; of all else nothing is said."""
        unknown = asserted(self.view, self.case.riddle.choices[choice]).unknown
        return self.words.fact(Fact(unknown, (verdict.instead,)), self.view, self.names)

    def hint(self, number: int) -> str:
        """The first says where to look, the second which lines or which half, the third leaves two choices."""
        evidence, left = self.case.evidence, len(self.case.riddle.choices)
        if evidence.lines:
            if number == 1:
                return self.say("hint-where", lines=len(evidence.lines), line=self.closing_line + 1)
            if number == 2:
                return self.say("hint-lines", lines=[line + 1 for line in evidence.lines])
        elif number == 1:
            return self.say(f"hint-{self.case.kind}", left=min(evidence.worth), moves=len(evidence.plan))
        kept = [self.choices[place] for place in range(left) if place not in struck_out(self.case, number)]
        return self.say("hint-left", kept=kept)

    @property
    def closing_line(self) -> int:
        """The line of the proof that leaves the least, read by itself."""
        fact = asserted(self.view, self.case.riddle.choices[self.case.answer])
        return min(self.case.evidence.lines, key=lambda line: len(self.desk.left(fact, [line])))

    def proof(self) -> Iterator[str]:
        """Why the answer is right, step by step."""
        evidence, answer = self.case.evidence, self.case.riddle.choices[self.case.answer]
        if evidence.lines:
            fact = asserted(self.view, answer)
            for line, left in zip(evidence.lines, evidence.left):
                because = self.words.because(line, fact, self.view, self.names)
                yield self.say("proof-line", line=line + 1, because=because, left=left)
            yield self.say("proof-so", fact=self.words.fact(fact, self.view, self.names))
        elif evidence.plan:
            moves = [self.game.read_move(json.encode(move)) for move in evidence.plan]
            yield self.say("proof-plan", moves=[self.words.option(move, self.view, self.names).text for move in moves])
            yield self.say("proof-without", card=self.choice(answer))
        else:
            for worth, text in sorted(zip(evidence.worth, self.choices)):
                yield self.say("proof-left", choice=text, left=worth)


def text_of(case: Case, language: Language = ENGLISH) -> str:
    """All that a solver must know, for a program that reads; the answer is a number."""
    told = Told(case, language)
    others = [first_name(seat) for seat in range(told.view.seats) if seat != told.view.seat]
    return "\n".join(
        [
            told.say("text-opening", game=told.game.title, others=others),
            "",
            told.words.PAGE.strip(),
            "",
            told.say("text-story"),
            *[f"{number}. {line}" for number, line in told.telling.story(told.view)],
            "",
            told.say("text-table"),
            *[f"- {zone}" for zone in told.seen()],
            "",
            told.question,
            *[f"{number}: {choice}" for number, choice in enumerate(told.choices, 1)],
            "",
            told.say("text-closing", most=len(told.choices)),
            "",
        ]
    )
