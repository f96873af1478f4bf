"""What one seat's story says about what it cannot see: who may have which role, and where the cards went."""

from parlour.games.mastermind.knowledge.cards import CouncilSeen, DrawLink, KnownCards, ReshuffleLink
from parlour.games.mastermind.knowledge.roles import KnownRoles

__all__ = ["CouncilSeen", "DrawLink", "KnownCards", "KnownRoles", "ReshuffleLink"]
