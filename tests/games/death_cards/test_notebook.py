"""The notebook of Death on the Cards: what is certain, what is ruled out, and the lines that prove it."""

from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import NATURE, PASS, Fact, chance, options, play
from parlour.games.death_cards import DEATH_CARDS
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    BLACKMAILED,
    BUNDLE,
    DELAY,
    FOLLY,
    NOT_SO_FAST,
    OFF_THE_TABLE,
    ONE_MORE,
    ORDINARY,
    PYNE,
    QUIN,
    SATTERTHWAITE,
    TRADE,
    TRAIN,
)
from parlour.games.death_cards.events import Revealed
from parlour.games.death_cards.moves import DISCARDS, DRAFTS, GIVES, PLAYS, STOP, Mark, Name, Reveal
from parlour.games.death_cards.notebook.reasons import StoryReasons
from parlour.games.death_cards.worlds import DeathCardsWorlds, unknowns
from parlour.notebook import notebook, square, squares, why
from parlour.testing import openings, posteriors
from parlour.testing.laws.brute_force import marginals, small_run
from parlour.testing.run import act
from tests.games.death_cards.kit import KIT, choose
from tests.games.death_cards.retold import Recast, Retold
from tests.games.death_cards.small import SMALL, decks
from tests.games.death_cards.table import ANN, BEA, CAL, DOT, WORDS, do, event, lay, names, passes, sees
from tests.games.death_cards.test_worlds import dealt

SMALL_OF = {small.settings.small: small for small in SMALL}


def pages(s, seat):
    return notebook(DEATH_CARDS, sees(s, seat))


def asked(s, seat, id):
    return square(pages(s, seat), id)


def positions(seats, seed, often=0.05, **settings):
    """A lively random game: now and then the view of a seat or of a spectator, and the end."""
    rng, s = Random(seed), DEATH_CARDS.begin(seats, DEATH_CARDS.table(seats, settings))
    play(s, NATURE, chance(s, rng.randrange))
    while s.asked:
        play(s, s.asked[0], choose(s, s.asked[0], options(s, s.asked[0]), rng))
        if rng.random() < often or not s.asked:
            yield s, sees(s, rng.choice([None, *range(seats)])), rng


def small_position(name, seed):
    """A small game cut off at some time, as somebody sees it."""
    small, rng = SMALL_OF[name], Random(f"{name} {seed}")
    run = small_run(KIT, small, f"notes {seed}")
    s = run.begin()
    for who, action in run.actions[: rng.randrange(len(run.actions) // 2, len(run.actions) + 1)]:
        act(s, who, action)
    return sees(s, rng.choice([None, *range(small.seats)]))


def retold(view, lines):
    settings = view.settings
    return Retold(view.seat, view.seats, settings.box(view.seats), decks(settings.small), view.story, lines)


def possible(view, unknown, lines):
    """The answers that are left by these lines alone, found without the notebook."""
    if unknown[0] == "hand":
        return retold(view, lines).held(*unknown[1:])
    return Recast(view, lines).answers(unknown)


def proved(view, kinds):
    """Every fact of some kinds that is settled, with its proof."""
    cells = [cell for _, _, cell in squares(notebook(DEATH_CARDS, view)) if cell.unknown[0] in kinds]
    return [why(DEATH_CARDS, view, cell.fact) for cell in cells if cell.certainty != "open"]


class TestSheets:
    def test_before_the_deal_it_is_empty(self):
        assert pages(DEATH_CARDS.begin(3, DEATH_CARDS.table(3, {})), ANN).sheets == ()

    def test_it_asks_who_is_who_what_each_secret_is_and_who_holds_what(self):
        found = pages(dealt(5), ANN)
        assert [sheet.id for sheet in found.sheets] == ["roles", *[f"secrets:{n}" for n in range(5)], "hands"]
        assert {sheet.group for sheet in found.sheets[1:6]} == {"secrets"}
        assert [column.id for column in found.sheets[0].columns] == ["murderer", "accomplice"]
        assert [column.id for column in found.sheets[-1].columns] == ["seat:1", "seat:2", "seat:3", "seat:4"]

    def test_without_an_accomplice_nobody_asks_for_one(self):
        found = pages(dealt(4), ANN)
        assert [column.id for column in found.sheets[0].columns] == ["murderer"]

    def test_a_spectator_is_asked_about_every_hand(self):
        assert len(pages(dealt(4), None).sheets[-1].columns) == 4

    def test_at_the_start_everybody_else_is_as_likely_the_murderer(self):
        s = dealt(4)
        assert asked(s, ANN, "roles/seat:1/murderer").chance == Fraction(1, 3)
        assert asked(s, ANN, "roles/seat:0/murderer").certainty == "ruled out"

    def test_its_worlds_are_those_of_the_story(self):
        s = dealt(4)
        found = pages(s, ANN)
        assert found.worlds == DeathCardsWorlds(sees(s, ANN)).count() == 9 * found.sheets[-1].worlds and found.exact
        assert [sheet.worlds for sheet in found.sheets[:-1]] == [3, 1, 4, 4, 4]

    def test_a_hand_shows_the_least_and_the_most(self):
        s = dealt(3, {ANN: [OFF_THE_TABLE, TRADE, TRADE, DELAY, DELAY]})
        assert asked(s, ANN, "hands/card:not_so_fast/seat:1").amount == (1, 6)
        do(s, ANN, PLAYS[OFF_THE_TABLE], Name(BEA))
        cell = asked(s, ANN, "hands/card:not_so_fast/seat:1")
        assert cell.certainty == "ruled out" and cell.amount == (0, 0)

    def test_ids_stay_the_same_from_the_deal_to_the_end(self):
        for seats in (2, 5):
            of: dict = {}
            for _, view, _ in positions(seats, seats, often=0.1):
                ids = [id for id, _, _ in squares(notebook(DEATH_CARDS, view))]
                assert of.setdefault(view.seat, ids) == ids and len(set(ids)) == len(ids)
            assert len(of) > 1

    def test_when_all_is_over_everybody_s_role_is_certain(self):
        *_, (s, view, _) = positions(5, 2, often=0.0)
        cells = [cell for row in notebook(DEATH_CARDS, view).sheets[0].cells for cell in row]
        assert s.result and all(cell.certainty != "open" for cell in cells)


class TestAgainstEnumeration:
    @pytest.mark.parametrize("name", ["folly", "ashes", "delay", "table", "blackmail", "moved"])
    def test_every_square_is_as_likely_as_in_all_histories(self, name):
        small, settled = SMALL_OF[name], 0
        for seat in (None, 1):
            run = small_run(KIT, small, f"squares {seat}")
            for moment in posteriors(small, run, seat, openings(small, run)):
                chances = marginals(moment.chances)
                for _, _, cell in squares(pages(moment.state, seat)):
                    assert cell.chance == sum([chances[cell.unknown].get(answer, 0) for answer in cell.among])
                    settled += cell.certainty != "open"
        assert settled > 20

    @pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
    def test_what_is_settled_holds_in_every_world_that_is_drawn(self, seats):
        for s, view, rng in positions(seats, f"drawn {seats}", often=0.03):
            facts = [c.fact for _, _, c in squares(notebook(DEATH_CARDS, view)) if c.certainty != "open"]
            worlds = [unknowns(DeathCardsWorlds(view).sample(rng.randrange), view.seat) for _ in range(5)]
            for truth in (unknowns(s, view.seat), *worlds):
                assert all(fact.follows({truth[fact.unknown]}) for fact in facts)

    @pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
    def test_all_lines_leave_what_the_worlds_leave_and_fewer_leave_no_fewer(self, seats):
        for _, view, rng in positions(seats, f"lines {seats}", often=0.02):
            reasons, chances = DEATH_CARDS.notebook().reasons(view), DeathCardsWorlds(view).marginals()
            for unknown in rng.sample(list(chances), 25):
                lines = reasons.lines(unknown)
                some = {line for line in lines if rng.random() < 0.7}
                fewer = {line for line in some if rng.random() < 0.7}
                left = [reasons.possible(unknown, known) for known in (set(lines), some, fewer, set())]
                assert left[0] == set(chances[unknown]) and left[0] <= left[1] <= left[2] <= left[3]


class TestProofs:
    @pytest.mark.parametrize("name", ["folly", "ashes", "delay", "table", "sets", "blackmail"])
    def test_the_lines_about_a_hand_force_the_fact_and_none_is_spare(self, name):
        found = 0
        for seed in range(2):
            view = small_position(name, seed)
            for proof in proved(view, {"hand"}):
                fact, lines = proof.fact, set(proof.lines)
                assert fact.follows(possible(view, fact.unknown, lines))
                assert not any(fact.follows(possible(view, fact.unknown, lines - {line})) for line in lines)
                found += bool(lines)
        assert found

    @pytest.mark.parametrize(("seats", "counts"), [(3, True), (5, True), (6, False)])
    def test_the_lines_about_roles_and_secrets_force_the_fact_and_none_is_spare(self, seats, counts):
        found = 0
        for _, view, rng in positions(seats, f"cast {seats}", often=0.02, accomplice_counts=counts):
            proofs = proved(view, {"role", "secret"})
            for proof in rng.sample(proofs, min(6, len(proofs))):
                fact, lines = proof.fact, set(proof.lines)
                assert fact.follows(possible(view, fact.unknown, lines))
                assert not any(fact.follows(possible(view, fact.unknown, lines - {line})) for line in lines)
                found += bool(lines)
        assert found > 5

    def test_what_some_lines_leave_open_is_never_ruled_out(self):
        for name in ("folly", "bundle", "train", "passing", "trade"):
            view, rng = small_position(name, 3), Random(name)
            reasons = DEATH_CARDS.notebook().reasons(view)
            some = {line for line in range(len(view.story)) if rng.random() < 0.5}
            told = retold(view, some)
            for unknown in [unknown for unknown in DeathCardsWorlds(view).marginals() if unknown[0] == "hand"]:
                assert told.held(*unknown[1:]) <= reasons.possible(unknown, some)

    def test_reasons_that_claim_too_much_are_caught(self, monkeypatch):
        """A planted fault: as if every line were known, whichever are asked about."""
        monkeypatch.setattr(
            StoryReasons, "possible", lambda self, unknown, lines: set(self.worlds.marginals()[unknown])
        )
        views = [small_position("folly", seed) for seed in range(4)]
        proofs = [(view, proof) for view in views for proof in proved(view, {"hand", "secret", "role"})]
        wrong = [p for view, p in proofs if not p.fact.follows(possible(view, p.fact.unknown, set(p.lines)))]
        assert {p.fact.unknown[0] for p in wrong} == {"hand", "secret", "role"}

    def test_an_accomplice_s_card_that_does_not_disgrace_proves_who_is_the_murderer(self):
        """DC-13, DC-19."""
        s = dealt(5, {ANN: [SATTERTHWAITE, QUIN, TRADE, TRADE, DELAY]}, murderer=0, accomplice=4)
        lay(s, ANN, SATTERTHWAITE, QUIN)
        do(s, ANN, Name(BEA))
        passes(s)
        do(s, BEA, Reveal(4))  # and Ann, the Murderer, takes it
        view = sees(s, CAL)
        view = replace(view, story=(*view.story, Revealed(ANN, 4, ACCOMPLICE)))  # as if she were made to reveal it
        proof = why(DEATH_CARDS, view, Fact(("role", ANN), ("murderer",)))
        said = WORDS.because(proof.lines[-1], proof.fact, view, names(s, CAL))
        assert proof.lines == (len(view.story) - 1,)
        assert said.endswith("Ann is not in disgrace, though anybody else would be: Ann must be the Murderer.")


class TestWords:
    def said(self, s, seat, id):
        """A fact, and what proves it."""
        view = sees(s, seat)
        proof = why(DEATH_CARDS, view, square(notebook(DEATH_CARDS, view), id).fact)
        lines = [WORDS.because(line, proof.fact, view, names(s, seat)) for line in proof.lines]
        return WORDS.fact(proof.fact, view, names(s, seat)), lines

    def test_a_secret_that_was_shown_to_a_blackmailer(self):
        s = dealt(3, {ANN: [TRADE, BLACKMAILED, TRADE, TRADE, DELAY]}, murderer=8)
        event(s, ANN, TRADE, Name(BEA))
        do(s, ANN, GIVES[BLACKMAILED])
        do(s, BEA, GIVES[NOT_SO_FAST])
        do(s, ANN, Mark(3))
        assert self.said(s, ANN, "secrets:1/secret:4/murderer") == (
            "Bea's secret 4 is not the Murderer's card.",
            ["Bea's secret 4 was shown to be the Deserter, so it is not the Murderer's card."],
        )

    def test_an_own_secret(self):
        s = dealt(5, murderer=0, accomplice=7)
        fact, (line,) = self.said(s, ANN, "roles/seat:0/murderer")
        assert fact == "You are the Murderer." and line.endswith("the Murderer's card is yours.")
        assert self.said(s, ANN, "roles/seat:2/accomplice") == (
            "Cal is the Accomplice.",
            ["You saw who is the Accomplice: Cal."],
        )
        assert self.said(s, BEA, "roles/seat:1/murderer")[0] == "You are not the Murderer."

    def test_a_secret_that_was_revealed(self):
        s = dealt(5, {ANN: [BUNDLE, BUNDLE, ONE_MORE, TRADE, TRADE]}, murderer=8, accomplice=4)
        lay(s, ANN, BUNDLE, BUNDLE)
        do(s, ANN, Name(BEA))
        passes(s)
        do(s, BEA, Reveal(4))
        assert self.said(s, DOT, "roles/seat:1/accomplice") == (
            "Bea is the Accomplice.",
            ["Bea's secret 5 turned out to be the Accomplice, so Bea is the Accomplice: that card was dealt to Bea."],
        )
        assert self.said(s, ANN, "secrets:1/secret:5/ordinary")[0] == "Bea's secret 5 is not an ordinary one."

    def test_a_card_from_the_draft_and_what_left_the_hand_since(self):
        s = dealt(3, {ANN: [FOLLY, TRADE, DELAY, QUIN, PYNE]}, draft=(TRAIN, PYNE, QUIN))
        do(s, ANN, PASS, DISCARDS[FOLLY], STOP, DRAFTS[TRAIN])
        fact, lines = self.said(s, BEA, "hands/card:train/seat:0")
        assert fact == "Ann holds at least one Early Train to Paddington."
        assert lines[0].startswith("Ann takes Early Train to Paddington from the draft;")
        assert lines[0].endswith("so it was in Ann's hand then.")

    def test_a_hand_without_a_card(self):
        s = dealt(3, {ANN: [OFF_THE_TABLE, TRADE, TRADE, DELAY, DELAY], BEA: [BUNDLE, BUNDLE, ONE_MORE, FOLLY, FOLLY]})
        do(s, ANN, PLAYS[OFF_THE_TABLE], Name(BEA))
        assert self.said(s, CAL, "hands/card:not_so_fast/seat:1") == (
            "Bea holds no Not so Fast.",
            ["Bea discards every Not so Fast: 1 card, so none was left in Bea's hand."],
        )
        assert self.said(s, CAL, "hands/card:off_the_table/seat:1") == (
            "Bea holds no Cards off the Table.",
            ["Ann plays Cards off the Table, so that one was not in Bea's hand."],
        )

    @pytest.mark.parametrize("seats", [2, 5])
    def test_every_sheet_fact_and_line_has_words_that_name_nothing_unseen(self, seats):
        for s, view, rng in positions(seats, f"words {seats}", often=0.04):
            called, told = names(s, view.seat), []
            found = notebook(DEATH_CARDS, view)
            for sheet in found.sheets:
                label = WORDS.sheet(sheet, view, called)
                headings = [WORDS.heading(heading, sheet, view, called) for heading in (*sheet.rows, *sheet.columns)]
                assert label.title and all(heading.title for heading in headings)
                told += [label.title, label.note, *[f"{heading.title} {heading.text}" for heading in headings]]
            settled = [cell.fact for _, _, cell in squares(found) if cell.certainty != "open"]
            for fact in rng.sample(settled, min(12, len(settled))):
                proof = why(DEATH_CARDS, view, fact)
                told += [WORDS.fact(fact, view, called)]
                told += [WORDS.because(line, fact, view, called) for line in proof.lines]
            unseen = [face for face in ORDINARY if face not in DeathCardsWorlds(view).suspects.faces.values()]
            assert not [text for text in told for face in unseen if f"the {face}" in text]
            assert all(text[0].isupper() or not text for text in told if text)
