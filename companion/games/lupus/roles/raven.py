"""The raven: its target has two votes more in the next nomination (L-B19)."""

from collections.abc import Iterator

from companion.games.lupus.options import WORLD
from companion.games.lupus.role import NotOneself, Side, Slot, Words
from companion.games.lupus.state import LupusState

VOTES = 2


class Raven(NotOneself):
    """Who it is stays secret; its target is named as the nomination opens."""

    id = "raven"
    side = Side.HUMANS
    box = WORLD
    power = True
    advised = 10
    slot = Slot.MARK
    gives_votes = True
    words = Words(chosen="lupus-band-raven", picked="lupus-story-raven")

    def votes_given(self, state: LupusState) -> Iterator[tuple[int, int]]:
        """Last night's pick; it stands where the raven has died."""
        target = state.nights[-1].picks.get(self.id) if state.nights else None
        if target is not None and state.alive(target):
            yield target, VOTES
