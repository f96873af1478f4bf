"""A case on the screen: what was told, the question, tries, hints, and the proof."""

from __future__ import annotations

from parlour.cases.answering import HINTS, TRIES, judged, score
from parlour.cases.case import Case
from parlour.cases.telling import Told
from parlour.cli.terminal.screen import Screen
from parlour.core import Language


class Solving:
    def __init__(self, case: Case, screen: Screen, language: Language) -> None:
        self.case, self.screen, self.told = case, screen, Told(case, language)
        self.tries = self.hints = 0

    def run(self) -> int:
        """Until it is solved, shown, or left: 0 if it was solved."""
        self.open()
        while self.tries < TRIES:
            typed = self.screen.ask(self.told.say("play-prompt"))
            if typed is None or typed == "quit":
                self.screen.line(self.told.say("play-left"))
                return 1
            if typed == "show":
                return self.close(solved=False)
            if self.answer(typed):
                return self.close(solved=True)
        self.screen.line(self.told.say("play-over"))
        return self.close(solved=False)

    def open(self) -> None:
        told = self.told
        about = {"kind": told.kind, "game": told.game.title, "grade": told.grade, "id": self.case.id}
        self.screen.line(told.say("play-opening", **about), "bold")
        self.screen.line()
        if self.case.evidence.worth:
            self.table()
        if mattering := told.mattering():
            self.screen.line(told.say("play-told"))
            self.listed(mattering)
            self.screen.line()
        self.screen.line(told.question, "bold")
        self.screen.numbered(1, told.choices)
        self.screen.line(told.say("play-commands"))

    def listed(self, lines: list[tuple[int, str]]) -> None:
        for number, line in lines:
            self.screen.line(line, lead=f"{number:>4}. ")

    def table(self) -> None:
        self.screen.line(self.told.say("play-table"))
        for zone in self.told.seen():
            self.screen.line(zone, lead="  - ")
        self.screen.line()

    def answer(self, typed: str) -> bool:
        """Do what was typed; whether the case is solved by it."""
        if typed == "hint":
            self.hint()
        elif typed == "table":
            self.table()
        elif typed == "story":
            self.listed(self.told.telling.story(self.told.view))
        elif typed.isdecimal() and len(typed) < 4 and int(typed) in range(1, len(self.told.choices) + 1):
            return self.chosen(int(typed) - 1)
        else:
            self.screen.line(self.told.say("play-unknown", most=len(self.told.choices)))
        return False

    def hint(self) -> None:
        if self.hints == HINTS:
            self.screen.line(self.told.say("play-no-more-hints"))
            return
        self.hints += 1
        self.screen.line(self.told.hint(self.hints))

    def chosen(self, choice: int) -> bool:
        self.tries += 1
        verdict = judged(self.case, choice)
        for sentence in self.told.verdict(verdict, choice):
            self.screen.line(sentence)
        return verdict.right

    def close(self, solved: bool) -> int:
        """The answer, why it is right, and what solving it counts."""
        told = self.told
        if not solved:
            self.screen.line(told.say("case-shown", choice=told.choices[self.case.answer]))
        for sentence in told.proof():
            self.screen.line(sentence, lead="  ")
        self.screen.line(told.say("case-score", score=score(self.tries if solved else 0, self.hints)))
        return 0 if solved else 1
