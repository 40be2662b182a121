"""Texts about a match: news, help, and the story of the duels."""
