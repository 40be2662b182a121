"""JRC: the campaign that links evenings of a card game about princes and cities."""

PLAYERS = (2, 99)
"""Fewest and most players; here, so that it can be read without importing the rules."""
