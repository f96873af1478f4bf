"""The Mastermind in words."""

import re
from inspect import getmembers, isclass
from random import Random

from parlour.core import ENGLISH, Event, Label, Match, Said, Wording, described, options, play
from parlour.core.words.english import Names
from parlour.games.mastermind import MASTERMIND, events
from parlour.games.mastermind.cards import AGENCY, Cards
from parlour.games.mastermind.events import Purged
from parlour.games.mastermind.moves import (
    Appoint,
    Arrange,
    IAm,
    IDrew,
    IFound,
    Investigate,
    IReceived,
    ISaw,
    Nominate,
    Purge,
    Vote,
)
from tests.games.mastermind.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    EVE,
    FAY,
    GUS,
    council,
    discard,
    elect,
    on_board,
    reject,
    sees,
    table,
    vote,
)
from tests.transcripts import CALLED, told

WORDS = MASTERMIND.words(ENGLISH)


def names(s, seat):
    return Names(CALLED[: s.seats], seat)


def lines(s, seat):
    return [WORDS.event(event, s.settings, names(s, seat)) for event in s.story(seat)]


def prompt(s, seat):
    return WORDS.prompt(sees(s, seat), names(s, seat))


class TestTheFirstLineTellsWhatASeatKnows:
    def test_in_the_rulebook_s_game(self):
        s = table(7)
        assert lines(s, ANN)[0] == "You are with the Agency. You know nobody else's role."
        leader = "The Mastermind knows you, but you are not told who that is."
        assert lines(s, EVE)[0] == f"You are a Syndicate Agent. Your fellow Agent is Fay. {leader}"
        assert lines(s, GUS)[0] == "You are the Mastermind. Your Agents are Eve and Fay, who do not know you."

    def test_at_a_small_table(self):
        s = table(5)
        leader = "The Mastermind knows you, but you are not told who that is."
        assert lines(s, DOT)[0] == f"You are a Syndicate Agent. There is no other Agent. {leader}"
        assert lines(s, EVE)[0] == "You are the Mastermind. Your Agent is Dot, who does not know you."

    def test_in_the_classic_game(self):
        s = table(7, preset="classic")
        agent = "You are a Syndicate Agent. Your fellow Agent is Fay. Gus is the Mastermind and does not know you."
        assert lines(s, EVE)[0] == agent
        assert lines(s, GUS)[0] == "You are the Mastermind. You are not told who your Agents are, though they know you."

    def test_with_a_blind_mastermind(self):
        s = table(7, blind_mastermind="yes")
        assert lines(s, EVE)[0].endswith("The Mastermind does not know you, and you are not told who that is.")
        assert lines(s, GUS)[0].endswith("You are not told who your Agents are, and they do not know you.")


class TestTheStory:
    def test_an_election(self):
        s = table()
        play(s, ANN, Nominate(BEA))
        vote(s, 3)
        assert lines(s, CAL)[1:5] == [
            "Ann is the first Director.",
            "Ann nominates Bea as Global Operative.",
            "Approve: You, Ann and Bea. Reject: Dot and Eve.",
            "The Council stands.",
        ]

    def test_a_council_as_its_members_and_the_others_hear_of_it(self):
        s = table(top="SSA")
        council(s, BEA, "A", "S")
        assert lines(s, ANN)[-4:] == [
            "You draw 1 Agency and 2 Syndicate policies.",
            "You discard an Agency policy and pass two on.",
            "Bea receives 2 Syndicate policies.",
            "Bea enacts the first Syndicate policy.",
        ]
        assert lines(s, BEA)[-4:] == [
            "Ann draws three policies.",
            "Ann discards one face down and passes two on.",
            "You receive 2 Syndicate policies.",
            "You enact the first Syndicate policy.",
        ]
        assert lines(s, None)[-2:] == [
            "Ann discards one face down and passes two on.",
            "Bea enacts the first Syndicate policy.",
        ]

    def test_three_rejections(self):
        s = on_board(table(top="S"), syndicate=1)
        for _ in range(3):
            reject(s)
        assert lines(s, None)[-3:] == [
            "The Council is rejected. Instability 3 of 3.",
            "The top card is enacted: the second Syndicate policy.",
            "Its Investigation is lost.",
        ]

    def test_powers(self):
        s = on_board(table(7, top="SSS AAS"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(GUS))
        assert lines(s, ANN)[-2:] == [
            "This gives you a power: Investigation.",
            "You investigate Gus: Syndicate-aligned.",
        ]
        assert lines(s, GUS)[-1] == "Ann investigates you."
        s = on_board(table(7, top="SSS AAS"), syndicate=2)
        council(s, BEA, "S", "S")
        play(s, ANN, Arrange(("Syndicate", "Agency", "Agency")))
        assert lines(s, ANN)[-2:] == [
            "You look at the next three policies. From the top: Agency, Agency, Syndicate.",
            "You lay them back: Syndicate, Agency, Agency.",
        ]
        assert lines(s, BEA)[-2:] == [
            "Ann looks at the next three policies.",
            "Ann lays them back, perhaps in another order.",
        ]
        s = on_board(table(7, top="SSS"), syndicate=4)
        council(s, BEA, "S", "S")
        play(s, ANN, Purge(FAY))
        assert lines(s, FAY)[-1] == "Ann purges you. So you cannot have been the Mastermind."

    def test_the_end_tells_everything(self):
        s = on_board(table(top="SSA"), agency=4)
        council(s, BEA, "S", "A")
        assert lines(s, ANN)[-2:] == [
            "Mastermind: Eve. Agents: Dot. Agency: You, Bea and Cal.",
            "Council 1: You drew 1 Agency and 2 Syndicate policies and discarded Syndicate; "
            "Bea discarded Syndicate and enacted Agency.",
        ]
        end = "The game is over. Five Agency policies are on the board. The Agency wins: You, Ann and Bea."
        assert prompt(s, CAL) == end

    def test_every_kind_of_event_has_words_of_its_own(self):
        told, rng = set(), Random(1)
        for seed in range(60):
            match = Match(MASTERMIND, 9, bytes([seed]) * 32, {"preset": ("rulebook", "classic")[seed % 2]})
            while match.asked:
                seat = rng.choice(match.asked)
                claims = match.claims(seat) if rng.random() < 0.2 else ()
                match.say(seat, rng.choice(claims)) if claims else match.play(seat, rng.choice(match.options(seat)))
            for event, line in zip(match.view(0).story, lines(match.state, 0)):
                assert line != type(event).__name__ and re.fullmatch(r"[A-Z].*[.”]", line)
                told.add(type(event))
        kinds = {kind for _, kind in getmembers(events, isclass) if issubclass(kind, Event)}
        assert kinds - told <= {Event, events.Lapsed}


class TestPrompts:
    def test_they_say_what_is_wanted_and_whom_the_table_waits_for(self):
        s = table(top="SSA")
        assert prompt(s, ANN) == "You are the Director. Nominate a Global Operative."
        assert prompt(s, BEA) == "Waiting for Ann to nominate a Global Operative."
        play(s, ANN, Nominate(BEA))
        assert prompt(s, BEA) == "Ann as Director, you as Global Operative: do you approve?"
        play(s, BEA, options(s, BEA)[0])
        assert prompt(s, BEA) == "Waiting for Ann, Cal, Dot and Eve to vote."
        vote(s)
        assert prompt(s, ANN) == "You drew 1 Agency and 2 Syndicate policies. Discard one; Bea will get the other two."
        discard(s, "S")
        assert prompt(s, BEA) == "Ann passed you 1 Agency and 1 Syndicate policy. Enact one; the other is discarded."
        assert prompt(s, CAL) == "Waiting for Bea to enact one of two policies."

    def test_they_warn_when_an_election_may_lose_the_game(self):
        s = on_board(table(), syndicate=3)
        s.instability = 2
        assert prompt(s, ANN).endswith("If the Mastermind is elected, the Syndicate wins.")
        play(s, ANN, Nominate(BEA))
        warning = "If Bea is the Mastermind, the Syndicate wins. A third rejection enacts the top policy."
        assert prompt(s, CAL).endswith(warning)
        assert prompt(s, BEA).endswith("do you approve? A third rejection enacts the top policy.")  # she knows her role

    def test_the_mastermind_is_told_what_their_own_election_brings(self):
        s = on_board(table(), syndicate=3)
        play(s, ANN, Nominate(EVE))
        warning = "You are the Mastermind: if you are elected, the Syndicate wins."
        assert prompt(s, EVE).endswith(warning)
        assert warning not in prompt(s, DOT)

    def test_mm_43_after_a_second_special_election_the_turn_goes_on_from_the_last_in_turn(self):
        """MM-43"""
        s = table(7, top="SSS SSS", powers="special election, special election, none, none, none")
        council(s, BEA, "S", "S")
        assert prompt(s, ANN).endswith("after that round the turn goes on from your left.")
        play(s, ANN, Appoint(EVE))
        council(s, BEA, "S", "S")
        assert prompt(s, EVE) == "Choose the next Director; after that round the turn goes on from Ann's left."

    def test_the_purged_are_told_so(self):
        s = on_board(table(7, top="SSS"), syndicate=4)
        council(s, BEA, "S", "S")
        play(s, ANN, Purge(FAY))
        assert prompt(s, FAY) == "You have been purged. Waiting for Bea to nominate a Global Operative."


def test_options_read_well_as_buttons():
    s = table(top="SSA")
    elect(s, BEA)
    view = sees(s, ANN)
    found = [WORDS.option(move, view, names(s, ANN)) for move in view.options]
    assert found == [
        Wording("Discard Agency", "Discard", "Agency"),
        Wording("Discard Syndicate", "Discard", "Syndicate"),
    ]
    assert WORDS.option(Appoint(CAL), view, names(s, ANN)) == Wording("Hand the placard to Cal", "Next Director", "Cal")
    assert WORDS.option(Vote(True), view, names(s, ANN)) == Wording("Approve", "Vote")


def test_claims_are_quoted_and_call_people_by_their_names():
    s = table(top="SSA")
    for claim, text in (
        (IAm(AGENCY), "I am with the Agency."),
        (IDrew(1, Cards(0, 3)), "In Council 1 I drew 3 Syndicate policies."),
        (IReceived(2, Cards(1, 1)), "In Council 2 I received 1 Agency and 1 Syndicate policy."),
        (IFound(CAL, "Syndicate"), "I investigated Cal: Syndicate-aligned."),
        (ISaw(Cards(1, 2)), "On top of the deck I saw 1 Agency and 2 Syndicate policies."),
    ):
        assert WORDS.claim(claim, s.settings, names(s, CAL)) == text
        assert WORDS.event(Said(ANN, claim), s.settings, names(s, CAL)) == f"Ann says: “{text}”"


def labels(s, seat):
    """The zones of the table by their titles, with their notes."""
    view = sees(s, seat)
    said = [WORDS.zone(zone, view, names(s, seat)) for zone in MASTERMIND.things.zones(view)]
    assert len({label.title for label in said}) == len(said)
    return {label.title: label for label in said}


def test_the_table_shows_tracks_and_marks():
    s = on_board(table(7, top="SSS SSA"), syndicate=1)
    council(s, BEA, "S", "S")
    play(s, ANN, Investigate(GUS))
    elect(s, CAL)
    said = labels(s, ANN)
    assert said["Agency policies"].note == "0 of 5"
    assert said["Syndicate policies"].note == "2 of 6; the next one gives Surveillance"
    assert said["Instability"].note == "0 of 3" and "Deck" in said and "Discards" in said
    assert said["Gus"].note == "investigated by you: Syndicate-aligned"
    assert said["Bea"].note == "Director" and said["Cal"].note == "the next Director; Global Operative"
    assert said["Bea's policies"] == Label("Bea's policies", "Policies") and said["Your role"].short == "Role"
    mine = labels(s, BEA)
    assert "Your policies" in mine and mine["Gus"].note == "investigated by Ann" and mine["You"].note == "Director"


def test_marks_of_nominees_term_limits_and_the_purged():
    s = on_board(table(7, top="SSS"), syndicate=4)
    council(s, BEA, "S", "S")
    play(s, ANN, Purge(FAY))
    play(s, BEA, Nominate(CAL))
    said = labels(s, None)
    assert said["Fay"].note == "purged; not the Mastermind" and said["Ann"].note == "may not be nominated"
    assert said["Cal"].note == "the next Director; nominated as Global Operative"
    assert "Your ballots" in labels(s, DOT) and "Fay's ballots" not in said


def captions(seats=7, **chosen):
    """What every thing is called and does."""
    settings = MASTERMIND.table(seats, chosen)
    return {thing.id: WORDS.thing(thing, settings) for thing in MASTERMIND.things.things(seats, settings)}


class TestWhatThingsDo:
    def test_every_thing_has_a_title_of_its_own_and_a_text(self):
        said = captions()
        assert all(re.fullmatch(r"[A-Z].*\.", caption.text) for caption in said.values())
        assert len({caption.title for caption in said.values()}) == len(said)

    def test_slots_tell_what_their_policy_brings(self):
        said = captions()
        assert said["place:syndicate_3"].title == "Third Syndicate policy" and said["place:syndicate_3"].short == "3"
        assert "the Mastermind is elected" in said["token:danger"].text
        assert said["token:syndicate_wins"].text == "With the sixth Syndicate policy the Syndicate wins."
        assert said["token:never_used"].text == "The Agency has won before."  # MM-44

    def test_texts_follow_the_options_of_the_table(self):
        usual, classic = captions(), captions(preset="classic")
        assert "but not the Mastermind" in usual["role:agent"].text
        assert "and the Mastermind" in classic["role:agent"].text
        assert usual["role:mastermind"].text.endswith("Knows the Agents.")
        assert "fewer than 7 players" in classic["role:mastermind"].text
        assert captions(blind_mastermind="yes")["role:mastermind"].text.endswith("Does not know the Agents.")
        assert "in any order" in usual["power:surveillance"].text
        assert "as they lay" in classic["power:surveillance"].text
        assert "Syndicate-aligned" in usual["power:investigation"].text
        assert "role" in captions(investigation="role")["power:investigation"].text
        assert "whom nobody has investigated" in usual["power:investigation"].text
        again = captions(repeat_investigations=True)
        assert not re.search(
            "nobody", again["power:investigation"].text + again["token:investigated"].text, re.IGNORECASE
        )
        assert "the Director whose Council enacted it a power" in usual["card:syndicate"].text
        assert "may give the Director a power" in captions(top_deck_powers=True)["card:syndicate"].text
        assert usual["token:barred"].text.endswith("the Director of the round before.")
        assert classic["token:barred"].text.endswith("a member of the last Council that stood.")


class TestALineReadsTheSameAtAnyLaterTime:
    def test_a_purge_says_so_by_itself_whether_the_game_goes_on(self):
        s = table()
        assert WORDS.event(Purged(ANN, BEA, True), s.settings, names(s, CAL)).endswith(
            "cannot have been the Mastermind."
        )
        assert WORDS.event(Purged(ANN, EVE, False), s.settings, names(s, CAL)) == "Ann purges Eve."

    def test_the_first_lines_read_the_same_after_the_game(self):
        match = Match(MASTERMIND, 7, bytes(32), {"preset": "classic"})
        before, rng = {seat: lines(match.state, seat)[:2] for seat in range(7)}, Random(1)
        while match.asked:
            match.play(match.asked[0], rng.choice(match.options(match.asked[0])))
        assert before == {seat: lines(match.state, seat)[:2] for seat in range(7)}


class TestThePage:
    def test_it_tells_what_each_role_knows_and_what_is_our_reconstruction(self):
        page = WORDS.PAGE
        assert page.startswith("# The Mastermind\n") and "## What each role knows" in page
        assert "reconstruction" in page and "**power table**" in page

    def test_its_power_tables_are_those_of_the_presets(self):
        rows = re.findall(r"^\| (first|second|third|fourth|fifth) \|(.*)\|(.*)\|(.*)\|$", WORDS.PAGE, re.MULTILINE)
        for preset, part in (("rulebook", rows[:5]), ("classic", rows[5:])):
            for seats in range(5, 11):
                written = [row[1 + (seats - 5) // 2].strip() or None for row in part]
                assert tuple(written) == table(seats, preset=preset).rules.powers

    def test_it_explains_every_option(self):
        for option in described(MASTERMIND.settings):
            assert f"\n| `{option.name}` | " in WORDS.PAGE

    def test_its_role_mixes_are_those_of_the_rulebook(self):
        rows = re.findall(r"^\| (?:Agency|Agents|Mastermind) \|(.*)\|$", WORDS.PAGE, re.MULTILINE)
        columns = zip(*[[int(number) for number in row.split("|")] for row in rows])
        assert list(columns) == [table(seats).rules.mix for seats in range(5, 11)]


def test_the_approved_transcript(transcript):
    transcript(told(MASTERMIND, 5, "who is the Mastermind 176"))
