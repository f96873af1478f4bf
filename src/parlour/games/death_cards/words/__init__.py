"""Death on the Cards in words, language by language."""
