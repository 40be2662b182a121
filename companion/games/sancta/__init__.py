"""Sancta Sanctorum: saints, points, the Rose."""

PLAYERS = (2, 99)
"""The fewest and the most people that it is made for; known without importing the rules."""
