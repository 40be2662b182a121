"""What is told of a game: the help in play, and the evening told again."""
