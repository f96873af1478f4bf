"""A retold case, put together: at most eight moments, the Councils, the laurels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Final

from parlour.core.referee.record import Stopped
from parlour.core.words.messages import Say, ended
from parlour.study.retold import death_cards, graves, mastermind, mind_reader, pi
from parlour.study.retold.shape import Beat, Laurel, Retold
from parlour.study.retold.tale import Tale, tale_of

MOST: Final = 8  # moments, a minute at most
TELLERS: Final[dict[str, ModuleType]] = {
    "death_cards": death_cards,
    "graves": graves,
    "mastermind": mastermind,
    "mind_reader": mind_reader,
    "pi": pi,
}


def retell(lines: Sequence[str]) -> Retold:
    """What is most worth telling of a finished record; Refused while its game goes on."""
    tale = tale_of(lines)
    teller = TELLERS.get(tale.game.id)
    found: Sequence[Beat] = [*teller.beats(tale)] if teller else []
    given: Sequence[Laurel] = [*teller.laurels(tale)] if teller else []
    sittings = mastermind.sittings(tale) if teller is mastermind else ()
    beats = (*chosen(found), *closing(tale))
    return Retold(tale.game.id, tale.seats, headline(tale), beats, sittings, tuple(given))


def chosen(found: Sequence[Beat]) -> list[Beat]:
    """The weightiest, the later of two alike first, and then in the order of the game; room is left for the end."""
    first = sorted(enumerate(found), key=lambda each: (-each[1].weight, -each[0]))[: MOST - 1]
    return [beat for _, beat in sorted(first, key=lambda each: (each[1].line, each[0]))]


def closing(tale: Tale) -> Iterator[Beat]:
    """How it ended; where the people stopped, just that."""
    line = tale.happened[-1].line
    if isinstance(tale.last, Stopped):
        yield Beat(line, Say("stopped"), ())
    else:
        winners = tuple(tale.last.result.winners)
        yield Beat(line, Say("ended", {"why": ended(tale.last.result), "seats": winners}), winners)


def headline(tale: Tale) -> Say:
    """Who won, in the words of the game."""
    if isinstance(tale.last, Stopped):
        return Say("headline-stopped", {"how": tale.last.how})
    result = tale.last.result
    key = f"headline-{tale.game.id.replace('_', '-')}-{result.ending.replace('_', '-')}"
    return Say(key if key in NAMED else "headline-winners", {"seats": tuple(result.winners)})


NAMED: Final = frozenset(
    [f"headline-mastermind-{how}" for how in ("agency-policies", "syndicate-policies")]
    + [f"headline-mastermind-mastermind-{how}" for how in ("elected", "purged")]
    + [f"headline-death-cards-{how}" for how in ("unmasked", "escaped", "all-disgraced", "out-of-time")]
)
