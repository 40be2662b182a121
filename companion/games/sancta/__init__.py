"""Sancta Sanctorum: saints, points, the Rose."""

PLAYERS = (2, 99)
"""Fewest and most players; here, so that it can be read without importing the rules."""
