"""Mind Reader in English."""

from importlib.resources import files

from parlour.core.words import english
from parlour.core.words.english import Names, refusal, role, setting, why
from parlour.games.mind_reader.words.en.because import because
from parlour.games.mind_reader.words.en.explanation import explanation
from parlour.games.mind_reader.words.en.guide import GUIDE
from parlour.games.mind_reader.words.en.notebook import fact, heading, sheet
from parlour.games.mind_reader.words.en.options import option
from parlour.games.mind_reader.words.en.prompts import prompt
from parlour.games.mind_reader.words.en.story import claim, event
from parlour.games.mind_reader.words.en.things import thing, zone

BLURB = "Everybody hides a card. Compare your cards with theirs, and name what they hide before somebody names yours."
PAGE = files(__package__).joinpath("page.md").read_text("utf-8")
PHRASES = {
    **english.PHRASES,
    "you_read_me": "You read my mind.",
    "nowhere_near": "Nowhere near it!",
    "close": "That was close.",
    "clever": "That was clever.",
}
PART = "Hand"  # what a match is made of


def standing(name: str) -> str:
    raise AssertionError("no answer can be left with a table of Mind Reader")


__all__ = [
    "BLURB",
    "GUIDE",
    "PAGE",
    "PHRASES",
    "Names",
    "because",
    "claim",
    "event",
    "explanation",
    "fact",
    "heading",
    "option",
    "prompt",
    "refusal",
    "role",
    "setting",
    "sheet",
    "standing",
    "thing",
    "why",
    "zone",
]
