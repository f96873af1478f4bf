"""``parlour verify``: is a record genuine?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter

from parlour.cli.arguments import RecordFile
from parlour.cli.mistakes import complain, harmless
from parlour.cli.records import after_colon, game_of, read_lines, stopped
from parlour.cli.speaking import TERMINAL, language_here
from parlour.cli.terminal.people import called, outcome
from parlour.core import CLOCK, NATURE, Match, Refused
from parlour.core import verify as play_again
from parlour.core.referee.record import Moved, Opened, Undone, opening, read
from parlour.core.words.messages.house import Speech, speech


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
    say = speech(TERMINAL, language_here())
    found = {"game": say("verified-rules", game=match.game.title, version=str(match.game.version))}
    found |= {name: value for name, value in figures(match, opened, say).items() if value}
    titles = {name: say(f"verified-{name}") for name in found}
    wide = max(map(len, titles.values())) + 2
    rows = [f"  {titles[name]:{wide}}{value}" for name, value in found.items()]
    return "\n".join([say("genuine"), *rows, *proved(committed, bool(luck), bool(opened.entropy), say)])


def figures(match: Match[Any, Any], opened: Opened, say: Speech) -> dict[str, str]:
    """What the record holds; nothing where there is none of it."""
    lines, words = match.record.lines, match.game.words(language_here())
    moves = sum([isinstance(line, Moved) and line.seat not in (NATURE, CLOCK) for line in read(lines)])
    undone = sum([isinstance(line, Undone) for line in read(lines)])
    names = called(words, opened.seats, given=opened.players)
    return {
        "seats": str(opened.seats),
        "moves": str(moves),
        "undone": say("choices-undone", count=undone) if undone else "",
        "result": outcome(words, match.result, names, language_here()) if match.result else stopped(lines),
        "commitment": opened.commitment,
        "luck": harmless(", ".join(opened.entropy)),
    }


def proved(committed: bool, lucky: bool, words: bool, say: Speech) -> list[str]:
    """What follows from all this, and what does not; ``words``: whether any were thrown into the shuffle."""
    found = [say("proved-lines", words=words), say("proved-seed" if committed else "not-proved-seed")]
    if lucky or words:
        found.append(say("proved-luck" if lucky else "not-proved-luck"))
    return [*found, say("not-proved-who")]
