"""Minds for Mind Reader."""
