"""Final Decrees: sealed bids, blame, arrows of control."""

PLAYERS = (4, 5)
"""Fewest and most players; here, so that it can be read without importing the rules."""
