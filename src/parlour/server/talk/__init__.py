"""Free talk at a table: who is heard where, and what was said.  It is no part of the game, nor of its record."""
