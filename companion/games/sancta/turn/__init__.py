"""A turn: what may be played, effects, the reaction window, and how they are asked for."""
