"""Each law is shown to catch a planted leak or bug; that the toy keeps them all is test_laws."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import factorial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core import (
    PASS,
    TAKE_BACK,
    Aid,
    Caption,
    Constraint,
    Entry,
    Gathering,
    Label,
    Match,
    Piecewise,
    Said,
    Section,
    State,
    Step,
    Thing,
    Together,
    Window,
    Wording,
    Zone,
    pieces,
)
from parlour.core.words.messages import Say
from parlour.testing import LAWS, Breach, Kit, Small
from parlour.testing.kit import any_move
from parlour.testing.laws.brute_force import event_kinds
from tests.games.mind_reader import kit as mind_reader
from tests.toy import MANOR, rules, state, things, view
from tests.toy.cards import CARDS, MURDERER, NOT_SO_FAST, Dealt, Discard, Hold, Play, Shuffled, Voted
from tests.toy.kit import KINDS, KIT
from tests.toy.view import GuestView
from tests.toy.worlds import GuestWorlds

en = MANOR.words("en")
Plant = Callable[[pytest.MonkeyPatch], Kit | None]  # plants a bug in the toy, or gives a kit whose game has one


def caught(law: str, plant: Plant, patch: pytest.MonkeyPatch, sentence: str) -> None:
    kit = plant(patch) or KIT
    with pytest.raises(Breach, match=sentence):
        LAWS[law](kit)


def of(*kinds: str) -> Kit:
    return replace(KIT, kinds=kinds, twins=lambda run, seat, rng: only(kinds, KIT.twins(run, seat, rng)))


def only(kinds: tuple[str, ...], twins: Any) -> Any:
    return [(kind, twin) for kind, twin in twins if kind in kinds]


class TestNature:
    """What it draws is compared with what the kit says it may draw."""

    def test_a_draw_that_always_takes_the_first_is_noticed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        fair = rules.Deal.sample
        monkeypatch.setattr(rules.Deal, "sample", lambda self, s, below: fair(self, s, lambda n: 0))
        caught("nature_is_fair", lambda patch: None, monkeypatch, "draws out of 1440 or more outcomes were all")

    def test_a_draw_that_favours_a_guest_is_noticed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """One time in three the first guest is made the Murderer."""
        fair = rules.Deal.sample

        def biased(self: Any, s: Any, below: Any) -> Dealt:
            dealt = fair(self, s, below)
            if below(3):
                return dealt
            rest = [secret for secret in dealt.secrets if secret != MURDERER]
            return replace(dealt, secrets=(MURDERER, *rest))

        monkeypatch.setattr(rules.Deal, "sample", biased)
        caught("nature_is_fair", lambda patch: None, monkeypatch, r"secrets\[0\]: of .* too far from the chances")


class Peeking:
    """A view that leaves the truth lying about, for anybody who looks under the table."""

    truth: state.Manor

    def view(self, s: state.Manor, seat: int | None = None) -> Any:
        self.truth = s
        return view(s, seat)

    def unseen(self) -> str:
        """Something that no seat has a right to know."""
        return str(self.truth.secrets)


def peeking(**changes: Callable[[Peeking], Any]) -> Kit:
    """The toy, some of its functions looking under the table."""
    peek = Peeking()
    game = replace(MANOR, view=peek.view, **{name: change(peek) for name, change in changes.items()})
    return replace(KIT, game=game)


# --- Somebody can always move; games end.


def nothing_to_do_without_a_herring(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        rules.TakeTurn, "options", lambda self, s, seat: [Discard("red herring")][: s.hands[seat].count("red herring")]
    )


def offered_and_refused(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.TakeTurn, "refusal", lambda self, s, seat, move: "No." if isinstance(move, Discard) else None)


def offered_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.TakeTurn, "options", lambda self, s, seat: [Discard(card) for card in s.hands[seat]] or [PASS])


def everybody_waits(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.TakeTurn, "options", lambda self, s, seat: [PASS])


def a_fifth_winner(patch: pytest.MonkeyPatch) -> None:
    honest = rules.finish
    patch.setattr(rules, "finish", lambda s, ending, winners, why: honest(s, ending, [*winners, 4], why))


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (nothing_to_do_without_a_herring, "has no option"),
        (offered_and_refused, "offered .* and then refused"),
        (offered_twice, "the same move twice"),
        (everybody_waits, "not over after 5000 actions"),
        (a_fifth_winner, "does not fit 4 seats"),
    ],
)
def test_somebody_can_move(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("somebody_can_move", plant, monkeypatch, sentence)


# --- Only what is offered is taken.


def a_referee_without_words_for(patch: pytest.MonkeyPatch) -> None:
    """For a card that does not exist."""
    patch.setattr(rules.TakeTurn, "why_not", lambda self, s, seat, move: f"You lack number {CARDS.index(move.card)}.")


def nature_taken_at_its_word(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Deal, "possible", lambda self, s, move: len(move.deck) > 4)


def a_lenient_referee(patch: pytest.MonkeyPatch) -> None:
    """Any card that is held can be played, no matter at whom it is aimed."""
    honest = rules.TakeTurn.refusal

    def lenient(self: Any, s: Any, seat: int, move: Any) -> str | None:
        return None if isinstance(move, Play) and move.card in s.hands[seat] else honest(self, s, seat, move)

    patch.setattr(rules.TakeTurn, "refusal", lenient)


def a_curt_referee(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.TakeTurn, "why_not", lambda self, s, seat, move: "no")


def a_referee_who_fines(patch: pytest.MonkeyPatch) -> None:
    """A seat that tries what is not allowed loses a card."""

    def why_not(self: Any, s: Any, seat: int, move: Any) -> str:
        del s.hands[seat][:1]
        return "That costs you a card."

    patch.setattr(rules.Suspicion, "why_not", why_not)


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (a_referee_without_words_for, "seat .'s .* is answered by (ValueError|AttributeError)"),
        (nature_taken_at_its_word, "nature's .* is answered by AttributeError"),
        (a_lenient_referee, "is not offered, yet taken"),
        (a_curt_referee, "is refused without a sentence: no"),
        (a_referee_who_fines, "what was refused has changed things: hands"),
        (offered_and_refused, "is offered, yet refused: No.|is not offered, yet taken"),
    ],
)
def test_only_what_is_offered_is_taken(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("only_what_is_offered_is_taken", plant, monkeypatch, sentence)


def any_deal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Deal, "possible", lambda self, s, move: isinstance(move, Dealt))


def an_incomplete_shuffle(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        rules.Reshuffle,
        "possible",
        lambda self, s, move: isinstance(move, Shuffled) and {*move.order} <= {*range(len(s.discard))},
    )


def anything_but_a_wrong_shuffle(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        rules.Reshuffle,
        "possible",
        lambda self, s, move: not isinstance(move, Shuffled) or sorted(move.order) == list(range(len(s.discard))),
    )


@pytest.mark.parametrize("plant", [any_deal, an_incomplete_shuffle, anything_but_a_wrong_shuffle])
def test_nature_does_what_it_can(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("nature_does_what_it_can", plant, monkeypatch, "is possible, where .* was done")


# --- A record replays; a clone lives its own life; questions are numbered; everything has words.


def hidden_dice(patch: pytest.MonkeyPatch) -> None:
    dice, honest = Random(1), rules.Reshuffle.take

    def cheat(self: Any, s: Any, seat: int, move: Any) -> Any:
        dice.shuffle(s.discard)
        return honest(self, s, seat, move)

    patch.setattr(rules.Reshuffle, "take", cheat)


def a_tired_referee(patch: pytest.MonkeyPatch) -> None:
    """The hundredth vote in this house is not counted: something that no record knows."""
    seen: list[int] = []
    honest = rules.Suspicion.reveal

    def reveal(self: Any, s: Any, choices: Any) -> Any:
        seen.append(1)
        return honest(self, s, choices[:1] * 4 if len(seen) % 3 == 0 else choices)

    patch.setattr(rules.Suspicion, "reveal", reveal)


@pytest.mark.parametrize("plant", [hidden_dice, a_tired_referee])
def test_records_replay(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("records_replay", plant, monkeypatch, "A record replays")


def a_view_of_lists(patch: pytest.MonkeyPatch) -> Kit:
    """A view that holds a list where it says that there is a tuple: another one after it was sent."""
    honest = MANOR.view

    def listed(s: Any, seat: int | None) -> GuestView:
        seen = honest(s, seat)
        return replace(seen, asked=[*seen.asked])

    return replace(KIT, game=replace(MANOR, view=listed))


def test_views_are_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    caught("views_are_read_back", a_view_of_lists, monkeypatch, "Views over the wire")


def sharing(field: str) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = state.Manor.clone

        def shallow(self: Any) -> Any:
            c = honest(self)
            setattr(c, field, getattr(self, field))
            return c

        patch.setattr(state.Manor, "clone", shallow)

    return plant


def half_a_clone(patch: pytest.MonkeyPatch) -> None:
    honest = state.Manor.clone

    def forgetful(self: Any) -> Any:
        c = honest(self)
        c.gone = []
        return c

    patch.setattr(state.Manor, "clone", forgetful)


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        *[
            pytest.param(sharing(field), "changed the original", id=field)
            for field in ("hands", "deck", "discard", "told")
        ],
        (half_a_clone, "the clone is not equal: gone"),
    ],
)
def test_clones(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("clones_live_their_own_lives", plant, monkeypatch, sentence)


def every_part_counts(patch: pytest.MonkeyPatch) -> None:
    honest = Match.make

    def make(self: Any, seat: int, move: Any) -> None:
        before = self.decision
        honest(self, seat, move)
        self.decision = before + 1

    patch.setattr(Match, "make", make)


def only_parts_count(patch: pytest.MonkeyPatch) -> None:
    honest = Match.make

    def make(self: Any, seat: int, move: Any) -> None:
        part = isinstance(self.state.agenda[-1], Piecewise)
        before = self.decision
        honest(self, seat, move)
        self.decision = before + 1 if part else self.decision

    patch.setattr(Match, "make", make)


def a_new_urn_for_each_ballot(patch: pytest.MonkeyPatch) -> None:
    honest = Together.take

    def take(self: Any, s: Any, seat: int, move: Any) -> Any:
        following = honest(self, s, seat, move)
        return (replace(self),) if following == (self,) else following

    patch.setattr(Together, "take", take)


def the_same_window_again(patch: pytest.MonkeyPatch) -> None:
    honest = rules.NotSoFast.step_in
    patch.setattr(rules.NotSoFast, "step_in", lambda self, s, seat, move: (self, *honest(self, s, seat, move)[1:]))


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (every_part_counts, "left the question open, yet its number rose"),
        (only_parts_count, "left the question open, yet its number rose"),
        (a_new_urn_for_each_ballot, "left the question open, yet its number rose"),
        (the_same_window_again, "closed the question, yet the next one has its number"),
    ],
)
def test_questions_are_numbered(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("questions_are_numbered", plant, monkeypatch, sentence)


def other_luck_after_going_back(patch: pytest.MonkeyPatch) -> Kit:
    """In Mind Reader, where nature draws after almost every move."""
    honest = Match.undo

    def undo(self: Match[Any, Any], seat: int) -> None:
        drawn = self.draws
        honest(self, seat)
        self.draws = drawn

    patch.setattr(Match, "undo", undo)
    return mind_reader.KIT


def what_was_seen_is_remembered(patch: pytest.MonkeyPatch) -> None:
    honest = Match.undo

    def undo(self: Match[Any, Any], seat: int) -> None:
        told = self.state.told
        honest(self, seat)
        self.state.told = told

    patch.setattr(Match, "undo", undo)


def a_number_used_twice(patch: pytest.MonkeyPatch) -> None:
    honest = Match.undo

    def undo(self: Match[Any, Any], seat: int) -> None:
        honest(self, seat)
        self.decision -= 1

    patch.setattr(Match, "undo", undo)


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (other_luck_after_going_back, "the same moves lead elsewhere"),
        (what_was_seen_is_remembered, "going back leads elsewhere"),
        (a_number_used_twice, "the number of a question is used again"),
    ],
)
def test_what_is_undone_is_as_it_was(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("what_is_undone_is_as_it_was", plant, monkeypatch, sentence)


def an_option_never_tried(patch: pytest.MonkeyPatch) -> Kit:
    return replace(KIT, variants=KIT.variants[:2])


def an_option_not_on_the_page(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(en, "PAGE", "1. `box`, `secrets`, `reshuffles` and `silent`.")


def windows_not_declared(patch: pytest.MonkeyPatch) -> Kit:
    return replace(KIT, game=replace(MANOR, windows=False))


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (an_option_never_tried, "chooses anything but the default for box"),
        (an_option_not_on_the_page, "does not explain the option `motto`"),
        (windows_not_declared, r"it met \d+ windows, but the title page says False"),
    ],
)
def test_the_title_page(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("title_page_is_true", plant, monkeypatch, sentence)


def speechless(name: str, silence: object = " ") -> Plant:
    return lambda patch: patch.setattr(en, name, lambda *args: silence)


def buttons_alike(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(en, "option", lambda move, view, names: Wording("Do it.", "Do"))


def one_beginning_for_all(patch: pytest.MonkeyPatch) -> None:
    """It is chosen first, but no thing stands for it: nobody could point at it."""
    plain = en.option
    patch.setattr(en, "option", lambda *args: replace(plain(*args), first="Play"))


def pointing_at_nothing(name: str) -> Plant:
    return lambda patch: patch.setattr(things, name, lambda *args: ("card:none",))


def a_strange_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(things, "zones", lambda view: [Zone("deck", "deck", pieces=pieces(["card:none"]))])


def two_zones_with_one_id(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(things, "zones", lambda view: [Zone("deck", "deck"), Zone("deck", "discard")])


def two_things_with_one_id(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(things, "things", lambda seats, settings: [Thing("card:one", "card")] * 2)


IN_THE_BOX = {each.id for seats in MANOR.seats for each in things.things(seats, MANOR.settings())}


def telling(*entries: Entry) -> Aid:
    return Aid(("Do.",), (Section("All", entries),))


def on_the_aid(aid: Aid) -> Plant:
    return lambda patch: patch.setattr(en, "aid", lambda seats, settings: aid)


def a_line_that_knows_its_hearer(patch: pytest.MonkeyPatch) -> None:
    """It reads differently to seats that it does not speak of: worded once for all of them, it would be wrong."""
    plain = en.event
    patch.setattr(en, "event", lambda event, settings, names: f"{plain(event, settings, names)} {names._me}")


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        pytest.param(speechless("prompt"), "the prompt is empty", id="prompt"),
        pytest.param(speechless("event"), "has no words", id="event"),
        pytest.param(speechless("option", Wording(" ", " ")), "has no words", id="option"),
        pytest.param(speechless("claim"), "has no words", id="claim"),
        pytest.param(speechless("claim", "Hold"), "has no words", id="a class's name"),
        pytest.param(speechless("zone", Label(" ")), "has no title", id="zone"),
        pytest.param(speechless("thing", Caption("It")), "has no title, or no text", id="thing"),
        (buttons_alike, "read alike: Do it."),
        (one_beginning_for_all, "options that begin with 'Play' are not about the same thing first"),
        pytest.param(pointing_at_nothing("of_move"), "is about .*, which is not in the catalogue", id="of_move"),
        pytest.param(pointing_at_nothing("of_event"), "is about .*, which is not in the catalogue", id="of_event"),
        pytest.param(pointing_at_nothing("of_claim"), "is about .*, which is not in the catalogue", id="of_claim"),
        (a_strange_card, "in the zone deck lies .*, which is not in the catalogue"),
        (two_zones_with_one_id, "two zones have one id"),
        (two_things_with_one_id, "2 things are called card:one"),
        pytest.param(on_the_aid(Aid()), "no step of a turn is told", id="no flow"),
        pytest.param(on_the_aid(Aid(("Do.",))), "on the player aid, card:.* is missing", id="no cards"),
        pytest.param(on_the_aid(telling(Entry("It", ""))), "has no title, or no text", id="no text"),
        pytest.param(
            on_the_aid(telling(Entry("It", "does.", tuple(IN_THE_BOX)), Entry("It", "does.", ("card:none",)))),
            "on the player aid, card:none is told of, which is not in the catalogue",
            id="too much",
        ),
        (a_line_that_knows_its_hearer, "of whom it does not speak"),
    ],
)
def test_everything_has_words(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("everything_has_words", plant, monkeypatch, sentence)


# --- Twin worlds.


def telling(word: str, kind: str) -> Plant:
    """Everybody hears events of one sort in full."""

    def plant(patch: pytest.MonkeyPatch) -> Kit:
        def loud(self: Any, event: Any, only: Any, others: Any = None) -> None:
            self.tell(event) if type(event).__name__ == word else State.whisper(self, event, only, others)

        patch.setattr(state.Manor, "whisper", loud, raising=False)
        return of(kind)

    return plant


def waiting(patch: pytest.MonkeyPatch, step: type[Gathering[Any, Any]], asked: Callable[[Any, Any], Any]) -> None:
    """Everybody sees that the table waits for those ``asked``."""
    honest = step.seen
    patch.setattr(step, "seen", lambda self, s, seat: (asked(self, s), honest(self, s, seat)[1]))


def showing(patch: pytest.MonkeyPatch, step: type[Gathering[Any, Any]], sealed: Callable[[Any], Any]) -> None:
    """Everybody sees this of the sealed choices."""
    honest = step.seen
    patch.setattr(step, "seen", lambda self, s, seat: (honest(self, s, seat)[0], sealed(s)))


def asking_only_holders(patch: pytest.MonkeyPatch) -> Kit:
    """Only those who hold a Not So Fast are asked."""

    def holders(self: Any, s: Any) -> Any:
        return tuple([g for g in self.seats if NOT_SO_FAST in s.hands[g]]) or self.seats

    patch.setattr(rules.NotSoFast, "asks", lambda self, s: holders(self, s))
    waiting(patch, rules.NotSoFast, holders)
    return of("dealt")


def options_that_know(patch: pytest.MonkeyPatch) -> Kit:
    """A trade is offered only with guests who hold something worth having."""
    honest = rules.TakeTurn.options

    def worthless(s: Any, move: Any) -> bool:
        return isinstance(move, Play) and move.card == "trade" and "detective" not in s.hands[move.target]

    def knowing(self: Any, s: Any, seat: int) -> Any:
        return [move for move in honest(self, s, seat) if not worthless(s, move)]

    patch.setattr(rules.TakeTurn, "options", knowing)
    return of("dealt")


def refusals_that_know(patch: pytest.MonkeyPatch) -> Kit:
    """The referee says too much."""

    def why_not(self: Any, s: Any, seat: int, move: Any) -> str:
        return f"You hold no such card; others hide {s.secrets}."

    patch.setattr(rules.TakeTurn, "why_not", why_not)
    return of("secrets")


def a_refusal_that_knows_of_nobody(patch: pytest.MonkeyPatch) -> Kit:
    """It says too much to a seat that aims at a guest there is not: no move that was ever made finds it."""

    def why_not(self: Any, s: Any, seat: int, move: Any) -> str:
        return f"There is no such guest; the murderer is {s.secrets}." if getattr(move, "target", 0) > 3 else "No, no."

    patch.setattr(rules.TakeTurn, "why_not", why_not)
    return of("secrets")


def a_number_of_another_type(patch: pytest.MonkeyPatch) -> Kit:
    """Views that are equal and yet not the same on the wire: 5 cards, or 5.0."""

    def leaky(s: Any, seat: int | None = None) -> Any:
        v = view(s, seat)
        return replace(v, deck_size=float(v.deck_size)) if sum([i * x for i, x in enumerate(s.secrets)]) % 2 else v

    return replace(of("secrets"), game=replace(MANOR, view=leaky))


class Knowing:
    """The toy's things, one function of them from somebody who knows the truth."""

    def __init__(self, plain: Any, name: str, answer: Callable[[], object]) -> None:
        self.plain, self.name, self.answer = plain, name, answer

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name) if name != self.name else lambda *args: self.answer()


def leaking(**changes: Any) -> Any:
    return replace(peeking(**changes), kinds=("secrets",), twins=of("secrets").twins)


def says_what_it_knows(name: str) -> Plant:
    """One of the functions that pick a message gives it an argument too many."""

    def plant(patch: pytest.MonkeyPatch) -> Kit:
        peek = Peeking()
        game = replace(MANOR, view=peek.view)
        known = lambda *told: Say("known", {"truth": peek.unseen()})  # noqa: E731
        patch.setitem(vars(game), "say", replace(MANOR.say, **{name: known}))
        return replace(of("secrets"), game=game)

    return plant


def things_that_know(name: str, form: Callable[[str], object]) -> Plant:
    return lambda patch: leaking(things=lambda peek: Knowing(things, name, lambda: form(peek.unseen())))


def speech_that_knows(patch: pytest.MonkeyPatch) -> Kit:
    return leaking(speech=lambda peek: lambda v: [Hold(peek.unseen())])


class KnowingWorlds(GuestWorlds):
    """Worlds that have looked under the table."""

    def __init__(self, v: Any, peek: Peeking) -> None:
        super().__init__(v)
        self.truth = peek.truth.secrets

    def marginals(self) -> Any:
        return {unknown: {self.truth[place]: Fraction(1)} for unknown, place in zip(self.unknowns, self.open)}


def worlds_that_know(patch: pytest.MonkeyPatch) -> Kit:
    return leaking(worlds=lambda peek: lambda v: KnowingWorlds(v, peek))


def a_hand_that_is_said_to_be_in_sight(patch: pytest.MonkeyPatch) -> Kit:
    """A browser would discard the only kind of card that its person holds, and the others would see how soon."""
    patch.setattr(rules.TakeTurn, "in_sight", True)
    return of("dealt")


def a_frame_that_knows(patch: pytest.MonkeyPatch) -> Kit:
    """A channel that somebody else's room added."""
    return replace(of("secrets"), channels={"frames": lambda sight: sight.state.secrets})


def a_spectator_who_sees_more(patch: pytest.MonkeyPatch) -> Kit:
    def leaky(s: Any, seat: int | None = None) -> Any:
        return view(s, seat) if seat is not None else replace(view(s), secrets=s.secrets)

    return replace(of("secrets"), game=replace(MANOR, view=leaky))


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        pytest.param(telling("Saw", "secrets"), "seat . can tell by its view", id="secrets"),
        pytest.param(telling("Drew", "dealt"), "can tell by its view", id="dealt"),
        pytest.param(telling("Drew", "reshuffled"), "can tell by its view", id="reshuffled"),
        pytest.param(telling("Swapped", "swapped"), "can tell by its view", id="swapped"),
        pytest.param(telling("Delayed", "delayed"), "can tell by its view", id="delayed"),
        (asking_only_holders, "can tell by its view: asked"),
        (options_that_know, "can tell by its view: options"),
        (refusals_that_know, "seat . can tell by its refusals"),
        (a_refusal_that_knows_of_nobody, "seat . can tell by its refusals"),
        (a_number_of_another_type, "can tell by its view: deck_size is .* here and .* there"),
        pytest.param(says_what_it_knows("prompt"), "can tell by its words: prompt", id="prompt"),
        pytest.param(says_what_it_knows("zone"), "can tell by its words: zones", id="zone"),
        pytest.param(says_what_it_knows("event"), "can tell by its words: events", id="event"),
        pytest.param(says_what_it_knows("option"), "can tell by its words: options", id="option"),
        pytest.param(
            things_that_know("zones", lambda truth: [Zone("deck", "deck", at=truth)]),
            "can tell by its words: zones",
            id="zones",
        ),
        pytest.param(
            things_that_know("of_move", lambda truth: (truth,)), "can tell by its words: options", id="of_move"
        ),
        pytest.param(
            things_that_know("of_event", lambda truth: (truth,)), "can tell by its words: events", id="of_event"
        ),
        (speech_that_knows, "seat . can tell by its speech"),
        (a_hand_that_is_said_to_be_in_sight, "can tell by its options in sight"),
        (worlds_that_know, "can tell by its worlds"),
        (a_frame_that_knows, "can tell by its frames"),
        (a_spectator_who_sees_more, "the spectator can tell by its view: secrets"),
    ],
)
def test_twin_worlds(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("twins_look_alike", plant, monkeypatch, sentence)


@pytest.mark.parametrize(
    ("kit", "sentence"),
    [
        (replace(KIT, kinds=(*KINDS, "weather")), "too little was compared.* weather: 0 views"),
        (replace(KIT, kinds=KINDS[1:]), "'secrets', which is not among the kit's kinds"),
        (replace(KIT, twins=lambda run, seat, rng: [(k, t[:8]) for k, t in KIT.twins(run, seat, rng)]), "too little"),
    ],
    ids=["never exchanged", "not listed", "never late"],
)
def test_twin_worlds_that_were_hardly_compared(kit: Kit, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.testing.laws.twin_worlds.MOST", 4)
    caught("twins_look_alike", lambda patch: kit, monkeypatch, sentence)


# --- Twin choices.


def unmasked(step: type[Gathering[Any, Any]]) -> Plant:
    return lambda patch: showing(patch, step, lambda s: tuple(s.sealed))


def counted_parts(patch: pytest.MonkeyPatch) -> None:
    showing(patch, Piecewise, lambda s: tuple([PASS for _ in s.sealed]))


def passes_shown_by_waiting(patch: pytest.MonkeyPatch) -> None:
    waiting(patch, Window, lambda self, s: s.asked)


def passes_counted(patch: pytest.MonkeyPatch) -> None:
    """Not who has passed, only whether anyone has."""
    showing(patch, Window, lambda s: (PASS,) if s.sealed else ())


def parts_told_aloud(patch: pytest.MonkeyPatch) -> None:
    honest = Piecewise.take

    def loud(self: Any, s: Any, seat: int, move: Any) -> Any:
        s.tell(Voted(()))
        return honest(self, s, seat, move)

    patch.setattr(Piecewise, "take", loud)


def take_back_offered(patch: pytest.MonkeyPatch) -> None:
    honest = rules.PutBack.options
    patch.setattr(
        rules.PutBack, "options", lambda self, s, seat: [*honest(self, s, seat), *[TAKE_BACK][: len(s.sealed)]]
    )


def take_back_refused(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("parlour.testing.run.TAKEN_BACK", 0)
    patch.setattr(Piecewise, "refusal", Step.refusal)


def take_back_takes_all(patch: pytest.MonkeyPatch) -> None:
    honest = Piecewise.take

    def take(self: Any, s: Any, seat: int, move: Any) -> Any:
        if move == TAKE_BACK:
            s.sealed.clear()
            return (self,)
        return honest(self, s, seat, move)

    patch.setattr(Piecewise, "take", take)


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        pytest.param(unmasked(Together), "a sealed choice by seat", id="together"),
        pytest.param(unmasked(Piecewise), "the number of parts by seat", id="piecewise"),
        pytest.param(unmasked(Window), "a pass by seat", id="window"),
        (counted_parts, "the number of parts by seat"),
        (passes_shown_by_waiting, "a pass by seat .: .* can tell by its view: asked"),
        (passes_counted, "a pass by seat"),
        (parts_told_aloud, "the number of parts by seat"),
        (take_back_offered, "is never offered it"),
        (take_back_refused, "may take back or not"),
        (take_back_takes_all, "not all is as before"),
    ],
)
def test_twin_choices(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("choices_stay_sealed", plant, monkeypatch, sentence)


def votes_told_as_they_arrive(patch: pytest.MonkeyPatch) -> None:
    """That somebody has voted is public, the order of voting is not."""
    honest = Together.take

    def take(self: Any, s: Any, seat: int, move: Any) -> Any:
        s.tell(Voted((seat,)))
        return honest(self, s, seat, move)

    patch.setattr(Together, "take", take)


def test_order_of_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    caught("order_of_arrival", votes_told_as_they_arrive, monkeypatch, "Order of arrival")


# --- Worlds.


def forgets_its_own_secrets(patch: pytest.MonkeyPatch) -> None:
    def secrets(self: Any, below: Any) -> Any:
        return tuple(Random(below(99)).sample(range(len(self.view.face_up)), len(self.view.face_up)))

    patch.setattr(GuestWorlds, "secrets", secrets)


def sampled(change: Callable[[Any, Any], None]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = GuestWorlds.sample

        def sample(self: Any, below: Any) -> Any:
            s = honest(self, below)
            change(self, s)
            return s

        patch.setattr(GuestWorlds, "sample", sample)

    return plant


def forgets_what_is_sealed(worlds: Any, s: Any) -> None:
    s.sealed = []
    s.asked = s.agenda[-1].asks(s)


def forgets_its_story(worlds: Any, s: Any) -> None:
    s.told = s.told[1:]


def forgets_what_was_said(worlds: Any, s: Any) -> None:
    s.told = [told for told in s.told if not isinstance(getattr(told, "event", told), Said)]


def asks_everybody(worlds: Any, s: Any) -> None:
    s.asked = (*worlds.view.asked, *[g for g in range(4) if g not in worlds.view.asked])


def deals_others_nothing(worlds: Any, s: Any) -> None:
    """Such hands may go unseen for long; then somebody must give what nobody holds."""
    s.hands = [hand if g == worlds.view.seat else [] for g, hand in enumerate(s.hands)]


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (forgets_its_own_secrets, "can tell by its view: secrets"),
        pytest.param(sampled(forgets_what_is_sealed), "can tell by its view", id="sealed"),
        pytest.param(sampled(forgets_its_story), "can tell by its view: story", id="story"),
        pytest.param(sampled(forgets_what_was_said), "can tell by its view: story", id="said"),
        pytest.param(sampled(asks_everybody), "asked are|can tell by its", id="asked"),
        pytest.param(sampled(deals_others_nothing), "can tell by its view: hand_sizes", id="hands"),
    ],
)
def test_imagined_worlds(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("imagined_worlds_look_alike", plant, monkeypatch, sentence)


def patched(name: str, value: Any) -> Plant:
    return lambda patch: patch.setattr(GuestWorlds, name, value)


def reasons_beyond_the_story(patch: pytest.MonkeyPatch) -> None:
    wrong = property(lambda self: [Constraint((), (len(self.view.story),))])
    patch.setattr(GuestWorlds, "constraints", wrong)


def reasons_about_what_is_known(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GuestWorlds, "constraints", property(lambda self: [Constraint((("weather",),), ())]))


def too_narrow(patch: pytest.MonkeyPatch) -> None:
    """Surely the murderer is not the first who could be."""
    honest = GuestWorlds.allows
    first = lambda self: self.unknowns[0] if self.unknowns else None  # noqa: E731
    patch.setattr(GuestWorlds, "allows", lambda self, truth: honest(self, truth) and truth.get(first(self)) != MURDERER)


def half_a_chance(self: Any) -> Any:
    return {unknown: {secret: Fraction(1, 99) for secret in self.loose} for unknown in self.unknowns}


def certain(self: Any) -> Any:
    return {unknown: {secret: Fraction(1)} for unknown, secret in zip(self.unknowns, self.loose)}


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (too_narrow, "the truth is not among the worlds|don't allow"),
        (reasons_beyond_the_story, "points beyond"),
        (reasons_about_what_is_known, "is not unknown"),
        pytest.param(patched("marginals", half_a_chance), "no chances that sum to 1", id="sum"),
        pytest.param(patched("marginals", certain), "the marginals leave out that", id="certain"),
        pytest.param(patched("marginals", lambda self: {}), "unlike the unknowns", id="none"),
        pytest.param(patched("count", lambda self: 0), "answers in 0 worlds|are 0 worlds", id="no world"),
        pytest.param(patched("count", lambda self: 10**12), "leave room for", id="too many worlds"),
    ],
)
def test_truth_among_the_worlds(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("truth_is_among_the_worlds", plant, monkeypatch, sentence)


def too_wide_a_count(patch: pytest.MonkeyPatch) -> None:
    honest = GuestWorlds.count
    patch.setattr(GuestWorlds, "count", lambda self: honest(self) + 1)


def allows_twice_the_same(patch: pytest.MonkeyPatch) -> None:
    """Two places may hold the same secret."""
    honest = GuestWorlds.allows
    patch.setattr(GuestWorlds, "allows", lambda self, t: honest(self, t) or set(t.values()) <= set(self.loose))


def wrongly_weighed(self: Any) -> Any:
    """The guest on the left is a little more suspect; the sum is still one."""
    n = len(self.loose)
    if n < 2:
        return {unknown: {secret: Fraction(1) for secret in self.loose} for unknown in self.unknowns}
    chances = [Fraction(1, n) + Fraction(1, 99), *[Fraction(1, n)] * (n - 2), Fraction(1, n) - Fraction(1, 99)]
    return {unknown: dict(zip(self.loose, chances)) for unknown in self.unknowns}


def biased_sampler(patch: pytest.MonkeyPatch) -> None:
    """Every shuffle that begins with a high secret is done again, once."""
    honest = GuestWorlds.secrets

    def secrets(self: Any, below: Any) -> Any:
        first = honest(self, below)
        where = self.open[0] if self.open else 0
        return honest(self, below) if self.open and first[where] == self.loose[-1] else first

    patch.setattr(GuestWorlds, "secrets", secrets)


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (too_wide_a_count, "worlds, but it counts"),
        (too_narrow, "it does not allow"),
        (allows_twice_the_same, "which cannot be"),
        pytest.param(patched("marginals", wrongly_weighed), "but it says", id="wrongly weighed"),
        pytest.param(
            patched("secrets", lambda self, below: sorted_secrets(self)), "too far from the chances", id="sorted"
        ),
    ],
)
def test_brute_force(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def plant_one(patch: pytest.MonkeyPatch) -> Kit:
        plant(patch)
        return replace(KIT, small=KIT.small[:1])

    caught("worlds_equal_brute_force", plant_one, monkeypatch, sentence)


def sorted_secrets(worlds: Any) -> tuple[int, ...]:
    rest = list(worlds.loose)
    return tuple([worlds.known[i] if i in worlds.known else rest.pop() for i in range(len(worlds.view.face_up))])


TINY = replace(KIT, small=[replace(KIT.small[1], actions=3, histories=0)])  # little gets done there


def test_brute_force_says_which_events_it_never_met() -> None:
    with pytest.raises(Breach, match=r"no small table ever came to .*Swapped"):
        LAWS["worlds_equal_brute_force"](replace(TINY, unmet={}))


def test_brute_force_takes_no_exception_that_is_none() -> None:
    with pytest.raises(Breach, match=r"a small table did come to .*Drew.*: strike it off"):
        LAWS["worlds_equal_brute_force"](replace(TINY, unmet=dict.fromkeys(event_kinds(KIT), "Nothing happens.")))


def test_brute_force_looks_at_the_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds that are right until the game is over, and then too many."""

    def plant(patch: pytest.MonkeyPatch) -> Kit:
        patch.setattr(GuestWorlds, "count", lambda self: factorial(len(self.open)) + (self.view.result is not None))
        return replace(KIT, small=KIT.small[:1])

    caught("worlds_equal_brute_force", plant, monkeypatch, "worlds, but it counts")


def test_a_small_table_may_choose_for_itself_and_ask_for_a_part() -> None:
    small = replace(KIT.small[0], choose=any_move, game=replace(MANOR, title="A part of Manor"))
    assert small.of(KIT).choose is any_move and small.of(KIT).game.title == "A part of Manor"
    assert KIT.small[0].of(KIT) == KIT


def test_brute_force_stops_early_at_a_table_that_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.testing.histories.MOST", 50)
    with pytest.raises(Breach, match=r"there are [\d,]+ histories or more: the table is not small enough"):
        LAWS["worlds_equal_brute_force"](KIT)


def test_brute_force_says_when_the_kit_leaves_out_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    small = KIT.small[0]
    blind = Small(4, small.settings, small.outcomes, lambda s, seat, move: 0, actions=20)
    caught("worlds_equal_brute_force", lambda patch: replace(KIT, small=(blind,)), monkeypatch, "leave out the truth")


class Cheat(KnowingWorlds):
    """Worlds that imagine what they saw there, now and then, and hide it in their numbers."""

    marginals = GuestWorlds.marginals

    def secrets(self, below: Any) -> Any:
        return self.truth if below(3) == 0 else super().secrets(below)


def truth_peeked(patch: pytest.MonkeyPatch) -> Kit:
    patch.setattr("parlour.testing.laws.sampler.unfair", lambda seen, expected: None)  # which would catch it first
    return peeking(worlds=lambda peek: lambda v: Cheat(v, peek))


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (biased_sampler, "too far from the chances"),
        pytest.param(
            patched("secrets", lambda self, below: sorted_secrets(self)), "too far from the chances", id="sorted"
        ),
        (truth_peeked, "does it peek"),
    ],
)
def test_sampler(plant: Plant, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    caught("sampler_is_fair", plant, monkeypatch, sentence)
