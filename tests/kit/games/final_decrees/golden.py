"""The game of *Final Decrees* that is kept as a golden game."""

from __future__ import annotations

from tests.kit.games.final_decrees.whole_game import five_decrees

SCENES = (five_decrees,)
