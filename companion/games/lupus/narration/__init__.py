"""What is told of the whole game: its diary, and the story of the evening."""
