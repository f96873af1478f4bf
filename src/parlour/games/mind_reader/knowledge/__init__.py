"""What a seat's story says about the cards it cannot see."""

from parlour.games.mind_reader.knowledge.facts import Compares, Fits, Knowledge, NotAll, UnseenPlay

__all__ = ["Compares", "Fits", "Knowledge", "NotAll", "UnseenPlay"]
