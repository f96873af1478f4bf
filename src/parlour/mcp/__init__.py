"""A seat for a language model: tools over the Model Context Protocol, which tell a view in words and take moves."""
