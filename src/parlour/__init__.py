"""Parlour: a table for deduction games that keeps every secret and remembers every move."""
