"""What is said at a table of Detective Graves, in no language: which message, with which arguments."""

from parlour.games.graves.say.aid import aid
from parlour.games.graves.say.explaining import explanation
from parlour.games.graves.say.guide import guide
from parlour.games.graves.say.noting import fact, heading, sheet
from parlour.games.graves.say.options import option
from parlour.games.graves.say.prompts import prompt
from parlour.games.graves.say.proving import because
from parlour.games.graves.say.story import event
from parlour.games.graves.say.things import thing, zone

__all__ = [
    "aid",
    "because",
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
