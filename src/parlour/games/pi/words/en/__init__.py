"""P.I. in English."""

from importlib.resources import files

from parlour.core.words import english
from parlour.core.words.english import Names, refusal, role, setting, why
from parlour.games.pi.words.en.explanations import explanation
from parlour.games.pi.words.en.guide import GUIDE
from parlour.games.pi.words.en.notebook import because, fact, heading, sheet
from parlour.games.pi.words.en.prompts import option, prompt, standing
from parlour.games.pi.words.en.story import claim, event
from parlour.games.pi.words.en.things import thing, zone

BLURB = (
    "Your neighbour holds your case: a suspect, a crime and a location. "
    "Search the city for them, and solve your case before the others solve theirs."
)
PAGE = files(__package__).joinpath("page.md").read_text("utf-8")
PHRASES = {
    **english.PHRASES,
    "case_is_hard": "My case is a hard one.",
    "almost": "I almost have it.",
    "help_me": "I am lost in this city.",
    "clever": "That was clever.",
}
PART = "Mini-game"  # what a match is made of

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
