"""The hunter: who falls as the hunter takes a player along (L-B15)."""

from collections.abc import Iterator

from companion.core import OURS, OWN, SeatName, Text, text
from companion.core.kit.option import Switch
from companion.games.lupus.components.names import role_name
from companion.games.lupus.nights_and_days import Day
from companion.games.lupus.options import WORLD
from companion.games.lupus.role import Role, Seats, Side
from companion.games.lupus.state import LupusState


class Hunter(Role):
    """Has no part in the night; its answer counts among those of all who fell."""

    id = "hunter"
    side = Side.HUMANS
    box = WORLD
    power = True
    advised = 8
    last_shot = True
    rules = (Switch("poisoned_hunter_shoots", True, off=OWN, on=OURS),)

    def shoots(self, state: LupusState, seat: int) -> bool:
        """Not where poison has killed it and the table forbids that (A37)."""
        death = state.players[seat].death
        poisoned = death is not None and death.cause == "poisoned"
        return not poisoned or bool(state.options.value("poisoned_hunter_shoots"))

    def story_of_deaths(self, state: LupusState, day: Day, fallen: Seats) -> Iterator[Text]:
        for seat, target in day.taken:
            if seat not in fallen:
                continue
            if target is None:
                yield text("lupus-story-hunter-nobody", who=SeatName(seat))
            else:
                card, whom = role_name(state, state.role(target)), SeatName(target)
                yield text("lupus-story-hunter", who=SeatName(seat), target=whom, role=card)
