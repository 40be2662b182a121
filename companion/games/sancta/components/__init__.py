"""Parts of several phases: the roses, the start of a turn."""
