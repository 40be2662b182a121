"""The facts of a game; each contains the change of the state."""
