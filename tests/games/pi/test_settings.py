"""What a table of P.I. may choose, and what is refused in one sentence."""

import pytest

from parlour.core import Refused, parse_settings
from parlour.games.pi import PI, PiSettings
from parlour.games.pi.moves import Place, Take


def refused(seats, **options):
    with pytest.raises(Refused) as reason:
        PI.table(seats, options)
    return str(reason.value)


def test_by_default_it_is_the_game_of_the_rulebook():
    assert PI.table(5, {}) == PiSettings(
        mini_games=3, investigators=5, rounds=60, city="whole", repeat_cubes=False, marked_cards=False
    )


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_it_is_for_two_to_five(seats):
    assert refused(seats) == f"P.I. is for 2 to 5 players, not {seats}."


def test_the_harbour_is_for_two_or_three():
    assert PI.table(3, {"city": "harbour"}).city == "harbour"
    assert refused(4, city="harbour") == "The harbour is for 2 to 3 players; allowed is city=whole."


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"mini_games": 0}, "Option mini_games must be a whole number from 1 to 9, not 0."),
        ({"investigators": -1}, "Option investigators must be a whole number from 0 to 14, not -1."),
        ({"investigators": True}, "Option investigators must be a whole number from 0 to 14, not true."),
        ({"rounds": 1000}, "Option rounds must be a whole number from 1 to 200, not 1000."),
        ({"city": "Gotham"}, "Option city must be one of whole, harbour, not Gotham."),
        ({"repeat_cubes": "perhaps"}, "Option repeat_cubes must be true or false, not perhaps."),
    ],
)
def test_bad_options_are_refused_with_what_is_allowed(options, reason):
    assert refused(3, **options) == reason


def test_options_can_be_typed():
    typed = parse_settings(PiSettings, {"mini_games": "1", "city": "harbour", "marked_cards": "yes"})
    assert PI.table(2, typed) == PiSettings(mini_games=1, city="harbour", marked_cards=True)


def test_a_move_is_a_line_that_a_person_can_read():
    assert PI.read_move('{"type":"Place","location":"Downtown"}') == Place("Downtown")
    assert PI.read_move('{"type":"Take","card":"Murder"}') == Take("Murder")
