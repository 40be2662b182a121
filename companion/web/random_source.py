"""Randomness from the operating system; there is never a seed."""

import secrets

from companion.core.chance import Chance


class RandomSource(Chance):
    """The `Chance` that the server gives to the rules."""

    def __init__(self) -> None:
        super().__init__(secrets.SystemRandom())
