"""A game's words for an analysis: facts, moves and proofs as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import Claim, Event, Fact, Game, Language, Move, Seat, Settings, Sheet, View
from parlour.core.words.messages.house import speech
from parlour.notebook import Proof
from parlour.study.analysis.saying import PART
from parlour.study.analysis.shape import Proved


class Speech:
    """Speaks of the seats by their names, and to ``me`` as you."""

    def __init__(self, game: Game[Any, Any], language: Language, names: Sequence[str], me: Seat | None) -> None:
        self.words, self.called, self.language = game.words(language), tuple(names), language
        self.names: Any = self.words.Names(self.called, me)

    @property
    def part_name(self) -> str:
        """What a part of a match is called, where the game has a word for it."""
        return getattr(self.words, "PART", speech(PART, self.language)("part-name"))

    def page(self, sheet: Sheet, view: View) -> str:
        return self.words.sheet(sheet, view, self.names).title

    def fact(self, fact: Fact, view: View) -> str:
        return self.words.fact(fact, view, self.names)

    def facts(self, facts: Sequence[Fact], view: View) -> str:
        return " ".join([self.fact(fact, view) for fact in facts])

    def move(self, move: Move, view: View) -> str:
        """An option; a short one after what was asked."""
        wording = self.words.option(move, view, self.names)
        alone = len(wording.text.split()) > 2 or wording.text.split()[0] in wording.heading
        return wording.text if alone else f"{wording.heading.rstrip('?:')}: {wording.text}"

    def part(self, move: Move, view: View) -> str:
        """A further part of a decision."""
        return self.words.option(move, view, self.names).text

    def line(self, event: Event, settings: Settings, seat: Seat) -> str:
        """A line of a seat's story, as it was told to that seat."""
        return self.words.event(event, settings, self.words.Names(self.called, seat))

    def claim(self, claim: Claim, settings: Settings) -> str:
        return self.words.claim(claim, settings, self.names)

    def proof(self, proof: Proof, view: View) -> Proved:
        """As it is told to the seat whose proof it is: only that seat was told all of it."""
        names = self.words.Names(self.called, view.seat)
        because = [self.words.because(line, proof.fact, view, names) for line in proof.lines]
        numbers = tuple([line + 1 for line in proof.lines])
        return Proved(self.fact(proof.fact, view), numbers, tuple(because), proof.left)
