"""All that people are told in some random games: every distinct text, with what it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from parlour.core import ENGLISH, Caption, Match, Refused, View, Words, catalogue
from parlour.core.words.telling import FIRST_NAMES
from parlour.notebook import notebook, squares, why
from parlour.notebook.hints import explained
from parlour.testing import Kit

GAMES: Final = 60  # of each kind
LOOKS: Final = frozenset((1, 2, 3, 4, 5, 6, 8, 11, 15, 20, 27, 36, 48, 64, 85, 113, 150, 200, 266, 354, 471))
NOTED: Final = frozenset((8, 27))  # decisions at which the notebook is opened in every tenth game
PROVED: Final = 12  # squares of a notebook whose proofs are told
TALKS: Final = 0.1  # how often somebody says something before a move
LEVELS: Final = ("novice", "thumb", "belief")  # of bots that explain a move


def texts_of_game(kit: Kit, number: int) -> set[str]:
    """What is said in one game, each text behind what it is."""
    variant = kit.variants[number % len(kit.variants)]
    match = Match(kit.game, seats=variant.seats, seed=bytes([number]) * 32, settings=variant.options)
    found, rng = {*of_table(match)}, Random(number)
    while match.result is None:
        if match.decision in LOOKS:
            found |= {text for seat in (None, *range(variant.seats)) for text in of_view(match.view(seat), match)}
        if match.decision in NOTED and number % 10 == 0:
            found |= {text for seat in range(variant.seats) for text in of_notebook(match.view(seat), match)}
            found |= {text for seat in match.asked[:2] for text in of_bots(match.view(seat), match)}
        step(match, rng)
    for seat in (None, *range(variant.seats)):
        found |= {*of_view(match.view(seat), match), *of_story(match.view(seat), match)}
    return found


def step(match: Match[Any, Any], rng: Random) -> None:
    """A random move; now and then somebody says something before it."""
    seat = rng.choice(match.asked)
    if rng.random() < TALKS and (claims := match.claims(seat)):
        match.say(seat, rng.choice(claims))
    match.play(seat, rng.choice(match.options(seat)))


def words_of(match: Match[Any, Any], view: View) -> tuple[Words, Any]:
    words = match.game.words(ENGLISH)
    return words, words.Names(FIRST_NAMES[: view.seats], view.seat)


def of_table(match: Match[Any, Any]) -> Iterator[str]:
    """What belongs to the table before anything happens."""
    game, (words, _) = match.game, words_of(match, match.view(None))
    settings = match.view(None).settings
    yield f"blurb\t{words.BLURB}"
    yield from [f"phrase\t{phrase}" for phrase in words.PHRASES.values()]
    yield from [f"guide\t{tip.title} {tip.text}" for tip in words.GUIDE.tips]
    yield from [f"aim\t{aim.you} {aim.aim}" for aim in words.GUIDE.aims]
    box = [thing for thing in catalogue(game.things, match.view(None).seats, settings) if thing.kind != "seat"]
    captions = [words.thing(thing, settings) for thing in box]
    yield from [f"thing\t{told(each)}" for each in captions]


def told(caption: Caption) -> str:
    """A short title that says no less than the title is left out."""
    short = caption.short if caption.short != caption.title else ""
    return f"{caption.title}\t{short}\t{caption.text}"


def of_view(view: View, match: Match[Any, Any]) -> Iterator[str]:
    game, (words, names) = match.game, words_of(match, view)
    yield f"prompt\t{words.prompt(view, names)}"
    for zone in game.things.zones(view):
        label = words.zone(zone, view, names)
        yield f"zone\t{label.title}\t{label.short}\t{label.note}"
    for move in view.options:
        said = words.option(move, view, names)
        yield f"option\t{said.text}\t{said.heading}\t{said.label}\t{said.first}"
    if view.seat is not None:
        yield from [f"claim\t{words.claim(claim, view.settings, names)}" for claim in game.speech(view)]


def of_story(view: Any, match: Match[Any, Any]) -> Iterator[str]:
    words, names = words_of(match, view)
    yield from [f"event\t{words.event(event, view.settings, names)}" for event in view.story]


def of_notebook(view: View, match: Match[Any, Any]) -> Iterator[str]:
    game, (words, names) = match.game, words_of(match, view)
    pages = notebook(game, view)
    for sheet in pages.sheets:
        label = words.sheet(sheet, view, names)
        yield f"sheet\t{label.title}\t{label.short}\t{label.note}"
        for heading in (*sheet.rows, *sheet.columns):
            caption = words.heading(heading, sheet, view, names)
            yield f"heading\t{told(caption)}"
    known = [cell.fact for _, _, cell in squares(pages) if cell.certainty != "open"]
    for fact in known[:: -(-len(known) // PROVED) or 1]:
        yield f"fact\t{words.fact(fact, view, names)}"
        try:
            lines = why(game, view, fact).lines
        except Refused:
            continue
        yield from [f"because\t{words.because(line, fact, view, names)}" for line in lines]


def of_bots(view: View, match: Match[Any, Any]) -> Iterator[str]:
    """Why bots would make each of some moves."""
    words, names = words_of(match, view)
    for level in LEVELS:
        for move in view.options[:3]:
            if told := explained(match.game, level, view, move):
                yield f"explanation\t{words.explanation(told, view, names)}"
