"""Death on the Cards in words."""

import re
from inspect import getmembers, isclass
from random import Random
from typing import get_args

import pytest

from parlour.core import PASS, TAKE_BACK, Event, Match, Said, described, play
from parlour.core.words.english import Names
from parlour.core.words.messages import Say, slug
from parlour.core.words.messages.bundle import NOBODY
from parlour.games.death_cards import DEATH_CARDS, events, moves
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    ANOTHER_VICTIM,
    ARIADNE,
    ASHES,
    BLACKMAILED,
    BUNDLE,
    COPIES,
    DELAY,
    FAUX_PAS,
    FOLLY,
    MARPLE,
    MURDERER,
    NOT_SO_FAST,
    OFF_THE_TABLE,
    ONE_MORE,
    ORDINARY,
    POIROT,
    PYNE,
    QUIN,
    SATTERTHWAITE,
    SUSPICIONS,
    TOMMY,
    TRADE,
    TRAIN,
)
from parlour.games.death_cards.events import Named, Played, Received, Spared
from parlour.games.death_cards.moves import (
    CANCEL,
    DISCARDS,
    DRAFTS,
    DRAW,
    GIVES,
    PLAYS,
    STOP,
    Add,
    Ask,
    Lay,
    Lift,
    Mark,
    Name,
    Point,
    Promise,
    Reveal,
    Seize,
    Send,
    Suspect,
    Trust,
)
from tests.games.death_cards.table import (
    ANN,
    BEA,
    CAL,
    WORDS,
    cancel,
    do,
    event,
    finish_turn,
    lay,
    lines,
    names,
    passes,
    prompt,
    sees,
    table,
)
from tests.transcripts import CALLED, told


def worded(s, seat, move):
    return WORDS.option(move, sees(s, seat), names(s, seat)).text


def zones(s, seat):
    """The zones by their titles."""
    view = sees(s, seat)
    return {WORDS.zone(zone, view, names(s, seat)).title: zone for zone in DEATH_CARDS.things.zones(view)}


def notes(s, seat):
    view = sees(s, seat)
    labels = [WORDS.zone(zone, view, names(s, seat)) for zone in DEATH_CARDS.things.zones(view)]
    return {label.title: label.note for label in labels}


def titled(s, zone):
    """What lies in a zone, by its titles: a card, or what a secret shows, and whether it is face up."""
    caption = {thing.id: WORDS.thing(thing, s.settings) for thing in DEATH_CARDS.things.things(s.seats, s.settings)}
    return [
        (caption[piece.thing].title, caption[piece.face].title if piece.face else "", piece.up) for piece in zone.pieces
    ]


def cards_in(s, zone):
    return [title for title, _, _ in titled(s, zone)]


def said(kind, value, part=""):
    return WORDS.text(Say(f"{kind}-{slug(value)}"), NOBODY, part)


def confessions():
    return [said("face", face, "confession") for face in (MURDERER, ACCOMPLICE, *ORDINARY)]


class TestTheCards:
    def test_every_card_has_a_title_and_a_text_of_our_own(self):
        titles = {said("card", card) for card in COPIES}
        assert len(titles) == len(COPIES) == 21 and all(said("card", card, "text") for card in COPIES)

    def test_every_secret_has_a_confession_sixteen_of_them_ordinary(self):
        assert len(ORDINARY) == 16 and len({*confessions()}) == 18

    def test_in_the_story_they_are_short_and_call_nobody_you(self):
        in_short = [said("card", card, "in-short") for card in COPIES]
        assert max(len(text) for text in (*in_short, *confessions())) < 110
        assert not [text for text in in_short if re.search(r"\byours?\b|\byou\b", text)]


class TestThePage:
    def test_its_paragraphs_are_numbered_without_a_gap(self):
        numbers = [int(n) for n in re.findall(r"^(\d+)\. ", WORDS.PAGE, re.MULTILINE)]
        assert numbers == list(range(1, len(numbers) + 1))

    def test_it_names_every_card_and_how_often_it_occurs(self):
        for card, copies in COPIES.items():
            title = said("card", card).replace("“", '"').replace("”", '"')
            assert card == NOT_SO_FAST or re.search(rf"\| {re.escape(title)}[^|]* \| {copies} \|", WORDS.PAGE), title

    def test_every_option_stands_on_it(self):
        assert all(f"`{option.name}`" in WORDS.PAGE for option in described(DEATH_CARDS.settings))


class TestPrompts:
    def test_before_the_deal(self):
        s = DEATH_CARDS.begin(3, DEATH_CARDS.table(3, {}))
        assert prompt(s, None) == "The cards are being dealt." and zones(s, None) == {}

    def test_a_turn(self):
        s = table(3, {ANN: [PYNE]})
        assert prompt(s, ANN) == "Your turn: play an event, lay down a set, add a detective, or play nothing."
        assert prompt(s, BEA) == prompt(s, None) == "A turn: waiting for Ann."

    def test_a_turn_in_disgrace(self):
        s = table(3, {ANN: [PYNE]}, up=[0, 1, 2])
        assert prompt(s, ANN) == "You are in disgrace: discard one card, then draw one."

    def test_the_window_says_what_is_about_to_happen_and_how_things_stand(self):
        s = table(3, {ANN: [POIROT] * 3, BEA: [NOT_SO_FAST], CAL: [NOT_SO_FAST]})
        lay(s, ANN, POIROT, POIROT, POIROT)
        do(s, ANN, Mark(4))
        assert prompt(s, BEA) == "Ann's Hercule Poirot is about to reveal your secret 5. Not so fast?"
        do(s, BEA, CANCEL)
        about = "Ann's Hercule Poirot is about to reveal Bea's secret 5."
        assert prompt(s, CAL) == f"{about} It is cancelled, as things stand. Not so fast?"
        do(s, CAL, CANCEL)
        assert prompt(s, None) == f"{about} It stands again. Anybody may play a Not so Fast."
        do(s, CAL, PASS)
        assert prompt(s, CAL) == f"{about} It stands again."

    def test_each_action_in_question_has_words_of_its_own(self):
        found = set()
        for card, targets in [
            (ASHES, ()),
            (DELAY, ()),
            (TRAIN, ()),
            (SUSPICIONS, ()),
            (FOLLY, (Send("left"),)),
            (TRADE, (Name(BEA),)),
            (ANOTHER_VICTIM, ()),
            (ONE_MORE, (Name(CAL),)),
        ]:
            s = table(3, {ANN: [card, PYNE], BEA: [PYNE], CAL: [PYNE]}, sets={BEA: [(TOMMY, QUIN)]}, up=[3])
            do(s, ANN, PLAYS[card], *targets)
            found.add(prompt(s, BEA))
        assert len(found) == 8 and all(text.endswith(" Not so fast?") for text in found)

    def test_the_end(self):
        s = table(3, {ANN: [POIROT] * 3})
        lay(s, ANN, POIROT, POIROT, POIROT)
        do(s, ANN, Mark(6))
        passes(s)
        over = "The game is over. The Murderer's card is face up: the Murderer is caught."
        assert prompt(s, BEA) == f"{over} You and Ann won." and prompt(s, None) == f"{over} Ann and Bea won."


class TestOptions:
    def test_what_one_may_do_begins_with_a_verb(self):
        s = table(3, {ANN: [FOLLY, POIROT, QUIN, QUIN]}, sets={ANN: [(POIROT, POIROT, QUIN)]})
        assert worded(s, ANN, PLAYS[FOLLY]) == "Play Dead Card Folly"
        assert worded(s, ANN, Lay((POIROT, QUIN, QUIN))) == "Lay down Hercule Poirot and Harley Quin ×2"
        joined = "Add Hercule Poirot to your set of Hercule Poirot ×2 and Harley Quin"
        assert worded(s, ANN, Add(POIROT, ANN, 0)) == joined and worded(s, ANN, PASS) == "Play nothing"

    def test_two_sets_alike_are_told_apart(self):
        s = table(3, {ANN: [ANOTHER_VICTIM]}, sets={BEA: [(TOMMY, QUIN), (TOMMY, QUIN)]})
        do(s, ANN, PLAYS[ANOTHER_VICTIM])
        assert worded(s, ANN, Seize(BEA, 0)) == "Take Bea's set of Tommy Beresford and Harley Quin (number 1)"
        assert worded(s, ANN, Seize(BEA, 1)) == "Take Bea's set of Tommy Beresford and Harley Quin (number 2)"

    def test_secrets_go_by_the_numbers_on_their_backs(self):
        s = table(3, {ANN: [BUNDLE, QUIN]}, up=[3])
        assert worded(s, ANN, Mark(3)) == "Point at Bea's secret 4, the Deserter"
        assert worded(s, ANN, Mark(4)) == "Point at Bea's secret 5"
        assert worded(s, BEA, Reveal(4)) == "Reveal secret 5, the Eloper"

    def test_a_player_is_chosen_or_pointed_at(self):
        s = table(3)
        assert worded(s, ANN, Name(BEA)) == "Choose Bea" and worded(s, ANN, Name(ANN)) == "Choose yourself"
        assert worded(s, ANN, Point(CAL)) == "Point at Cal"

    def test_a_direction_names_who_gets_the_card(self):
        s = table(3, {ANN: [FOLLY]})
        do(s, ANN, PLAYS[FOLLY])
        assert worded(s, ANN, Send("left")) == "Pass to the left: Bea gets yours"
        assert worded(s, ANN, Send("right")) == "Pass to the right: Cal gets yours"

    def test_discarding_and_drawing(self):
        s = table(3, {ANN: [PYNE, QUIN]}, draft=[MARPLE, TRADE, BUNDLE])
        do(s, ANN, PASS)
        assert prompt(s, ANN) == "You played nothing: discard at least one card."
        do(s, ANN, DISCARDS[PYNE])
        assert prompt(s, ANN) == "You will discard, in this order, Parker Pyne. More?"
        assert worded(s, ANN, STOP) == "That is all" and worded(s, ANN, TAKE_BACK) == "Take back"
        do(s, ANN, STOP)
        assert worded(s, ANN, DRAW) == "Draw the top card of the draw pile"
        assert worded(s, ANN, DRAFTS[MARPLE]) == "Take Miss Marple from the draft"

    def test_every_move_has_words_and_a_heading(self):
        match = Match(DEATH_CARDS, 3, b"words")
        view = match.view(0)
        kinds = set(get_args(moves.MOVES)) - {moves.Dealt}
        assert len(kinds) == 20 and all(WORDS.bundle.form_of(kind.__name__, "heading") for kind in kinds)
        for move in view.options:
            wording = WORDS.option(move, view, names(match.state, 0))
            assert wording.text and wording.heading


class TestTheStory:
    def test_what_one_is_dealt_is_numbered(self):
        s = table(3)
        s.whisper(Received(BEA, (NOT_SO_FAST, NOT_SO_FAST, PYNE), ("Forger", "Quack", "Thief")), only=(BEA,))
        secrets = "the Forger (4), the Quack (5) and the Thief (6)"
        assert lines(s, BEA)[-1] == f"You are dealt Not so Fast ×2 and Parker Pyne. Your secrets: {secrets}."

    def test_a_reveal_comes_with_a_confession(self):
        s = table(3, {ANN: [POIROT] * 3})
        lay(s, ANN, POIROT, POIROT, POIROT)
        do(s, ANN, Mark(3))
        passes(s)
        confession = said("face", "Deserter", "confession")
        assert f"Bea's secret 4 is revealed: the Deserter. “{confession}”" in lines(s, CAL)
        assert f"Your secret 4 is revealed: the Deserter. “{confession}”" in lines(s, BEA)

    def test_what_a_blackmailer_sees_is_not_told_to_others(self):
        s = table(3, {ANN: [TRADE, BLACKMAILED], BEA: [PYNE]})
        do(s, ANN, PLAYS[TRADE])
        passes(s)
        do(s, ANN, GIVES[BLACKMAILED])
        do(s, BEA, GIVES[PYNE])
        do(s, ANN, Mark(3))
        assert "Bea shows you secret 4: the Deserter." in lines(s, ANN)
        assert "Bea shows Ann secret 4, and nobody else sees it." in lines(s, CAL)
        assert not any("Deserter" in line for line in lines(s, CAL) + lines(s, None))

    def test_a_player_may_choose_themselves(self):
        s = table(3, {ANN: [OFF_THE_TABLE, NOT_SO_FAST]})
        s.tell(Named(ANN, ANN))
        assert lines(s, ANN)[-1] == "You choose yourself." and lines(s, BEA)[-1] == "Ann chooses themselves."

    def test_no_sentence_ends_twice(self):
        s = table(3, {ANN: [ONE_MORE, DELAY, FAUX_PAS]})
        do(s, ANN, PASS)
        finish_turn(s, ONE_MORE, DELAY)
        assert "Ann discards And Then There Was One More…" in lines(s, BEA)
        assert "Ann discards Delay the Murderer's Escape!" in lines(s, BEA)

    def test_fingers(self):
        s = table(3, {ANN: [SUSPICIONS]})
        event(s, ANN, SUSPICIONS)
        for seat, suspect in enumerate((BEA, CAL, BEA)):
            do(s, seat, Point(suspect))
        assert "All point at once: Ann at you, you at Cal and Cal at you." in lines(s, BEA)

    def test_what_is_said_aloud(self):
        match = Match(DEATH_CARDS, 3, b"words")
        match.say(ANN, Suspect(BEA))
        match.say(CAL, Trust(BEA))
        assert lines(match.state, BEA)[-2:] == ["Ann says: I suspect you.", "Cal says: I trust you."]
        view = match.view(BEA)
        assert isinstance(view.story[-1], Said)
        assert WORDS.claim(Trust(CAL), match.settings, names(match.state, BEA)) == "I trust Cal."

    def test_a_seat_says_something_once_until_something_happens(self):
        match = Match(DEATH_CARDS, 3, b"words")
        match.say(ANN, Suspect(BEA))
        assert not DEATH_CARDS.speech(match.view(ANN)) and DEATH_CARDS.speech(match.view(BEA))
        assert DEATH_CARDS.speech(match.view(None)) == ()

    def test_every_event_of_random_games_has_words(self):
        kinds = {kind for _, kind in getmembers(events, isclass) if issubclass(kind, Event) and kind is not Event}
        for n in range(80):
            if not kinds:
                break
            seats = 3 + n % 4
            rng, match = Random(n), Match(DEATH_CARDS, seats, bytes([n]))
            while match.asked:
                seat = rng.choice(match.asked)
                options = match.options(seat)
                eager = [move for move in options if move not in (PASS, STOP)] or options
                play(match.state, seat, rng.choice(eager if rng.random() < 0.9 else options))
            for seat in (ANN, None):
                view = match.view(seat)
                for told_event in view.story:
                    line = WORDS.event(told_event, match.settings, Names(CALLED[:seats], seat))
                    assert line != type(told_event).__name__ and "None" not in line
                    kinds.discard(type(told_event))
        assert kinds <= {Spared}  # rare in random play

    def test_who_is_spared_is_told(self):
        s = table(3)
        s.tell(Spared(BEA))
        assert lines(s, ANN)[-1] == "Bea has no secret left to reveal."

    def test_nobody_is_called_you_in_what_all_are_told_of_a_card(self):
        s = table(3, {ANN: [BUNDLE, QUIN], BEA: [ANOTHER_VICTIM]}, sets={CAL: [(TOMMY, QUIN)]})
        lay(s, ANN, BUNDLE, QUIN)
        returns = "another player reveals a secret of their choice; cancelled, the set returns to the hand"
        assert lines(s, CAL)[-1] == f"Ann lays down Lady Eileen “Bundle” Brent and Harley Quin: {returns}."
        s.tell(Played(BEA, ANOTHER_VICTIM))
        taken = "a set is taken from another player, and acts for its new owner"
        assert lines(s, CAL)[-1] == lines(s, None)[-1] == f"Bea plays Another Victim: {taken}."

    def test_an_ariadne_that_nobody_cancels_is_told(self):
        s = table(3, {ANN: [ARIADNE]}, sets={BEA: [(TOMMY, QUIN)]})
        do(s, ANN, Add(ARIADNE, BEA, 0))
        passes(s)
        assert lines(s, CAL)[-1] == "Because of Ariadne Oliver, Bea must reveal a secret."
        assert lines(s, BEA)[-1] == "Because of Ariadne Oliver, you must reveal a secret."

    def test_a_tie_break_is_told(self):
        s = table(4, {ANN: [SUSPICIONS]})
        event(s, ANN, SUSPICIONS)
        for seat, suspect in enumerate((BEA, ANN, BEA, ANN)):
            do(s, seat, Point(suspect))
        do(s, ANN, Name(BEA))
        assert lines(s, CAL)[-2:] == [
            "Ann and Bea are tied. Ann chooses Bea.",
            "Because of Point Your Suspicions, Bea must reveal a secret.",
        ]
        assert "You and Bea are tied. You choose Bea." in lines(s, ANN)

    def test_satterthwaite_with_a_quin_says_who_will_have_the_secret(self):
        s = table(3, {ANN: [SATTERTHWAITE, QUIN]})
        lay(s, ANN, SATTERTHWAITE, QUIN)
        do(s, ANN, Name(BEA))
        passes(s)
        because = "Because of Mr Satterthwaite, Bea must reveal a secret, and"
        assert lines(s, CAL)[-1] == f"{because} Ann will have it, face down."
        assert lines(s, ANN)[-1] == f"{because} you will have it, face down."

    def test_a_pyne_with_nothing_face_up_is_told(self):
        s = table(3, {ANN: [PYNE, PYNE]})
        lay(s, ANN, PYNE, PYNE)
        assert lines(s, BEA)[-1] == "Ann's Parker Pyne finds nothing to act on."

    def test_a_trade_that_comes_to_nothing_is_told(self):
        s = table(3, {ANN: [TRADE, NOT_SO_FAST], BEA: [NOT_SO_FAST, PYNE]})
        do(s, ANN, PLAYS[TRADE])
        cancel(s, BEA, ANN)
        assert "Ann's Card Trade finds nothing to act on." in lines(s, CAL)

    def test_taking_and_putting_back_nothing_is_told(self):
        s = table(3, {ANN: [ASHES], BEA: [DELAY]}, discards=[MARPLE])
        event(s, ANN, ASHES)
        assert prompt(s, ANN).endswith("You need not take any.") and worded(s, ANN, PASS) == "Take nothing"
        do(s, ANN, PASS)
        assert "Ann takes nothing." in lines(s, BEA)
        finish_turn(s)
        event(s, BEA, DELAY)
        assert worded(s, BEA, Lift(0)) == "Lift no card"
        do(s, BEA, Lift(0))
        assert "Bea puts nothing back on the draw pile." in lines(s, ANN)


class TestAskingAndPromising:
    """DC-51: with Card Trade and Dead Card Folly; DC-53: once each, while it is open."""

    def test_only_when_cards_are_to_change_hands(self):
        s = table(3, {ANN: [TRADE, PYNE], BEA: [QUIN]})
        assert not asked_and_promised(s, ANN)
        do(s, ANN, PLAYS[TRADE])  # Bea alone holds a card
        for seat, other in ((ANN, BEA), (BEA, ANN)):
            said = asked_and_promised(s, seat)
            assert {type(claim) for claim in said} == {Ask, Promise} and {claim.seat for claim in said} == {other}
            assert {claim.card for claim in said} == set(COPIES)
        assert not asked_and_promised(s, CAL) and not asked_and_promised(s, None)
        passes(s)
        assert asked_and_promised(s, BEA)
        do(s, ANN, GIVES[PYNE])
        do(s, BEA, GIVES[QUIN])
        assert not asked_and_promised(s, BEA)

    def test_in_a_folly_one_asks_the_giver_and_promises_to_the_taker(self):
        s = table(3, {ANN: [FOLLY, PYNE], BEA: [QUIN], CAL: [QUIN]})
        do(s, ANN, PLAYS[FOLLY], Send("left"))
        said = asked_and_promised(s, ANN)
        assert {claim.seat for claim in said if isinstance(claim, Ask)} == {CAL}
        assert {claim.seat for claim in said if isinstance(claim, Promise)} == {BEA}

    def test_each_once_until_something_else_has_happened(self):
        s = table(3, {ANN: [TRADE, PYNE], BEA: [QUIN, NOT_SO_FAST]})
        do(s, ANN, PLAYS[TRADE])
        s.tell(Said(ANN, Ask(BEA, QUIN)))
        assert {type(claim) for claim in DEATH_CARDS.speech(sees(s, ANN))} == {Suspect, Trust, Promise}
        s.tell(Said(ANN, Promise(BEA, MARPLE)))
        assert not asked_and_promised(s, ANN) and asked_and_promised(s, BEA)
        do(s, BEA, CANCEL)
        assert {type(claim) for claim in asked_and_promised(s, ANN)} == {Ask, Promise}

    def test_nobody_is_bound(self):
        s = table(3, {ANN: [TRADE, PYNE, MARPLE], BEA: [QUIN]})
        event(s, ANN, TRADE)
        s.tell(Said(ANN, Promise(BEA, MARPLE)))
        do(s, ANN, GIVES[PYNE])
        do(s, BEA, GIVES[QUIN])
        assert s.hands[BEA] == [PYNE]

    def test_it_reads_as_it_is_said(self):
        s = table(3)
        s.tell(Said(ANN, Ask(BEA, MARPLE)))
        s.tell(Said(BEA, Promise(ANN, DELAY)))
        assert lines(s, BEA)[-2] == "Ann says: I would like Miss Marple from you."
        assert lines(s, CAL)[-1] == "Bea says: I will give Ann Delay the Murderer's Escape!"


def asked_and_promised(s, seat):
    return [claim for claim in DEATH_CARDS.speech(sees(s, seat)) if isinstance(claim, Ask | Promise)]


class TestTheTable:
    def test_a_player_sees_their_own_hand_and_secrets(self):
        s = table(3, {ANN: [PYNE, POIROT], BEA: [QUIN]}, up=[1], sets={BEA: [(SATTERTHWAITE, QUIN)]})
        mine, theirs = zones(s, ANN), zones(s, BEA)
        assert cards_in(s, mine["Your hand"]) == ["Hercule Poirot", "Parker Pyne"]
        assert notes(s, ANN)["Your hand"] == "has the turn"
        assert titled(s, mine["Your secrets"]) == [
            ("Secret 1", "Bankrupt", False),
            ("Secret 2", "Bigamist", True),
            ("Secret 3", "Cheat", False),
        ]
        assert titled(s, theirs["Ann's secrets"]) == [
            ("Secret 1", "", False),
            ("Secret 2", "Bigamist", True),
            ("Secret 3", "", False),
        ]
        assert theirs["Ann's hand"].pieces == () and theirs["Ann's hand"].hidden == 2
        assert cards_in(s, mine["Bea's set"]) == ["Mr Satterthwaite", "Harley Quin"]

    def test_piles_show_what_they_may(self):
        s = table(3, discards=[MARPLE, PYNE, BUNDLE])
        pile = zones(s, None)["Discard pile"]
        assert (cards_in(s, pile), pile.hidden) == (["Miss Marple"], 0)  # the others do not lie face down
        assert notes(s, None)["Discard pile"] == "2 cards under the top one"
        assert zones(s, None)["Draw pile"].hidden == len(s.pile)

    def test_disgrace_and_partners_are_marked(self):
        s = table(5, up=[3, 4, 5])
        assert notes(s, ANN)["Bea's hand"] == "in disgrace"
        assert notes(s, 4)["Dot's hand"] == "your partner" and notes(s, ANN)["Dot's hand"] == ""

    @pytest.mark.parametrize("card", [ASHES, DELAY])
    def test_what_a_player_looks_at_lies_before_that_seat_alone(self, card):
        s = table(3, {ANN: [card]}, discards=[MARPLE, PYNE])
        event(s, ANN, card)
        assert cards_in(s, zones(s, ANN)["You are looking at"]) == ["Miss Marple", "Parker Pyne"]
        assert "You are looking at" not in zones(s, BEA) and cards_in(s, zones(s, BEA)["In play"]) == [
            said("card", card)
        ]

    def test_several_sets_of_one_player_are_numbered(self):
        s = table(3, sets={BEA: [(TOMMY, QUIN), (PYNE, QUIN)], CAL: [(BUNDLE, QUIN)]})
        assert {"Bea's set 1", "Bea's set 2", "Cal's set"} <= set(zones(s, ANN))


def test_the_approved_transcript(transcript):
    transcript(told(DEATH_CARDS, 4, "a quiet weekend"))
