"""After a game: its replay, its notebooks, its analysis.  Before its end nothing of this is told."""
