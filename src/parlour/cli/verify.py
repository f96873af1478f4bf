"""``parlour verify``: is a record genuine?"""

from __future__ import annotations

from typing import Any

from parlour.cli.arguments import RecordFile
from parlour.cli.mistakes import complain
from parlour.cli.people import called, outcome
from parlour.cli.records import after_colon, game_of, read_lines, stopped
from parlour.core import CLOCK, ENGLISH, NATURE, Match, Refused
from parlour.core import verify as play_again
from parlour.core.record import Moved, opening, read


def verify(file: RecordFile, /) -> int:
    """Check that a record is genuine: the referee plays it again from the seed it reveals."""
    lines = read_lines(file)
    try:
        match = play_again(game_of(lines), lines)
    except Refused as reason:
        return complain(f"{file} does not verify: {after_colon(reason)}", 1)
    print(told(match))
    return 0


def told(match: Match[Any, Any]) -> str:
    """What was found, a line each."""
    lines, game, words = match.record.lines, match.game, match.game.words(ENGLISH)
    opened = opening(lines)
    moves = sum([isinstance(line, Moved) and line.seat not in (NATURE, CLOCK) for line in read(lines)])
    names = called(words, opened.seats, given=opened.players)
    return "\n".join(
        [
            "Genuine: from the seed it reveals, the referee writes the very same lines.",
            f"  game        {game.title}, version {game.version} of its rules",
            f"  seats       {opened.seats}",
            f"  moves       {moves}",
            f"  result      {outcome(words, match.result, names) if match.result else stopped(lines)}",
            f"  commitment  {opened.commitment}",
        ]
    )
