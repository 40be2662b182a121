"""Lupus in Tabula: the werewolf night."""

PLAYERS = (8, 24)
"""Fewest and most players; here, so that it can be read without importing the rules."""
