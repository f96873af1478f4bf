"""P.I. in words, language by language."""
