"""A first game of P.I."""

from typing import Final

from parlour.core import Aim, Guide, Tip

GUIDE: Final = Guide(
    aims=(
        Aim(
            "a detective",
            "find the suspect, the crime and the location that your neighbour on the right holds, "
            "before the others find theirs",
        ),
    ),
    tips=(
        Tip(
            "held",
            "This is the case you hold.",
            "Your neighbour on the left hunts for it. None of its three cards is in the case that you hunt for.",
            events=("Held",),
        ),
        Tip(
            "examine",
            "Examine an Evidence card.",
            "A disc: it is in your case. A cube: the one you look for is on a brick next to it. No token: farther off.",
            options=("Take",),
        ),
        Tip(
            "examined",
            "Read the token.",
            "It lies in your colour on the tile. The notebook crosses out what no longer fits.",
            events=("Examined",),
        ),
        Tip(
            "investigate",
            "Send an Investigator.",
            "It asks about all tiles of a brick, and about the bricks beside it. You have five for the whole game.",
            options=("Place",),
        ),
        Tip(
            "investigated",
            "Count discs and cubes.",
            "A disc: a card of your case lies there. A cube: one lies next door. You are not told which.",
            events=("Investigated",),
        ),
        Tip(
            "attempt",
            "Solve your case when you are sure.",
            "Name suspect, crime and location. The sooner, the more points; a wrong attempt costs two.",
            options=("Accuse",),
        ),
        Tip(
            "solved",
            "Somebody has solved a case.",
            "All who solve in one round take the same points, those after them fewer. The last one left takes none.",
            events=("Solved",),
        ),
    ),
)
