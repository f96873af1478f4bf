"""People who want to be known again: accounts, what they show at the door, and ratings.  Guests need none of it."""
