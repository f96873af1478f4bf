"""Bots for Mind Reader, level by level: thumb, belief, search."""
