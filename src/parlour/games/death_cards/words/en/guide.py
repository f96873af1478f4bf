"""A first game of Death on the Cards."""

from typing import Final

from parlour.core import Aim, Guide, Tip

GUIDE: Final = Guide(
    aims=(
        Aim("innocent, though you have secrets", "turn up the Murderer's card before the draw pile is empty"),
        Aim(
            "the Murderer: it is one of your three secrets",
            "keep that secret down until the last card of the draw pile is gone",
            event="Received",
            where={"secrets": "Murderer"},
        ),
        Aim(
            "the Accomplice, and know the Murderer",
            "help the Murderer to stay hidden until the draw pile is empty",
            event="Received",
            where={"secrets": "Accomplice"},
        ),
    ),
    tips=(
        Tip(
            "play",
            "Play one thing.",
            "An event, or a set of detectives. A card says what it does when you point at it.",
            options=("Play", "Lay"),
        ),
        Tip(
            "add",
            "Strengthen a set.",
            "One more matching detective makes a set on the table act again.",
            options=("Add",),
        ),
        Tip(
            "window",
            "Stop it, or let it happen.",
            "Before a card takes effect, anybody may cancel it with a Not so Fast, and that card may be cancelled too.",
            options=("Cancel", "Pass"),
        ),
        Tip(
            "name",
            "Choose whom it concerns.",
            "Pick a player who still has secrets face down.",
            options=("Name",),
        ),
        Tip(
            "mark",
            "Pick a secret.",
            "Everybody has three in a row. The numbers on their backs never change.",
            options=("Mark",),
        ),
        Tip(
            "reveal",
            "Turn up one of your own secrets.",
            "An ordinary one does no harm, until all three are up.",
            options=("Reveal",),
        ),
        Tip(
            "revealed",
            "A secret is turned up.",
            "With all three up a player is in disgrace and can do little more.",
            events=("Revealed",),
        ),
        Tip(
            "discard",
            "Discard what you don't need.",
            "As many cards as you like; at least one, if you played nothing.",
            options=("Discard",),
        ),
        Tip(
            "draw",
            "Draw up to six cards.",
            "From the pile, or from the three in the draft. When the pile is empty, the Murderer has won.",
            options=("Draw", "Draft"),
        ),
    ),
)
