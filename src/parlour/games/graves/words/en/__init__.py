"""Detective Graves in English."""

from importlib.resources import files
from typing import Final

from parlour.core import Claim
from parlour.core.words import english
from parlour.core.words.english import Names, refusal, role, setting, why
from parlour.games.graves.settings import GravesSettings
from parlour.games.graves.words.en.explanations import explanation
from parlour.games.graves.words.en.guide import GUIDE
from parlour.games.graves.words.en.notebook import because, fact, heading, sheet
from parlour.games.graves.words.en.options import option
from parlour.games.graves.words.en.prompts import prompt
from parlour.games.graves.words.en.story import event
from parlour.games.graves.words.en.things import thing, zone

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

BLURB: Final = (
    "A Detective and a Mastermind fight over the Evidence at five Locations. "
    "Then the Detective names the Mastermind, and you change sides."
)
PAGE: Final = files(__name__).joinpath("page.md").read_text("utf-8")
PHRASES: Final = {
    **english.PHRASES,
    "close": "You are getting close.",
    "lost": "I am lost.",
    "nice_try": "Nice try.",
    "clever": "That was clever.",
}
PART: Final = "Case"  # what a match is made of


def claim(claim: Claim, settings: GravesSettings, names: Names) -> str:
    """Nothing is claimed in this game."""
    return ""


def standing(name: str) -> str:
    """No answer can be left with the table in this game."""
    return name
