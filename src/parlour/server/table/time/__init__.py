"""Time at a table: clocks, how long a question lasts, who is away, and what is due when."""
