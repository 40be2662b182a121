"""Cities: two decks, five cities in a line, and the clock of the match."""

PLAYERS = (2, 2)
"""The fewest and the most people that it is made for; known without reading the rules."""
