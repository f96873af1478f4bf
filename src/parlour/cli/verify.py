"""``parlour verify``: is a record genuine?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter

from parlour.cli.arguments import RecordFile
from parlour.cli.mistakes import complain, harmless
from parlour.cli.records import after_colon, game_of, read_lines, stopped
from parlour.cli.terminal.people import called, outcome
from parlour.core import CLOCK, ENGLISH, NATURE, Match, Refused
from parlour.core import verify as play_again
from parlour.core.referee.record import Moved, Opened, Undone, opening, read
from parlour.core.words.english import plural


def verify(
    file: RecordFile,
    /,
    *,
    commitment: Annotated[
        str | None, Parameter(help="The hash that was shown before the deal: the record must keep to it.")
    ] = None,
    luck: Annotated[
        list[str] | None, Parameter(help="Words that you threw into the shuffle: the record must contain them.")
    ] = None,
) -> int:
    """Check that a record is genuine: the referee plays it again from the seed it reveals."""
    lines = read_lines(file)
    try:
        match = play_again(game_of(lines), lines)
        opened = opening(lines)
        check_commitment(opened, commitment)
        check_luck(opened, luck or ())
    except Refused as reason:
        return complain(Refused("does-not-verify", file=file, reason=after_colon(reason)), 1)
    print(told(match, opened, commitment is not None, luck or ()))
    return 0


def check_commitment(opened: Opened, given: str | None) -> None:
    if given is not None and given.strip().lower() != opened.commitment:
        raise Refused("commitment-differs", commitment=opened.commitment, given=given)


def check_luck(opened: Opened, given: Sequence[str]) -> None:
    for words in given:
        if words not in opened.entropy:
            raise Refused("words-not-thrown-in", words=words)


def told(match: Match[Any, Any], opened: Opened, committed: bool, luck: Sequence[str]) -> str:
    """What was found, a line each."""
    lines, game, words = match.record.lines, match.game, match.game.words(ENGLISH)
    moves = sum([isinstance(line, Moved) and line.seat not in (NATURE, CLOCK) for line in read(lines)])
    undone = sum([isinstance(line, Undone) for line in read(lines)])
    names = called(words, opened.seats, given=opened.players)
    return "\n".join(
        [
            "Genuine: from the seed it reveals, the referee writes the very same lines.",
            f"  game        {game.title}, version {game.version} of its rules",
            f"  seats       {opened.seats}",
            f"  moves       {moves}",
            *([f"  undone      {plural(undone, 'choice')}"] if undone else []),
            f"  result      {outcome(words, match.result, names) if match.result else stopped(lines)}",
            f"  commitment  {opened.commitment}",
            *([f"  luck        {harmless(', '.join(opened.entropy))}"] if opened.entropy else []),
            *proved(committed, bool(luck), bool(opened.entropy)),
        ]
    )


def proved(committed: bool, lucky: bool, words: bool) -> list[str]:
    """What follows from all this, and what does not; ``words``: whether any were thrown into the shuffle."""
    thrown_in = ", from the words thrown in," if words else ""
    found = [f"Proved: every line follows from this seed{thrown_in} and from the moves."]
    if committed:
        found.append("Proved: the seed is the one whose hash you were shown before the deal.")
    else:
        found.append("Not proved: that the seed was fixed before the deal (--commitment with the hash you were shown).")
    if lucky:
        found.append("Proved: your words were thrown into the shuffle.")
    elif words:
        found.append("Not proved: that your words were thrown into the shuffle (--luck with your words).")
    return [*found, "Not proved: who made the moves."]
