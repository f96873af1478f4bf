"""Why somebody is the Murderer or not: what a line of the story says about secrets and disgrace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Fact, Seat
from parlour.core.words.messages import Say
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Face, Secret
from parlour.games.death_cards.knowledge.suspects import Suspects
from parlour.games.death_cards.view import DeathCardsView

FACES: Final = (MURDERER, ACCOMPLICE)


def because_of_secrets(line: int, fact: Fact, view: DeathCardsView) -> Say:
    event, asked = view.story[line], asked_for(fact, view)
    match event:
        case e.Received(_, _, faces):
            held = [face for face in asked if face in faces]
            return Say("because-Received", {"faces": faces, "asked": asked, "held": held})
        case e.Recognised():
            return Say("because-Recognised", of=event)
        case e.Shown(_, _, secret, face) if face is not None:
            return Say("because-Shown", {"seen": seen(secret, face, asked, view)}, event)
        case e.Revealed(_, secret, face):
            told = {"seen": seen(secret, face, asked, view), "disgrace": disgrace(line, view)}
            return Say("because-Revealed", told, event)
        case e.Covered() | e.SecretMoved():
            return Say(f"because-{type(event).__name__}", {"disgrace": disgrace(line, view)}, event)
        case e.Disgraced():
            return Say("because-Disgraced", {"disgrace": disgrace(line, view, alone=True)})
    raise NotImplementedError(event)


def asked_for(fact: Fact, view: DeathCardsView) -> list[Face]:
    """The cards that the fact is about."""
    named = [str(answer).capitalize() for answer in fact.among]
    return [face for face in FACES if face in named] or [*FACES][: 1 + view.settings.box(view.seats).accomplice]


def seen(secret: Secret, face: Face, asked: Sequence[Face], view: DeathCardsView) -> Say:
    """What follows from the face of a secret: who was dealt it, or what it is not."""
    if face in FACES:
        return Say("seen-dealt", {"dealt": secret // view.settings.box(view.seats).secrets, "face": face})
    return Say("seen-not", {"asked": asked})


def disgrace(line: int, view: DeathCardsView, alone: bool = False) -> Say:
    """What follows from who is in disgrace after a line, and who is not; ``alone``: nothing stands before it."""
    event, following = view.story[line], view.story[line + 1 : line + 2]
    if following and isinstance(following[0], e.Disgraced):
        return Say("disgrace-nothing")  # that line will tell
    table = Suspects(view.seats, view.settings)
    for n, told in enumerate(view.story[: line + 1]):
        table.learn(n, told)
    if spared := [seat for seat in range(view.seats) if exposed(table, seat) and seat not in table.disgraced]:
        return Say("disgrace-spared", {"spared": spared[0], "alone": alone})
    if isinstance(event, e.Revealed):
        return Say("disgrace-nothing")
    goes_on = not view.settings.accomplice_counts
    return Say("disgrace-never", {"seats": table.disgraced, "goes_on": goes_on, "alone": alone})


def exposed(table: Suspects, seat: Seat) -> bool:
    """Whether a player has nothing left face down, or the Accomplice's card face up."""
    accomplice = [secret for secret, face in table.faces.items() if face == ACCOMPLICE]
    return table.rows[seat] <= table.up or any([secret in table.rows[seat] & table.up for secret in accomplice])
