"""What is told of the whole game: diary, help, order of the night, and the story of the evening."""
