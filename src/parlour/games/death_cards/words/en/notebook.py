"""The notebook of Death on the Cards in English: its sheets, what is proved, and why."""

from __future__ import annotations

from typing import Final

from parlour.core import Caption, Fact, Heading, Label, Seat, Sheet
from parlour.core.words.english import Names, listed, sentence
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Card, Secret
from parlour.games.death_cards.knowledge.suspects import PLAIN
from parlour.games.death_cards.notebook.pages import copies
from parlour.games.death_cards.things import CARDS
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.words.en.because_of_cards import because_of_cards
from parlour.games.death_cards.words.en.because_of_secrets import because_of_secrets
from parlour.games.death_cards.words.en.things import TITLES, faced, secret_of, stop
from parlour.games.death_cards.worlds import DeathCardsWorlds

ROLES: Final = {"murderer": "the Murderer", "accomplice": "the Accomplice", "innocent": "innocent"}
FACES: Final = {MURDERER: "the Murderer's card", ACCOMPLICE: "the Accomplice's card", PLAIN: "an ordinary one"}


def sheet(sheet: Sheet, view: DeathCardsView, names: Names) -> Label:
    if sheet.id == "roles":
        return Label("Who is the Murderer?" if len(sheet.columns) == 1 else "Who are Murderer and Accomplice?", "Roles")
    if sheet.id == "hands":
        return Label("Who holds at least one?", "Hands", "The numbers are the least and the most.")
    seat = seat_of(sheet.about[0])
    return Label(f"{names.own(seat)} secrets, as they were dealt", names[seat])


def heading(heading: Heading, sheet: Sheet, view: DeathCardsView, names: Names) -> Caption:
    kind, _, number = heading.id.partition(":")
    if kind == "seat":
        return Caption(names[int(number)])
    if kind == "card":
        return Caption(TITLES[CARDS[heading.id]], CARDS[heading.id])
    if kind == "secret":
        return Caption(f"Secret {number}", number, lies(int(number) - 1, view, names))
    return Caption({"murderer": MURDERER, "accomplice": ACCOMPLICE}.get(heading.id, "Ordinary"))


def lies(secret: Secret, view: DeathCardsView, names: Names) -> str:
    """What is known of a secret on the table: the Gambler, face down before Bea."""
    owner, seen = view.owner(secret), DeathCardsWorlds(view).suspects.faces.get(secret)
    (up,) = [lying.up for lying in view.rows[owner] if lying.secret == secret]
    known = f"{faced(seen)}, " if seen else ""
    return f"{known}face {'up' if up else 'down'} before {names.to(owner)}"


def fact(fact: Fact, view: DeathCardsView, names: Names) -> str:
    match fact.unknown:
        case ("role", int(seat)):
            return stop(f"{names.does(seat, 'are/is')} {alternatives(fact, ROLES)}")
        case ("secret", int(secret)):
            return stop(f"{sentence(secret_of(view.owner(secret), secret, names))} is {alternatives(fact, FACES)}")
        case ("hand", int(seat), str(card)):
            return stop(f"{names.does(seat, 'hold')} {number_of(fact, card, view)}")
    raise NotImplementedError(fact)


def alternatives(fact: Fact, called: dict[str, str]) -> str:
    words = [called[str(answer)] for answer in fact.among]
    if fact.holds:
        return listed(words, "or")
    return f"not {words[0]}" if len(words) == 1 else f"neither {listed(words, 'nor')}"


def number_of(fact: Fact, card: Card, view: DeathCardsView) -> str:
    """How many cards of a name: at least one, none, or just so many."""
    numbers, most = list(fact.among), copies(view.settings.box(view.seats), card, view.seats)
    if numbers == list(range(1, most + 1)):
        return (
            f"at least one {TITLES[card]}"
            if fact.holds and most > 1
            else f"{'' if fact.holds else 'no '}{TITLES[card]}"
        )
    some = f"{listed([str(n) for n in numbers], 'or')} × {TITLES[card]}"
    return some if fact.holds else f"not {some}"


def because(line: int, fact: Fact, view: DeathCardsView, names: Names) -> str:
    match fact.unknown:
        case ("hand", int(seat), str(card)):
            return because_of_cards(view.story[line], seat, card, view, names)
    return because_of_secrets(line, fact, view, names)


def seat_of(thing: str) -> Seat:
    return int(thing.partition(":")[2])
