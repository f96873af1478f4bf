"""The Mastermind in English."""

from importlib.resources import files
from typing import Final

from parlour.core.english import Names, refusal, role, setting, why
from parlour.games.mastermind.words.en.options import option
from parlour.games.mastermind.words.en.prompts import prompt
from parlour.games.mastermind.words.en.story import claim, event
from parlour.games.mastermind.words.en.things import thing, zone

__all__ = [
    "PAGE",
    "Names",
    "claim",
    "event",
    "option",
    "prompt",
    "refusal",
    "role",
    "setting",
    "standing",
    "thing",
    "why",
    "zone",
]

PAGE: Final = files(__package__).joinpath("page.md").read_text("utf-8")


def standing(name: str) -> str:
    return name
