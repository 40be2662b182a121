"""The slots of the night, and the hooks of a role: as it is called, at dawn, as players die, at the
vote, at the end."""

from collections.abc import Iterator, Mapping
from enum import IntEnum

from companion.core import Fact, Text
from companion.games.lupus.nights_and_days import Day, Night
from companion.games.lupus.state import LupusState

Seats = tuple[int, ...]
Deaths = Mapping[int, str]
"""By seat of all who die at one moment: the cause."""
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


LATER: dict[Slot, Slot] = {Slot.SIGHT: Slot.BITE, Slot.SHIELD: Slot.BITE, Slot.BITE: Slot.REMEDY}
"""By slot: the slot that must come after it, in every order that a table may choose."""


class RoleHooks:
    """Hooks of a role; by default none does anything. The base class of `Role`."""

    unharmed: str | None

    # At night

    def recipients(self, state: LupusState) -> Seats | None:
        """The living who learn something in its step; None: its holders."""
        return None

    def on_call(self, state: LupusState, who: Seats) -> Facts:
        """Facts that follow from the call of its step, beside its answers to `who`."""
        return ()

    def on_removal(self, state: LupusState, seat: int) -> Facts:
        """Facts that follow when the player in `seat` goes home (L-B23)."""
        return ()

    # At dawn

    def withstands(self, state: LupusState, seat: int) -> bool:
        """Whether the bite does nothing to the holder in `seat` tonight."""
        return self.unharmed is not None

    def after_night(self, state: LupusState) -> Facts:
        """Facts that follow from tonight's picks beside deaths, recorded before day breaks."""
        return ()

    def after_dawn(self, state: LupusState) -> Facts:
        """Facts that follow when the dawn is announced, with its deaths (L-B24)."""
        return ()

    def cause_of_death(self, state: LupusState, target: int) -> str | None:
        """Why the living target of its pick dies at dawn; None: it does not."""
        return None

    def story_before_pick(self, state: LupusState, night: Night) -> Iterator[Text]:
        """Sentences of the story about its step of that night, before those on its pick."""
        yield from ()

    def story_after_pick(self, state: LupusState, night: Night, day: Day) -> Iterator[Text]:
        """Further sentences of the story about its pick."""
        yield from ()

    def nominates(self, state: LupusState) -> int | None:
        """The seat that is nominated today regardless of the votes (L-V5), or None."""
        return None

    def story_of_day(self, state: LupusState, day: Day) -> Iterator[Text]:
        """Its sentences in the story by day, between the votes and the nominees."""
        yield from ()

    # As players die

    def drags(self, state: LupusState, deaths: Deaths) -> Iterator[int]:
        """The living who die because of `deaths`, of the cause `drags_as`. At a dawn `state` is
        before the deaths (`night` is set) or, after a correction, `untold`; else it is day."""
        yield from ()

    def after_wave(self, state: LupusState, deaths: Deaths) -> Facts:
        """Facts that follow at once from `deaths`. `state`: after them. Where it is `untold`, they
        are secret: a public fact waits for `after_dawn`."""
        return ()

    def shoots(self, state: LupusState, seat: int) -> bool:
        """Whether the holder in `seat`, who has fallen, takes a player along."""
        return False

    # At the vote

    def votes_given(self, state: LupusState) -> Iterator[tuple[int, int]]:
        """(seat, votes) that a player has today before anybody votes."""
        yield from ()

    def extra_votes(self, state: LupusState) -> Iterator[tuple[int, int]]:
        """(seat, votes) that the vote of a living player counts for beyond one, in nominations and
        runoffs. Everybody sees it when that vote is cast."""
        yield from ()

    def barred(self, state: LupusState) -> Seats:
        """Seats that no longer vote and cannot be voted for, as everybody knows."""
        return ()

    # At the end

    def separate_side(self, state: LupusState) -> Seats:
        """Seats that are a side of their own."""
        return ()

    def wins_at_once(self, state: LupusState) -> Seats:
        """Its holders who win now, whatever else holds; (): it has not won."""
        return ()

    def wins_instead(self, state: LupusState) -> Seats:
        """Seats that win alone a game that is over; (): the usual winners do."""
        return ()

    def story_of_end(self, state: LupusState) -> Iterator[Text]:
        """The last sentences of the story."""
        yield from ()

    # At the verdict and after it

    def lynched_for_tie(self, state: LupusState, tied: Seats) -> Seats:
        """Seats of which one is lynched in place of a lot among `tied`."""
        return ()

    def reprieve(self, state: LupusState, seat: int) -> Facts:
        """Facts in place of the lynching of its holder in `seat`; (): it is lynched."""
        return ()

    def public_lines(self, state: LupusState, day: Day, deaths: Deaths) -> Iterator[Text]:
        """Public lines that it adds to a dawn, a verdict that was carried out, or a correction by
        hand. `deaths`: those that the lines are about."""
        yield from ()

    def story_of_deaths(self, state: LupusState, day: Day, fallen: Seats) -> Iterator[Text]:
        """Its sentences in the story on the players who died at that dawn or later that day; for
        the latter they replace its public lines."""
        yield from ()
