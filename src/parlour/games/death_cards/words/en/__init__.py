"""Death on the Cards in English."""

from importlib.resources import files
from typing import Final

from parlour.core.words import english
from parlour.core.words.english import Names, refusal, role, setting, why
from parlour.games.death_cards.words.en.explanations import explanation
from parlour.games.death_cards.words.en.guide import GUIDE
from parlour.games.death_cards.words.en.notebook import because, fact, heading, sheet
from parlour.games.death_cards.words.en.options import option
from parlour.games.death_cards.words.en.prompts import prompt
from parlour.games.death_cards.words.en.story import claim, event
from parlour.games.death_cards.words.en.things import thing, zone

BLURB: Final = (
    "One of you is the Murderer, and everybody has secrets. "
    "Turn up the right one before the draw pile runs out, unless it is yours."
)
PAGE: Final = files(__package__).joinpath("page.md").read_text("utf-8")
PHRASES: Final = {
    **english.PHRASES,
    "trust_me": "I am innocent!",
    "suspicious": "That was suspicious.",
    "show_us": "Let us see a secret.",
    "not_me": "Not me, please.",
    "stop_that": "Can anybody stop that?",
}
STANDING: Final = {"pass": "Pass until my next turn", "target": "Ask me only when I am the target"}


def standing(name: str) -> str:
    return STANDING[name]


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
