"""How often the interpreter looks for objects that only refer to each other."""

from __future__ import annotations

import gc

NEW, YOUNG, OLD = 10_000, 10, 100
"""After so many objects more than have gone it looks through the new ones; after so many such
looks through the young, and after so many of those through all. A table that wakes is some hundred
objects that stay. As the interpreter comes (700, 10, 10), waking a thousand tables took 5 of 14
seconds for looking through all of them eight times, the last time for a whole second in which
nobody was answered. Cycles are few here: what a table and a socket are made of goes with them."""


def collect_seldom() -> None:
    """From now on: seldom, and never among what a start has brought, which stays."""
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)
    gc.enable()
