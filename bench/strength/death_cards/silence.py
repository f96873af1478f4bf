"""Whether the Murderer of Death on the Cards can be read off who speaks and who keeps silent, at every table offered.

A simple observer counts, turn by turn, who said nothing, who suspected and who trusted, and names the seat that did so
most; seats that did so equally often share the guess.  It counts as many turns of each seat: the turn on which a game
ends is never the caught Murderer's, and so a round that was not finished would tell on its own.  With an Accomplice the
turns after that card came to light are counted alone as well: then everybody knows whom not to watch.

``python -m bench.strength.death_cards.silence --games 100``
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from bench.strength.death_cards.tells import murderer, talking
from bench.strength.figures import Row, between, figure, main

from parlour.core import Event, Match, Said, Seat
from parlour.games.death_cards import DEATH_CARDS
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER
from parlour.games.death_cards.events import Revealed, TurnBegan
from parlour.games.death_cards.moves import Suspect, Trust
from parlour.study.simulate import seed_of

TABLES: Final = (3, 4, 5, 6)  # with two, everybody knows
WITH_ACCOMPLICE: Final = 5  # from so many players on
ACTS: Final = ("silent", "suspecting", "trusting")
NEAR: Final = 0.05  # of the games: how far from chance the Murderer may be named


class Heard:
    """What each seat said on its own turns, from some moment of the story on."""

    def __init__(self, seats: int, exposed: bool) -> None:
        self.turns: list[list[str]] = [[] for _ in range(seats)]
        self.apart: set[Seat] = set()  # of whom everybody knows who they are
        self.counts, self.active, self.said = not exposed, -1, "silent"

    def read(self, story: Iterable[Event]) -> Heard:
        for event in story:
            match event:
                case TurnBegan(seat, True):  # somebody in disgrace has no secret left to hide
                    self.apart.add(seat)
                    self.turn(-1)
                case TurnBegan(seat):
                    self.turn(seat)
                case Said(seat, Suspect() | Trust() as claim) if seat == self.active:
                    self.said = "suspecting" if isinstance(claim, Suspect) else "trusting"
                case Revealed(_, _, face) if face == ACCOMPLICE:
                    self.apart.add(event.owner)
                    self.counts, self.active = True, -1
        return self

    def turn(self, seat: Seat) -> None:
        """Another turn begins, and the one before is counted."""
        if self.active >= 0 and self.counts:
            self.turns[self.active].append(self.said)
        self.active, self.said = seat, "silent"

    def times(self, act: str) -> dict[Seat, int]:
        """How often each seat that is watched did this, on as many turns as all of them had."""
        seats = self.watched()
        shared = min([len(self.turns[seat]) for seat in seats])
        return {seat: self.turns[seat][:shared].count(act) for seat in seats}

    def watched(self) -> list[Seat]:
        return [seat for seat, turns in enumerate(self.turns) if turns and seat not in self.apart]

    def gain(self, act: str, guilty: Seat) -> float:
        """How much better than by lot the guilty is named as the one who does this most."""
        times = self.times(act)
        named = [seat for seat in times if times[seat] == max(times.values())]
        return (guilty in named) / len(named) - 1 / len(times)


def heard(seats: int, number: int, exposed: bool) -> tuple[Heard, Seat] | None:
    """One game of belief; None where nobody can be named, or the Murderer has not spoken in that time."""
    match = Match(DEATH_CARDS, seats, seed_of(f"silence {seats}", number))
    guilty = murderer(match.state)
    talking(match, "belief", "belief", lambda: False)
    found = Heard(seats, exposed).read(before_the_end(match))
    return (found, guilty) if guilty in found.watched() and len(found.watched()) > 1 else None


def before_the_end(match: Match[Any, Any]) -> Iterator[Event]:
    """The public story until the Murderer's card lies open."""
    for event in match.view(None).story:
        if isinstance(event, Revealed) and event.face == MURDERER:
            return
        yield event


def silence_rows(seats: int, games: int) -> Iterator[Row]:
    for exposed in (False, True) if seats >= WITH_ACCOMPLICE else (False,):
        when = "after the Accomplice came to light" if exposed else "in the whole game"
        watched = [game for number in range(games) if (game := heard(seats, number, exposed))]
        for act in ACTS if watched else ():
            gains = [found.gain(act, guilty) for found, guilty in watched]
            row = figure(f"{seats} seats, the Murderer is who is {act} most {when}, beyond chance", gains)
            yield between(row, -NEAR, NEAR, f"within {NEAR}")


def figures(games: int) -> Iterator[Row]:
    for seats in TABLES:
        yield from silence_rows(seats, games)


if __name__ == "__main__":
    main(figures, 100)
