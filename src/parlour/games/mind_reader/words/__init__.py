"""Mind Reader in words, language by language."""
