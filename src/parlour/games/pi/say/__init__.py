"""What is said at a table of P.I., in no language: which message, with which arguments."""

from parlour.games.pi.say.aid import aid
from parlour.games.pi.say.guide import guide
from parlour.games.pi.say.noting import because, explanation, fact, heading, sheet
from parlour.games.pi.say.playing import event, option, prompt
from parlour.games.pi.say.things import thing, zone

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
