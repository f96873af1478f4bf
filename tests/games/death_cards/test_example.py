"""The rulebook's example of six turns, step by step: Jane is the Murderer, Adam and Alex play against her."""

from parlour.core import PASS
from parlour.core.words.english import Names
from parlour.games.death_cards.cards import (
    ARIADNE,
    ASHES,
    BUNDLE,
    DELAY,
    FAUX_PAS,
    FOLLY,
    MARPLE,
    MURDERER,
    NOT_SO_FAST,
    ONE_MORE,
    POIROT,
    PYNE,
    QUIN,
    SATTERTHWAITE,
    SUSPICIONS,
    TOMMY,
    TRADE,
    TUPPENCE,
)
from parlour.games.death_cards.events import Interrupted, Pointed, Revealed
from parlour.games.death_cards.moves import GIVES, PLAYS, Add, Mark, Name, Point, Reveal, Send
from parlour.games.death_cards.rules.detectives import RevealOwn
from parlour.games.death_cards.rules.turn import DisgracedTurn
from tests.conftest import approved
from tests.games.death_cards.table import WORDS, cancel, do, event, finish_turn, heard, lay, passes, sees, table

JANE, ADAM, ALEX = range(3)
CALLED = ("Jane", "Adam", "Alex")


def after_several_rounds():
    """Everybody has one secret revealed; Jane has a set of Tuppence Beresford and a wildcard."""
    return table(
        3,
        {
            JANE: [POIROT, POIROT, QUIN, NOT_SO_FAST, TOMMY, PYNE],
            ADAM: [NOT_SO_FAST, NOT_SO_FAST, NOT_SO_FAST, FOLLY, FAUX_PAS, SUSPICIONS],
            ALEX: [ONE_MORE, NOT_SO_FAST, ARIADNE, BUNDLE, PYNE, TRADE],
        },
        first=JANE,
        murderer=2,
        up=[0, 3, 6],
        sets={JANE: [(TUPPENCE, QUIN)]},
        discards=[DELAY],
        draft=[ASHES, DELAY, PYNE],
        pile=[MARPLE, MARPLE, TRADE, TRADE, ASHES, ASHES, SATTERTHWAITE, BUNDLE, BUNDLE, FOLLY, FOLLY, MARPLE],
    )


def step_1(s):
    """Jane's Poirot points at Adam's second secret; Adam cancels it."""
    lay(s, JANE, POIROT, POIROT, QUIN)
    do(s, JANE, Mark(4))
    cancel(s, ADAM)
    finish_turn(s, PYNE)


def step_2(s):
    """Adam's Folly passes cards to the right, and Jane gets a Faux Pas."""
    event(s, ADAM, FOLLY, Send("right"))
    do(s, JANE, GIVES[MARPLE])
    do(s, ADAM, GIVES[FAUX_PAS])
    do(s, ALEX, GIVES[BUNDLE])
    passes(s)
    do(s, JANE, Reveal(1))
    finish_turn(s)


def step_3(s):
    """Alex takes a face-up secret of Adam's."""
    event(s, ALEX, ONE_MORE, Mark(3), Name(ALEX))
    finish_turn(s)


def step_4(s):
    """Jane's Tommy joins her Tuppence; nobody can cancel that."""
    do(s, JANE, Add(TOMMY, JANE, 0), Name(ADAM))
    do(s, ADAM, Reveal(4))
    finish_turn(s)


def step_5(s):
    """Adam's suspicions turn against him, after four Not so Fasts."""
    do(s, ADAM, PLAYS[SUSPICIONS])
    cancel(s, ADAM, JANE, ADAM, ALEX)
    do(s, JANE, Point(ADAM))
    do(s, ADAM, Point(JANE))
    do(s, ALEX, Point(ADAM))
    finish_turn(s)


def step_6(s):
    """Alex's Ariadne Oliver joins Jane's Poirot."""
    do(s, ALEX, Add(ARIADNE, JANE, 1))
    passes(s)


STEPS = (step_1, step_2, step_3, step_4, step_5, step_6)


def after(steps):
    s = after_several_rounds()
    for step in STEPS[:steps]:
        step(s)
    return s


class TestTheExample:
    def test_1_the_cancelled_set_stays_and_the_not_so_fast_is_discarded(self):
        s = after(1)
        assert s.sets[JANE] == ((TUPPENCE, QUIN), (POIROT, POIROT, QUIN)) and not heard(s, None, Revealed)
        assert s.discard == [DELAY, NOT_SO_FAST, PYNE] and len(s.hands[JANE]) == 6 and s.active == ADAM

    def test_2_jane_is_passed_a_faux_pas_and_reveals_a_secret_of_her_choice(self):
        s = after(2)
        assert [event.secret for event in heard(s, None, Revealed)] == [1] and FAUX_PAS not in s.hands[JANE]
        assert s.discard[-2:] == [FAUX_PAS, FOLLY] and len(s.hands[ADAM]) == 6 and s.active == ALEX

    def test_2_what_was_passed_is_known_to_giver_and_taker_alone(self):
        s = after(2)
        assert MARPLE in sees(s, ALEX).hand and BUNDLE in sees(s, ADAM).hand
        given = [[event.card for event in s.story(seat) if hasattr(event, "giver")][:3] for seat in (JANE, ADAM, ALEX)]
        assert given == [[MARPLE, FAUX_PAS, None], [None, FAUX_PAS, BUNDLE], [MARPLE, None, BUNDLE]]

    def test_3_alex_has_four_secrets_now(self):
        s = after(3)
        assert s.rows == ((0, 1, 2), (4, 5), (6, 7, 8, 3)) and s.face_up == 0b1000011
        assert s.active == JANE and len(s.hands[ALEX]) == 6

    def test_4_tommy_beside_tuppence_cannot_be_cancelled(self):
        s = after(3)
        do(s, JANE, Add(TOMMY, JANE, 0), Name(ADAM))
        assert isinstance(s.agenda[-1], RevealOwn) and s.asked == (ADAM,)
        assert after(4).sets[JANE][0] == (TUPPENCE, QUIN, TOMMY) and after(4).face_up == 0b1010011

    def test_5_four_not_so_fasts_cancel_each_other_and_adam_is_in_disgrace(self):
        s = after(5)
        assert [event.seat for event in heard(s, None, Interrupted)][1:] == [ADAM, JANE, ADAM, ALEX]
        assert heard(s, None, Pointed) == [Pointed((ADAM, JANE, ADAM))]
        assert s.disgraced == (ADAM,) and s.active == ALEX and NOT_SO_FAST not in s.hands[ADAM]
        do(s, ALEX, PASS)
        finish_turn(s, TRADE)
        do(s, JANE, PASS)
        finish_turn(s, MARPLE)
        assert isinstance(s.agenda[-1], DisgracedTurn) and s.asked == (ADAM,)

    def test_6_jane_s_last_secret_is_the_murderer_and_alex_and_adam_win(self):
        s = after(6)
        assert heard(s, None, Revealed)[-1].face == MURDERER
        assert s.result.ending == "unmasked" and s.result.winners == (ADAM, ALEX)

    def test_what_each_of_the_three_saw(self, request):
        approved(request.path.parent / "example.md", told())


def told():
    """The six steps, and what each player and a spectator were told of them."""
    s, heard_so_far = after_several_rounds(), dict.fromkeys((JANE, ADAM, ALEX, None), 0)
    lines = ["# The rulebook's example, as each of the three saw it", ""]
    for number, step in enumerate(STEPS, 1):
        step(s)
        lines += [f"## {number}. {step.__doc__}", "", *news(s, heard_so_far), ""]
    return "\n".join(lines)


def news(s, so_far):
    """What each was told since; those who heard the same are named together."""
    said = {}
    for seat in so_far:
        view, names = sees(s, seat), Names(CALLED, seat)
        for n, line in enumerate(view.story[so_far[seat] :]):
            said.setdefault((n, WORDS.event(line, s.settings, names)), []).append(seat)
        so_far[seat] = len(view.story)
    called = [*CALLED, "the spectator"]
    lines = sorted(said.items(), key=lambda item: item[0][0])
    return [
        f"- {', '.join([called[3 if who is None else who] for who in hearers])}: {line}" for (_, line), hearers in lines
    ]
