"""Mind Reader retold: the guesses that were dared, with how sure they could be, and how each hand ended."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.words.messages import Say
from parlour.games.mind_reader import events
from parlour.study.retold.guessing import Guess, bold, share, sure, weight
from parlour.study.retold.shape import Beat, Laurel
from parlour.study.retold.tale import Happened, Tale


def beats(tale: Tale) -> Iterator[Beat]:
    for each in tale.happened:
        for event in each.told:
            yield from of_event(event, each)


def of_event(event: object, each: Happened) -> Iterator[Beat]:
    match event:
        case events.Guessed(by, of, side, card, right):
            guess = Guess(each.line, by, right, each.chance)
            told = {"by": by, "of": of, "card": card, **sureness(guess)}
            key = "mind-reader-right" if right else "mind-reader-wrong"
            yield Beat(each.line, Say(key, told), (by, of), weight(guess), (f"secret:{of}:{side}", f"card:{card}"))
        case events.GuessedAll(by, named, right):
            guess = Guess(each.line, by, right, each.chance)
            told = {"by": by, "count": len(named), **sureness(guess)}
            key = "mind-reader-all-right" if right else "mind-reader-all-wrong"
            lights = tuple([f"secret:{seat}:{side}" for seat, side, _ in named])
            yield Beat(each.line, Say(key, told), (by,), 1 + weight(guess), lights)
        case events.HandEnded(_, gained):
            ahead = tuple([seat for seat, got in enumerate(gained) if got == max(gained)])
            told = {"seats": ahead, "points": max(gained)}
            yield Beat(each.line, Say("mind-reader-hand", told), ahead, 2.0)


def sureness(guess: Guess) -> dict[str, object]:
    return {"share": share(guess.chance) or 0.0, "sure": guess.chance is None or guess.chance == 1}


def guesses(tale: Tale) -> list[Guess]:
    told = [(each, event) for each in tale.happened for event in each.told]
    return [
        Guess(each.line, event.by, event.right, each.chance)
        for each, event in told
        if isinstance(event, events.Guessed | events.GuessedAll)
    ]


def laurels(tale: Tale) -> Iterator[Laurel]:
    made = guesses(tale)
    yield from bold(made)
    yield from sure(made)
