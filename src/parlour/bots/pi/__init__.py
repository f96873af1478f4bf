"""Minds for P.I."""
