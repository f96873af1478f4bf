"""Manor in words, language by language."""
