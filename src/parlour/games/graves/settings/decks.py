"""Deck files: which cards a side has and what they can do, written in TOML, so that a group can enter its own."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from re import search
from typing import Any, Final, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from parlour.core.words.english import listed
from parlour.games.graves.cards import ACE, CARDS, HAND, RANKS, SIDES, VALUE, Card, Side, Suit
from parlour.games.graves.moves import Place
from parlour.games.graves.settings.abilities import PARAMETERS, TARGETS, Ability, EffectName, Skill

Path: TypeAlias = tuple[str | int, ...]  # where in a file something stands, as in ("ability", 2, "most")

LONGEST: Final = 6000  # characters of a deck file
LINES: Final = 300
TITLE: Final = 40
DRAWS: Final = 5


class Chart(Struct, frozen=True):
    """What each card may do at a Location, with a certain trump and free suit."""

    ways: Mapping[Card, Sequence[Place]]  # to place it
    trumps: Mapping[Card, Sequence[Place]]  # the same while only trumps may be placed
    skills: Mapping[Card, Skill]  # of those cards that have one
    trailing: bool  # that may be so for the Mastermind
    charges: bool  # some placements cost a card


class Deck(Struct, frozen=True, eq=False):
    """The cards of one side, and the abilities that some of them have.  Each is read once: it equals only itself."""

    cards: tuple[Card, ...]
    abilities: Mapping[Card, Ability]
    charts: dict[tuple[str, Suit, Suit], Chart] = field(default_factory=dict)  # filled as the turns need them


class Fault(Exception):
    """What is wrong with a deck file, and where."""

    def __init__(self, sentence: str, *path: str | int) -> None:
        super().__init__(sentence)
        self.path = path


FILES: Final = files("parlour.games.graves").joinpath("decks")
DEFAULTS: Final = {side: FILES.joinpath(f"{name.lower()}.toml").read_text("utf-8") for side, name in SIDES.items()}
EXAMPLE: Final = FILES.joinpath("example.toml").read_text("utf-8")  # it uses every effect


@lru_cache(maxsize=256)
def deck_of(side: Side, text: str) -> Deck:
    """The deck written in ``text``; if that is empty, the one that ``side`` has by default."""
    return read_deck(text if text.strip() else DEFAULTS[side])


def complaint(side: Side, text: str) -> str | None:
    """What is wrong with a deck, in a sentence that names the line; None if nothing is."""
    try:
        deck_of(side, text)
    except Fault as fault:
        return f"The {SIDES[side]}'s deck, line {line_of(text, fault.path)}: {fault}"
    except (ValueError, RecursionError) as fault:  # what tomllib raises; it names the line at the end of its message
        where = search(r" \(at line (\d+), column \d+\)", str(fault))
        line, what = (where[1], str(fault)[: where.start()]) if where else (str(last_line(text)), "It cannot be read")
        return f"The {SIDES[side]}'s deck, line {line}: this is not TOML: {what}."
    return None


def read_deck(text: str) -> Deck:
    if last_line(text) > LINES:
        raise Fault(f"a deck has at most {LINES} lines.")
    file = tomllib.loads(text)
    check_keys(file, ("deck", "ability"))
    cards = read_cards(file["deck"], "deck") if "deck" in file else CARDS
    if len(cards) < HAND:
        raise Fault(f"a deck has at least {HAND} cards, not {len(cards)}.", "deck")
    abilities: dict[Card, Ability] = {}
    for i, entry in enumerate(entries(file)):
        for card in read_cards(entry.get("cards"), "ability", i, "cards"):
            if card in abilities:
                raise Fault(f"{card} already has an ability.", "ability", i, "cards")
            if card in cards:
                abilities[card] = replace(read_ability(entry, "ability", i), own=card[0])
    check_fetching(abilities, file)
    return Deck(cards, abilities)


def entries(file: dict[str, Any]) -> list[dict[str, Any]]:
    found = file.get("ability", [])
    if not isinstance(found, list) or not all([isinstance(entry, dict) for entry in found]):
        raise Fault("each ability begins with a line [[ability]].", "ability")
    return found


def check_keys(table: Mapping[str, Any], known: Iterable[str], *path: str | int) -> None:
    for key in table:
        if key not in known:
            raise Fault(f"there is no {key!r} here; there may be {listed(list(known))}.", *path, key)


def read_ability(entry: dict[str, Any], *path: str | int) -> Ability:
    effect = entry.get("effect")
    if not isinstance(effect, str) or effect not in PARAMETERS:
        told = f"there is no effect {effect!r}" if "effect" in entry else "an ability needs an effect"
        raise Fault(f"{told}; there are {listed(list(PARAMETERS))}.", *path, *(["effect"] if "effect" in entry else []))
    name: EffectName = effect
    check_keys(entry, ("cards", "title", "effect", *PARAMETERS[name]), *path)
    if "title" not in entry:
        raise Fault('an ability needs a title, as in title = "New Angle".', *path)
    made = Ability(read_title(entry["title"], *path, "title"), name, to=TARGETS.get(name, ("",))[0])
    for parameter in PARAMETERS[name]:
        if parameter in entry:
            made = with_parameter(made, parameter, entry[parameter], *path, parameter)
    return made


def read_title(title: object, *path: str | int) -> str:
    if not isinstance(title, str) or not title.strip() or len(title) > TITLE or not title.isprintable():
        raise Fault(f"a title is one line of 1 to {TITLE} characters.", *path)
    return title


def with_parameter(made: Ability, name: str, value: object, *path: str | int) -> Ability:
    if name == "except":
        return replace(made, reach=frozenset(CARDS).difference(read_cards(value, *path)))
    if name == "most":
        most = read_number(value, "most", 2, ACE, *path)
        return replace(made, reach=frozenset([card for card in CARDS if VALUE[card] <= most]))
    if name in ("draw", "top"):
        return replace(made, **{name: read_number(value, name, 1, DRAWS, *path)})
    targets = TARGETS[made.effect]
    if value not in targets:
        told = listed([f"to {target!r}" for target in targets], "or")
        raise Fault(f"trump changes {told}, not to {shortened(value)}.", *path)
    return replace(made, to=str(value))


def read_number(value: object, name: str, low: int, high: int, *path: str | int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Fault(f"{name} is a whole number from {low} to {high}, not {shortened(value)}.", *path)
    return value


def read_cards(value: object, *path: str | int) -> tuple[Card, ...]:
    """Cards as written in a file: M2 is one, 2 is the 2 of every suit."""
    if not isinstance(value, list) or not value:
        place = path if value is not None else path[:-1]
        raise Fault(f'cards are written as in cards = ["2", "M7"], not {shortened(value)}.', *place)
    found: list[Card] = []
    for word in value:
        cards = [card for card in CARDS if word in (card, card[1])]
        if not cards:
            raise Fault(
                f"there is no card {shortened(word)}; cards are M2 to BA, ranks {RANKS[0]} to {RANKS[-1]}.", *path
            )
        found += cards
    if len(set(found)) < len(found):
        twice = next(card for card in found if found.count(card) > 1)
        raise Fault(f"{twice} is named twice.", *path)
    return tuple([card for card in CARDS if card in found])


def check_fetching(abilities: Mapping[Card, Ability], file: dict[str, Any]) -> None:
    """Two cards that could fetch each other would make a turn without end."""
    fetching = [card for card, ability in abilities.items() if ability.effect == "fetch"]
    for card in fetching:
        if caught := [other for other in fetching if other in abilities[card].reach]:
            i = next(i for i, entry in enumerate(entries(file)) if {card, card[1]} & set(entry["cards"]))
            path = ("ability", i, "except") if "except" in entries(file)[i] else ("ability", i)
            raise Fault(f"a card that fetches may not be fetched: add {caught[0]} to except.", *path)


def last_line(text: str) -> int:
    return text.rstrip().count("\n") + 1


def line_of(text: str, path: Path) -> int:
    """The line on which ``path`` is complete: the first up to which the file holds it."""
    lines = text.split("\n")
    for n in range(1, len(lines) + 1) if path else ():
        try:
            if holds(tomllib.loads("\n".join(lines[:n])), path):
                return n
        except ValueError:  # cut in the middle of something
            continue
    return last_line(text)


def holds(found: Any, path: Path) -> bool:
    try:
        for key in path:
            found = found[key]
    except (KeyError, IndexError, TypeError):
        return False
    return True


def shortened(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"
