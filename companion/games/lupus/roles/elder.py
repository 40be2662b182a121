"""The elder: outlives the first bite; if the village lynches it, the humans lose their powers
(L-B16)."""

from collections.abc import Iterator

from companion.core import Text, text
from companion.games.lupus.cast import bitten, role_of
from companion.games.lupus.facts.waves import Noted, PowersLost
from companion.games.lupus.moments import Facts, Falls
from companion.games.lupus.nights_and_days import Day
from companion.games.lupus.options import WORLD
from companion.games.lupus.role import Role, Side
from companion.games.lupus.state import LupusState


class Elder(Role):
    """Has no part in the night. The life to spare belongs to the seat; its holder is not told."""

    id = "elder"
    side = Side.HUMANS
    box = WORLD
    power = True
    advised = 9
    unharmed = "lupus-story-elder-spared"

    def withstands(self, state: LupusState, seat: int) -> bool:
        return state.powers and seat not in state.noted.get(self.id, ())

    def after_night(self, state: LupusState) -> Facts:
        """A bite that it withstands costs the life to spare."""
        target = bitten(state)
        if target is None or role_of(state, target) is not self:
            return ()
        spent = state.noted.get(self.id, ())
        return (Noted(self.id, (*spent, target)),) if self.withstands(state, target) else ()

    def after_wave(self, state: LupusState, falls: Falls) -> Facts:
        lynched = any(
            cause == "lynched" and role_of(state, seat) is self for seat, cause in falls.items()
        )
        return (PowersLost(),) if lynched and state.powers else ()

    def upshot(self, state: LupusState, day: Day) -> Iterator[Text]:
        lynched = day.lynched is not None and role_of(state, day.lynched) is self
        if lynched and state.powerless == day.number:
            yield text("lupus-say-elder")
