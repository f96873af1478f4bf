"""Bots: each sees what its seat sees, and chooses.  One registry of levels, one way of asking, one pool of workers."""

from parlour.bots.company import Company, IllegalMove
from parlour.bots.levels import LEVELS, Level, Mind, able, known, mind, offered, proposed, standby, talks
from parlour.bots.streams import stream
from parlour.bots.thinking import Question, answer, occasion, question

__all__ = [
    "LEVELS",
    "Company",
    "IllegalMove",
    "Level",
    "Mind",
    "Question",
    "able",
    "answer",
    "known",
    "mind",
    "occasion",
    "offered",
    "proposed",
    "question",
    "standby",
    "stream",
    "talks",
]
