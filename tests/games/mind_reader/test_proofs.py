"""Proofs in the notebook of Mind Reader: their lines force the fact, none of them can be spared, and all have words."""

from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import ENGLISH, Fact, Refused
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.cards import ALL_CARDS, by_rank, by_strength, card_name
from parlour.games.mind_reader.events import Asked, Drew, Guessed, GuessedAll, HandedOver, Held, Kept, Shown
from parlour.games.mind_reader.notebook.heard import heard_by, known_to
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.notebook import Proof, notebook, squares, why
from parlour.testing import LAWS, Breach, Variant
from tests.games.mind_reader.kit import KIT
from tests.games.mind_reader.table import ANN, BEA, CAL, DOT, ask, begun, end_turn, guess, guess_all, hands_played

WORDS = MIND_READER.words(ENGLISH)
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
    "two cards": (4, 2, {"suits": 3, "ranks": 3, "two_cards": True, "gentle": True}),
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


def names_for(view):
    return WORDS.Names(("Ann", "Bea", "Cal", "Dot")[: view.seats], view.seat)


def worded(s, seat, unknown, card, holds=True):
    """A fact in words, and the words of every line that proves it."""
    view = MIND_READER.view(s, seat)
    proof = why(MIND_READER, view, Fact(unknown, (card,), holds))
    return in_words(proof, view)


def in_words(proof, view):
    names = names_for(view)
    lines = [WORDS.because(line, proof.fact, view, names) for line in proof.lines]
    return [WORDS.fact(proof.fact, view, names), *lines]


class TestWords:
    def test_sheets_ask_their_question(self):
        s = begun(*THREE)
        view = MIND_READER.view(s, ANN)
        labels = [WORDS.sheet(sheet, view, names_for(view)) for sheet in notebook(MIND_READER, view).sheets]
        assert [(label.title, label.short, label.note) for label in labels] == [
            ("What is Bea's Secret Card?", "Bea", "61 cards fit"),
            ("What is Cal's Secret Card?", "Cal", "61 cards fit"),
            ("What can the others know of your Secret Card?", "You", "65 cards fit"),
        ]

    def test_rows_are_ranks_and_columns_are_suits(self):
        view = MIND_READER.view(begun(*THREE, jokers=True), ANN)
        sheet = notebook(MIND_READER, view).sheets[0]
        titles = [
            WORDS.heading(heading, sheet, view, names_for(view)).title for heading in (*sheet.rows, *sheet.columns)
        ]
        assert titles[:4] == ["King", "Queen", "Jack", "10"] and titles[12:] == [
            "Ace", "Joker", "Rock", "Scissors", "Lizard", "Paper", "Water",
        ]  # fmt: skip

    def test_an_answer_by_rank(self):
        s = begun(*THREE)
        ask(s, ANN, "4P", BEA)
        assert worded(s, ANN, (BEA, 0), "3W", holds=False) == [
            "Bea's Secret Card is not the 3 of Water.",
            "Your 4 of Paper was lower than Bea's Secret Card, so that one is above 4.",
        ]

    def test_an_answer_by_strength(self):
        s = begun("7R 2P 3P QP", "8W 2S 3S 4S")
        ask(s, ANN, "QP", BEA, "strength")
        assert worded(s, ANN, (BEA, 0), "KL", holds=False)[1] == (
            "Your Queen of Paper was stronger than Bea's Secret Card, "
            "so that one is Rock, Paper up to the Jack or Water."
        )

    def test_an_answer_by_strength_with_jokers(self):
        s = begun("7R 2P 3P QP", "8W 2S 3S 4S", jokers=True)
        ask(s, ANN, "QP", BEA, "strength")
        assert worded(s, ANN, (BEA, 0), "KL", holds=False)[1].endswith(
            "so that one is Rock without its Joker, the Joker of Scissors, the Joker of Lizard, Paper up to the Jack "
            "or Water without its Joker."
        )

    def test_a_card_that_was_dealt_drawn_or_played(self):
        s = begun(*THREE)
        ask(s, ANN, "2P", BEA)
        end_turn(s, ANN)
        assert worded(s, ANN, (BEA, 0), "7R", holds=False)[1:] == [
            "You were dealt the 7 of Rock, so it is nobody else's Secret Card."
        ]
        assert worded(s, ANN, (CAL, 0), "4L", holds=False)[1:] == [
            "You drew the 4 of Lizard, so it is nobody's Secret Card."
        ]
        assert worded(s, CAL, (ANN, 0), "2P", holds=False)[1:] == [
            "Ann's 2 of Paper was played, so it is nobody's Secret Card."
        ]

    def test_a_wrong_guess_tells_the_guesser_most(self):
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        assert worded(s, ANN, (BEA, 0), "8W")[1:] == ["You were shown Bea's Secret Card: it is the 8 of Water."]
        assert worded(s, ANN, (CAL, 0), "8W", holds=False)[1:] == [
            "You were shown Bea's Secret Card: it is the 8 of Water, so no other Secret Card is."
        ]
        assert worded(s, CAL, (BEA, 0), "KW", holds=False)[1:] == [
            "Ann guessed Bea's Secret Card wrong, so that one is not the King of Water."
        ]
        assert worded(s, CAL, (BEA, 0), "7R", holds=False)[1:] == [
            "Ann's Secret Card went face up to Bea: it is the 7 of Rock, so no other Secret Card is."
        ]

    def test_a_failed_guess_at_all_counts_with_what_is_known_beside_it(self):
        """Cal keeps the card that Ann named for Cal, so the one she named for Bea or for Dot is wrong."""
        s = begun(*THREE, "10P 2W 3W 4W", all_or_nothing=True)
        guess_all(s, ANN, "8W", "9L", "KP")
        view = MIND_READER.view(s, CAL)
        fact, (said,) = (
            Fact((DOT, 0), ("9L",), holds=False),
            [n for n, e in enumerate(view.story) if type(e) is GuessedAll],
        )
        assert WORDS.because(said, fact, view, names_for(view)) == (
            "Ann said that Bea's Secret Card is the 8 of Water, your Secret Card is the 9 of Lizard and Dot's Secret "
            "Card is the King of Paper, and at least one of these is wrong."
        )

    def test_a_question_put_in_secret(self):
        s = begun(*THREE, in_secret=True)
        ask(s, ANN, "4P", BEA)
        assert worded(s, CAL, (BEA, 0), "AW", holds=False) == [
            "Bea's Secret Card is not the Ace of Water.",
            "Ann played an unseen card that was lower than Bea's Secret Card, so that one is above some card that Ann "
            "may have held.",
        ]

    def test_what_others_can_tell_of_my_card(self):
        s = begun(*THREE)
        ask(s, ANN, "4P", BEA)
        assert worded(s, BEA, known_to(ANN, 0), "3W", holds=False) == [
            "The others can tell that your Secret Card is not the 3 of Water.",
            "Ann's 4 of Paper was lower than your Secret Card, so that one is above 4.",
        ]

    def test_a_line_about_another_card_says_so_where_few_are_left(self):
        """Three cards are left that may be Bea's or Cal's; each line counts."""
        seen = set()
        for view in hands_played(3, 4, "thumb", suits=3, ranks=4):
            for _, sheet, cell in squares(notebook(MIND_READER, view)):
                if cell.certainty != "open" and sheet.knower is None:
                    seen |= set(in_words(why(MIND_READER, view, cell.fact), view))
        assert any([", and the" in line and line.endswith("is nobody's.") for line in seen])


def test_a_proof_about_my_own_card_names_no_card_that_only_i_have_seen():
    looked_at = 0
    for number, options in enumerate(({}, {"in_secret": True}, {"two_cards": True})):
        for view in list(hands_played(3, number, "thumb", suits=3, ranks=5, **options))[::3]:
            for _, sheet, cell in squares(notebook(MIND_READER, view)):
                if sheet.knower is not None and cell.certainty == "ruled out":
                    said = " ".join(in_words(why(MIND_READER, view, cell.fact), view)[1:])
                    heard = repr([event for _, event in heard_by(sheet.knower, view)])
                    assert all([repr(card) in heard for card in ALL_CARDS if card_name(card) in said])
                    looked_at += 1
    assert looked_at > 100
