"""Cities: two decks, five cities in a line, and the clock of the match."""

PLAYERS = (2, 2)
"""Fewest and most players; here, so that it can be read without importing the rules."""
