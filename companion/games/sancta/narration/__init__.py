"""The whole game in words: diary, help, and the recap of the evening."""
