"""Seats for learning agents: views as tensors, moves as numbers.  An agent is given a view and never a State."""
