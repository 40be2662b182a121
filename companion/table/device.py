"""The three kinds of device, and who looks through one."""

from __future__ import annotations

from enum import StrEnum

from companion.core.value import Frozen


class Kind(StrEnum):
    """The kind of page that a device shows; whose device it *is* follows from its token alone."""

    PHONE = "phone"
    TABLET = "tablet"
    SCREEN = "screen"


class Looker(Frozen):
    """Who looks: `seat` is set for the phone of a seat; a phone without one is an onlooker's."""

    kind: Kind
    seat: int | None = None

    @property
    def seats(self) -> frozenset[int]:
        """The seat that looks, if one does."""
        return frozenset() if self.seat is None else frozenset({self.seat})


THE_TABLET = Looker(Kind.TABLET)
ONLOOKER = Looker(Kind.PHONE)
