"""What tabs are shown: the game and the people at the table, part by part, in words, and as changes."""
