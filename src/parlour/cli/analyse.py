"""``parlour analyse``: a finished game, judged by what each seat knew."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter
from msgspec import json

from parlour.cli.arguments import AsJson, RecordFile, number, within
from parlour.cli.mistakes import complain
from parlour.cli.progress import portion
from parlour.cli.records import after_colon, game_of, read_lines
from parlour.cli.speaking import TERMINAL, language_here
from parlour.core import Refused, first_name, opening
from parlour.core.words.messages.house import speech
from parlour.study.analysis import Analysis
from parlour.study.analysis import analyse as judged
from parlour.study.steady import whole

Told: TypeAlias = Annotated[
    int | None, Parameter(name="--seat", converter=number, help="Speak to this seat, and tell each of its moves.")
]
Page: TypeAlias = Annotated[Path | None, Parameter(name="--html", help="Write a page to this file, for a browser.")]
Deep: TypeAlias = Annotated[
    bool, Parameter(name="--deep", help="Also ask a judge that searches, where a game has no other; it takes a while.")
]


def analyse(
    file: RecordFile, /, *, html: Page = None, as_json: AsJson = False, seat: Told = None, deep: Deep = False
) -> int:
    """Judge a finished game: every move by what its seat knew, and never by what was hidden from it."""
    lines = read_lines(file)
    try:
        game_of(lines)
        seats = opening(lines).seats
    except Refused as reason:
        return complain(Refused("cannot-be-analysed", file=file, reason=after_colon(reason)), 1)
    me = None if seat is None else within("--seat", seat, range(1, seats + 1)) - 1
    try:
        with portion("lines") as progress:
            names = [first_name(n) for n in range(seats)]
            analysis = judged(lines, names=names, me=me, deep=deep, language=language_here(), progress=progress)
    except Refused as reason:
        return complain(Refused("cannot-be-analysed", file=file, reason=after_colon(reason)), 1)
    show(analysis, html, as_json, me)
    return 0


def show(analysis: Analysis, html: Path | None, as_json: bool, me: int | None) -> None:
    if html is not None:
        from parlour.study.page import page

        with whole(html) as temporary:
            temporary.write_text(page(analysis), "utf-8")
    if as_json:
        print(json.encode(analysis).decode())
    elif html is None:
        from parlour.cli.terminal.verdicts import draw  # Rich, which a program has no use for

        draw(analysis, me, language_here())
    else:
        print(speech(TERMINAL, language_here())("written-to", file=str(html)))
