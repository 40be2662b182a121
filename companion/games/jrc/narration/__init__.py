"""Texts about the whole campaign: news, diary, help, history, story."""
