"""Views and moves as numbers, for any game: derived from the types of its views, moves, events and claims."""

from parlour.numbers.encoder import LINES, Encoder, Reading, encoder_of
from parlour.numbers.numbering import Numbering

__all__ = ["LINES", "Encoder", "Numbering", "Reading", "encoder_of"]
