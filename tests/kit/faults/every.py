"""All faults and circumstances, entered by importing their modules."""

from tests.kit.faults import circumstances, doors, eyes, floods, house, kept, keys, store, wire
from tests.kit.faults.fault import ALL, faults

assert all((circumstances, doors, eyes, floods, house, kept, keys, wire, store))
__all__ = ["ALL", "faults"]
