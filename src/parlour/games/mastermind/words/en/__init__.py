"""The Mastermind in English."""

from importlib.resources import files
from typing import Final

from parlour.core.words import english
from parlour.core.words.english import Names, refusal, role, setting, why
from parlour.games.mastermind.words.en.explanations import explanation
from parlour.games.mastermind.words.en.guide import GUIDE
from parlour.games.mastermind.words.en.notebook import fact, heading, sheet
from parlour.games.mastermind.words.en.options import option
from parlour.games.mastermind.words.en.prompts import prompt
from parlour.games.mastermind.words.en.reasons import because
from parlour.games.mastermind.words.en.story import claim, event
from parlour.games.mastermind.words.en.things import thing, zone

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
    "Most serve the Agency, and a few secretly serve the Syndicate. "
    "Vote two players into power, watch what they enact, and find out who lies."
)
PAGE: Final = files(__package__).joinpath("page.md").read_text("utf-8")
PHRASES: Final = {
    **english.PHRASES,
    "trust_me": "Trust me.",
    "not_believed": "I don't believe that.",
    "who_chose": "Which of you two chose that policy?",
    "tell_us": "What did you draw?",
    "vote_yes": "I will vote yes.",
    "vote_no": "I will vote no.",
}


def standing(name: str) -> str:
    return name
