"""``parlour replay``: a record told in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter

from parlour.cli.arguments import AnyGame, RecordFile, number, within
from parlour.cli.mistakes import complain, harmless
from parlour.cli.people import called, outcome, scores
from parlour.cli.records import after_colon, game_of, read_lines, stopped
from parlour.core import ENGLISH, Event, Refused, Seat, State, Whisper, opening
from parlour.core import replay as played_again
from parlour.core.english import sentence

TellAs: TypeAlias = Annotated[
    int | None, Parameter(name="--seat", converter=number, help="Tell what this seat was told; the first is 1.")
]
TellAll: TypeAlias = Annotated[bool, Parameter(name="--all", help="Tell all, with what each seat alone was told.")]


def replay(file: RecordFile, /, *, seat: TellAs = None, everything: TellAll = False) -> int:
    """Tell a record in words: as a spectator, as a seat, or all of it."""
    if everything and seat is not None:
        raise Refused("--all tells every seat's story, so it does not go with --seat.")
    lines = read_lines(file)
    try:
        game = game_of(lines)
        s = played_again(game, lines)
    except Refused as reason:
        return complain(f"{file} cannot be told: {after_colon(reason)}", 1)
    if seat is not None:
        within("--seat", seat, range(1, s.seats + 1))
    telling = Telling(game, s, lines)
    me = None if seat is None else seat - 1
    for n, told in enumerate(telling.everything() if everything else telling.to(me), 1):
        print(harmless(f"{n:4}  {told}"))
    print(*[harmless(line) for line in telling.ending(me)], sep="\n")
    return 0


class Telling:
    """A match told in words."""

    def __init__(self, game: AnyGame, s: State, lines: Sequence[str]) -> None:
        self.s, self.lines, self.opened = s, lines, (opened := opening(lines))
        self.words, self.settings = game.words(ENGLISH), game.table(opened.seats, opened.options)

    def to(self, seat: Seat | None) -> Iterator[str]:
        """What ``seat`` was told."""
        return (self.line(event, seat) for event in self.s.story(seat))

    def everything(self) -> Iterator[str]:
        """What everybody was told, and in between what only some were told."""
        for told in self.s.told:
            if isinstance(told, Whisper):
                for seat in told.only:
                    yield f"To {self.names().name(seat)}: {self.line(told.event, seat)}"
                if told.others:
                    yield f"To the others: {self.line(told.others)}"
            else:
                yield self.line(told)

    def line(self, event: Event, seat: Seat | None = None) -> str:
        return self.words.event(event, self.settings, self.names(seat))

    def names(self, seat: Seat | None = None) -> Any:
        return called(self.words, self.s.seats, seat, self.opened.players)

    def ending(self, seat: Seat | None) -> list[str]:
        if self.s.result is None:
            return [sentence(stopped(self.lines))]
        names = self.names(seat)
        return [outcome(self.words, self.s.result, names), scores(self.words, self.s.result, names)]
