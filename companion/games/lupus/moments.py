"""The places of the night, and what a card may do beside its own: as it is called, at dawn,
as players fall, and by day."""

from collections.abc import Iterator, Mapping
from enum import IntEnum

from companion.core import Fact, Text
from companion.games.lupus.nights_and_days import Day, Night
from companion.games.lupus.state import LupusState

Seats = tuple[int, ...]
Falls = Mapping[int, str]
"""Who dies at one moment: the cause by seat."""
Facts = tuple[Fact[LupusState], ...]


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


class Moments:
    """The base class of `Role`; by default a card does nothing."""

    unharmed: str | None

    # At night

    def hears(self, state: LupusState) -> Seats | None:
        """The living who are told something in its step; None: its holders."""
        return None

    def called(self, state: LupusState, who: Seats) -> Facts:
        """What follows from the call of its step, beside its answers to `who`."""
        return ()

    def left(self, state: LupusState, seat: int) -> Facts:
        """What follows when the player in `seat` goes home (L-B23)."""
        return ()

    # At dawn

    def withstands(self, state: LupusState, seat: int) -> bool:
        """Whether the bite does nothing to the holder in `seat` tonight."""
        return self.unharmed is not None

    def after_night(self, state: LupusState) -> Facts:
        """What follows from tonight's picks beside deaths, recorded before day breaks."""
        return ()

    def after_dawn(self, state: LupusState) -> Facts:
        """What follows as the dawn is told, with its deaths (L-B24)."""
        return ()

    def harm(self, state: LupusState, target: int) -> str | None:
        """The cause of which the living target of its pick dies at dawn, or None."""
        return None

    def before_pick(self, state: LupusState, night: Night) -> Iterator[Text]:
        """Sentences of the story about its step of that night, before those on its pick."""
        yield from ()

    def aftermath(self, state: LupusState, night: Night, day: Day) -> Iterator[Text]:
        """Further sentences of the story about its pick."""
        yield from ()

    def nominates(self, state: LupusState) -> int | None:
        """The seat that is nominated today regardless of the votes (L-V5), or None."""
        return None

    def day_story(self, state: LupusState, day: Day) -> Iterator[Text]:
        """Its sentences in the story by day, between the votes and the nominees."""
        yield from ()

    # As players fall

    def drags(self, state: LupusState, falls: Falls) -> Iterator[int]:
        """The living players who die because those fall, as `drags_as` says. At a dawn `state` is
        before the deaths (`night` is set) or, after a correction, `untold`; else it is day."""
        yield from ()

    def after_wave(self, state: LupusState, falls: Falls) -> Facts:
        """What follows at once from the deaths `falls`. `state`: after them. Where it is `untold`,
        they are secret: a public fact waits for `after_dawn`."""
        return ()

    def shoots(self, state: LupusState, seat: int) -> bool:
        """Whether the holder in `seat`, who has fallen, takes a player along."""
        return False

    # At the vote

    def gives(self, state: LupusState) -> Iterator[tuple[int, int]]:
        """(seat, votes) that are there today before anybody votes."""
        yield from ()

    def weighs(self, state: LupusState) -> Iterator[tuple[int, int]]:
        """(seat, votes) that the vote of a living player counts for beyond one, in nominations and
        runoffs. Everybody sees it as that vote is given."""
        yield from ()

    def barred(self, state: LupusState) -> Seats:
        """Seats that no longer vote and cannot be voted for, as everybody knows."""
        return ()

    # At the end

    def apart(self, state: LupusState) -> Seats:
        """Seats that win together, and with nobody else: a side of their own."""
        return ()

    def wins_at_once(self, state: LupusState) -> Seats:
        """Its holders who win now, whatever else holds; (): it has not won."""
        return ()

    def wins_instead(self, state: LupusState) -> Seats:
        """Seats that win alone a game that is over; (): the usual winners do."""
        return ()

    def end_story(self, state: LupusState) -> Iterator[Text]:
        """The last sentences of the story."""
        yield from ()

    # At the verdict and after it

    def pays(self, state: LupusState, tied: Seats) -> Seats:
        """Seats of which one is lynched where a lot would be drawn among `tied`."""
        return ()

    def reprieve(self, state: LupusState, seat: int) -> Facts:
        """What happens in the place of the lynching of its holder in `seat`; (): it is lynched."""
        return ()

    def upshot(self, state: LupusState, day: Day, falls: Falls) -> Iterator[Text]:
        """The public lines that it adds to a dawn, a verdict once that is carried out, or a
        correction by hand. `falls`: the deaths that it is about."""
        yield from ()

    def fall_story(self, state: LupusState, day: Day, fallen: Seats) -> Iterator[Text]:
        """Its sentences in the story on the players who fell at that dawn, or after it; after
        it they stand for its public lines."""
        yield from ()
