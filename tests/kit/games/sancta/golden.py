"""The game of *Sancta* that is kept as a golden game."""

from __future__ import annotations

from tests.kit.games.sancta.feast import a_rose_for_four

SCENES = (a_rose_for_four,)
