"""P.I. in English."""

from importlib.resources import files

from parlour.core.english import Names, refusal, role, setting, why
from parlour.games.pi.words.en.prompts import option, prompt, standing
from parlour.games.pi.words.en.story import claim, event
from parlour.games.pi.words.en.things import thing, zone

PAGE = files(__package__).joinpath("page.md").read_text("utf-8")

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
