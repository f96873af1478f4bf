"""The law of twin worlds catches every leak of The Mastermind."""

import pytest
from msgspec.structs import replace

from parlour.core import State
from parlour.games.mastermind import MastermindState
from parlour.testing import Variant, twins_look_alike
from tests.games.mastermind.kit import KIT


def blurt_out(monkeypatch, word):
    """Everybody hears events of one kind in full."""

    def loud(self, event, only, others=None):
        self.tell(event) if type(event).__name__ == word else State.whisper(self, event, only, others)

    monkeypatch.setattr(MastermindState, "whisper", loud, raising=False)


@pytest.mark.parametrize("word", ["Learned", "Investigated", "Drew", "Passed", "Received", "Looked", "Arranged"])
def test_a_whisper_said_aloud_is_caught(word, monkeypatch):
    blurt_out(monkeypatch, word)
    with pytest.raises(AssertionError, match=r"exchanged, hidden from seat .* can tell"):
        twins_look_alike(replace(KIT, variants=(Variant(7),)))


def test_a_buried_card_shown_on_the_discard_pile_is_caught(monkeypatch):
    honest = KIT.game.view

    def loose(s, seat):
        return replace(honest(s, seat), discard=s.discard.count("Syndicate"))

    leaky = replace(KIT, game=replace(KIT.game, view=loose), variants=(Variant(7),))
    with pytest.raises(AssertionError, match=r"exchanged, hidden from seat .* can tell"):
        twins_look_alike(leaky)
