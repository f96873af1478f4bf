"""Parlour: a table for deduction games that keeps every secret and remembers every move."""

__version__ = "0.1.0"
