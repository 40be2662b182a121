"""The facts of a campaign; each contains the values that hold after it."""
