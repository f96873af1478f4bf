"""All the laws, and a report of what they looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import wraps
from time import perf_counter
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.testing.breach import Breach
from parlour.testing.kit import Kit
from parlour.testing.laws.attempts import only_what_is_offered_is_taken
from parlour.testing.laws.brute_force import worlds_equal_brute_force
from parlour.testing.laws.cases import cases_tell_nothing
from parlour.testing.laws.forgeries import nature_does_what_it_can
from parlour.testing.laws.imagined import imagined_worlds_look_alike, truth_is_among_the_worlds
from parlour.testing.laws.nature import nature_is_fair
from parlour.testing.laws.notes import notebooks_tell_the_truth, proofs_have_no_line_to_spare
from parlour.testing.laws.numbers import moves_have_numbers, rows_tell_views_apart
from parlour.testing.laws.play import (
    clones_live_their_own_lives,
    records_replay,
    somebody_can_move,
    views_are_read_back,
)
from parlour.testing.laws.questions import questions_are_numbered
from parlour.testing.laws.sampler import sampler_is_fair
from parlour.testing.laws.title_page import title_page_is_true
from parlour.testing.laws.twin_choices import choices_stay_sealed, order_of_arrival
from parlour.testing.laws.twin_worlds import twins_look_alike
from parlour.testing.laws.undoing import what_is_undone_is_as_it_was
from parlour.testing.laws.wording import everything_has_words
from parlour.testing.run import latest

Law: TypeAlias = Callable[[Kit], Counter[str]]  # what it looked at, counted; or a Breach that says what is wrong


def placed(law: Law) -> Law:
    """The law, which says of any other error where in which game it happened."""

    @wraps(law)
    def tried(kit: Kit) -> Counter[str]:
        try:
            return law(kit)
        except Breach:
            raise
        except Exception as error:
            error.add_note(f"The law was {law.__name__}, in {latest()}.")
            raise

    return tried


LAWS: Final[Mapping[str, Law]] = {
    law.__name__: placed(law)
    for law in (
        clones_live_their_own_lives,  # first: every other law relies on clones
        somebody_can_move,
        only_what_is_offered_is_taken,
        nature_does_what_it_can,
        nature_is_fair,
        records_replay,
        views_are_read_back,
        what_is_undone_is_as_it_was,
        questions_are_numbered,
        title_page_is_true,
        everything_has_words,
        twins_look_alike,
        choices_stay_sealed,
        order_of_arrival,
        imagined_worlds_look_alike,
        truth_is_among_the_worlds,
        sampler_is_fair,
        worlds_equal_brute_force,
        notebooks_tell_the_truth,
        proofs_have_no_line_to_spare,
        moves_have_numbers,
        rows_tell_views_apart,
        cases_tell_nothing,
    )
}


class Report(Struct, frozen=True):
    """What each law looked at, and how long it took."""

    game: str
    tallies: dict[str, dict[str, int]]
    seconds: dict[str, float]

    def __str__(self) -> str:
        lines = [f"{self.game}: every law holds ({sum(self.seconds.values()):.1f} s)"]
        for law, tally in self.tallies.items():
            lines.append(f"  {law.replace('_', ' ')} ({self.seconds[law]:.1f} s)")
            lines += [f"    {what}: {number}" for what, number in tally.items() if number]
        return "\n".join(lines)


def check_game(kit: Kit) -> Report:
    """Try every law on a game: a report of what they looked at, or an AssertionError that says what is broken where."""
    tallies, seconds = {}, {}
    for name, law in LAWS.items():
        began = perf_counter()
        tallies[name] = dict(law(kit))
        seconds[name] = perf_counter() - began
    return Report(kit.game.title, tallies, seconds)
