"""One seat followed through a game.  It is shown this seat's views and moves, and nothing else."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from parlour.core import Bet, Fact, Game, Move, Seat, Settings, Unknown, View
from parlour.notebook import why
from parlour.study.analysis.judges import ByTurns, Judge, Verdict
from parlour.study.analysis.knowledge import Knowledge, missing
from parlour.study.analysis.shape import Asked, Cost, Decision, Guessed, Point, Proved
from parlour.study.analysis.speech import Speech
from parlour.study.analysis.turns import Account

HEARD: Final = 3  # lines that are told again beside a decision


class Question(NamedTuple):
    """An unknown, in one hand, Case or mini-game of a match."""

    part: int
    unknown: Unknown


class Settled(NamedTuple):
    """The line of a seat's story, from 1, by which an answer could first be known, and the answer in words."""

    told: int
    text: str


class Watcher:
    """Judges each move by the view before it, then listens to what comes of it."""

    def __init__(
        self, game: Game[Any, Any], settings: Settings, seat: Seat, speech: Speech, judge: Judge | None
    ) -> None:
        self.game, self.settings, self.seat, self.speech, self.judge = game, settings, seat, speech, judge
        self.decisions: list[Decision] = []
        self.points: list[Point] = []
        self.settled: dict[Question, Settled] = {}
        self.left: dict[Question, int] = {}  # answers not ruled out when last looked
        self.pages: dict[Question, str] = {}  # the title of the sheet that asks it
        self.part = 0  # the hand, Case or mini-game: each has pages of its own
        self.sheets: frozenset[str] = frozenset()  # that asked last
        self.account = Account()
        self.known: Knowledge | None = None
        self.heard: Knowledge | None = None  # when it had heard what came of its last decision
        self.missed_before: set[tuple[int, Fact]] = set()
        self.turns: tuple[float, float] | None = None  # of the last decision, until it is entered into the account
        self.questions: list[int] = []  # the places of the decisions that were questions
        self.waits = False  # whether the last decision waits for what comes of it

    def look(self, view: View, move: int) -> Knowledge:
        """Open the notebook, unless nothing was told since the last time."""
        if self.known and self.known.told == len(view.story):
            return self.known
        before, self.known = self.known, Knowledge(self.game, view)
        if self.known.asks:
            if self.sheets and self.sheets.isdisjoint(self.known.sheets):
                self.close()
                self.part += 1
                before = None
            self.sheets = self.known.sheets
            self.points.append(self.point(move))
        self.settle(before, self.known, view)
        return self.known

    def close(self) -> None:
        """A hand, Case or mini-game is over; a right guess that ended it leaves nothing to find."""
        if self.waits and self.decisions and (guess := self.decisions[-1].guess) and guess.right:
            self.account.hear(self.part, 0.0)
        self.lucky(self.account.close(self.part))

    def point(self, move: int) -> Point:
        assert self.known
        return Point(move, self.part, self.known.told, self.known.pages.worlds, self.known.bits, self.known.pages.exact)

    def settle(self, before: Knowledge | None, known: Knowledge, view: View) -> None:
        """Find the line by which each answer that is certain now became so."""
        for asked in known.asks:
            question = Question(self.part, asked.unknown)
            self.left[question] = known.left(asked)
            if question not in self.pages:
                self.pages[question] = self.speech.page(known.sheet(asked), view)
        for asked, fact in known.certain.items():
            question = Question(self.part, asked.unknown)
            if question not in self.settled:
                told = self.first_line(fact, view, before.told if before else 0)
                self.settled[question] = Settled(told, self.speech.fact(fact, view))

    def first_line(self, fact: Fact, view: View, low: int) -> int:
        """The fewest lines of the story, from its beginning, that prove a fact; more than ``low`` are needed."""
        reasons = self.game.notebook().reasons(view)
        lines = reasons.lines(fact.unknown)
        high = len(view.story)
        while low + 1 < high:
            middle = (low + high) // 2
            some = frozenset([line for line in lines if line < middle])
            low, high = (low, middle) if fact.follows(reasons.possible(fact.unknown, some)) else (middle, high)
        return high

    def decide(self, view: View, move: Move, number: int, line: int) -> None:
        """Judge a move by what its seat knows before it."""
        known = self.look(view, number - 1)
        verdict = self.judge.verdict(view, move, line) if self.judge else None
        bet = self.bet(view, move)
        self.decisions.append(
            Decision(
                move=number,
                line=line,
                told=known.told,
                seat=self.seat,
                text=self.speech.move(move, view),
                before=known.pages.worlds,
                after=known.pages.worlds,
                gained=0.0,
                overheard=gain(self.heard, known) if self.heard else 0.0,
                asked=self.asked(view, verdict),
                cost=self.cost(view, verdict),
                guess=self.guessed(bet, view),
                missed=self.missed(view, bet),
            )
        )
        self.turns = verdict.turns if verdict else None
        self.waits = True

    def enter(self) -> None:
        """Enter the last decision into the account, if it is a question; until it is heard it may be taken back."""
        if self.turns:
            self.lucky(self.account.ask(self.part, *self.turns))
            self.questions.append(len(self.decisions) - 1)
            self.turns = None

    def lucky(self, luck: float | None) -> None:
        """Write down what the last question came to."""
        if luck is not None:
            place = self.questions[-1]
            self.decisions[place] = replace(self.decisions[place], luck=luck)

    def asked(self, view: View, verdict: Verdict | None) -> Asked | None:
        if not verdict or not verdict.bits:
            return None
        bits, best = verdict.bits
        return Asked(bits, best, self.speech.move(verdict.best, view), 0.0)

    def cost(self, view: View, verdict: Verdict | None) -> Cost | None:
        if not verdict or not self.judge:
            return None
        best = self.speech.move(verdict.best, view)
        return Cost(verdict.loss, verdict.error, best, self.judge.unit)

    def bet(self, view: View, move: Move) -> Bet | None:
        """What a guess says, in a game that has guesses."""
        find = getattr(self.game.notebook(), "bet", None)
        bet: Bet | None = find(view, move) if find else None
        return bet

    def guessed(self, bet: Bet | None, view: View) -> Guessed | None:
        """A guess in words; what comes of it is not known yet."""
        return Guessed(self.speech.facts(bet.facts, view), float(bet.chance), None) if bet else None

    def missed(self, view: View, bet: Bet | None) -> Proved | None:
        """What was certain and could have been named, if something else was done; each fact is missed once."""
        find = getattr(self.game.notebook(), "nameable", None)
        sure = self.known and self.known.certain and not (bet and bet.chance == 1)
        facts: tuple[Fact, ...] = find(view) if find and sure else ()
        news = [fact for fact in facts if (self.part, fact) not in self.missed_before]
        self.missed_before.update([(self.part, fact) for fact in facts])
        return self.speech.proof(why(self.game, view, news[0]), view) if news else None

    def go_on(self, view: View, move: Move) -> None:
        """Add a part to a private decision that is made in parts; a guess is known by its last part."""
        last, bet = self.decisions[-1], self.bet(view, move)
        guess = self.guessed(bet, view)
        missed = None if bet and bet.chance == 1 else last.missed
        text = f"{last.text}, {self.speech.part(move, view)}"
        self.decisions[-1] = replace(last, text=text, guess=guess, missed=missed)

    def take_back(self, parts: int) -> None:
        """Drop the last of so many parts."""
        last = self.decisions.pop()
        if parts > 1:
            self.decisions.append(replace(last, text=last.text.rpartition(", ")[0]))
        else:
            self.waits, self.turns = False, None

    def tell_guess(self, right: bool) -> None:
        """What came of the last guess."""
        last = self.decisions[-1]
        if last.guess:
            self.decisions[-1] = replace(last, guess=replace(last.guess, right=right))

    def lines(self, view: View, before: Knowledge, after: Knowledge) -> tuple[str, ...]:
        """What was heard since, first the lines that bear on what became clearer most."""
        new = range(before.told, len(view.story))
        both = before.asks.keys() & after.asks.keys()
        clearer = max(both, key=lambda asked: missing(before.asks[asked]) - missing(after.asks[asked]), default=None)
        telling = self.game.notebook().reasons(view).lines(clearer.unknown) if clearer and len(new) > 1 else ()
        order = sorted(new, key=lambda line: line not in telling)
        return tuple([self.speech.line(view.story[line], self.settings, self.seat) for line in order[:HEARD]])

    def listen(self, view: View, number: int) -> None:
        """If something was told since the last decision, that came of it."""
        if not self.waits or not self.known or len(view.story) == self.known.told:
            return
        self.enter()
        if view.result:  # the end tells all, and nobody worked it out
            return
        before, part = self.known, self.part
        after = self.heard = self.look(view, number)
        if isinstance(self.judge, ByTurns) and part == self.part:
            self.account.hear(part, self.judge.left(view))
        gained = gain(before, after) if part == self.part else 0.0
        last = self.decisions[-1]
        self.decisions[-1] = replace(
            last,
            after=after.pages.worlds,
            gained=gained,
            heard=tuple(
                [self.speech.line(event, self.settings, self.seat) for event in view.story[before.told :][:HEARD]]
            ),
            asked=last.asked and replace(last.asked, gained=gained),
        )
        self.waits = False


def gain(before: Knowledge, after: Knowledge) -> float:
    """The bits gained about what was asked before and is asked still."""
    both = before.asks.keys() & after.asks.keys()
    return sum([missing(before.asks[asked]) - missing(after.asks[asked]) for asked in both])
