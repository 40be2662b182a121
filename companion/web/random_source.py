"""Randomness from the operating system; there is never a seed."""

import secrets

from companion.core.chance import Chance

CHANCE = Chance(secrets.SystemRandom())
"""What the server gives to the rules."""
