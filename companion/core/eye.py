"""Whose view is built: one seat, the moderator, a blind moderator, or the public."""

from enum import StrEnum

from companion.core.value import Frozen


class Sight(StrEnum):
    """The kinds of eye."""

    SEAT = "seat"
    MODERATOR = "moderator"
    BLIND = "blind"  # a moderator who wants to be surprised: public facts and the schedule
    PUBLIC = "public"


class Eye(Frozen):
    """One viewer; `seat` is set for `Sight.SEAT` only."""

    sight: Sight
    seat: int | None = None

    @property
    def moderates(self) -> bool:
        """Whether it has the tablet's rights; what it may know depends on `sight`."""
        return self.sight in (Sight.MODERATOR, Sight.BLIND)


MODERATOR = Eye(Sight.MODERATOR)
BLIND = Eye(Sight.BLIND)
PUBLIC = Eye(Sight.PUBLIC)


def seat_eye(seat: int) -> Eye:
    """The eye of the person in `seat`."""
    return Eye(Sight.SEAT, seat)
