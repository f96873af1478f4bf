"""A proof told at the terminal: what is certain, and the lines of the story that prove it."""

from __future__ import annotations

from parlour.cli.terminal.drawing import HEADING, Drawing
from parlour.core import View
from parlour.notebook import Proof


def tell(drawing: Drawing, proof: Proof, view: View) -> None:
    """The fact, then each line by its number in the story, with how many answers are left after it."""
    words, names, screen = drawing.words, drawing.names, drawing.screen
    screen.line(words.fact(proof.fact, view, names), HEADING)
    if not proof.lines:
        screen.line(drawing.say("from-rules-alone"), lead="      ")
    for line, left in zip(proof.lines, proof.left):
        sentence = words.because(line, proof.fact, view, names)
        screen.line(f"{sentence} ({drawing.say('answers-left', count=left)})", lead=f"{line + 1:>4}  ")
    if len(proof.lines) > 1:
        screen.line(drawing.say("none-spared"), lead="      ")
