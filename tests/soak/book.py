"""All trials of all promises, in the order of the promises."""

from tests.soak.promise import BOOK
from tests.soak.trials import (
    away,
    copies,
    crowds,
    deaths,
    disk,
    floods,
    hostile,
    houses,
    kept,
    names,
    nights,
    nuisance,
    order,
    postgres,
    proxied,
    several,
    strangers,
    tokens,
    votes,
)

assert all((away, copies, crowds, deaths, disk, floods, hostile, houses, kept, names))
assert all((nights, nuisance, order, postgres, proxied, several, strangers, tokens, votes))
TRIALS = sorted(BOOK.trials.values(), key=lambda one: (int(one.promise[1:]), one.name))
