"""Chance as the operating system gives it; a seed never exists."""

from __future__ import annotations

import secrets

from companion.core.chance import SourceChance


class RandomSource(SourceChance):
    """The `Chance` that the shell hands to the rules."""

    def __init__(self) -> None:
        super().__init__(secrets.SystemRandom())
