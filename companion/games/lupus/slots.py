"""The places of the night that roles name (§6.2)."""

from __future__ import annotations

from enum import IntEnum


class Slot(IntEnum):
    """The places of the night, in the default order of §6.2. Roles name a slot, not each other.

    A step in SIGHT or SHIELD must come before those in BITE. One in OPENING comes before all
    others of its nights, one in LAST after all others.
    """

    MEETING = 1
    BOND = 2
    OPENING = 3
    SIGHT = 4
    SHIELD = 5
    BITE = 6
    REMEDY = 7
    MARK = 8
    SPELL = 9
    LAST = 10
    NEWS = 11


LATER: dict[Slot, Slot] = {
    Slot.SIGHT: Slot.BITE,
    Slot.SHIELD: Slot.BITE,
    Slot.BITE: Slot.REMEDY,
}
"""Slot -> the slot that it must come before, in every order that a table may choose."""
