"""A table of P.I. with exactly the city and the cases that a test needs."""

from __future__ import annotations

from typing import Any

from parlour.core import NATURE, Event, Seat, play
from parlour.games.pi import PI, PiState
from parlour.games.pi.cards import WHOLE, Card, Case
from parlour.games.pi.events import Examined, Investigated
from parlour.games.pi.moves import Accuse, Charge, Dealt, Drawn, Locate, Place, Take

ANN, BEA, CAL, DOT, EVE = range(5)
TILES = """
    Lakeside: Doc, Bank Job
    Forest Park: Dutch, No Crime
    Little Italy: Bubbles, Blackmail
    Trocadero: Earl, Murder
    Ocean Drive: Frenchy, Forgery
    China Town: Knuckles, Jewellery Heist
    Central Station: Maurice, Kidnapping
    Main Street: No Suspect, No Crime
    Road House: Pinky, Mob Killing
    Union Square: Pop, Police Corruption
    Downtown: Queenie, No Crime
    Rick's Café: Rusty, Protection Racket
    Waterfront: Shorty, Smuggling
    Skid Row: No Suspect, No Crime
"""  # the rulebook's example fits this city, the tests' own
LAID = [line.partition(":")[2].strip().split(", ") for line in TILES.strip().splitlines()]
DECK = WHOLE.evidence  # unless a test says otherwise
WRONG = Case("Doc", "Bank Job", "Lakeside")  # nobody's case, unless a test says so
FIVE = (
    "Bubbles, Murder, Downtown",
    "Earl, Forgery, Road House",
    "Pinky, Smuggling, China Town",
    "Rusty, Kidnapping, Forest Park",
    "Shorty, Blackmail, Trocadero",
)


def dealt(*cases: str, display: str = "", first: Seat = ANN, **options: object) -> PiState:
    """Each seat holds one of ``cases``; ``first`` begins; the Evidence ``display`` is turned up first."""
    s = PI.begin(len(cases), PI.table(len(cases), options))
    play(s, NATURE, Drawn(first))
    play(s, NATURE, deal(*cases, display=display))
    return s


def deal(*cases: str, display: str = "") -> Dealt:
    top = display.split(", ") if display else []
    evidence = [*top, *[card for card in DECK if card not in top]]
    suspects, crimes = zip(*LAID)
    return Dealt(suspects, crimes, tuple([Case(*case.split(", ")) for case in cases]), tuple(evidence[::-1]))


def for_ann(case: str, **options: object) -> PiState:
    """Ann and Bea: Ann must solve ``case``, and holds another."""
    return dealt("Shorty, Smuggling, Skid Row", case, **options)  # type: ignore[arg-type]


def place(s: PiState, seat: Seat, location: str) -> tuple[int, int]:
    """Place an Investigator: the discs and cubes it is given."""
    play(s, seat, Place(location))
    answer = told(s, Investigated)[-1]
    return answer.discs, answer.cubes


def take(s: PiState, seat: Seat, card: Card) -> tuple[str, bool]:
    """Take an Evidence card, if need be out of the deck: what it told, and whether a token moved."""
    if card not in s.display:
        pile = s.deck if card in s.deck else s.discard
        pile.remove(card)
        s.display.append(card)
    play(s, seat, Take(card))
    answer = told(s, Examined)[-1]
    return answer.found, answer.moved


def attempt(s: PiState, seat: Seat, case: str | Case = WRONG) -> None:
    suspect, crime, location = case.split(", ") if isinstance(case, str) else case
    for part in (Accuse(suspect), Charge(crime), Locate(location)):
        play(s, seat, part)


def solve(s: PiState, *seats: Seat) -> None:
    """Each of these seats, in turn, names the right case."""
    for seat in seats:
        attempt(s, seat, s.goal(seat))


def miss(s: PiState, *seats: Seat) -> None:
    """Each of these seats, in turn, names a wrong one."""
    for seat in seats:
        attempt(s, seat)


def turns(s: PiState) -> list[Seat]:
    """The seats that still have a turn in this round, the next one first."""
    return [step.seat for step in reversed(s.agenda) if hasattr(step, "seat")]


def told(s: PiState, event: type[Event]) -> list[Any]:
    """Everything of this kind that was told to everybody."""
    return [each for each in s.story(None) if isinstance(each, event)]
