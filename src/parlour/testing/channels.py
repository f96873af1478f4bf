"""Everything a seat can find out, channel by channel: what the laws compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct, json

from parlour.core import (
    ENGLISH,
    PASS,
    TAKE_BACK,
    Fact,
    Game,
    Move,
    Refused,
    Seat,
    View,
    options,
    refusal,
    written_out,
)
from parlour.notebook import notebook, squares, why
from parlour.numbers import encoder_of
from parlour.testing.breach import difference

LATEST: Final = 8  # the lines of a story whose messages are compared; the older ones were compared in their time
PROVED: Final = 3  # squares of a notebook whose proofs are compared
CALLED: Final = ("Ann", "Bea", "Cal", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lea")


class Sight(Struct, frozen=True):
    """A seat (None: a spectator) before a state: what it sees, and what it might try."""

    game: Game[Any, Any]
    state: Any
    seat: Seat | None
    view: View
    probes: Sequence[Move]

    @property
    def settings(self) -> Any:
        return self.state.settings


Channel: TypeAlias = Callable[[Sight], object]


def seen(sight: Sight) -> object:
    """The view as it is sent, byte for byte: board, story, options, whom the table waits for."""
    return json.encode(written_out(sight.view))


def asked(sight: Sight) -> object:
    return sight.seat in sight.state.asked


def refusals(sight: Sight) -> object:
    """What the referee answers to each of the seat's attempts."""
    if sight.seat is None:
        return []
    return [(json.encode(probe).decode(), refusal(sight.state, sight.seat, probe)) for probe in sight.probes]


def speech(sight: Sight) -> object:
    return json.encode(sight.game.speech(sight.view)) if sight.seat is not None else b"[]"


def in_sight(sight: Sight) -> object:
    """What those asked may do, where a step says that everybody can see it.

    There a browser may take the only option by itself, and the others see how soon it does.
    """
    s = sight.state
    if not s.asked or not s.agenda[-1].in_sight:
        return None
    return [(seat, json.encode(options(s, seat)).decode()) for seat in s.asked if seat >= 0]


def said(sight: Sight) -> object:
    """What is said of the prompt, the table, the options and the latest events, and the things they are about.

    Words are made of these facts and of nothing else, so whoever is told the same reads the same in every language.
    """
    game, view, say = sight.game, sight.view, sight.game.say
    latest = view.story[-LATEST:]
    return {
        "prompt": json.encode(say.prompt(view)),
        "zones": json.encode([(zone, say.zone(zone, view)) for zone in game.things.zones(view)]),
        "options": json.encode([offered(move, sight) for move in view.options]),
        "events": json.encode([(say.event(event, sight.settings), game.things.of_event(event)) for event in latest]),
    }


def offered(move: Move, sight: Sight) -> object:
    """An option as it is sent: its message, the things it is about, what it makes of their worth."""
    game, view = sight.game, sight.view
    return game.say.option(move, view), game.things.of_move(move, view), game.worth_after(move, view)


def reckoned(sight: Sight) -> object:
    """What the seat's own worlds tell it: dear, so it is compared less often than CHANNELS."""
    worlds = sight.game.worlds(sight.view)
    return {"count": worlds.count(), "marginals": worlds.marginals()}


def numbered(sight: Sight) -> object:
    """What an agent on this seat is given: its view and its options in numbers, or why there are none."""
    try:
        encoder = encoder_of(sight.game, sight.view.seats, sight.settings)
        return [*encoder.row(sight.view), *encoder.numbering.mask(sight.view.options, sight.seat)]
    except Refused as reason:
        return str(reason)


def noted(sight: Sight) -> object:
    """The seat's notebook, and what proves some of it, in words: dearest of all."""
    game, view = sight.game, sight.view
    words = game.words(ENGLISH)
    names = words.Names(CALLED[: view.seats], sight.seat)
    pages = notebook(game, view)
    proved = [cell.fact for _, _, cell in squares(pages) if cell.certainty != "open"]
    return {
        "worlds": pages.worlds,
        "pages": [(repr(sheet), words.sheet(sheet, view, names)) for sheet in pages.sheets],
        "proofs": [proved_in_words(sight, fact, names) for fact in proved[:: -(-len(proved) // PROVED) or 1]],
    }


def proved_in_words(sight: Sight, fact: Fact, names: Any) -> object:
    """A fact and the lines that prove it, or why nothing does: whether that is right is for the notebook's own laws."""
    words = sight.game.words(ENGLISH)
    try:
        proof = why(sight.game, sight.view, fact)
    except Refused as reason:
        return str(reason)
    said = [words.because(line, fact, sight.view, names) for line in proof.lines]
    return words.fact(fact, sight.view, names), list(zip(proof.lines, proof.left, said))


CHANNELS: Final[dict[str, Channel]] = {
    "view": seen,
    "asked": asked,
    "refusals": refusals,
    "speech": speech,
    "options in sight": in_sight,
    "words": said,
}
DEAR: Final[dict[str, Channel]] = {"worlds": reckoned, "numbers": numbered}
DEAREST: Final[dict[str, Channel]] = {**DEAR, "notebook": noted}


def channels(
    game: Game[Any, Any],
    s: Any,
    seat: Seat | None,
    probes: Sequence[Move] = (PASS, TAKE_BACK),
    more: Mapping[str, Channel] = {},
) -> dict[str, object]:
    """All that ``seat`` can find out in ``s``, under the name of each channel."""
    sight = Sight(game, s, seat, game.view(s, seat), probes)
    return {name: channel(sight) for name, channel in (*CHANNELS.items(), *more.items())}


def compared(seat: Seat | None, ours: Mapping[str, object], theirs: Mapping[str, object]) -> str | None:
    """How the two differ to ``seat``, in a sentence; None if they don't."""
    for name in ours:
        if ours[name] != theirs[name]:
            who = "the spectator" if seat is None else f"seat {seat}"
            return f"{who} can tell by its {name}: {difference(ours[name], theirs[name])}."
    return None
