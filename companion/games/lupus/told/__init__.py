"""What is told of a game: the moderator's script, diary, help, and the evening told again."""
