"""One table: its match, who sits at it, what each browser tab is shown, and what happens there by the clock."""
