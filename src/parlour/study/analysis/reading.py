"""A record read move by move: each watcher is shown its own seat's views, and no State goes further than here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.core import (
    Answer,
    Claim,
    Fact,
    Game,
    Move,
    Piecewise,
    Result,
    Seat,
    TakeBack,
    Truth,
    Unknown,
    View,
    opening,
)
from parlour.core.referee.following import decoded
from parlour.core.referee.record import Moved, Spoke
from parlour.study.analysis.believing import Believer
from parlour.study.analysis.judges import Judge
from parlour.study.analysis.knowledge import entropy, first_page, rest
from parlour.study.analysis.shape import Belief, Spoken, Thought
from parlour.study.analysis.speech import Speech
from parlour.study.analysis.talk import claimed, knew_better
from parlour.study.analysis.watcher import Question, Watcher
from parlour.study.moments import Moment, moments


class Reading:
    """Follows a whole game."""

    def __init__(self, game: Game[Any, Any], lines: Sequence[str], speech: Speech, judge: Judge | None) -> None:
        self.game, self.lines, self.speech = game, lines, speech
        seats = range(opening(lines).seats)
        self.settings = game.table_of(len(seats), opening(lines).options)
        self.watchers = [Watcher(game, self.settings, seat, speech, judge) for seat in seats]
        self.believer = Believer(game)
        self.told: list[list[int]] = [[] for _ in seats]  # the lines each seat had heard after so many decisions
        self.truths: dict[Question, str] = {}  # the true answers in words, to be told afterwards
        self.named: dict[Question, tuple[Seat, int]] = {}  # who guessed an answer right, and by which decision
        self.spoken: list[Spoken] = []
        self.thoughts: list[Thought] = []
        self.parts = [0]  # the decisions before each hand, Case or mini-game
        self.moves = 0
        self.result: Result | None = None  # how it ended, with all that its reason speaks of
        self.questions: dict[Question, int] = {}
        self.said: tuple[Seat, Claim] | None = None

    def read(self, progress: Callable[[int, int], None]) -> None:
        for moment in moments(self.game, self.lines):
            self.listen(moment)
            match moment.line:
                case Moved(seat, raw) if seat >= 0:
                    self.decide(moment, seat, decoded(self.game.read_move, raw))
                case Spoke(seat, raw):
                    self.said = seat, decoded(self.game.read_claim, raw)
                    self.heard = first_page(self.game, moment.view(None))
                case None:
                    self.result = moment.view(None).result
            progress(moment.number, len(self.lines))
        for watcher in self.watchers:
            watcher.close()

    def listen(self, moment: Moment) -> None:
        """Let every seat hear what came of the last line."""
        for watcher, told in zip(self.watchers, self.told):
            view = moment.view(watcher.seat)
            told[self.moves :] = [len(view.story)]
            if watcher.waits:
                watcher.listen(view, self.moves)
                self.remember(moment, watcher, view)
        if self.said:
            self.weigh(moment, *self.said)
            self.said = None

    def look(self, moment: Moment, watcher: Watcher) -> View:
        view = moment.view(watcher.seat)
        watcher.look(view, self.moves)
        self.remember(moment, watcher, view)
        return view

    def remember(self, moment: Moment, watcher: Watcher, view: View) -> None:
        """Note the true answers to what is asked now; if a new part of the game has begun, it has begun for all."""
        if watcher.part == len(self.parts):
            self.parts.append(self.moves)
            for other in self.watchers:
                self.look(moment, other)
        truth = moment.truth(watcher.seat)
        for asked in watcher.known.asks if watcher.known else ():
            question = Question(watcher.part, asked.unknown)
            self.numbered(question)
            if asked.unknown in truth:
                fact = Fact(asked.unknown, (truth[asked.unknown],))
                self.truths[question] = self.speech.fact(fact, view)

    def decide(self, moment: Moment, seat: Seat, move: Move) -> None:
        """Have a decision judged; the parts of a private decision are one."""
        watcher, view = self.watchers[seat], moment.view(seat)
        if isinstance(view.agenda[-1], Piecewise) and view.sealed and watcher.waits:
            if isinstance(move, TakeBack):
                watcher.take_back(len(view.sealed))
                self.moves -= len(view.sealed) == 1
            else:
                watcher.go_on(view, move)
                self.came_true(watcher, moment.truth(seat), view, move)
        elif len(view.options) > 1:
            self.look(moment, watcher)
            watcher.decide(view, move, self.moves + 1, moment.number)
            self.moves += 1
            self.came_true(watcher, moment.truth(seat), view, move)
            self.think(watcher, moment.truth(seat), view)

    def came_true(self, watcher: Watcher, truth: Truth, view: View, move: Move) -> None:
        """Tell beside a guess whether it was right: it was judged before, by its chance."""
        bet = watcher.bet(view, move)
        if bet and all([fact.unknown in truth for fact in bet.facts]):
            right = all([fact.follows({truth[fact.unknown]}) for fact in bet.facts])
            watcher.tell_guess(right)
            for fact in bet.facts if right else ():
                self.named[Question(watcher.part, fact.unknown)] = watcher.seat, self.moves

    def think(self, watcher: Watcher, truth: Truth, view: View) -> None:
        """Ask the believer again what it makes of this view."""
        assert watcher.known
        believed = self.believer.beliefs(view, watcher.known)
        beliefs = [
            self.belief(view, watcher.part, asked.unknown, chances, truth) for asked, chances in believed.items()
        ]
        missing = sum([entropy(chances.values()) for chances in believed.values()])
        self.thoughts.append(Thought(self.moves, watcher.part, watcher.seat, missing, tuple(beliefs)))

    def belief(self, view: View, part: int, asked: Unknown, chances: Mapping[Answer, float], truth: Truth) -> Belief:
        """The likeliest answer, which may be none of those that the page offers; and the chance of the true one."""
        others = rest(chances.values())
        likeliest = max(chances, key=lambda answer: chances[answer])
        offered = chances[likeliest] >= others
        fact = Fact(asked, (likeliest,)) if offered else Fact(asked, tuple(chances), holds=False)
        text = self.speech.fact(fact, view)
        right = chances.get(truth[asked], others) if asked in truth else None
        return Belief(self.numbered(Question(part, asked)), text, max(chances[likeliest], others), right)

    def weigh(self, moment: Moment, seat: Seat, claim: Claim) -> None:
        """Compare what was said aloud with what the speaker knew."""
        view = moment.view(seat)
        cells = claimed(self.heard, first_page(self.game, moment.view(None)), seat)
        against = [fact for cell in cells if (fact := knew_better(self.game, view, cell))]
        told = [self.speech.fact(fact, view) for fact in against]
        text = self.speech.claim(claim, self.settings)
        self.spoken.append(Spoken(self.moves, seat, text, checked=bool(cells), against=tuple(told)))

    def numbered(self, question: Question) -> int:
        """The place of a question among all that were asked in the game."""
        return self.questions.setdefault(question, len(self.questions))

    def after(self, seat: Seat, told: int) -> int:
        """How many decisions had been made when a seat heard that line of its story."""
        return next(moves for moves, heard in enumerate(self.told[seat]) if heard >= told)
