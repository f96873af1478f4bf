"""What lies on the table of The Mastermind, and what options, claims and lines of the story point at."""

from random import Random

from parlour.core import ENGLISH, Match, Piece, Said, Zone, catalogue, options, play
from parlour.games.mastermind import MASTERMIND
from parlour.games.mastermind.cards import AGENCY, SYNDICATE, THE_MASTERMIND, Cards
from parlour.games.mastermind.events import (
    Appointed,
    Arranged,
    CouncilRevealed,
    Drew,
    Elected,
    Enacted,
    Granted,
    Investigated,
    Looked,
    Lost,
    Passed,
    Rejected,
    Reshuffled,
    RolesRevealed,
    TopDecked,
    Voted,
)
from parlour.games.mastermind.moves import (
    Appoint,
    Arrange,
    Discard,
    Enact,
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
    cards,
    council,
    discard,
    elect,
    on_board,
    sees,
    table,
    vote,
)

THINGS = MASTERMIND.things


def zones(s, seat):
    return {zone.id: zone for zone in THINGS.zones(sees(s, seat))}


def about(s, move):
    return THINGS.of_move(move, sees(s, s.asked[0]))


class TestTheBox:
    def test_policies_have_suits_and_cards_alike_share_an_id(self):
        box = {thing.id: thing for thing in catalogue(THINGS, 5, table().settings)}
        assert box["card:agency"].suit == "agency" and box["card:syndicate"].suit == "syndicate"
        assert [id for id, thing in box.items() if thing.kind == "role"] == [
            "role:agency",
            "role:agent",
            "role:mastermind",
        ]
        assert box["role:agent"].suit == box["role:mastermind"].suit == "syndicate"
        assert box["place:syndicate_3"].kind == "place" and box["place:syndicate_3"].rank == "3"
        assert box["seat:2"].owner == 2

    def test_every_table_has_the_same_things_apart_from_the_seats_and_the_veto(self):
        small, large = table(5), table(10, preset="classic", veto="no")
        assert THINGS.things(5, small.settings) == THINGS.things(10, large.settings)

    def test_mm_61_with_the_veto_there_are_its_answers_and_a_name_for_every_council(self):
        """MM-61: each policy after the fifth of the Syndicate may come after two Councils that enacted nothing."""
        usual, more = [{thing.id for thing in THINGS.things(5, table(5, veto=veto).settings)} for veto in ("no", "yes")]
        assert more - usual == {"token:veto", "veto:agree", "veto:refuse", *[f"council:{n}" for n in range(11, 21)]}


class TestZones:
    def test_the_tracks_have_six_slots_with_powers_and_policies_on_them(self):
        s = on_board(table(7), agency=1, syndicate=2)
        agency, syndicate = zones(s, None)["track:agency"], zones(s, None)["track:syndicate"]
        assert (agency.kind, agency.value, syndicate.value) == ("track", 1, 2)
        assert [piece.thing for piece in agency.pieces[:6]] == [f"place:agency_{n}" for n in range(1, 7)]
        assert agency.pieces[6:] == (
            Piece("token:agency_wins", on="place:agency_5"),
            Piece("token:never_used", on="place:agency_6"),
            Piece("card:agency", on="place:agency_1"),
        )
        assert syndicate.pieces[6:] == (
            Piece("power:investigation", on="place:syndicate_2"),
            Piece("power:surveillance", on="place:syndicate_3"),
            Piece("power:special_election", on="place:syndicate_4"),
            Piece("power:purge", on="place:syndicate_5"),
            Piece("token:danger", on="place:syndicate_3"),
            Piece("token:syndicate_wins", on="place:syndicate_6"),
            Piece("card:syndicate", on="place:syndicate_1"),
            Piece("card:syndicate", on="place:syndicate_2"),
        )

    def test_piles_are_counted_and_stand_for_places(self):
        s = table(top="SSA SSA")
        council(s, BEA, "A", "S")
        found = zones(s, CAL)
        assert found["deck"] == Zone("deck", "deck", hidden=14, at="place:deck")
        assert found["discards"] == Zone("discards", "discard", hidden=2, at="place:discards")

    def test_a_role_lies_face_down_before_its_owner_and_is_known_to_those_who_were_shown_it(self):
        s = table(7)
        mine = Zone(f"role:{EVE}", "secret", EVE, (Piece("role:agent", up=False),))
        assert zones(s, EVE)[f"role:{EVE}"] == zones(s, FAY)[f"role:{EVE}"] == zones(s, GUS)[f"role:{EVE}"] == mine
        assert zones(s, ANN)[f"role:{EVE}"] == Zone(f"role:{EVE}", "secret", EVE, hidden=1)

    def test_at_the_end_all_roles_are_face_up(self):
        s = on_board(table(), syndicate=3)
        elect(s, EVE)
        assert zones(s, None)[f"role:{EVE}"].pieces == (Piece("role:mastermind"),)
        assert zones(s, ANN)[f"player:{ANN}"].pieces == ()

    def test_a_council_s_hand_is_seen_by_the_one_who_holds_it(self):
        s = table(top="SSA")
        elect(s, BEA)
        card = Piece("card:syndicate", up=False)
        assert zones(s, ANN)["hand:0"].pieces == (Piece("card:agency", up=False), card, card)
        assert zones(s, BEA)["hand:0"] == zones(s, None)["hand:0"] == Zone("hand:0", "hand", ANN, hidden=3)
        discard(s, "A")
        assert zones(s, BEA)["hand:1"].pieces == (card, card) and zones(s, ANN)["hand:1"].hidden == 2

    def test_ballots_lie_before_those_who_vote_and_face_down_once_cast(self):
        s = table()
        play(s, ANN, Nominate(BEA))
        assert zones(s, CAL)["ballots:2"].pieces == (
            Piece("ballot:approve", up=False),
            Piece("ballot:reject", up=False),
        )
        assert not [id for id in zones(s, None) if id.startswith(("ballots", "vote"))]
        play(s, CAL, Vote(False))
        assert "ballots:2" not in zones(s, CAL)
        assert zones(s, CAL)["vote:2"] == Zone("vote:2", "secret", CAL, (Piece("ballot:reject", up=False),))
        assert zones(s, ANN)["vote:2"] == zones(s, None)["vote:2"] == Zone("vote:2", "secret", CAL, hidden=1)

    def test_surveillance_shows_the_top_of_the_deck_to_one_seat(self):
        s = on_board(table(7, top="SSS SAA"), syndicate=2)
        council(s, BEA, "S", "S")
        deck = zones(s, ANN)["deck"]
        assert [piece.thing for piece in deck.pieces] == ["card:syndicate", "card:agency", "card:agency"]
        assert deck.hidden == sees(s, ANN).deck - 3 and not zones(s, BEA)["deck"].pieces

    def test_the_placard_and_the_marks_lie_before_the_players(self):
        s = on_board(table(7, top="SSS SSS"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(GUS))
        play(s, BEA, Nominate(CAL))
        marks = {
            zone.owner: [piece.thing for piece in zone.pieces]
            for zone in zones(s, None).values()
            if zone.at[:4] == "seat"
        }
        assert marks[ANN] == ["token:barred"] and marks[BEA] == ["token:placard"]
        assert marks[CAL] == ["token:next", "token:nominee"]
        assert marks[GUS] == ["token:investigated"] and marks[DOT] == []
        vote(s)
        assert zones(s, None)["player:2"].pieces == (Piece("token:next"), Piece("token:operative"))

    def test_after_a_special_election_the_placard_goes_on_from_the_caller(self):
        s = on_board(table(7, top="SSS"), syndicate=3)
        council(s, BEA, "S", "S")
        play(s, ANN, Appoint(EVE))
        assert zones(s, None)[f"player:{EVE}"].pieces == (Piece("token:placard"),)
        assert Piece("token:next") in zones(s, None)[f"player:{BEA}"].pieces

    def test_everyone_can_count_the_policies_that_are_not_on_the_board(self):
        left = zones(on_board(table(), agency=1, syndicate=2), None)["off_board"].pieces
        assert left == (Piece("card:agency", value=5), Piece("card:syndicate", value=9))

    def test_while_the_table_votes_the_approvals_needed_are_more_than_half_of_the_living(self):
        for seats, needed in ((5, 3), (6, 4), (7, 4)):
            s = table(seats)
            assert "approvals" not in zones(s, None)
            play(s, ANN, Nominate(BEA))
            assert zones(s, None)["approvals"].value == needed


class TestOptionsPointAt:
    def test_the_player_to_be_nominated(self):
        assert about(table(), Nominate(BEA)) == ("seat:1",)

    def test_a_ballot(self):
        s = table()
        play(s, ANN, Nominate(BEA))
        assert [about(s, move) for move in options(s, CAL)] == [("ballot:approve",), ("ballot:reject",)]

    def test_a_policy_and_the_slot_it_would_go_to(self):
        s = on_board(table(top="SSA"), agency=2, syndicate=1)
        elect(s, BEA)
        assert about(s, Discard(SYNDICATE)) == ("card:syndicate",)
        discard(s, "S")
        assert about(s, Enact(AGENCY)) == ("card:agency", "place:agency_3")
        assert about(s, Enact(SYNDICATE)) == ("card:syndicate", "place:syndicate_2")

    def test_the_placard_then_the_player_who_gets_it(self):
        assert about(table(), Appoint(DOT)) == ("token:placard", "seat:3")

    def test_whom_a_power_is_used_on_and_cards_from_the_top(self):
        s = table()
        assert about(s, Investigate(CAL)) == about(s, Purge(CAL)) == ("seat:2",)
        assert about(s, Arrange(tuple(cards("ASA")))) == ("card:agency", "card:syndicate", "card:agency")


class TestClaimsPointAt:
    def test_the_council_then_the_cards(self):
        view = sees(table(), ANN)
        assert THINGS.of_claim(IDrew(3, Cards(1, 2)), view) == ("council:3", "card:agency", "card:syndicate")
        assert THINGS.of_claim(IReceived(3, Cards(0, 2)), view) == ("council:3", "card:syndicate")

    def test_a_role_a_player_and_the_roles_that_an_answer_leaves_or_the_deck(self):
        view = sees(table(), ANN)
        assert THINGS.of_claim(IAm(AGENCY), view) == ("role:agency",)
        assert THINGS.of_claim(IFound(GUS, SYNDICATE), view) == ("seat:6", "role:agent", "role:mastermind")
        assert THINGS.of_claim(ISaw(Cards(3, 0)), view) == ("place:deck", "card:agency")

    def test_said_aloud_they_point_at_the_speaker_first(self):
        assert THINGS.of_event(Said(CAL, IFound(ANN, AGENCY))) == ("seat:2", "seat:0", "role:agency")


def test_lines_of_the_story_point_in_the_order_of_their_words():
    for event, things in (
        (Voted((ANN, CAL), (BEA,)), ("ballot:approve", "seat:0", "seat:2", "ballot:reject", "seat:1")),
        (Elected(ANN, BEA, False), ("seat:0", "seat:1")),
        (Rejected(2), ("token:instability",)),
        (TopDecked(SYNDICATE, 4), ("place:deck", "card:syndicate", "place:syndicate_4")),
        (Lost("Special Election", False), ("power:special_election",)),
        (Reshuffled(12), ("place:discards", "place:deck")),
        (Drew(ANN), ("seat:0", "place:deck")),
        (Drew(ANN, Cards(1, 2)), ("seat:0", "place:deck", "card:agency", "card:syndicate")),
        (Passed(ANN), ("seat:0", "place:discards")),
        (Enacted(ANN, BEA, AGENCY, 5), ("seat:1", "card:agency", "place:agency_5")),
        (Granted(ANN, "Purge"), ("seat:0", "power:purge")),
        (Investigated(ANN, GUS), ("seat:0", "seat:6")),
        (Investigated(ANN, GUS, SYNDICATE), ("seat:0", "seat:6", "role:agent", "role:mastermind")),
        (Looked(ANN), ("seat:0", "place:deck")),
        (Arranged(ANN, tuple(cards("SAA"))), ("seat:0", "place:deck", "card:syndicate", "card:agency", "card:agency")),
        (Appointed(ANN, CAL), ("seat:0", "token:placard", "seat:2")),
        (RolesRevealed((AGENCY, THE_MASTERMIND)), ("role:mastermind", "seat:1", "role:agent", "role:agency", "seat:0")),
    ):  # fmt: skip
        assert THINGS.of_event(event) == things
    s = on_board(table(top="SSA"), agency=4)
    council(s, BEA, "S", "A")
    assert THINGS.of_event(CouncilRevealed(1, s.councils[0])) == ("council:1", "seat:0", "seat:1")


def told(called, seat):
    """A whole game with some claims as one seat is sent it: all its words, and all that they are about."""
    match, rng, words = Match(MASTERMIND, 5, bytes([3] * 32)), Random(2), MASTERMIND.words(ENGLISH)
    said, pointed = [], []
    while match.asked:
        view, names = match.view(seat), words.Names(called, seat)
        said += [words.prompt(view, names), *[words.option(move, view, names).text for move in view.options]]
        said += [words.zone(zone, view, names) for zone in THINGS.zones(view)]
        pointed += [THINGS.of_move(move, view) for move in view.options] + [THINGS.zones(view)]
        who = rng.choice(match.asked)
        claims = match.claims(who) if rng.random() < 0.3 else ()
        match.say(who, rng.choice(claims)) if claims else match.play(who, rng.choice(match.options(who)))
    story = match.view(seat).story
    said += [words.event(event, match.settings, names) for event in story]
    return repr(said), pointed + [THINGS.of_event(event) for event in story]


def test_players_named_like_things_change_nothing_but_names():
    """The same things are pointed at, and the words are the same but for the names."""
    usual = ("Q1Q", "Q2Q", "Q3Q", "Q4Q", "Q5Q")
    odd = ("Hand", "Doc", "Your", "Agency", "the Mastermind")
    for seat in (None, 0, 2):
        (plain, same), (strange, things) = told(usual, seat), told(odd, seat)
        assert things == same
        for plain_name, name in zip(usual, odd):
            plain = plain.replace(plain_name, name)
        assert plain == strange
