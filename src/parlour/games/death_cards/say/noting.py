"""The notebook: its sheets, what is proved, and why."""

from __future__ import annotations

from typing import Any

from parlour.core import Fact, Heading, Sheet
from parlour.core.words.messages import Say
from parlour.games.death_cards.cards import Card, Secret
from parlour.games.death_cards.notebook.pages import copies
from parlour.games.death_cards.say.of_cards import because_of_cards
from parlour.games.death_cards.say.of_secrets import because_of_secrets
from parlour.games.death_cards.things import CARDS
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.worlds import DeathCardsWorlds


def sheet(sheet: Sheet, view: DeathCardsView) -> Say:
    if sheet.id == "roles":
        return Say("sheet-roles", {"accomplice": len(sheet.columns) > 1})
    if sheet.id == "hands":
        return Say("sheet-hands")
    return Say("sheet-secrets", {"seat": int(sheet.about[0].partition(":")[2])})


def heading(heading: Heading, sheet: Sheet, view: DeathCardsView) -> Say:
    kind, _, number = heading.id.partition(":")
    if kind == "seat":
        return Say("heading-seat", {"seat": int(number)})
    if kind == "card":
        return Say("heading-card", {"card": CARDS[heading.id]})
    if kind == "secret":
        return Say("heading-secret", lies(int(number) - 1, view))
    return Say(f"heading-{heading.id if heading.id in ('murderer', 'accomplice') else 'innocent'}")


def lies(secret: Secret, view: DeathCardsView) -> dict[str, Any]:
    """What is known of a secret on the table: the Gambler, face down before Bea."""
    owner, seen = view.owner(secret), DeathCardsWorlds(view).suspects.faces.get(secret)
    (up,) = [lying.up for lying in view.rows[owner] if lying.secret == secret]
    return {"secret": secret, "owner": owner, "face": seen, "up": up}


def fact(fact: Fact, view: DeathCardsView) -> Say:
    answers = {"among": fact.among, "holds": fact.holds}
    match fact.unknown:
        case ("role", int(seat)):
            return Say("fact-role", {"seat": seat, **answers})
        case ("secret", int(secret)):
            return Say("fact-secret", {"secret": secret, "owner": view.owner(secret), **answers})
        case ("hand", int(seat), str(card)):
            number = number_of(fact, card, view)
            return Say("fact-hand", {"seat": seat, "card": card, "number": number, "among": fact.among})
    raise NotImplementedError(fact)


def number_of(fact: Fact, card: Card, view: DeathCardsView) -> str:
    """How many cards of a name: at least one, none, or just so many."""
    most = copies(view.settings.box(view.seats), card, view.seats)
    if list(fact.among) != list(range(1, most + 1)):
        return "just" if fact.holds else "not"
    return "none" if not fact.holds else "some" if most > 1 else "it"


def because(line: int, fact: Fact, view: DeathCardsView) -> Say:
    match fact.unknown:
        case ("hand", int(seat), str(card)):
            return because_of_cards(view.story[line], seat, card, view)
    return because_of_secrets(line, fact, view)
