"""The library of effects from which a group writes its own deck: what each of them does, and to whom it is told."""

from pathlib import Path
from re import DOTALL, findall

import pytest

from parlour.core import NATURE, PASS, options, play
from parlour.core.words.english import Names
from parlour.core.words.messages import Say
from parlour.core.words.messages.bundle import NOBODY
from parlour.games.graves import GRAVES
from parlour.games.graves.cards import CARDS
from parlour.games.graves.events import (
    Discarded,
    Drew,
    Exchanged,
    Looked,
    Protected,
    Recalled,
    SentAway,
    SentBack,
    ThrewHand,
    TrumpNamed,
    Uncovered,
)
from parlour.games.graves.moves import NameTrump, Pick, Shuffled, Use
from parlour.games.graves.say.of_cards import of_ability
from parlour.games.graves.say.things import full_text
from parlour.games.graves.settings.abilities import PARAMETERS
from parlour.games.graves.settings.decks import EXAMPLE, LINES, LONGEST, complaint, deck_of
from parlour.games.graves.worlds import GravesWorlds
from tests.games.graves.table import (
    ANN,
    BEA,
    EN,
    STOP,
    at,
    both_pass,
    do,
    heard,
    last_words,
    passes,
    place,
    placeable,
    prompt,
    usable,
    use,
    why_not,
    win,
)

SEVENS = "M7 S7 Q7 N7 B7 M8 S8 Q8 N8 B8 M9 S9 Q9 N9 B9"


def ours(effect: str, cards: str = "M3", more: str = "") -> str:
    """A deck in which only these cards can do something."""
    return f"[[ability]]\ncards = {cards.split()}\ntitle = 'Ours'\neffect = '{effect}'\n{more}"


def ann_has(effect: str, locations: str = "Station", more: str = "", ann: str = "M3 S7 Q7 N7 B7 M8 S8 Q8 N8 B8"):
    """Ann's turn at the first Location; her M3 has the effect, Bea's cards have none."""
    return at(
        locations, ann=ann, bea=SEVENS, detective_deck=ours(effect, more=more), mastermind_deck=ours("draw", "MA")
    )


def bea_plays(s, *cards):
    """Ann passes, Bea places these cards, and it is Ann's turn again."""
    passes(s)
    place(s, *cards)
    do(s, STOP)


def test_there_are_sixteen_effects_and_the_example_uses_all_of_them():
    """GR-70"""
    assert complaint("D", EXAMPLE) is None
    assert {ability.effect for ability in deck_of("D", EXAMPLE).abilities.values()} == set(PARAMETERS)
    assert len(PARAMETERS) == 16


@pytest.mark.parametrize("card", sorted(deck_of("D", EXAMPLE).abilities))
def test_every_effect_has_words_in_short_and_in_full(card):
    """GR-70"""
    ability = deck_of("D", EXAMPLE).abilities[card]
    short = EN.text(Say("thing-ability", of_ability(ability)), NOBODY, "text")
    full = EN.text(full_text(card, ability), NOBODY)
    assert full.startswith(f"{ability.title}: ")
    assert not [text for text in (short, full) if not text.strip(".") or "{" in text or "  " in text]


class TestDraw:
    def test_it_draws_cards_that_only_their_owner_sees(self):
        s = ann_has("draw", more="draw = 2")
        use(s, "M3")
        assert heard(s, ANN, Drew)[-1] == Drew(ANN, ("N8", "Q8"), "deck", "D")
        assert heard(s, BEA, Drew)[-1] == Drew(ANN, 2) and s.discards[ANN] == ["M3"]

    def test_not_from_an_empty_deck_and_no_discards_are_shuffled_for_it(self):
        """GR-64: else a turn might never end."""
        s = ann_has("draw", ann="M3 S7 Q7 N7 B7 M8 S8")
        assert not s.decks[ANN] and not usable(s)
        assert why_not(s, Use("M3")) == "Ours has nothing to work on now."

    def test_a_short_deck_gives_what_it_holds(self):
        """GR-64"""
        s = ann_has("draw", more="draw = 5", ann="M3 S7 Q7 N7 B7 M8 S8 Q8")
        use(s, "M3")
        assert "Q8" in s.hands[ANN] and not s.decks[ANN]
        assert last_words(s, BEA).startswith("Ann's deck is empty now, 4 cards short")


class TestSwap:
    def test_a_card_is_discarded_unseen_and_others_are_drawn(self):
        s = ann_has("swap", more="draw = 2")
        do(s, Use("M3"))
        assert prompt(s, ANN) == "Ours: which card of your hand do you discard, to draw 2 cards?"
        do(s, Pick("S7"))
        assert s.discards[ANN] == ["S7", "M3"] and {"Q8", "N8"} <= {*s.hands[ANN]}
        assert heard(s, BEA, Discarded) == [Discarded(ANN)] and heard(s, ANN, Discarded) == [Discarded(ANN, "S7", "D")]

    def test_it_needs_another_card_and_a_deck(self):
        """GR-64"""
        s = ann_has("swap", ann="M3 S7 Q7 N7 B7 M8 S8")
        assert not usable(s)
        s = ann_has("swap")
        s.hands[ANN] = ["M3"]
        assert not usable(s)


def test_a_new_hand_has_as_many_cards_as_were_thrown_away():
    s = ann_has("new hand", ann="M3 S7 Q7 N7 B7 M8 S8 Q8 N8 B8 Q9 N9 B9")
    use(s, "M3")
    assert s.hands[ANN] == sorted(["Q8", "N8", "B8", "Q9", "N9", "B9"]) and heard(s, BEA, ThrewHand) == [
        ThrewHand(ANN, 6)
    ]
    assert s.discards[ANN][-1] == "M3" and len(s.discards[ANN]) == 7


class TestLook:
    def test_the_top_cards_are_seen_by_their_owner_alone_who_takes_one_and_shuffles(self):
        s = ann_has("look", more="top = 2")
        do(s, Use("M3"))
        assert options(s, ANN) == [Pick("N8"), Pick("Q8")]
        assert heard(s, ANN, Looked) == [Looked(ANN, ("N8", "Q8"), "D")] and heard(s, BEA, Looked) == [Looked(ANN, 2)]
        play(s, ANN, Pick("N8"))
        assert s.asked == (NATURE,) and "N8" in s.hands[ANN]
        play(s, NATURE, Shuffled((1, 0)))
        assert s.decks[ANN] == ["Q8", "B8"] and heard(s, BEA, Drew)[-1] == Drew(ANN, 1)

    def test_it_is_said_without_the_names_to_the_other(self):
        s = ann_has("look", more="top = 2")
        do(s, Use("M3"))
        assert last_words(s, BEA) == "Ann looks at the top 2 cards of the deck, to take one and shuffle the rest in."
        assert last_words(s, ANN).endswith("the rest in: the 8 of Notebooks and the 8 of Question Marks.")
        assert prompt(s, BEA) == "Waiting for Ann."

    def test_worlds_imagine_the_cards_that_one_looks_at_on_top_and_not_those_of_the_other(self):
        s = ann_has("look", more="top = 2")
        do(s, Use("M3"))
        for seed in range(20):
            seen = GravesWorlds(GRAVES.view(s, ANN)).sample(lambda below, seed=seed: seed % below)
            assert options(seen, ANN) == [Pick("N8"), Pick("Q8")]
        assert GravesWorlds(GRAVES.view(s, BEA)).marginals()["card", ANN, "N8"].keys() == {"hand", "deck"}

    def test_the_last_card_of_a_deck_is_taken_without_a_shuffle(self):
        s = ann_has("look", ann="M3 S7 Q7 N7 B7 M8 S8 Q8")
        use(s, "M3", Pick("Q8"))
        assert s.asked == (ANN,) and not s.decks[ANN]


class TestUncover:
    def test_the_top_card_of_the_deck_goes_into_the_pile_placed_not_played(self):
        """GR-65"""
        s = ann_has("uncover", ann="M3 S7 Q7 N7 B7 M8 S8 Q2")
        place(s, "S7")
        use(s, "M3")
        assert s.pile(0, ANN) == ("S7", "Q2") and s.trump == "N" and s.free == "S"
        assert heard(s, BEA, Uncovered) == [Uncovered(ANN, "Q2", "D")]

    def test_not_at_a_full_alley(self):
        """GR-65"""
        s = ann_has("uncover", "Alley", ann="M3 S7 S8 S9 B7 M8 Q8 Q2")
        place(s, "S7", "S8")
        assert "M3" in usable(s)
        place(s, "S9")
        assert "M3" not in usable(s)


class TestRecall:
    def test_a_card_goes_from_the_own_pile_here_back_to_the_hand_and_both_know_it(self):
        """GR-67"""
        s = ann_has("recall", more="most = 7")
        place(s, "S7", "S8")
        do(s, Use("M3"))
        assert options(s, ANN) == [Pick("S7")]
        do(s, Pick("S7"))
        assert s.pile(0, ANN) == ("S8",) and "S7" in s.hands[ANN]
        assert heard(s, BEA, Recalled) == [Recalled(ANN, "S7", "D")]
        assert GravesWorlds(GRAVES.view(s, BEA)).marginals()["card", ANN, "S7"] == {"hand": 1}


class TestExchange:
    def test_a_card_of_the_hand_takes_the_place_of_one_in_the_pile(self):
        """GR-65, GR-67: it is not played, so no suit binds it."""
        s = ann_has("exchange")
        place(s, "S7")
        do(s, Use("M3"))
        assert {move.card for move in options(s, ANN)} == {"S7"} and Pick("S7", "Q7") in options(s, ANN)
        do(s, Pick("S7", "B7"))
        assert s.pile(0, ANN) == ("B7",) and "S7" in s.hands[ANN] and s.free == "S"
        assert heard(s, BEA, Exchanged) == [Exchanged(ANN, "B7", "S7", "D")]
        assert GravesWorlds(GRAVES.view(s, BEA)).marginals()["card", ANN, "S7"] == {"hand": 1}

    def test_it_needs_a_card_on_both_sides(self):
        s = ann_has("exchange")
        assert not usable(s)
        place(s, "S7")
        s.hands[ANN] = ["M3"]
        assert not usable(s)


class TestNameTrump:
    @pytest.mark.parametrize(
        ("to", "suits"),
        [("any suit", "MSQB"), ("its own suit", "M"), ("no suit", " ")],
    )
    def test_what_may_become_trump(self, to, suits):
        """GR-10, GR-59"""
        s = ann_has("name trump", more=f"to = '{to}'")
        do(s, Use("M3"))
        assert options(s, ANN) == [NameTrump(suit.strip()) for suit in suits]
        do(s, options(s, ANN)[0])
        assert s.trump == suits[0].strip() and heard(s, BEA, TrumpNamed) == [TrumpNamed(ANN, s.trump)]

    def test_the_printed_suit_only_where_another_one_is_trump(self):
        """GR-59"""
        s = ann_has("name trump", more="to = 'the printed suit'", ann="M3 S2 Q7 N7 B7 M8 S8")
        assert not usable(s)
        s.trump = "S"
        use(s, "M3", NameTrump("N"))
        assert s.trump == "N"

    def test_the_suit_that_was_chosen_is_free_again_when_it_becomes_trump(self):
        """GR-47"""
        s = ann_has("name trump")
        place(s, "S7")
        assert placeable(s) == {"S8", "N7"}
        use(s, "M3", NameTrump("S"))
        assert s.free == "" and placeable(s) == {"S8", "N7", "B7", "Q7", "M8"}

    def test_it_is_told_in_words(self):
        s = ann_has("name trump", more="to = 'no suit'")
        use(s, "M3", NameTrump(""))
        assert "Ann changes the trump. There is none now." in last_lines(s, BEA)


def last_lines(s, seat):
    return [EN.event(event, s.settings, Names(("Ann", "Bea"), seat)) for event in s.story(seat)]


class TestAgainstTheOther:
    def test_a_card_sent_back_is_in_its_owners_hand_and_both_know_it(self):
        """GR-67"""
        s = ann_has("send back", more="most = 7")
        bea_plays(s, "M7", "M8")
        do(s, Use("M3"))
        assert options(s, ANN) == [Pick("M7")]
        do(s, Pick("M7"))
        assert s.pile(0, BEA) == ("M8",) and "M7" in s.hands[BEA] and s.hands[BEA] == sorted(s.hands[BEA])
        assert heard(s, None, SentBack) == [SentBack(ANN, "M7", "M")]
        assert GravesWorlds(GRAVES.view(s, ANN)).marginals()["card", BEA, "M7"] == {"hand": 1}
        assert s.discards[ANN] == ["M3"]

    def test_a_card_sent_away_lies_at_the_location_before_and_changes_nothing_there(self):
        """GR-58"""
        s = ann_has("send away", "Station, Record Office")
        win(s, BEA, "N7")
        place(s, "M7")
        do(s, STOP, Use("M3"))
        assert prompt(s, ANN) == "Ours: which card of Bea's pile goes to the Station?"
        do(s, Pick("M7"))
        assert s.pile(0, BEA) == ("N7", "M7") and s.pile(1, BEA) == () and s.winners == (BEA,)
        assert heard(s, ANN, SentAway) == [SentAway(ANN, "M7", "Station", "M")]

    def test_not_at_the_first_location(self):
        s = ann_has("send away")
        bea_plays(s, "M7")
        assert not usable(s)


class TestProtect:
    def guarded(self, effect="remove"):
        """Bea has protected her M7; her M8 lies beside it, and it is Ann's turn."""
        s = at(
            "Station, Record Office, Library",
            ann="M3 S7 Q7 N7 B7 M8 S8 Q8 N8 B8",
            bea="M7 M8 M3 S7 Q7 N7 B7 Q8 N8 B8",
            detective_deck=ours(effect),
            mastermind_deck=ours("protect"),
        )
        if effect == "send away":
            both_pass(s)
        passes(s)
        place(s, "M7", "M8")
        use(s, "M3", Pick("M7"))
        do(s, STOP)
        return s

    @pytest.mark.parametrize("effect", ["remove", "send back", "send away"])
    def test_no_ability_of_the_other_works_on_a_protected_card(self, effect):
        """GR-66"""
        s = self.guarded(effect)
        assert heard(s, ANN, Protected) == [Protected(BEA, "M7", "M")] and GRAVES.view(s, ANN).protected[BEA] == ("M7",)
        do(s, Use("M3"))
        assert options(s, ANN) == [Pick("M8")] and why_not(s, Pick("M7")) == "M7 is protected."

    def test_where_all_are_protected_there_is_nothing_to_work_on(self):
        """GR-66"""
        s = self.guarded()
        s.lift(0, BEA, "M8")
        assert not usable(s)

    def test_until_the_location_is_over(self):
        """GR-66"""
        s = self.guarded()
        both_pass(s)
        assert s.place == 1 and s.protected == ((), ())

    def test_a_card_that_left_its_pile_is_protected_no_longer(self):
        """GR-66"""
        s = self.guarded()
        s.lift(0, BEA, "M7")
        s.lay(0, BEA, "M7")
        assert s.protected[BEA] == ()


class TestTheFrame:
    """What holds for our own abilities holds for all: GR-20, GR-29, GR-56, GR-70."""

    @pytest.mark.parametrize("effect", [effect for effect in PARAMETERS if effect != "change trump"])
    def test_none_at_the_library_and_none_in_the_others_turn(self, effect):
        """GR-20"""
        more = "except = ['M3']" if effect == "fetch" else ""
        s = ann_has(effect, "Library", more=more)
        place(s, "S7")
        assert not usable(s) and why_not(s, Use("M3")) == "No abilities may be used at the Library."
        assert why_not(s, Use("M3"), BEA) == "It is not your turn."

    def test_at_the_museum_a_card_used_is_out_whatever_it_does(self):
        """GR-29"""
        s = ann_has("name trump", "Museum")
        use(s, "M3", NameTrump("S"))
        assert s.gone[ANN] == ("M3",) and not s.discards[ANN]

    def test_using_one_is_playing_not_passing(self):
        s = ann_has("draw")
        use(s, "M3")
        assert why_not(s, PASS) == "You have already played this turn: stop instead."


class TestTheGuideToOwnDecks:
    """docs/own-decks.md: how a group enters its printed deck (GR-70)."""

    GUIDE = (Path(__file__).parents[3] / "docs" / "own-decks.md").read_text("utf-8")

    @pytest.mark.parametrize("effect", PARAMETERS)
    def test_it_tells_every_effect_and_what_a_file_may_say_of_it(self, effect):
        [line] = [line for line in self.GUIDE.splitlines() if line.startswith(f"| `{effect}` |")]
        assert all([f"`{parameter}`" in line for parameter in PARAMETERS[effect]])

    def test_what_it_shows_can_be_played(self):
        shown = findall(r"```toml\n(.*?)```", self.GUIDE, flags=DOTALL)
        assert shown and all([complaint("D", text) is None for text in shown])

    def test_there_is_room_for_an_ability_of_its_own_on_each_of_the_45_cards(self):
        one = '[[ability]]\ncards = ["{}"]\ntitle = "Connect all the scenes {}"\neffect = "exchange"\nmost = 10\n\n'
        text = "".join([one.format(card, card) for card in CARDS])
        assert text.count("\n") <= LINES and len(text) <= LONGEST and complaint("D", text) is None
        assert len({ability.title for ability in deck_of("D", text).abilities.values()}) == 45
