"""One match told as every seat saw it, step by step: a golden transcript is this text, approved."""

from __future__ import annotations

from random import Random
from typing import Any

from parlour.core import ENGLISH, Game, Match, Seat
from parlour.core.words.english import Names

CALLED = ("Ann", "Bea", "Cal", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


def told(game: Game[Any, Any], seats: int, seed: str, **options: object) -> str:
    """A random match of ``game``: what was done, then what each seat and a spectator were told of it."""
    rng, match = Random(seed), Match(game, seats, seed.encode(), options)
    lines, heard = [f"# {game.title}, as each seat saw it", ""], dict.fromkeys((*range(seats), None), 0)
    lines += news(match, heard)
    while match.asked:
        seat = rng.choice(match.asked)
        move = rng.choice(match.options(seat))
        view, names = match.view(seat), Names(CALLED[:seats], seat)
        words = game.words(ENGLISH)
        lines.append(f"**{CALLED[seat]}** ({words.prompt(view, names)}) {words.option(move, view, names).text}")
        match.play(seat, move)
        lines += ["", *news(match, heard)]
    return "\n".join(lines) + "\n"


def news(match: Match[Any, Any], heard: dict[Seat | None, int]) -> list[str]:
    """What every seat was told since we last looked; those who heard the same are named together."""
    said: dict[str, list[str]] = {}
    for seat in heard:
        view, names = match.view(seat), Names(CALLED[: match.state.seats], seat)
        for event in view.story[heard[seat] :]:
            line = match.game.words(ENGLISH).event(event, match.settings, names)
            said.setdefault(line, []).append("the spectator" if seat is None else CALLED[seat])
        heard[seat] = len(view.story)
    return [f"- {', '.join(hearers)}: {line}" for line, hearers in said.items()] + [""]
