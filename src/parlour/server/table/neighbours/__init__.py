"""A table that other processes serve too: what they do there, and which of them is in charge."""
