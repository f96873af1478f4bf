"""Detective Graves in words, language by language."""
