"""What is said at a table of The Mastermind, in no language: which message, with which arguments."""

from parlour.games.mastermind.say.aid import aid
from parlour.games.mastermind.say.explaining import explanation
from parlour.games.mastermind.say.guide import guide
from parlour.games.mastermind.say.noting import fact, heading, sheet
from parlour.games.mastermind.say.playing import option, prompt
from parlour.games.mastermind.say.proving import because
from parlour.games.mastermind.say.story import claim, event
from parlour.games.mastermind.say.things import thing, zone

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
