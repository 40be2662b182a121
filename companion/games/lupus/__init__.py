"""Lupus in Tabula: the werewolf night."""

PLAYERS = (8, 24)
"""The fewest and the most people that it is made for; told without reading the rules."""
