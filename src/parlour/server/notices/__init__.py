"""\"It is your turn\", told by mail or to a web address, to those who want to hear of it while they are away."""
