"""Everything a seat can find out, channel by channel: what the laws compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct, json

from parlour.core import ENGLISH, PASS, TAKE_BACK, Fact, Game, Move, Refused, Seat, View, refusal, written_out
from parlour.notebook import notebook, squares, why
from parlour.testing.breach import difference

LATEST: Final = 8  # the lines of a story whose words are compared; the older ones were compared in their time
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


def worded(sight: Sight) -> object:
    """The prompt, the table, the options and the latest events, in words, and the things they are about."""
    game, view = sight.game, sight.view
    words = game.words(ENGLISH)
    names = words.Names(CALLED[: view.seats], sight.seat)
    latest = view.story[-LATEST:]
    return {
        "prompt": words.prompt(view, names),
        "zones": json.encode([(zone, words.zone(zone, view, names)) for zone in game.things.zones(view)]),
        "options": json.encode([offered(m, sight, names) for m in view.options]),
        "events": [(words.event(e, sight.settings, names), game.things.of_event(e)) for e in latest],
    }


def offered(move: Move, sight: Sight, names: Any) -> object:
    """An option as it is sent: its words, the things it is about, what it makes of their worth."""
    game, view = sight.game, sight.view
    said = game.words(ENGLISH).option(move, view, names)
    return said, game.things.of_move(move, view), game.worth_after(move, view)


def reckoned(sight: Sight) -> object:
    """What the seat's own worlds tell it: dear, so it is compared less often than CHANNELS."""
    worlds = sight.game.worlds(sight.view)
    return {"count": worlds.count(), "marginals": worlds.marginals()}


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
    "words": worded,
}
DEAR: Final[dict[str, Channel]] = {"worlds": reckoned}
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
