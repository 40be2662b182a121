"""The elder outlives the first bite; if it is lynched, the humans lose their powers (L-B16)."""

from collections.abc import Iterator

from companion.core import Text, text
from companion.games.lupus import waves
from companion.games.lupus.cast import bitten_seat, role_of
from companion.games.lupus.facts.waves import Noted, PowersLost
from companion.games.lupus.hooks import Deaths, Facts
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
        target = bitten_seat(state)
        if target is None or role_of(state, target) is not self:
            return ()
        spent = state.noted.get(self.id, ())
        return (Noted(self.id, (*spent, target)),) if self.withstands(state, target) else ()

    def after_wave(self, state: LupusState, deaths: Deaths) -> Facts:
        """By night, where only a hand lynches, the powers last until the dawn is told (L-B24)."""
        return () if state.night is not None else self._lost(state, deaths)

    def after_dawn(self, state: LupusState) -> Facts:
        return self._lost(state, waves.fallen(state, state.today(), by_day=False))

    def _lost(self, state: LupusState, deaths: Deaths) -> Facts:
        return (PowersLost(),) if self._lynched(state, deaths) and state.powers else ()

    def _lynched(self, state: LupusState, deaths: Deaths) -> bool:
        lynched = (seat for seat, cause in deaths.items() if cause == "lynched")
        return any(role_of(state, seat) is self for seat in lynched)

    def public_lines(self, state: LupusState, day: Day, deaths: Deaths) -> Iterator[Text]:
        if state.powerless in (None, day.number) and self._lynched(state, deaths):
            yield text("lupus-say-elder")
