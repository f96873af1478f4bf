"""What votes, words and Councils tell about the roles, under a mixture of styles of play."""
