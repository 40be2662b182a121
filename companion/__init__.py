"""Veglia, companion of a werewolf game night (this file imports nothing: see __main__)."""

__version__ = "0.1.0"
