"""Minds for Detective Graves against the Mastermind."""
