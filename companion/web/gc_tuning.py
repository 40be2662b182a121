"""Thresholds of the garbage collector."""

import gc

NEW, YOUNG, OLD = 10_000, 10, 100
"""The thresholds of `gc.set_threshold`. A table that wakes creates some hundred objects that stay.
With the defaults (700, 10, 10), waking a thousand tables spent 5 of 14 seconds in the collector,
the last time a whole second in which nobody was answered. Reference cycles are few here."""


def collect_seldom() -> None:
    """Collect rarely, and never look at objects that exist since the start."""
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)
    gc.enable()
