"""Texts about the whole game: diary and story."""
