"""What is told of the whole campaign: news, diary, help in play, history and story."""
