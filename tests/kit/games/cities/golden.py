"""The evening of *Cities* that is kept as a golden game."""

from __future__ import annotations

from tests.kit.deals import Play
from tests.kit.games.cities import three_duels


def three_duels_and_extra_time() -> Play:
    """The capital, a deck that runs out, and level cities at the bell: extra time decides."""
    return three_duels.three_duels()


SCENES = (three_duels_and_extra_time,)
