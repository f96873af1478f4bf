"""What a table may choose: options that go together, and own decks."""

import tomllib
from random import Random

import pytest
from msgspec import json

from parlour.core import NATURE, Match, Refused, chance, options, play, replay
from parlour.core.settings import described
from parlour.core.words.english import listed
from parlour.games.graves import GRAVES, GravesSettings
from parlour.games.graves.cards import CARDS
from parlour.games.graves.moves import Pick, Place
from parlour.games.graves.settings.abilities import PARAMETERS
from parlour.games.graves.settings.decks import DEFAULTS, LINES, LONGEST, complaint, deck_of
from tests.games.graves.kit import OTHER
from tests.games.graves.small import short_deck
from tests.games.graves.table import ANN, at, do, offered, passes, place, use

EFFECTS = listed(list(PARAMETERS))
ABILITY = '[[ability]]\ncards = ["7"]\ntitle = "Odd"\n'


def refused(**settings: object) -> str:
    with pytest.raises(Refused) as refusal:
        GRAVES.table(2, settings)
    return str(refusal.value)


class TestOptions:
    def test_every_option_has_help(self):
        assert [setting.name for setting in described(GravesSettings)] == [
            "cases",
            "knows_all",
            "life_is_pain",
            "first_detective",
            "extra_turn",
            "museum_for_good",
            "break_ties",
            "detective_deck",
            "mastermind_deck",
        ]

    @pytest.mark.parametrize("cases", [3, 5, 19])
    def test_an_odd_number_of_cases_is_allowed_and_explained(self, cases):
        """GR-41"""
        assert GRAVES.table(2, {"cases": cases})
        [help] = [setting.help for setting in described(GravesSettings) if setting.name == "cases"]
        assert help.endswith("With an odd number, one player is the Detective once more than the other.")

    def test_life_is_pain_needs_two_cases(self):
        """GR-41"""
        assert refused(cases=1, life_is_pain=True) == (
            "Life Is Pain changes the Locations from Case to Case: choose two or more Cases for it."
        )

    def test_out_of_range(self):
        assert refused(cases=0) == "Option cases must be a whole number from 1 to 20, not 0."
        assert refused(first_detective="Ann") == (
            "Option first_detective must be one of random, first seat, second seat, not Ann."
        )
        assert GRAVES.table(2, {"detective_deck": "#" * LONGEST})
        assert refused(detective_deck="#" * (LONGEST + 1)).startswith(
            f"Option detective_deck must be a text of at most {LONGEST} characters"
        )

    def test_only_two_can_play(self):
        with pytest.raises(Refused, match="for 2 players, not 3"):
            GRAVES.table(3, {})

    @pytest.mark.parametrize("cases", [1, 2, 3, 4])
    @pytest.mark.parametrize("knows_all", [False, True])
    @pytest.mark.parametrize("life_is_pain", [False, True])
    @pytest.mark.parametrize("extra_turn", [False, True])
    def test_every_legal_combination_is_played_to_its_end(self, cases, knows_all, life_is_pain, extra_turn):
        chosen = {"cases": cases, "knows_all": knows_all, "life_is_pain": life_is_pain, "extra_turn": extra_turn}
        if GRAVES.forbids(2, GravesSettings(**chosen)):
            assert life_is_pain and cases == 1
            return
        rng, s = Random(cases), GRAVES.begin(2, GRAVES.table(2, chosen))
        while s.asked:
            seat = s.asked[0]
            play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
        assert s.result.ending in ("points", "right_guesses", "draw")


def bad(text: str) -> str:
    """What is said against a deck; the side is always named first."""
    told = complaint("D", text)
    assert told is not None and told.startswith("The Detective's deck, line ")
    return told.removeprefix("The Detective's deck, line ")


class TestDecks:
    def test_an_empty_text_is_our_own_deck(self):
        assert deck_of("D", "") is deck_of("D", "") and deck_of("M", "\n").cards == CARDS
        assert all(complaint(side, "") is None and complaint(side, text) is None for side, text in DEFAULTS.items())

    def test_an_own_deck_has_the_same_vocabulary_of_effects(self):
        deck = deck_of("M", OTHER)
        assert deck.abilities["M7"].any_suit and deck.abilities["B9"].draw == 2
        assert "Q9" not in deck.abilities["QA"].reach and "Q8" in deck.abilities["QA"].reach
        assert "QA" in deck.abilities["Q5"].reach and "QA" not in deck.abilities["Q4"].reach

    def test_it_is_played_by_its_side_only(self):
        s = at(ann="M7 S7 Q7 N7 B7 M8 S8", bea="M7 S7 Q7 N7 B7 M8 S8", mastermind_deck=OTHER)
        assert [move.trump for move in offered(s, Place) if move.card == "M7"] == [""]
        passes(s)
        assert [move.trump for move in offered(s, Place) if move.card == "M7"] == ["", "M", "S", "Q", "B"]
        do(s, Place("M7", "Q"))
        assert s.trump == "Q" and s.free == "M"

    def test_a_card_may_remove_an_ace_if_its_deck_says_so(self):
        s = at(ann="NA S7 Q7 N7 B7 M8 S8", bea="M5 S7 Q7 N7 B7 M8 S8", mastermind_deck=OTHER)
        place(s, "NA")
        do(s, options(s, ANN)[0])
        use(s, "M5", Pick("NA"))
        assert s.discards[ANN] == ["NA"]

    def test_a_shorter_deck(self):
        """GR-61"""
        text = short_deck("M2", "M3", "M4", "M5", "M6", "M7")
        deck = deck_of("D", text)
        assert deck.cards == ("M2", "M3", "M4", "M5", "M6", "M7") and set(deck.abilities) == set(deck.cards) - {"M7"}

    def test_the_record_holds_the_deck_itself_and_replays(self):
        match = Match(GRAVES, 2, bytes(32), {"cases": 1, "mastermind_deck": OTHER})
        rng = Random(5)
        while match.asked:
            match.play(match.asked[0], rng.choice(match.options(match.asked[0])))
        assert json.decode(match.record.lines[0])["options"]["mastermind_deck"] == OTHER
        assert replay(GRAVES, match.record.lines) == match.state

    def test_a_bad_deck_starts_nothing(self):
        with pytest.raises(Refused, match=r"^The Mastermind's deck, line 4: there is no effect 'peek'; there are"):
            Match(GRAVES, 2, bytes(32), {"mastermind_deck": ABILITY + 'effect = "peek"\n'})


class TestBadDecks:
    """Each is refused with one sentence that names the line."""

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            ("cards = [\n", "1: this is not TOML: It cannot be read."),
            ("[[ability]]\ncards 7\n", "2: this is not TOML: Expected '=' after a key in a key/value pair."),
            ("x = " + "[" * 3000, "1: this is not TOML: It cannot be read."),
            ("x = " + "9" * 5000, "1: this is not TOML: It cannot be read."),
            ("\n\nability = 7\n", "3: each ability begins with a line [[ability]]."),
            ("ability = [1]\n", "1: each ability begins with a line [[ability]]."),
            ("# ours\ntitle = 'ours'\n", "2: there is no 'title' here; there may be deck and ability."),
            ("deck = ['M2', 'M3']\n", "1: a deck has at least 5 cards, not 2."),
            ("deck = [\n  'M2',\n  'X2']\n", "3: there is no card 'X2'; cards are M2 to BA, ranks 2 to A."),
            ("deck = ['M2', '2']\n", "1: M2 is named twice."),
            ("deck = 'M2'\n", '1: cards are written as in cards = ["2", "M7"], not \'M2\'.'),
            ("[[ability]]\ntitle = 'Odd'\n", '1: cards are written as in cards = ["2", "M7"], not None.'),
            ("[[ability]]\ncards = [7]\n", "2: there is no card 7; cards are M2 to BA, ranks 2 to A."),
            (
                ABILITY,
                f"1: an ability needs an effect; there are {EFFECTS}.",
            ),
            (
                ABILITY + "effect = 'peek'\n",
                f"4: there is no effect 'peek'; there are {EFFECTS}.",
            ),
            (
                ABILITY + "effect = 'remove'\ndraw = 2\n",
                "5: there is no 'draw' here; there may be cards, title, effect and most.",
            ),
            (ABILITY + "effect = 'remove'\nmost = 11\n", "5: most is a whole number from 2 to 10, not 11."),
            (ABILITY + "effect = 'carry'\nmost = true\n", "5: most is a whole number from 2 to 10, not True."),
            (ABILITY + "effect = 'reshuffle'\ndraw = 0\n", "5: draw is a whole number from 1 to 5, not 0."),
            (
                ABILITY + "effect = 'change trump'\nto = 'M'\n",
                "5: trump changes to 'its own suit' or to 'any suit', not to 'M'.",
            ),
            (
                ABILITY + "effect = 'name trump'\nto = []\n",
                "5: trump changes to 'any suit', to 'its own suit', to 'the printed suit' or to 'no suit', not to [].",
            ),
            (ABILITY + "effect = 'look'\ntop = 9\n", "5: top is a whole number from 1 to 5, not 9."),
            (
                ABILITY + "effect = 'new hand'\ndraw = 2\n",
                "5: there is no 'draw' here; there may be cards, title and effect.",
            ),
            (
                ABILITY + "effect = 'fetch'\n",
                "1: a card that fetches may not be fetched: add M7 to except.",
            ),
            (
                ABILITY + "effect = 'fetch'\nexcept = ['M7', 'S7']\n",
                "5: a card that fetches may not be fetched: add Q7 to except.",
            ),
            (
                "[[ability]]\ncards = ['7']\neffect = 'remove'\n",
                '1: an ability needs a title, as in title = "New Angle".',
            ),
            (
                "[[ability]]\ncards = ['7']\neffect = 'remove'\ntitle = ' '\n",
                "4: a title is one line of 1 to 40 characters.",
            ),
            (
                "[[ability]]\ncards = ['7']\neffect = 'remove'\ntitle = 'a\\nb'\n".replace("'a\\nb'", '"a\\nb"'),
                "4: a title is one line of 1 to 40 characters.",
            ),
            (
                ABILITY + "effect = 'remove'\n" + ABILITY + "effect = 'carry'\n",
                "6: M7 already has an ability.",
            ),
            ("\n" * LINES + "deck = []", f"{LINES + 1}: a deck has at most {LINES} lines."),
        ],
    )
    def test_the_sentence(self, text, told):
        """GR-62 among them."""
        assert bad(text) == told

    def test_any_text_is_a_deck_or_refused_in_words(self):
        rng, ours, found = Random(1), DEFAULTS["D"], set()
        for _ in range(400):
            text = list(ours)
            for _ in range(rng.randint(1, 4)):
                at_ = rng.randrange(len(text))
                text[at_ : at_ + rng.randint(0, 15)] = rng.choice(
                    ["", "7", "[", "}", "'", "\n", "true", "[]", "\0", "= 1"]
                )
            told = complaint("D", "".join(text))
            found.add(told is None)
            assert told is None or told.startswith("The Detective's deck, line ")
        assert found == {True, False}

    def test_the_longest_bad_deck_is_read_no_more_than_once_a_line(self, monkeypatch):
        read, loads = [], tomllib.loads
        monkeypatch.setattr(tomllib, "loads", lambda text: loads(read.append(text) or text))
        text = ("#\n" * (LINES - 5) + ABILITY + "effect = 'peek'\n").ljust(LONGEST, "#")
        assert "there is no effect 'peek'" in bad(text)
        assert LINES - 5 < len(read) <= LINES + 1
