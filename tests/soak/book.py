"""All trials of all promises, in the order of the promises."""

from tests.soak import (
    away,
    crowds,
    disk,
    hostile,
    kept,
    names,
    nights,
    nuisance,
    order,
    strangers,
    tokens,
    votes,
)
from tests.soak.promise import BOOK

assert all(
    (away, crowds, disk, hostile, kept, names, nights, nuisance, order, strangers, tokens, votes)
)
TRIALS = sorted(BOOK.trials.values(), key=lambda one: (int(one.promise[1:]), one.name))
