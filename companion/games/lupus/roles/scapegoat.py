"""The scapegoat: is lynched where a lot would be drawn (L-B21)."""

from companion.core.kit.option import OURS, OWN, Switch
from companion.games.lupus.options import WORLD
from companion.games.lupus.role import Role, Seats, Side
from companion.games.lupus.state import LupusState


class Scapegoat(Role):
    """Has no part in the night; pays for a tie, whether tied or not."""

    id = "scapegoat"
    side = Side.HUMANS
    box = WORLD
    power = True
    advised = 12
    rules = (Switch("scapegoat_before_captain", True, off=OWN, on=OURS),)

    def lynched_for_tie(self, state: LupusState, tied: Seats) -> Seats:
        if not state.powers:
            return ()
        return tuple(seat for seat in state.living if state.role(seat) == self.id)
