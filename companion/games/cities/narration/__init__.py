"""What is told of a match: diary, news, help, and the story of the duels."""
