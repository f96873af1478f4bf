"""What is said of a case retold, in each language."""
