"""Final Decrees: sealed bids, blame, arrows of control."""

PLAYERS = (4, 5)
"""The fewest and the most people that it is made for; told without reading the rules."""
