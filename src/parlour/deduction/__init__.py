"""Exact inference that knows no game: unknowns, constraints, counting and sampling."""
