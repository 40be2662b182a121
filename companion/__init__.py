"""Veglia, companion of a game night (this file imports nothing: see __main__)."""

__version__ = "1.0.0"
