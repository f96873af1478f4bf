"""What the seats are called, by whom."""

from __future__ import annotations

from parlour.core.words.english import Names, listed, plural, sentence, with_article

NAMES = ("Ann", "Bea", "Cal")
TABLE, MINE = Names(NAMES), Names(NAMES, me=1)


def test_others_are_called_by_their_names_and_one_is_you_to_oneself() -> None:
    assert (TABLE[1], MINE[0], MINE[1]) == ("Bea", "Ann", "You")


def test_it_remembers_who_was_spoken_of() -> None:
    names = Names(NAMES, me=0)
    assert names.spoken_of == frozenset()
    assert names[1] == "Bea"
    names.name(2)  # as somebody else would say it: it sounds the same to all
    assert names.spoken_of == {1}


def test_numbers_and_lists_of_words() -> None:
    assert (plural(1, "card"), plural(2, "card"), plural(0, "ally", "allies")) == ("1 card", "2 cards", "0 allies")
    assert (listed(["a"]), listed(["a", "b", "c"], "or"), listed([])) == ("a", "a, b or c", "")
    assert sentence("the end") == "The end"


def test_a_number_or_a_name_has_its_article() -> None:
    assert [with_article(word) for word in (7, 8, 11, 12, "Ace", "King", "8 or 9")] == [
        "a 7", "an 8", "an 11", "a 12", "an Ace", "a King", "an 8 or 9",
    ]  # fmt: skip
