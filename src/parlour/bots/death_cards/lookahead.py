"""Looking ahead: some moves are tried in many imagined worlds, each played on for a few turns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from parlour.bots.death_cards.assessment import HALF, Assessment, Chances, guilt
from parlour.bots.death_cards.choices import decide
from parlour.bots.death_cards.evidence import suspicion
from parlour.bots.death_cards.position import Lying, Position
from parlour.core import Move, Seat, play, shuffled
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, ORDINARY
from parlour.games.death_cards.rules.secrets import UNMASKED
from parlour.games.death_cards.state import DeathCardsState
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.worlds import DeathCardsWorlds, face_of

DECISIONS: Final = 8_000  # played in imagined worlds, in all: about half a second; not counted in seconds, so that the
# same view is always answered alike
WORLDS: Final = 120  # more tell nothing new
TURNS: Final = 8  # looked ahead


class Lookahead:
    """Worlds drawn by how everybody has behaved, in which all play as `belief` would."""

    def __init__(self, view: DeathCardsView, rng: Random) -> None:
        assert view.seat is not None
        self.view, self.seat, self.rng = view, view.seat, rng
        self.worlds, self.suspicion = DeathCardsWorlds(view), suspicion.own(view)
        self.played = 0

    def imagine(self) -> DeathCardsState:
        s = self.worlds.sample(self.rng.randrange)
        pair = self.rng.choices(self.suspicion.pairs, self.suspicion.weights)[0]
        seen = self.worlds.suspects.faces
        rest = list(shuffled([face for face in ORDINARY if face not in seen.values()], self.rng.randrange))
        s.secrets = tuple([face_of(secret, pair, seen) or rest.pop() for secret in self.worlds.suspects.all])
        s.told = []
        return s

    def values(self, moves: Sequence[Move]) -> list[float]:
        """How often the Murderer is caught after each of the moves, in the same worlds with the same luck."""
        return [fmean(caught) for caught in self.caught(moves)]

    def caught(self, moves: Sequence[Move]) -> list[list[float]]:
        """For each of the moves, world by world, how likely the Murderer is caught after it; at least two worlds."""
        found: list[list[float]] = [[] for _ in moves]
        thought = [self.thought(move) for move in moves]
        while len(found[0]) < 2 or (len(found[0]) < WORLDS and self.played < DECISIONS):
            s, luck = self.imagine(), self.rng.random()
            for i, move in enumerate(moves):
                world = s.clone()
                play(world, self.seat, move)
                found[i].append(self.play_on(world, thought[i], Random(luck)))
        return found

    def thought(self, move: Move) -> Chances:
        """What the table would think of everybody's secrets once it has seen this move."""
        s = self.imagine()
        play(s, self.seat, move)
        news = () if s.result else s.story(None)
        return suspicion.public(replace(self.view, story=(*self.view.story, *news))).chances()

    def play_on(self, s: DeathCardsState, thought: Chances, rng: Random) -> float:
        """How likely the Murderer is caught in this world, played on for some turns and then judged."""
        last, mood = s.turn + TURNS, Mood(s, thought)
        while s.asked and s.turn < last:
            self.played += 1
            actor = s.asked[0]
            moves = s.agenda[-1].options(s, actor)
            if len(moves) == 1:
                play(s, actor, moves[0])
            else:
                mood = mood if mood.lying.holds(s) else Mood(s, thought)
                play(s, actor, decide(mood.assessed(s, actor, moves), rng))
        if s.result is not None:
            return float(s.result.ending == UNMASKED)
        murderer = s.dealt(MURDERER)
        assert murderer is not None
        return float((len(s.pile) / (len(s.pile) + HALF)) ** len(s.hidden(murderer)))


class Mood:
    """What everybody thinks in an imagined world, for as long as no secret is touched."""

    def __init__(self, s: DeathCardsState, thought: Chances) -> None:
        self.lying, self.thought = Lying(s), thought
        self.known: dict[Seat, tuple[Chances, list[float]]] = {}  # what each seat thinks of secrets, and of players

    def assessed(self, s: DeathCardsState, seat: Seat, moves: Sequence[Move]) -> Assessment:
        position = Position.imagined(s, seat, moves, self.lying)
        if seat not in self.known:
            own = chances(s, seat, self.thought)
            self.known[seat] = own, guilt(position.rows, own)
        return Assessment(position, *self.known[seat], lambda: self.thought)


def chances(s: DeathCardsState, seat: Seat, thought: Chances) -> Chances:
    """What ``seat`` thinks in an imagined world: the gang knows, the others think as the table does of the rest."""
    murder, murderer = s.secrets.index(MURDERER), s.dealt(MURDERER)
    if seat == murderer:
        return {murder: 1.0}
    if murderer is not None and seat == s.dealt(ACCOMPLICE):
        hidden = s.hidden(murderer)
        return {secret: 1 / len(hidden) for secret in hidden}
    each = s.box.secrets
    left = {secret: p for secret, p in thought.items() if not s.face_up >> secret & 1 and secret // each != seat}
    total = sum(left.values())
    return {secret: p / total for secret, p in left.items()} if total > 0 else {murder: 1.0}
