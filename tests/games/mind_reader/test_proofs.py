"""Proofs in the notebook of Mind Reader: their lines force the fact, and none of them can be spared."""

from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import Fact, Refused
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.cards import by_rank, by_strength
from parlour.games.mind_reader.events import Asked, Drew, Guessed, GuessedAll, HandedOver, Held, Kept, Shown
from parlour.games.mind_reader.notebook.heard import heard_by
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.notebook import Proof, notebook, squares, why
from parlour.testing import LAWS, Breach, Variant
from tests.games.mind_reader.kit import KIT
from tests.games.mind_reader.table import ANN, BEA, begun, hands_played

THREE = ("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R")


# What a line says is read off the rulebook once more, and every way to lay the cards is tried.


def truths(told, me, settings, seats):
    """Every way to lay different cards at all places, and to play those played unseen, that agrees with these lines."""
    places = [(seat, side) for seat in range(seats) for side in settings.sides]
    plays = [("play", line) for line, event in told.items() if isinstance(event, Asked) and event.card is None]
    for cards in permutations(deck_of(settings), len(places) + len(plays)):
        world = dict(zip([*places, *plays], cards))
        if all([agrees(line, event, world, me) for line, event in told.items()]):
            yield world


def agrees(line, event, world, me):
    match event:
        case Held(cards):
            return all([(card in cards) == (unknown[0] == me) for unknown, card in world.items()])
        case Kept(cards):
            return cards == tuple([card for place, card in world.items() if place[0] == me])
        case Drew(_, card):
            return card not in world.values()
        case Asked(_, of, side, question, reply, card):
            compare = by_rank if question == "rank" else by_strength
            return card not in world.values() and compare(card or world["play", line], world[of, side]) == reply
        case Guessed(_, of, side, card, right):
            return (world[of, side] == card) == right
        case GuessedAll(_, named, right):
            return all([world[of, side] == card for of, side, card in named]) == right
        case HandedOver(by, side, card) | Shown(by, side, card):
            return world[by, side] == card
    raise AssertionError(f"{event} says nothing")


def forces(view, fact, lines):
    """Whether the fact is true in every truth that agrees with these lines, as they were heard by who is to know it."""
    is_mine = fact.unknown[0] == "known to"
    heard = dict(heard_by(fact.unknown[1], view)) if is_mine else dict(enumerate(view.story))
    place, me = ((view.seat, fact.unknown[2]), None) if is_mine else (fact.unknown, view.seat)
    worlds = truths({line: heard[line] for line in lines}, me, view.settings, view.seats)
    return all((world[place] in fact.among) == fact.holds for world in worlds)


def is_minimal(view, proof):
    """Whether its lines force the fact, and without any one of them it could be otherwise."""
    others = [[line for line in proof.lines if line != left_out] for left_out in proof.lines]
    return forces(view, proof.fact, proof.lines) and not any([forces(view, proof.fact, lines) for lines in others])


SHORT = {  # how many cards are dealt to each, the seats and the options
    "a short deck": (4, 2, {"suits": 3, "ranks": 4}),
    "three players": (3, 3, {"suits": 3, "ranks": 4}),
    "jokers": (4, 2, {"suits": 3, "ranks": 3, "jokers": True}),
    "all or nothing": (2, 4, {"suits": 3, "ranks": 3, "all_or_nothing": True}),
    "two cards": (4, 2, {"suits": 3, "ranks": 3, "two_cards": True}),
    "in secret": (2, 3, {"suits": 4, "ranks": 2, "in_secret": True}),
}


def some_proofs(name, rng, games):
    """Proofs of squares in hands that bots play, and the views they come from."""
    _, seats, options = SHORT[name]
    for number in range(games):
        for view in list(hands_played(seats, number, "thumb", **options))[:: seats + 4]:
            exact = [cell for _, sheet, cell in squares(notebook(MIND_READER, view)) if sheet.exact]
            certain = [cell for cell in exact if cell.certainty == "certain"]
            ruled_out = [cell for cell in exact if cell.certainty == "ruled out"]
            for cell in [*certain, *rng.sample(ruled_out, min(2, len(ruled_out)))]:
                yield view, why(MIND_READER, view, cell.fact)


@pytest.mark.parametrize("name", SHORT)
def test_a_proof_holds_in_every_truth_that_agrees_with_its_lines_and_has_no_line_to_spare(name, monkeypatch):
    monkeypatch.setattr(MindReaderSettings, "dealt", property(lambda self: SHORT[name][0]))
    rng = Random(name)
    proofs = rng.sample(list(some_proofs(name, rng, games=6)), 40)
    assert all([is_minimal(view, proof) for view, proof in proofs])
    assert max([len(proof.lines) for _, proof in proofs]) > 1


def test_a_proof_with_a_line_missing_or_a_line_to_spare_is_caught():
    caught = 0
    for view, proof in some_proofs("a short deck", Random(1), games=3):
        spare = [line for line, event in enumerate(view.story) if isinstance(event, Asked) and line not in proof.lines]
        for lines in [proof.lines[1:]] * bool(proof.lines) + [(*proof.lines, line) for line in spare[:1]]:
            assert not is_minimal(view, Proof(proof.fact, lines, ()))
            caught += 1
    assert caught > 20


def test_reasons_that_forget_that_cards_differ_are_caught(monkeypatch):
    monkeypatch.setattr("parlour.games.mind_reader.notebook.account.can_differ", lambda cards: True)
    with pytest.raises((Breach, Refused), match=r"unlike the worlds|still open"):
        LAWS["proofs_have_no_line_to_spare"](replace(KIT, variants=(Variant(6, {"length": "one hand", "ranks": 6}),)))


def test_what_is_open_cannot_be_proved():
    view = MIND_READER.view(begun(*THREE), ANN)
    with pytest.raises(Refused, match="still open"):
        why(MIND_READER, view, Fact((BEA, 0), ("8W",)))
