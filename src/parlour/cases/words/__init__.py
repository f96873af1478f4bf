"""What is said of cases: one file of messages a language."""
