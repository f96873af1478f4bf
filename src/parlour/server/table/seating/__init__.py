"""Who sits at a table and who may do what there, from the first chair to the end of the game; it knows no rules."""

from parlour.server.table.seating.chairs import Chair, Gone, Guest, GuestId, Present
from parlour.server.table.seating.seating import Seating
from parlour.server.table.seating.settling import Settled, check_clock

__all__ = ["Chair", "Gone", "Guest", "GuestId", "Present", "Seating", "Settled", "check_clock"]
