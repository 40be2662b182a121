"""The facts of a game; each contains the values that hold after it."""
