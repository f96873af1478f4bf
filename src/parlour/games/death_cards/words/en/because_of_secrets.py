"""Why somebody is the Murderer or not: what a line of the story says about secrets and disgrace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Fact, Seat
from parlour.core.words.english import Names, listed, sentence
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Face, Secret
from parlour.games.death_cards.knowledge.suspects import Suspects
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.words.en.things import faced, secret_of

CARDS: Final = {MURDERER: "the Murderer's card", ACCOMPLICE: "the Accomplice's card"}


def because_of_secrets(line: int, fact: Fact, view: DeathCardsView, names: Names) -> str:
    asked = asked_for(fact, view)
    match view.story[line]:
        case e.Received(_, _, faces):
            return f"You were dealt {listed([faced(face) for face in faces])}{own_cards(faces, asked)}."
        case e.Recognised(partner, role):
            return f"You saw who is {faced(role)}: {names.to(partner)}."
        case e.Shown(_, owner, secret, face) if face is not None:
            shown = f"{sentence(secret_of(owner, secret, names))} was shown to be {faced(face)}"
            return f"{shown}{seen(secret, face, asked, view, names)}."
        case e.Revealed(owner, secret, face):
            turned = f"{sentence(secret_of(owner, secret, names))} turned out to be {faced(face)}"
            return f"{turned}{seen(secret, face, asked, view, names)}.{disgrace(line, view, names)}"
        case e.Covered(owner, secret):
            return f"{sentence(secret_of(owner, secret, names))} was turned face down.{disgrace(line, view, names)}"
        case e.SecretMoved(owner, secret, _, to):
            moved = f"{sentence(secret_of(owner, secret, names))} went face down to {names.to(to)}"
            return f"{moved}.{disgrace(line, view, names)}"
        case e.Disgraced():
            return disgrace(line, view, names).strip()
    raise NotImplementedError(view.story[line])


def asked_for(fact: Fact, view: DeathCardsView) -> list[Face]:
    """The cards that the fact is about."""
    named = [str(answer).capitalize() for answer in fact.among]
    return [face for face in CARDS if face in named] or [*CARDS][: 1 + view.settings.box(view.seats).accomplice]


def own_cards(faces: Sequence[Face], asked: Sequence[Face]) -> str:
    """What follows from the secrets that a player was dealt."""
    held = [CARDS[face] for face in asked if face in faces]
    if held:
        return f": {listed(held)} is yours"
    if len(asked) == 1:
        return f", so {CARDS[asked[0]]} is not among them"
    return f", so neither {listed([CARDS[face] for face in asked], 'nor')} is among them"


def seen(secret: Secret, face: Face, asked: Sequence[Face], view: DeathCardsView, names: Names) -> str:
    """What follows from the face of a secret: who was dealt it, or what it is not."""
    if face in CARDS:
        dealt = secret // view.settings.box(view.seats).secrets
        return f", so {names.does(dealt, 'are/is')} {faced(face)}: that card was dealt to {names.to(dealt)}"
    cards = [CARDS[other] for other in asked]
    return f", so it is not {cards[0]}" if len(cards) == 1 else f", so it is neither {listed(cards, 'nor')}"


def disgrace(line: int, view: DeathCardsView, names: Names) -> str:
    """What follows from who is in disgrace after a line, and who is not."""
    event, following = view.story[line], view.story[line + 1 : line + 2]
    if following and isinstance(following[0], e.Disgraced):
        return ""  # that line will tell
    table = Suspects(view.seats, view.settings)
    for n, told in enumerate(view.story[: line + 1]):
        table.learn(n, told)
    if spared := [seat for seat in range(view.seats) if exposed(table, seat) and seat not in table.disgraced]:
        who = names.does(spared[0], "are/is")
        return f" {who} not in disgrace, though anybody else would be: {names.to(spared[0])} must be the Murderer."
    if isinstance(event, e.Revealed):
        return ""
    goes_on = "" if view.settings.accomplice_counts else " And the game goes on."
    return f" In disgrace: {names.listed(table.disgraced)}, which never happens to the Murderer.{goes_on}"


def exposed(table: Suspects, seat: Seat) -> bool:
    """Whether a player has nothing left face down, or the Accomplice's card face up."""
    accomplice = [secret for secret, face in table.faces.items() if face == ACCOMPLICE]
    return table.rows[seat] <= table.up or any([secret in table.rows[seat] & table.up for secret in accomplice])
