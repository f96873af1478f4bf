"""Cases by the hundred: made in parallel, answered by anybody, and rated by who solves them."""
