"""Common parts of several phases: the roses, the fields of a saint, the start of a turn."""
