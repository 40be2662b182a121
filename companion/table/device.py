"""The kinds of device, and who looks through one."""

from enum import StrEnum

from companion.core.value import Frozen


class Kind(StrEnum):
    """The page that a device shows. Whose device it *is* follows from its token alone."""

    PHONE = "phone"
    TABLET = "tablet"
    SCREEN = "screen"


class Viewer(Frozen):
    """Who looks through a device; a phone without a `seat` is a spectator's."""

    kind: Kind
    seat: int | None = None

    @property
    def seats(self) -> frozenset[int]:
        """The viewer's seat as a set, empty without one."""
        return frozenset() if self.seat is None else frozenset({self.seat})


THE_TABLET = Viewer(Kind.TABLET)
A_SPECTATOR = Viewer(Kind.PHONE)
