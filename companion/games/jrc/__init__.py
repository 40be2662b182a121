"""JRC: the campaign that links evenings of a card game about princes and cities."""

PLAYERS = (2, 99)
"""The fewest and the most people that it is made for; told without reading the rules."""
