"""What is said at a table of Mind Reader, in no language: which message, with which arguments."""

from parlour.games.mind_reader.say.aid import aid
from parlour.games.mind_reader.say.explaining import explanation
from parlour.games.mind_reader.say.guide import guide
from parlour.games.mind_reader.say.noting import fact, heading, sheet
from parlour.games.mind_reader.say.playing import event, option, prompt
from parlour.games.mind_reader.say.proving import because
from parlour.games.mind_reader.say.things import thing, zone

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
