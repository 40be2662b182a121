"""What is told of a campaign: diary, news, help, and the history of its turns."""
