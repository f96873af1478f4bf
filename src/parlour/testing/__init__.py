"""The laws that every game must keep, for anyone who adds a game: write a Kit, then ``check_game(KIT)``."""

from parlour.testing.breach import Breach
from parlour.testing.channels import CHANNELS, Channel, Sight, channels
from parlour.testing.check import LAWS, Report, check_game
from parlour.testing.histories import openings, posteriors
from parlour.testing.kit import Action, Actions, Kit, Small, Variant, at_tables_with
from parlour.testing.laws.attempts import only_what_is_offered_is_taken
from parlour.testing.laws.brute_force import worlds_equal_brute_force
from parlour.testing.laws.cases import cases_tell_nothing
from parlour.testing.laws.forgeries import nature_does_what_it_can
from parlour.testing.laws.imagined import imagined_worlds_look_alike, truth_is_among_the_worlds
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
from parlour.testing.run import Run, act, random_run, refused

__all__ = [
    "CHANNELS",
    "LAWS",
    "Action",
    "Actions",
    "Breach",
    "Channel",
    "Kit",
    "Report",
    "Run",
    "Sight",
    "Small",
    "Variant",
    "act",
    "at_tables_with",
    "cases_tell_nothing",
    "channels",
    "check_game",
    "choices_stay_sealed",
    "clones_live_their_own_lives",
    "everything_has_words",
    "imagined_worlds_look_alike",
    "nature_does_what_it_can",
    "only_what_is_offered_is_taken",
    "openings",
    "order_of_arrival",
    "posteriors",
    "questions_are_numbered",
    "random_run",
    "records_replay",
    "refused",
    "sampler_is_fair",
    "somebody_can_move",
    "title_page_is_true",
    "truth_is_among_the_worlds",
    "twins_look_alike",
    "views_are_read_back",
    "what_is_undone_is_as_it_was",
    "worlds_equal_brute_force",
]
