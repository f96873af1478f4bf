"""``parlour replay``: a record told in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from parlour.cli.arguments import AnyGame, RecordFile, number, within
from parlour.cli.mistakes import complain, harmless
from parlour.cli.people import called, outcome, scores
from parlour.cli.records import after_colon, game_of, read_lines
from parlour.core import Refused, Seat, State, Whisper
from parlour.core import replay as played_again

TellAs: TypeAlias = Annotated[
    int | None, Parameter(name="--seat", converter=number, help="Tell what this seat was told; the first is 0.")
]
TellAll: TypeAlias = Annotated[bool, Parameter(name="--all", help="Tell all, with what each seat alone was told.")]


def replay(file: RecordFile, /, *, seat: TellAs = None, everything: TellAll = False) -> int:
    """Tell a record in words: as somebody who only looked on, as a seat, or all of it."""
    if everything and seat is not None:
        raise Refused("--all tells every seat's story, so it does not go with --seat.")
    lines = read_lines(file)
    try:
        game = game_of(lines)
        s = played_again(game, lines)
    except Refused as reason:
        return complain(f"{file} cannot be told: {after_colon(reason)}", 1)
    if seat is not None:
        within("--seat", seat, range(s.seats))
    story = whole_story(game, s) if everything else story_of(game, s, seat)
    for n, told in enumerate(story, 1):
        print(harmless(f"{n:4}  {told}"))
    print(*[harmless(line) for line in ending(s, seat)], sep="\n")
    return 0


def story_of(game: AnyGame, s: State, seat: Seat | None) -> Iterator[str]:
    """What ``seat`` was told."""
    view, names = game.view(s, seat), called(s.seats, seat)
    return (game.words.event(event, view, names) for event in view.story)


def whole_story(game: AnyGame, s: State) -> Iterator[str]:
    """What everybody was told, and in between what only some were told."""
    everybody = game.view(s, None)
    views = [game.view(s, seat) for seat in range(s.seats)]
    names = called(s.seats)
    for told in s.told:
        if isinstance(told, Whisper):
            for seat in told.only:
                mine = called(s.seats, seat)
                yield f"To {names[seat]}: {game.words.event(told.event, views[seat], mine)}"
            if told.others:
                yield f"To the others: {game.words.event(told.others, everybody, names)}"
        else:
            yield game.words.event(told, everybody, names)


def ending(s: State, seat: Seat | None) -> list[str]:
    names = called(s.seats, seat)
    if s.result is None:
        return ["The record ends here, before the game does."]
    return [outcome(s.result, names), "Points: " + ", ".join(scores(s.result, names)) + "."]
