"""The notebook of Detective Graves: what a seat can know, which lines prove it, and how that is said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from parlour.core import NATURE, Fact, Notebook, Seat, chance, options, play
from parlour.core.words.english import Names
from parlour.core.words.messages import Say
from parlour.core.words.messages.bundle import NOBODY
from parlour.games.graves import GRAVES, GravesState, GravesView, worlds
from parlour.games.graves.cards import CARDS, CLEARS, IDENTITIES, POINTS_TO
from parlour.games.graves.events import Became, Found, GaveUpEarly, Guessed, Peeked
from parlour.games.graves.knowledge.partly_told import PartlyTold
from parlour.games.graves.moves import Guess, LaidOut, Pick
from parlour.games.graves.notebook import notebook, reasons
from parlour.games.graves.settings.decks import EXAMPLE
from parlour.games.graves.worlds import GravesWorlds, noted_worlds, unknowns
from parlour.notebook import squares, why
from parlour.notebook.proofs import Proof
from tests.games.graves.histories_of_cards import Histories
from tests.games.graves.small import ABILITIES, OWN_CARDS, PILES, short_deck
from tests.games.graves.table import ANN, BEA, EN, STOP, at, do, passes, place, use, win

SEVENS = "M7 S7 Q7 N7 B7 M8 S8 Q8 N8 B8 M9 S9 Q9 N9 B9"
DEALS = [(identity, order) for identity in IDENTITIES for order in permutations(POINTS_TO[identity])]
TABLES = [  # Locations in their order, and the deck that both have
    ("Station, Library, Park, Alley, Slums", "M3 Q3 M5 S6 N7 N8"),
    ("Museum, Station, Library, Park, Alley", "M3 M6 Q5 S4 N7 N6"),
    ("Park, Museum, Alley, Station, Library", "M3 Q5 M6 S7 N8 B9"),
    ("Alley, Bank Vault, River, Park, Slums", "M5 Q3 M6 S4 N8 B9 N6"),
]
OTHER_TABLES = [  # the same with other abilities
    ("Station, Record Office, Park, Alley, Slums", "M2 Q3 M4 S5 N6 N7 B8", OWN_CARDS),
    ("Station, Museum, Library, Park, Alley", "M5 M6 Q4 S2 N7 N8 B9", OWN_CARDS),
    ("Station, Alley, Bank Vault, Park, Slums", "M2 Q3 M4 S5 N6 N7 B8", PILES),
]


def moments(rng: Random, every: int, locations: str = "", **settings: object) -> Iterator[GravesState]:
    """Every so many moves of a random Case."""
    s = GRAVES.begin(2, GRAVES.table(2, {"cases": 1, **settings}))
    moves = 0
    while s.asked:
        seat, moves = s.asked[0], moves + 1
        if locations and type(s.agenda[-1]).__name__ == "LayOut":
            play(s, NATURE, LaidOut(tuple(locations.split(", "))))
        else:
            play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
        if moves % every == 0:
            yield s
    yield s


def known(view: GravesView) -> list[Fact]:
    """All that is certain or ruled out in a notebook."""
    return [cell.fact for _, _, cell in squares(notebook(view)) if cell.certainty != "open"]


class TestSheets:
    def test_before_the_deal_there_is_nothing_to_note(self) -> None:
        assert notebook(GRAVES.view(GRAVES.begin(2, GRAVES.table(2, {})), ANN)) == Notebook((), 1)

    def test_evidence_won_crosses_two_identities_out(self) -> None:
        s = at(ann=SEVENS, bea=SEVENS)
        win(s, ANN, "N7")
        first = POINTS_TO["Duke"][0]
        sheet = notebook(GRAVES.view(s, ANN)).sheets[0]
        for heading, cells in zip(sheet.rows, sheet.cells):
            cleared = heading.id.title() in CLEARS[first]
            assert cells[0] and cells[1] and cells[0].chance == (0 if cleared else pytest.approx(1 / 3))
            assert cells[1].certainty == ("certain" if cleared else "ruled out")
        assert [heading.id for heading in sheet.columns] == [
            "mastermind",
            *[f"place-{n}" for n in range(1, 6)],
            "aside",
        ]

    def test_the_mastermind_sees_its_six_cards_and_whom_the_detective_may_have_cleared(self) -> None:
        s = at(ann=SEVENS, bea=SEVENS)
        win(s, ANN, "N7")
        evidence, cleared = notebook(GRAVES.view(s, BEA)).sheets[:2]
        assert [heading.id for heading in evidence.rows] == [one.lower() for one in POINTS_TO["Duke"]]
        chances = {row.id: cells[0].chance for row, cells in zip(cleared.rows, cleared.cells) if cells[0]}
        assert chances == {one.lower(): 0 if one == "Duke" else pytest.approx(1 / 2) for one in IDENTITIES}

    def test_cards_on_the_table_are_not_asked_about(self) -> None:
        s = at(ann=SEVENS, bea=SEVENS)
        place(s, "N7")
        asked = {cell.unknown for _, _, cell in squares(notebook(GRAVES.view(s, BEA)))}
        assert ("card", ANN, "N8") in asked and ("card", ANN, "N7") not in asked
        assert not [unknown for unknown in asked if unknown[:2] == ("card", BEA)]  # type: ignore[index]

    def test_a_spectator_knows_what_the_public_knows(self) -> None:
        sheets = notebook(GRAVES.view(at(ann=SEVENS, bea=SEVENS))).sheets
        assert [sheet.id for sheet in sheets] == ["suspects-1", *[f"{z}-1-{o}" for o in (0, 1) for z in ZONES]]

    def test_every_square_is_as_likely_as_the_worlds_say_and_never_wrong(self) -> None:
        rng, compared = Random(4), 0
        for seed in range(5):
            for s in moments(Random(seed), 23, knows_all=seed == 3):
                seat = rng.choice((ANN, BEA, None))
                view, truth = GRAVES.view(s, seat), unknowns(s, seat)
                pages, exact = notebook(view), GravesWorlds(view)
                chances, imagined = exact.marginals(), unknowns(exact.sample(rng.randrange), seat)
                for _, sheet, cell in squares(pages):
                    likely = sum([chances[cell.unknown].get(answer, 0) for answer in cell.among])
                    assert cell.chance == likely or not sheet.exact
                    for one in (truth, imagined):
                        assert cell.certainty == "open" or (one[cell.unknown] in cell.among) == cell.fact.holds
                    compared += 1
                assert pages.worlds == exact.count() or not pages.exact
        assert compared > 3000

    def test_what_is_rounded_off_says_so_and_is_still_never_wrong(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(worlds, "MORE", 3)
        rng, rounded = Random(2), 0
        for s in moments(Random(2), 41):
            view, truth = GRAVES.view(s, ANN), unknowns(s, ANN)
            facts = known(view)
            rounded += not notebook(view).exact
            assert all([(truth[fact.unknown] in fact.among) == fact.holds for fact in facts])
            for fact in rng.sample(facts, min(2, len(facts))):
                assert why(GRAVES, view, fact).fact == fact
        assert rounded > 1

    def test_a_square_keeps_its_id_for_a_case_and_the_next_case_has_others(self) -> None:
        first: dict[tuple[Seat, int], list[str]] = {}
        for s in moments(Random(6), 17, cases=2):
            for seat in (ANN, BEA):
                for sheet in notebook(GRAVES.view(s, seat)).sheets:
                    headings = [heading.id for heading in (*sheet.rows, *sheet.columns)]
                    assert first.setdefault((seat, sheet.id), headings) == headings  # type: ignore[index, arg-type]
        assert {str(id).split("-")[1] for _, id in first} == {"1", "2"}


ZONES = ("hand", "deck", "discards")


def agree(view: GravesView, lines: tuple[int, ...]) -> list[tuple[str, tuple[str, ...]]]:
    """All deals of identity and Evidence that agree with what these lines say."""
    found = DEALS
    for line in lines:
        event = view.story[line]
        match event:
            case Became(_, identity) | GaveUpEarly(_, identity) | Guessed(_, _, identity):
                found = [deal for deal in found if deal[0] == identity]
            case Found(_, at, _, evidence):
                found = [deal for deal in found if deal[1][at] == evidence]
            case Peeked(_, evidence):
                found = [deal for deal in found if deal[1][:5] == evidence]
    return found


def forced(view: GravesView, fact: Fact, lines: tuple[int, ...]) -> bool:
    """Whether a fact holds in every truth that agrees with these lines, found by trying all of them."""
    assert isinstance(fact.unknown, tuple)
    kind, *about = fact.unknown
    if kind == "card":
        return fact.follows(Histories(view, about[0], set(lines)).zones(about[1]))
    won = [place for place, winner in enumerate(view.winners) if winner == view.detective]
    answers: set[object] = set()
    for identity, order in agree(view, lines):
        cleared = any([about and about[0] in CLEARS[order[place]] for place in won])
        answers.add(identity if kind == "identity" else order[about[0]] if kind == "evidence" else cleared)
    return fact.follows(answers)  # type: ignore[arg-type]


def proves(view: GravesView, proof: Proof) -> bool:
    """Whether the lines of a proof force its fact, and without any one of them don't."""
    fewer = [tuple([other for other in proof.lines if other != line]) for line in proof.lines]
    return forced(view, proof.fact, proof.lines) and not any([forced(view, proof.fact, some) for some in fewer])


class TestProofs:
    def test_proofs_about_the_evidence_force_their_facts_with_no_line_to_spare(self) -> None:
        rng, lengths = Random(1), set()
        for seed in range(6):
            for s in moments(Random(seed), 59, knows_all=seed == 5, cases=2 if seed == 4 else 1):
                view = GRAVES.view(s, rng.choice((ANN, BEA)))
                facts = [fact for fact in known(view) if fact.unknown[0] != "card"]  # type: ignore[index]
                for fact in rng.sample(facts, min(4, len(facts))):
                    proof = why(GRAVES, view, fact)
                    assert proves(view, proof), proof
                    lengths.add(len(proof.lines))
        assert {0, 1, 2} <= lengths

    @pytest.mark.parametrize(("locations", "deck", "said"), [*[(*table, ABILITIES) for table in TABLES], *OTHER_TABLES])
    def test_proofs_about_cards_force_their_facts_with_no_line_to_spare(
        self, locations: str, deck: str, said: dict[str, str]
    ) -> None:
        rng, lengths = Random(5), set()
        cards = short_deck(*deck.split(), said=said)
        for seed in range(6):
            for s in moments(Random(seed), 9, locations, detective_deck=cards, mastermind_deck=cards):
                view = GRAVES.view(s, rng.choice((ANN, BEA)))
                facts = [fact for fact in known(view) if fact.unknown[0] == "card"]  # type: ignore[index]
                for fact in rng.sample(facts, min(4, len(facts))):
                    proof = why(GRAVES, view, fact)
                    assert proves(view, proof), (proof, seed)
                    lengths.add(len(proof.lines))
        assert {0, 1} <= lengths

    def test_the_check_of_a_proof_notices_a_line_too_few_and_a_line_too_many(self) -> None:
        s = at(ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "Q7")
        do(s, STOP)
        use(s, "M5", Pick("Q7"))
        view, fact = GRAVES.view(s, ANN), Fact(("card", BEA, "Q7"), ("discards",))
        proof = why(GRAVES, view, fact)
        assert len(proof.lines) == 1
        assert not forced_by_rules(view, fact)
        s = at(ann=SEVENS, bea=SEVENS)
        win(s, ANN, "N7")
        view = GRAVES.view(s, ANN)
        fact = Fact(("evidence", 0), (POINTS_TO["Duke"][0],))
        proof = why(GRAVES, view, fact)
        assert proves(view, proof)
        assert not proves(view, Proof(fact, (), ())) and not proves(view, Proof(fact, (*proof.lines, 0), ()))

    def test_a_planted_fault_in_what_a_covered_line_leaves_is_caught(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """If every line counted as known, nothing would need a proof."""
        monkeypatch.setattr(PartlyTold, "cover", lambda cards, card: card)
        locations, deck = TABLES[0]
        cards = short_deck(*deck.split())
        views = [
            GRAVES.view(s.clone(), seat)
            for s in moments(Random(1), 5, locations, detective_deck=cards, mastermind_deck=cards)
            for seat in (ANN, BEA)
        ]
        facts = [(view, fact) for view in views for fact in known(view) if fact.unknown[0] == "card"]  # type: ignore[index]
        assert any([not proves(view, why(GRAVES, view, fact)) for view, fact in facts])

    def test_all_lines_leave_what_the_worlds_leave_and_fewer_lines_no_fewer(self) -> None:
        rng = Random(3)
        for seed in range(4):
            for s in moments(Random(seed), 61):
                view = GRAVES.view(s, rng.choice((ANN, BEA, None)))
                proving, chances = reasons(view), noted_worlds(view).marginals()
                for unknown in rng.sample(list(chances), min(6, len(chances))):
                    lines = proving.lines(unknown)
                    assert proving.possible(unknown, set(lines)) == chances[unknown].keys()
                    some = set(rng.sample(list(lines), len(lines) // 2))
                    fewer = set(rng.sample(sorted(some), len(some) // 2))
                    assert proving.possible(unknown, set(lines)) <= proving.possible(unknown, some)
                    assert proving.possible(unknown, some) <= proving.possible(unknown, fewer)


def forced_by_rules(view: GravesView, fact: Fact) -> bool:
    return fact.follows(reasons(view).possible(fact.unknown, frozenset()))


class TestWords:
    def test_everything_in_a_notebook_has_words_and_no_two_headings_read_alike(self) -> None:
        rng = Random(8)
        for s in moments(Random(8), 37, cases=2):
            for seat in (ANN, BEA, None):
                view, names = GRAVES.view(s, seat), Names(("Ann", "Bea"), seat)
                sheets = notebook(view).sheets
                titles = [EN.sheet(sheet, view, names).title for sheet in sheets]
                assert len(set(titles)) == len(titles)
                for sheet in sheets:
                    for headings in (sheet.rows, sheet.columns):
                        captions = [EN.heading(heading, sheet, view, names).title for heading in headings]
                        assert len(set(captions)) == len(captions) and all(captions)
                cells = [cell for _, _, cell in squares(notebook(view))]
                for cell in rng.sample(cells, min(20, len(cells))):
                    said = {EN.fact(Fact(cell.unknown, cell.among, holds), view, names) for holds in (True, False)}
                    assert len(said) == 2 and all([text.endswith(".") for text in said])

    def test_a_line_says_what_happened_and_what_follows(self) -> None:
        s = at(ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "Q7")
        do(s, STOP)
        use(s, "M5", Pick("Q7"))
        assert told(s, ANN, Fact(("card", BEA, "Q7"), ("discards",))) == [
            "The 7 of Question Marks is in Bea's discards.",
            "You put the 7 of Question Marks of Bea's pile on the discards, where it still lies.",
        ]
        assert told(s, BEA, Fact(("card", ANN, "M5"), ("hand",), holds=False)) == [
            "The 5 of Magnifying Glasses is not in Ann's hand.",
            "Ann used the 5 of Magnifying Glasses and put it on the discards.",
        ]

    def test_evidence_seen_says_who_it_is_not(self) -> None:
        s = at(ann=SEVENS, bea=SEVENS)
        win(s, ANN, "N7")
        assert told(s, ANN, Fact(("identity",), ("Architect",), holds=False)) == [
            "The Mastermind is not the Architect.",
            "You looked at the Evidence of the Station: it clears the Architect and the Baroness, "
            "so the Mastermind is not the Architect.",
        ]

    def test_a_guess_shows_who_it_was(self) -> None:
        s = at(ann=SEVENS, bea=SEVENS, cases=1)
        while Guess("Duke") not in options(s, s.asked[0]):
            passes(s)
        do(s, Guess("Chemist"))
        assert told(s, ANN, Fact(("identity",), ("Duke",))) == [
            "The Mastermind is the Duke.",
            "You named the Chemist, but the Mastermind showed the Duke.",
        ]

    def test_every_proof_can_be_told_and_names_only_cards_of_its_line_or_fact(self) -> None:
        rng, told_lines = Random(2), 0
        for seed in range(3):
            for s in moments(Random(seed), 53, knows_all=seed == 2, detective_deck=EXAMPLE, mastermind_deck=EXAMPLE):
                seat = rng.choice((ANN, BEA))
                view, names = GRAVES.view(s, seat), Names(("Ann", "Bea"), seat)
                facts = known(view)
                for fact in rng.sample(facts, min(3, len(facts))):
                    for line in why(GRAVES, view, fact).lines:
                        text = EN.because(line, fact, view, names)
                        about = EN.event(view.story[line], view.settings, names) + EN.fact(fact, view, names)
                        assert set(cards_in(text)) <= set(cards_in(about)), (text, about)
                        told_lines += 1
        assert told_lines > 10


def cards_in(text: str) -> list[str]:
    """The cards that a text names."""
    return [card for card in CARDS if EN.text(Say("thing-card", {"card": card}), NOBODY) in text]


def told(s: GravesState, seat: Seat, fact: Fact) -> list[str]:
    """A proof in words."""
    view, names = GRAVES.view(s, seat), Names(("Ann", "Bea"), seat)
    proof = why(GRAVES, view, fact)
    return [EN.fact(fact, view, names), *[EN.because(line, fact, view, names) for line in proof.lines]]
