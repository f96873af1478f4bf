"""A game for one person at a terminal and some bots: what the person is asked, and what they type."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, TypeVar

from parlour.bots import Company
from parlour.bots.pauses import release, unhurried
from parlour.cli.terminal import aid, what
from parlour.cli.terminal.book import Book
from parlour.cli.terminal.drawing import MINE, WARNING, Drawing
from parlour.cli.terminal.notebook import COMMANDS, NotebookCommands
from parlour.cli.terminal.notes_file import notes_path
from parlour.cli.terminal.people import called
from parlour.cli.terminal.screen import Screen
from parlour.core import ENGLISH, TAKE_BACK, Language, Match, Refused, Seat, View
from parlour.core.referee.record import Undone, read
from parlour.notebook import Help

T = TypeVar("T")

RECENT: Final = 10  # lines of the story that are told again when a game is resumed
TO_READ: Final = {"1, 2 …": "number", "Enter": "enter", "?": "rules", "aid": "aid", "what": "what", "l": "lines"}
TO_DO: Final = {"say": "say", "u": "take-back", "undo": "undo", "q": "leave"}  # what is typed, and what explains it


class Terminal:
    """Nothing is ever shown on it but the person's own view."""

    def __init__(
        self,
        match: Match[Any, Any],
        me: Seat,
        company: Company,
        book: Book,
        screen: Screen,
        help: Help,
        language: Language = ENGLISH,
    ) -> None:
        self.match, self.me, self.company, self.book, self.screen = match, me, company, book, screen
        view = match.view(me)
        self.language, self.words = language, match.game.words(language)
        self.names = called(self.words, view.seats, me)
        self.drawing = Drawing(screen, match.game, match.settings, self.names, view.seats, language)
        self.notebook = NotebookCommands(match.game, self.drawing, help, notes_path(book.path))
        self.heard = max(0, len(view.story) - RECENT) if book.written else 0

    def play(self) -> bool:
        """Go on until the game is over or the person leaves; whether it is over."""
        self.save()
        while self.match.result is None:
            with self.screen.waiting(self.drawing.say("others-think")):
                asked = self.unhurried_others()
            if asked and not self.turn():
                return False
            self.save()
        self.drawing.end(self.match.view(self.me), self.heard, self.everyone())
        if undone := sum([isinstance(line, Undone) for line in read(self.match.record.lines)]):
            self.screen.line(self.drawing.say("undone-on-the-way", count=undone))
        return True

    def everyone(self) -> list[View]:
        """The views of all seats, to be asked for when the game is over."""
        return [self.match.view(seat) for seat in range(self.match.view(self.me).seats)]

    def unhurried_others(self) -> bool:
        """Let the bots answer, and show it after a time drawn by lot: how long they thought tells nothing."""
        drawn, began, known, told = unhurried(), monotonic(), len(self.match.record), self.told()
        asked = self.others()
        if len(self.match.record) > known:
            took = monotonic() - began
            self.screen.rest(release(drawn, took, unhurried) - took)
        if self.told() > told:  # somebody else has done something: the person looks at the whole table again
            self.drawing.forget()
        return asked

    def told(self) -> int:
        """How many lines the person's story has."""
        return len(self.match.view(self.me).story)

    def others(self) -> bool:
        """Let the bots talk and answer until the person is asked or the game is over; whether the person is asked."""
        while self.match.result is None:
            self.company.talk()
            self.save()
            if (seat := self.company.next()) == self.me:
                return True
            self.company.answer(seat)
            self.save()
        return False

    def save(self) -> None:
        """Everything that has happened is on the disk before anybody is told."""
        self.book.write(self.match.record.lines)

    def turn(self) -> bool:
        """Ask the person until something is done; False: they leave."""
        self.drawing.first = ""
        self.show()
        while (typed := self.screen.ask(self.choices())) not in (None, "q"):
            try:
                if self.obey(typed or ""):
                    return True
            except Refused as reason:
                self.screen.line(reason.told(self.language), WARNING)
        return False

    def show(self) -> None:
        view = self.match.view(self.me)
        self.drawing.question(view, self.heard)
        self.heard = len(view.story)

    def choices(self) -> str:
        """What may be typed now."""
        view = self.match.view(self.me)
        last = len(self.drawing.choices(view))
        numbers = f"1-{last}" if last > 1 else "1"
        usual = [command for command in self.notebook.commands if command in ("hint", "notes")]
        choices = [numbers, *usual, "undo", self.drawing.say("choice-rules"), "aid", "help"]
        if self.match.claims(self.me):
            choices.insert(1, "say")
        if self.drawing.first or self.drawing.parts(view):
            choices.insert(1, self.drawing.say("choice-take-back"))
        return f"[{', '.join([*choices, self.drawing.say('choice-leave')])}] "

    def obey(self, typed: str) -> bool:
        """Do what was typed; whether the game has gone on by it."""
        word, _, rest = typed.partition(" ")
        if word == "":
            self.drawing.forget()
            self.show()
        elif word == "?":
            self.screen.page(self.words.PAGE)
        elif word == "aid":
            aid.tell(self.drawing, self.words.aid(self.match.view(self.me).seats, self.match.settings))
        elif word == "help":
            self.help()
        elif word == "what":
            what.tell(self.drawing, rest.strip())
        elif word == "l":
            self.drawing.draw_story(self.match.view(self.me), 0)
        elif word in COMMANDS:
            self.notebook.obey(word, rest, self.match.view(self.me))
        elif word == "u":
            return self.take_back()
        elif word == "undo":
            return self.undo()
        elif word == "say":
            return self.say(rest.strip())
        else:
            return self.choose(typed)
        return False

    def help(self) -> None:
        """Everything that can be typed."""
        commands = {command: command for command in self.notebook.commands}
        for command, key in {**TO_READ, **commands, **TO_DO}.items():
            self.screen.line(self.drawing.say(f"explained-{key}"), lead=f"  {command:<8}")

    def choose(self, typed: str) -> bool:
        """Make the move of that number; where several begin so, ask which one."""
        view = self.match.view(self.me)
        _, (move, *others), first = picked(typed, self.drawing.choices(view))
        if others:
            self.begin(first)
            return False
        self.match.play(self.me, move)
        self.save()
        self.screen.line(self.drawing.option(move, view), MINE, lead=self.drawing.say("you-chose") + " ")
        return True

    def begin(self, first: str) -> None:
        """Ask for what follows after this was chosen; after nothing, for everything."""
        self.drawing.first = first
        self.screen.line()
        self.drawing.draw_options(self.match.view(self.me))

    def take_back(self) -> bool:
        if self.drawing.first:
            self.begin("")
            return False
        if not self.drawing.parts(self.match.view(self.me)):
            raise Refused("nothing-to-take-back")
        self.match.play(self.me, TAKE_BACK)
        self.save()
        self.screen.line(self.drawing.say("taken-back"), MINE)
        return True

    def undo(self) -> bool:
        """Go back to before the person's last choice; the others here are all bots."""
        self.match.undo(self.me)
        self.save()
        self.heard = min(self.heard, len(self.match.view(self.me).story))
        self.drawing.forget()
        self.screen.line(self.drawing.say("undone"), MINE)
        return True

    def say(self, typed: str) -> bool:
        """Say aloud the claim of that number; without one, list what may be said."""
        claims = self.match.claims(self.me)
        if not claims:
            raise Refused("nothing-to-say")
        if not typed:
            settings = self.match.settings
            self.screen.numbered(1, [self.words.claim(claim, settings, self.names) for claim in claims])
            self.screen.line(self.drawing.say("type-say"))
            return False
        self.match.say(self.me, picked(typed, claims))
        self.save()
        return True


def picked(typed: str, among: Sequence[T]) -> T:
    """The one whose number was typed, counted from 1."""
    if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:9]) <= len(among):
        return among[int(typed) - 1]
    raise Refused("type-a-number", count=len(among))
