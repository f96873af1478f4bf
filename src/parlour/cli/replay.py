"""``parlour replay``: a record told in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter

from parlour.cli.arguments import AnyGame, RecordFile, number, within
from parlour.cli.mistakes import complain, harmless
from parlour.cli.records import after_colon, game_of, read_lines, stopped
from parlour.cli.speaking import TERMINAL, language_here
from parlour.cli.terminal.people import called, outcome, scores
from parlour.cli.terminal.screen import Screen
from parlour.cli.terminal.sheets import Sheets
from parlour.core import Event, Refused, Seat, State, View, Whisper, opening
from parlour.core import replay as played_again
from parlour.core.words.english import sentence
from parlour.core.words.messages.house import speech
from parlour.notebook import Marks, notebook
from parlour.study.moments import moments

TellAs: TypeAlias = Annotated[
    int | None, Parameter(name="--seat", converter=number, help="Tell what this seat was told; the first is 1.")
]
TellAll: TypeAlias = Annotated[bool, Parameter(name="--all", help="Tell all, with what each seat alone was told.")]
WithNotebook: TypeAlias = Annotated[
    bool, Parameter(name="--notebook", help="After the story, show what that seat could know; needs --seat.")
]
AtLine: TypeAlias = Annotated[
    int | None, Parameter(name="--at", converter=number, help="Stop after this line of the story; needs --notebook.")
]


def replay(
    file: RecordFile,
    /,
    *,
    seat: TellAs = None,
    everything: TellAll = False,
    with_notebook: WithNotebook = False,
    at: AtLine = None,
) -> int:
    """Tell a record in words: as a spectator, as a seat, or all of it; a seat's story also with its notebook."""
    if everything and seat is not None:
        raise Refused("all-without-seat")
    if with_notebook and seat is None:
        raise Refused("notebook-needs-seat")
    if at is not None and not with_notebook:
        raise Refused("at-needs-notebook")
    lines = read_lines(file)
    try:
        game = game_of(lines)
        s = played_again(game, lines)
    except Refused as reason:
        return complain(Refused("cannot-be-told", file=file, reason=after_colon(reason)), 1)
    if seat is not None:
        within("--seat", seat, range(1, s.seats + 1))
    telling = Telling(game, s, lines)
    me = None if seat is None else seat - 1
    if with_notebook:
        return tell_notebook(telling, game, lines, me or 0, at)
    for n, told in enumerate(telling.everything() if everything else telling.to(me), 1):
        print(harmless(f"{n:4}  {told}"))
    print(*[harmless(line) for line in telling.ending(me)], sep="\n")
    return 0


def tell_notebook(telling: Telling, game: AnyGame, lines: Sequence[str], seat: Seat, at: int | None) -> int:
    """What a seat was told until line ``at`` of its story, or all of it, and what it could know then."""
    view = seen(game, lines, seat, at)
    names = telling.names(seat)
    for n, event in enumerate(view.story, 1):
        print(harmless(f"{n:4}  {telling.line(event, seat)}"))
    Sheets(Screen(), telling.words, names, telling.language).draw(notebook(game, view), view, Marks())
    return 0


def seen(game: AnyGame, lines: Sequence[str], seat: Seat, at: int | None) -> View:
    """The view of a seat as soon as it was told line ``at``; without one, at the end."""
    for moment in moments(game, lines):
        view = moment.view(seat)
        if at is not None and len(view.story) >= max(at, 1):
            break
    if at is not None:
        within("--at", at, range(1, len(view.story) + 1))
    return view


class Telling:
    """A match told in words."""

    def __init__(self, game: AnyGame, s: State, lines: Sequence[str]) -> None:
        self.s, self.lines, self.opened = s, lines, (opened := opening(lines))
        self.language = language_here()
        self.words, self.settings = game.words(self.language), game.table_of(opened.seats, opened.options)

    def to(self, seat: Seat | None) -> Iterator[str]:
        """What ``seat`` was told."""
        return (self.line(event, seat) for event in self.s.story(seat))

    def everything(self) -> Iterator[str]:
        """What everybody was told, and in between what only some were told."""
        say = speech(TERMINAL, self.language)
        for told in self.s.told:
            if isinstance(told, Whisper):
                for seat in told.only:
                    yield say("told-to", self.names(), seat=seat, line=self.line(told.event, seat))
                if told.others:
                    yield say("told-to-others", line=self.line(told.others))
            else:
                yield self.line(told)

    def line(self, event: Event, seat: Seat | None = None) -> str:
        return self.words.event(event, self.settings, self.names(seat))

    def names(self, seat: Seat | None = None) -> Any:
        return called(self.words, self.s.seats, seat, self.opened.players)

    def ending(self, seat: Seat | None) -> list[str]:
        if self.s.result is None:
            return [sentence(stopped(self.lines))]
        ended = self.words, self.s.result, self.names(seat), self.language
        return [outcome(*ended), scores(*ended)]
