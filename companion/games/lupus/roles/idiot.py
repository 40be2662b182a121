"""The village idiot: condemned, shows the card and stays, without a vote from then on (L-B18)."""

from collections.abc import Iterator

from companion.core import SeatName, Text, text
from companion.games.lupus.facts.waves import CardShown
from companion.games.lupus.hooks import Deaths, Facts
from companion.games.lupus.nights_and_days import Day
from companion.games.lupus.options import WORLD
from companion.games.lupus.role import Role, Seats, Side
from companion.games.lupus.state import LupusState


class Idiot(Role):
    """Has no part in the night."""

    id = "idiot"
    side = Side.HUMANS
    box = WORLD
    power = True
    advised = 9

    def reprieve(self, state: LupusState, seat: int) -> Facts:
        """Once, while the humans have their powers."""
        shown = self.barred(state)
        spared = state.powers and seat not in shown
        return (CardShown(self.id, (*shown, seat)),) if spared else ()

    def barred(self, state: LupusState) -> Seats:
        return state.noted.get(self.id, ())

    def public_lines(self, state: LupusState, day: Day, deaths: Deaths) -> Iterator[Text]:
        if day.condemned in self.barred(state):
            yield text("lupus-say-idiot", who=SeatName(day.condemned))
