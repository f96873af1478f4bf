"""Bots at the tables of the house: when they answer, when they speak, and where they think."""
