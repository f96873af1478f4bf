"""Mind Reader looking ahead: questions and guesses are tried in imagined hands, and the one that wins most is made.

To be the last whose Secret Card is hidden decides most hands, so it matters whom the others will ask: a good question
leaves somebody else the easiest prey.  It even leaves a card that it is sure of where it lies, as long as its
owner helps against the others, and asks what it knows already where every other answer would help the others more.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

import numpy as np

from parlour.bots.mind_reader import belief
from parlour.bots.mind_reader.belief import cards_left, chances_of, useful_questions
from parlour.bots.mind_reader.explain import Figures, Thought, explained
from parlour.bots.mind_reader.race import ME, NUMBER, Flags, Numbers, Race, Shares, Table, together
from parlour.bots.mind_reader.reading import Chances, by_reply
from parlour.core import Explanation, Move
from parlour.games.mind_reader.moves import Ask, Guess
from parlour.games.mind_reader.rules.turn import END_TURN
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

RACES: Final = 900  # imagined, over all moves that are tried
FEWEST: Final = 100  # for each of them
EACH: Final = 2  # questions tried of each player
SURE: Final = 3  # standard errors by which a move must win more often to be called better: less may be luck
HOPELESS: Final = 3  # with more cards left than that no guess is worth a thought


def choose(view: MindReaderView, rng: Random) -> Move:
    if not can_race(view):
        return belief.choose(view, rng)
    tried = Tried(view)
    moves = tried.moves()
    if len(moves) == 1:
        return moves[0]
    return tried.best(moves, rng.getrandbits(64))


def can_race(view: MindReaderView) -> bool:
    """Whether everybody has one Secret Card that is guessed alone, and this seat may go on without a guess."""
    s = view.settings
    plain = len(s.sides) == 1 and not s.all_or_nothing and not s.in_secret
    return plain and not view.sealed and (END_TURN in view.options or any([type(move) is Ask for move in view.options]))


class Tried:
    """The moves that are worth a try, and what comes of them."""

    def __init__(self, view: MindReaderView) -> None:
        worlds = MindReaderWorlds(view)
        self.view, self.chances = view, chances_of(worlds)
        self.table = Table(view, worlds.knowledge, self.chances)
        self.has_asked = END_TURN in view.options

    def moves(self) -> list[Move]:
        """A guess that is sure, beside the best questions of each player, or the end of the turn and bold guesses."""
        guesses = [Guess(*place) for place in self.chances]
        sure = [guess for guess in guesses if len(self.suspected(guess)) == 1]
        if len(sure) == len(guesses):
            return [sure[0]]
        if not self.has_asked:
            return [*sure[:1], *self.questions()]
        bold = [guess for guess in guesses if len(self.suspected(guess)) <= HOPELESS]
        return [END_TURN, *(sure[:1] or bold)]

    def suspected(self, guess: Guess) -> Chances:
        return self.chances[guess.of, guess.side]

    def questions(self) -> list[Ask]:
        """Of each player those that leave the fewest cards on average."""
        useful = useful_questions(self.view, self.chances)
        asked = sorted(useful, key=lambda question: cards_left(question, self.chances[question.of, question.side]))
        return [one for seat in self.table.seats for one in [q for q in asked if q.of == seat][:EACH]]

    def best(self, moves: list[Move], seed: int) -> Move:
        """What wins most; a question that tells nothing only if it surely wins more than all that tell something."""
        won = dict(zip(moves, self.won(moves, seed)))
        best, *others = sorted(moves, key=lambda move: -won[move].mean().round(9))
        telling = [move for move in others if not self.is_known(move)]
        if self.is_known(best) and telling and not is_surely_more(won[best], won[telling[0]]):
            return telling[0]
        return best

    def is_known(self, move: Move) -> bool:
        """Whether it is a question whose answer this seat knows already."""
        return isinstance(move, Ask) and len(by_reply(move, self.chances[move.of, move.side])) == 1

    def values(self, moves: list[Move], seed: int) -> dict[Move, float]:
        """How often this seat wins after each of these moves."""
        return dict(zip(moves, self.won(moves, seed).mean(axis=1).round(9).tolist()))

    def won(self, moves: list[Move], seed: int) -> Shares:
        """Of each imagined hand what falls to this seat after every move; all moves are tried in the same hands."""
        races = max(FEWEST, RACES // len(moves))
        begun = [self.begun(move, self.table.dealt(races, np.random.default_rng(seed))) for move in moves]
        whole = together(begun)
        whole.play_on(ME + 1)
        return whole.won().reshape(len(moves), -1)

    def begun(self, move: Move, race: Race) -> Race:
        """The rest of this turn: what is sure is guessed, unless ``move`` leaves it although it is sure already."""
        if isinstance(move, Guess):
            self.guess(race, move)
        place = self.ask(race, move)
        if isinstance(move, Guess) or all([len(likely) > 1 for likely in self.chances.values()]):
            race.guess(ME)
        race.draw(ME, place)
        return race

    def ask(self, race: Race, move: Move) -> Numbers:
        """The question of this turn, if it is still due; and where in the hand the next card is drawn to."""
        if isinstance(move, Ask):
            self.table.ask(race, move)
            return np.full(len(race.races), self.view.hand.index(move.card))
        if not self.has_asked:
            place, question, target = race.best_question(ME)
            race.ask(ME, place, question, target)
            return place
        return np.full(len(race.races), min(len(self.view.hand), race.hands.shape[2] - 1))

    def guess(self, race: Race, guess: Guess) -> None:
        """The likeliest card is named: its owner is out, or this seat is."""
        likely, target = self.suspected(guess), self.table.seats.index(guess.of)
        right = race.secrets[:, target] == NUMBER[max(likely, key=lambda card: likely[card])]
        race.take(ME, alone(race, target, right))
        race.take(target, alone(race, ME, ~right))

    # --- why

    def of_question(self, question: Ask) -> tuple[str, Figures]:
        """How often this seat wins after a question, and after the best one; of what it knows, the best that tells."""
        known = self.is_known(question)
        others = [other for other in self.questions() if other != question and not (known and self.is_known(other))]
        if known and not others:
            return "learns nothing", {}
        own, *rest = self.won([question, *others], len(self.view.story))
        best = max(rest, key=lambda won: float(won.mean()), default=own)
        if known:
            return "keeps quiet", {"winning": float(own.mean()), "telling": float(best.mean())}
        found = best if is_surely_more(best, own) else own
        return "looks ahead", {"winning": float(own.mean()), "best": float(found.mean())}

    def stakes(self) -> Figures:
        """How often this seat wins if it does not guess yet."""
        waiting: list[Move] = [END_TURN] if self.has_asked else [*self.questions()]
        return {"waiting": max(self.values(waiting, len(self.view.story)).values())}


def is_surely_more(one: Shares, other: Shares) -> bool:
    """Whether one move wins more often than another in the same imagined hands, beyond luck."""
    return float((one - other).mean()) > SURE * float((one - other).std()) / sqrt(len(one))


def alone(race: Race, racer: int, where: Flags) -> Flags:
    """The Secret Card of one racer, in these races."""
    found: Flags = np.zeros(race.still_in.shape, dtype=bool)
    found[:, racer] = where
    return found


def explain(view: MindReaderView, move: Move) -> Explanation | None:
    """Why this bot would make that move."""
    if not can_race(view):
        return belief.explain(view, move)
    tried = Tried(view)
    return explained(view, move, Thought(tried.chances, lambda cards: ("", {}), tried.of_question, tried.stakes))
