"""The Mastermind in words, language by language."""
