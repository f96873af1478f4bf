"""Whether the Murderer of Death on the Cards can be read: whom an observer names after some rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from bench.strength.observer import Clue, Watched

from parlour.bots import Company
from parlour.bots.death_cards.evidence import suspicion
from parlour.core import Event, Match, Said, Seat
from parlour.games.death_cards import DEATH_CARDS, DeathCardsState
from parlour.games.death_cards import cards as c
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER
from parlour.games.death_cards.moves import Suspect, Trust
from parlour.games.death_cards.view import DeathCardsView
from parlour.study.simulate import seed_of

ROUNDS: Final = {4: 3, 6: 1}  # by seats: after so many the Murderer is named; with six few games last for two


def talking(match: Match[Any, Any], detectives: Any, gang: Any, until: Callable[[], bool]) -> None:
    """A match whose bots also talk, played on until it has ended or ``until`` says so."""
    s: DeathCardsState = match.state
    roles = (s.dealt(MURDERER), s.dealt(ACCOMPLICE))
    company, heard = Company(match, {seat: gang if seat in roles else detectives for seat in range(s.seats)}), -1
    while match.result is None and not until():
        if len(s.told) != heard:
            company.talk()
            heard = len(s.told)
        company.answer(company.next())


def after_rounds(seats: int, number: int, detectives: Any, gang: Any) -> Watched | None:
    """One game after some rounds, unless it has ended before."""
    match = Match(DEATH_CARDS, seats, seed_of(f"tells {seats}", number))
    s: DeathCardsState = match.state
    talking(match, detectives, gang, lambda: s.turn > ROUNDS[seats] * seats)
    return None if match.result else watched(match.view(None), murderer(s))


def murderer(s: DeathCardsState) -> Seat:
    found = s.dealt(MURDERER)
    assert found is not None
    return found


def watched(view: DeathCardsView, truth: Seat) -> Watched:
    """What a spectator sees now; who cannot be the Murderer is no hypothesis."""
    guilt = suspected(view)
    hypotheses = [seat for seat in range(view.seats) if guilt[seat] > 0]
    return Watched(hypotheses, truth, reading(view), max(hypotheses, key=lambda seat: guilt[seat]))


def suspected(view: DeathCardsView) -> list[float]:
    """How likely each seat is the Murderer, by the bots' public belief."""
    public = suspicion.public(view)
    guilt = [0.0] * view.seats
    for (seat, _), weight in zip(public.gangs, public.weights):
        guilt[seat] += weight
    return guilt


def reading(view: DeathCardsView) -> Callable[[Seat], Iterator[Clue]]:
    """The clues of a public story: turns, discards, targets, Not so Fasts, reveals and words."""
    return lambda guilty: Reader(view.seats, guilty).read(view.story)


class Reader:
    """Reads a public story as if ``guilty`` were the Murderer."""

    def __init__(self, seats: int, guilty: Seat) -> None:
        self.seats, self.guilty = seats, guilty
        self.active: Seat = -1
        self.target: Seat = -1
        self.thrown = 0
        self.words = "nothing"
        self.card = ""

    def read(self, story: Sequence[Event]) -> Iterator[Clue]:
        for event in story:
            match event:
                case e.TurnBegan(seat):
                    yield from self.turn(seat)
                case e.Played(seat, card):
                    yield from self.play(seat, card, card)
                case e.Laid(seat, cards):
                    yield from self.play(seat, "set", cards[0])
                case e.Added(seat, card, owner):
                    yield from self.play(seat, "add", card)
                    self.target = owner if card == c.ARIADNE else -1
                case e.PlayedNothing(seat):
                    yield from self.play(seat, "nothing", "")
                case e.Discarded(seat, card):
                    self.thrown += 1
                    yield ("discard", seat == self.guilty), card, 1
                case e.Named(seat, target):
                    yield from self.aim(seat, target)
                case e.Marked(seat, owner):
                    yield from self.aim(seat, owner)
                case e.Interrupted(seat):
                    yield from self.interrupted(seat)
                case Said(seat, claim):
                    yield from self.said(seat, claim)

    def turn(self, seat: Seat) -> Iterator[Clue]:
        if self.active >= 0:
            mine = self.active == self.guilty
            yield ("threw", mine), min(self.thrown, 4), 1
            yield ("words", mine), self.words, 1
        self.active, self.thrown, self.words, self.target = seat, 0, "nothing", -1

    def play(self, seat: Seat, kind: str, card: str) -> Iterator[Clue]:
        self.card, self.target = card, -1
        yield ("play", seat == self.guilty), kind, 1

    def aim(self, seat: Seat, target: Seat) -> Iterator[Clue]:
        self.target = target
        if seat != self.guilty:
            at_guilty = target == self.guilty
            yield ("aim", self.seats), at_guilty, 1 if at_guilty else self.seats - 2

    def interrupted(self, seat: Seat) -> Iterator[Clue]:
        what = self.card if self.card in (c.TRAIN, c.DELAY) else "other"
        hit = self.target == self.guilty
        own = seat == self.target
        mine = seat == self.guilty
        yield ("not so fast", what, hit, own if not hit else False), mine, 1 if mine else self.seats - 1

    def said(self, seat: Seat, claim: Any) -> Iterator[Clue]:
        if isinstance(claim, Suspect | Trust):
            mine = seat == self.guilty
            if seat == self.active:
                self.words = type(claim).__name__
            if not mine:
                at = claim.seat == self.guilty
                yield ("names", type(claim).__name__), at, 1 if at else self.seats - 2
