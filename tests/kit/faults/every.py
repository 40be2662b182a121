"""All faults and circumstances, entered by importing their modules."""

from tests.kit.faults import (
    circumstances,
    deploy,
    doors,
    eyes,
    floods,
    house,
    kept,
    keys,
    store,
    wire,
)
from tests.kit.faults.fault import ALL, faults

assert all((circumstances, deploy, doors, eyes, floods, house, kept, keys, wire, store))
__all__ = ["ALL", "faults"]
