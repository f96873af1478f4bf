"""Minds for The Mastermind."""
