"""The whole game in words: diary, news, help, and the recap of the evening."""
