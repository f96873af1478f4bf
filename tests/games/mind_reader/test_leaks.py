"""The kit's rights come from the rulebook: a leak planted in the rules is caught by the law of twin worlds."""

import pytest
from msgspec.structs import replace

from parlour.games.mind_reader.events import Asked, Drew, Held, Kept, Shown
from parlour.games.mind_reader.state import MindReaderState
from parlour.testing import LAWS, Breach, Variant
from tests.games.mind_reader.kit import KIT

TABLES = (
    Variant(3, {"length": "one hand", "ranks": 5}),
    Variant(4, {"in_secret": True, "length": "one hand", "ranks": 5}),
)
WHISPERED = (Held, Kept, Asked, Shown, Drew)


@pytest.mark.parametrize("kind", WHISPERED)
def test_an_event_that_is_also_whispered_to_a_neighbour_is_caught(kind, monkeypatch):
    whisper = MindReaderState.whisper

    def leaking(s, event, only, others=None):
        neighbour = next(seat for seat in range(s.seats) if seat not in (*only, getattr(event, "of", None)))
        whisper(s, event, (*only, neighbour) if type(event) is kind else only, others)

    monkeypatch.setattr(MindReaderState, "whisper", leaking)
    with pytest.raises(Breach, match="can tell by its view"):
        LAWS["twins_look_alike"](replace(KIT, variants=TABLES))
