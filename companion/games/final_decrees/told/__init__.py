"""What is told of a game: diary, news, help, and the evening told again."""
