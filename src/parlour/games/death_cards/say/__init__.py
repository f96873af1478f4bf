"""What is said at a table of Death on the Cards, in no language: which message, with which arguments."""

from parlour.games.death_cards.say.aid import aid
from parlour.games.death_cards.say.explaining import explanation
from parlour.games.death_cards.say.guide import guide
from parlour.games.death_cards.say.noting import because, fact, heading, sheet
from parlour.games.death_cards.say.options import option
from parlour.games.death_cards.say.prompts import prompt
from parlour.games.death_cards.say.story import claim, event
from parlour.games.death_cards.say.things import thing, zone

__all__ = [
    "aid",
    "because",
    "claim",
    "event",
    "explanation",
    "fact",
    "guide",
    "heading",
    "option",
    "prompt",
    "sheet",
    "thing",
    "zone",
]
