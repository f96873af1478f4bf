"""Mind Reader in English."""

from importlib.resources import files

from parlour.core.english import Names, refusal, role, setting, why
from parlour.games.mind_reader.words.en.options import option
from parlour.games.mind_reader.words.en.prompts import prompt
from parlour.games.mind_reader.words.en.story import claim, event
from parlour.games.mind_reader.words.en.things import thing, zone

PAGE = files(__package__).joinpath("page.md").read_text("utf-8")


def standing(name: str) -> str:
    raise AssertionError("no answer can be left with a table of Mind Reader")


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
