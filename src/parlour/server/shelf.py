"""The games that a guest may choose from, and what there is to choose at a table of each."""

from __future__ import annotations

from typing import Any, Final

from msgspec import json
from structlog.typing import FilteringBoundLogger

from parlour import games
from parlour.bots import Level, levels
from parlour.core import ENGLISH, Game, Language, Setting, Words, described, known_language
from parlour.server.log import place
from parlour.server.table.decks import Decks
from parlour.server.wire import FirstGame, GameCard, LevelCard, Minutes, OptionCard, Outcome

FIRST_SEATS: Final = 4  # at most, in a first game, if the game allows


class Shelf:
    """A game that can't even be imported is left out, and the operator told of it once; all others are played."""

    def __init__(self, log: FilteringBoundLogger, decks: Decks) -> None:
        self.log, self.decks = log, decks
        self.missing: set[str] = set()
        self.pages: dict[Language, bytes] = {}  # all cards, encoded

    def page(self, asked: Language) -> bytes:
        """All cards, in a language that some game speaks.  They are made once, unless a game could not be read."""
        language = self.known(asked)
        if language in self.pages:
            return self.pages[language]
        cards = self.cards(language)
        page = json.encode(cards)
        if len(cards) == len(games.shelf()):
            self.pages[language] = page
        return page

    def known(self, asked: Language) -> Language:
        return asked if any(self.speaks(id, asked) for id in games.shelf()) else ENGLISH

    def speaks(self, id: str, language: Language) -> bool:
        try:
            return known_language(games.find(id).words, language) == language
        except Exception:  # whose card says so
            return False

    def cards(self, language: Language) -> list[GameCard]:
        found = [self.card(id, language) for id in games.shelf()]
        return [card for card in found if card is not None]

    def card(self, id: str, language: Language) -> GameCard | None:
        try:
            return game_card(games.find(id), language, self.decks)
        except Exception as error:
            if id not in self.missing:
                self.missing.add(id)
                self.log.error("game_unreadable", game=id, error=place(error))
            return None


def game_card(game: Game[Any, Any], language: Language, decks: Decks) -> GameCard:
    words, profile = game.words(language), game.profile
    best = profile.best if profile else game.seats[0]
    return GameCard(
        id=game.id,
        title=game.title,
        least=game.seats[0],
        most=game.seats[-1],
        options=tuple(
            [option_card(setting, words, decks.offered(game, setting)) for setting in described(game.settings)]
        ),
        bots=tuple([level_card(level, game) for level in levels.seatable(game.id)]),
        bot=levels.proposed(game.id, best).name,
        windows=game.windows,
        blurb=words.BLURB,
        best=best,
        minutes=Minutes(*profile.minutes, profile.alone) if profile else None,
        difficulty=profile.difficulty if profile else None,
        first=first_game(game),
    )


def first_game(game: Game[Any, Any]) -> FirstGame:
    """As many players as a newcomer can keep in mind, gentle bots, and a short game."""
    least, profile = game.seats[0], game.profile
    seats = max(least, min(FIRST_SEATS, profile.best)) if profile else least
    return FirstGame(seats, levels.gentle(game.id).name, {**profile.first} if profile else {})


def level_card(level: Level, game: Game[Any, Any]) -> LevelCard:
    seats = tuple([seats for seats in game.seats if level.sits(game.id, seats)])
    proposed = tuple([number for number in seats if levels.proposed(game.id, number) == level])
    told = [Outcome(number, levels.outcome(game.id, level.name, number)) for number in seats]
    outcomes = tuple([outcome for outcome in told if outcome.sentence])
    return LevelCard(level.name, level.title, level.expected(game.id), seats, proposed, outcomes)


def option_card(setting: Setting, words: Words, decks: tuple[str, ...]) -> OptionCard:
    caption = words.setting(setting)
    return OptionCard(
        name=setting.name,
        title=caption.title,
        type=setting.type,
        default=setting.default,
        help=caption.text,
        allowed=setting.allowed,
        low=setting.low,
        high=setting.high,
        decks=decks,
    )
